/// One worn piece of armor with its state.
public struct Layer: Equatable, Sendable {
    public let armor: Armor
    /// Tells the rolls of two copies of one armor apart; stays when the layer moves.
    public let identity: UInt64
    /// Which copy of its armor this is; 0 for the first.
    public let copy: Int
    /// What is left; meaningless where `armor.wears` is false.
    public var durability: Int
    public var charge = 0
    /// Whether the wearer braced it this round: it pays half its wear.
    public var isBraced = false
    var memory: [UInt64] = []
    var responded = Answered()
    var echoed = Answered()

    /// Which responses (or echoes) gave an answer, one bit each.
    struct Answered: Equatable, Sendable {
        private(set) var round: UInt64 = 0
        private var before: UInt64 = 0

        var fight: UInt64 { round | before }

        mutating func note(_ index: Int) {
            round |= 1 &<< UInt64(index)
        }

        mutating func beginRound() {
            before = fight
            round = 0
        }

        static func == (left: Answered, right: Answered) -> Bool {
            left.round == right.round && left.fight == right.fight
        }
    }

    /// A layer of `armor`, new unless `durability` says otherwise.
    public init(_ armor: Armor, copy: Int = 0, durability: Int? = nil) {
        self.armor = armor
        self.copy = copy
        identity = fold(armor.id.key, UInt64(copy))
        self.durability = durability ?? armor.durability ?? 0
    }

    /// Whether its durability is used up.
    public var isBroken: Bool { armor.wears && durability == 0 }

    func answered(_ purpose: Luck.Purpose, _ index: Int, within once: Condition.Once) -> Bool {
        let answered = purpose == .echo ? echoed : responded
        let mask = once == .round ? answered.round : answered.fight
        return mask & (1 &<< UInt64(index)) != 0
    }

    /// Whether anything of the round is left on it.
    var hasRoundBehind: Bool { isBraced || responded.round != 0 || echoed.round != 0 }

    /// Makes ready for the next round.
    mutating func beginRound() {
        isBraced = false
        responded.beginRound()
        echoed.beginRound()
    }

    /// Pays with durability; true when the layer broke by it.
    @inline(__always)
    mutating func lose(_ cost: Int) -> Bool {
        guard cost > 0 else { return false }
        durability = max(0, durability - cost)
        return durability == 0
    }
}

extension Layer {
    /// New layers of a list of armor, outermost first; copies of one armor are numbered as they come.
    public static func fresh(_ armor: [Armor]) -> [Layer] {
        var copies: [ID: Int] = [:]
        return armor.map { armor in
            defer { copies[armor.id, default: 0] += 1 }
            return Layer(armor, copy: copies[armor.id, default: 0])
        }
    }
}
