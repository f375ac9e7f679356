/// One thing that happened in a fight: the engine states facts, others find the words.
public enum Fact: Equatable, Sendable {
    case round(Int, tempo: Int, moves: Int)
    case intent(Int, Intent)
    case choice(Choice)
    /// The plan a foe follows this round, by its number.
    case plan(foe: Int, Int)
    /// An attack is under way; numbered from 1 within its round.
    case attack(number: Int, from: Side, to: Side, Attack)
    /// An item was used up; what it did follows.
    case use(ID)
    /// What an item did to a worn layer, and to the tempo.
    case mend(layer: Int, armor: ID, durability: Hop.Change)
    case charge(layer: Int, armor: ID, charge: Hop.Change)
    case hasten(tempo: Hop.Change)
    case hop(Hop)
    case echo(Reverberation)
    case outcome(Outcome, by: ID, damage: Int, reflected: Int)
    case hit(Side, damage: Int, health: Hop.Change)
    case heal(Side, amount: Int, health: Hop.Change)
    /// Somebody was turned round, and what is outermost now.
    case turn(Side, by: Int, outermost: ID)
    case inflict(Side, status: ID, rounds: Int)
    /// A status took health at the end of the round.
    case suffer(Side, status: ID, damage: Int, health: Hop.Change)
    case recover(Side, status: ID)
    case down(Side)
    /// The state's hash and the number of rolls so far, at the end of each round.
    case check(hash: UInt64, rolls: Int)
    case end(Result, rounds: Int, Totals, hash: UInt64)
}

/// The facts of a fight, in order; off, it costs one branch a fact.
public struct Journal: Sendable {
    public let isOn: Bool
    public private(set) var facts: [Fact] = []

    /// A journal that keeps facts.
    public init() {
        isOn = true
    }

    private init(isOn: Bool) {
        self.isOn = isOn
    }

    /// A journal that keeps nothing.
    public static let off = Journal(isOn: false)

    @inline(__always)
    mutating func note(_ fact: @autoclosure () -> Fact) {
        if isOn { facts.append(fact()) }
    }

    /// Takes all facts out, leaving room for more.
    public mutating func drain() -> [Fact] {
        defer { facts.removeAll(keepingCapacity: true) }
        return facts
    }

    /// Takes all facts out into `list`, whose own room then serves the next ones: a fifth less for fight and trace than `drain()`.
    public mutating func drain(into list: inout [Fact]) {
        list.removeAll(keepingCapacity: true)
        swap(&list, &facts)
    }

    /// Drops the facts of a try that does not stand.
    mutating func forget(since mark: Int) {
        if isOn { facts.removeSubrange(mark...) }
    }

    /// Writes down on the retrying layer's hop how many further tries it took.
    mutating func noteRetries(_ retries: Int, at index: Int) {
        guard case .hop(var hop) = facts[index] else { return }
        hop.retries = retries
        facts[index] = .hop(hop)
    }
}
