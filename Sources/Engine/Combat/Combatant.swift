/// The Avatar or a foe in a fight: the wearer at the end of its chain.
public struct Combatant: Equatable, Sendable {
    public let id: ID
    public internal(set) var health: Int
    public let mostHealth: Int
    public internal(set) var stack: Stack
    /// Armor carried but not worn.
    public internal(set) var pack: [Layer]
    public internal(set) var afflictions: [Affliction] = []

    public init(_ id: ID, health: Int, of most: Int? = nil, wearing layers: [Layer] = [], carrying pack: [Layer] = []) {
        self.id = id
        self.health = health
        mostHealth = most ?? health
        stack = Stack(layers)
        self.pack = pack
    }

    public var isDown: Bool { health == 0 }

    /// The power of an attack thrown by this combatant in its present state; at least 1.
    func strength(_ power: Int) -> Int {
        let percent = afflictions.reduce(100) { min($0 * $1.status.power / 100, 1_000) }
        return min(max(1, power * percent / 100), Attack.mostPower)
    }

    /// Sums a number over the afflictions.
    func sum(_ value: (Status) -> Int) -> Int {
        afflictions.reduce(0) { $0 + value($1.status) }
    }

    /// Takes the charge out of every layer and says how much there was.
    mutating func spendCharge() -> Int {
        let charge = stack.charge
        if charge > 0 { for index in stack.layers.indices { stack.layers[index].charge = 0 } }
        return charge
    }

    /// Begins or lengthens an affliction; one that is under way keeps doing its harm.
    mutating func suffer(_ affliction: Affliction, in round: Int) {
        if let index = afflictions.firstIndex(where: { $0.status.id == affliction.status.id }) {
            let present = afflictions[index]
            let rest = present.since == round ? affliction.rounds : affliction.rounds + 1
            afflictions[index].rounds = max(present.rounds, rest)
        } else {
            var begun = affliction
            begun.since = round
            afflictions.append(begun)
        }
    }

    mutating func beginRound() {
        for index in stack.layers.indices { stack.layers[index].beginRound() }
        // What was taken off may be put on again: it has no round behind it either.
        // To touch the others would copy the whole pack, for every preview of a round.
        for index in pack.indices where pack[index].hasRoundBehind { pack[index].beginRound() }
    }
}
