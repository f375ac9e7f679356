public import Chronicle
public import Content
public import Engine

/// What lasts longer than a fight: where the Avatar is, what it owns, what it has done. A value; copies are cheap.
public struct Campaign: Sendable {
    public typealias Piece = FightSetup.Piece

    public let seed: UInt64
    public internal(set) var terms = Terms()
    /// The place where the Avatar stands; during a fight, the one it came from.
    public internal(set) var place: String
    /// Places where it has been, in the order that happened.
    public internal(set) var visited: [String] = []
    /// Places whose foes are beaten, in the order that happened.
    public internal(set) var cleared: [String] = []
    public internal(set) var health: Int
    public internal(set) var mostHealth: Int
    /// The attack that a strike throws.
    public internal(set) var weapon: String
    /// Outermost first.
    public internal(set) var worn: [Piece]
    public internal(set) var carried: [Piece]
    /// The bag, in the order things came into it; the same item may lie in it twice.
    public internal(set) var items: [String] = []
    public internal(set) var coins = 0
    public internal(set) var points = 0
    /// People that were talked to.
    public internal(set) var met: [String] = []
    /// Quests that somebody asked for, and how many fights had begun by then.
    public internal(set) var asked: [Asked] = []
    public internal(set) var questsDone: [String] = []
    /// Quests that can no longer be done.
    public internal(set) var questsMissed: [String] = []
    /// Trials whose lessons are passed.
    public internal(set) var learned: [String] = []
    /// Places whose offer was taken up.
    public internal(set) var claimed: [String] = []
    /// Places whose finds were picked up.
    public internal(set) var searched: [String] = []
    public internal(set) var fightsBegun = 0
    public internal(set) var defeats = 0
    /// Defeats that count towards the most that the journey can bear: all but those from before there was a limit.
    public internal(set) var spilt = 0
    public internal(set) var rests = 0
    public internal(set) var bout: Bout?
    /// The lesson under way; there is none in a fight.
    public internal(set) var course: Course?

    /// What a journey is bound to from its beginning.
    public struct Terms: Equatable, Sendable {
        public enum Mode: String, Sendable, CaseIterable {
            /// Anything can be taken back.
            case story
            /// Nothing can.
            case ironman
            /// A recorded fight played on from one of its moments, and nothing else.
            case practice
        }

        public var mode = Mode.story
        /// Ids of the oaths sworn.
        public var oaths: [String] = []

        public init(mode: Mode = .story, oaths: [String] = []) {
            self.mode = mode
            self.oaths = oaths
        }
    }

    /// A quest that somebody asked for.
    public struct Asked: Equatable, Sendable {
        public var quest: String
        /// How many fights had begun.
        public let fight: Int
    }

    /// A fight under way.
    public struct Bout: Sendable {
        public let number: Int
        /// The place it bars.
        public let place: String
        public internal(set) var recording: Recording
    }

    /// A new game; nil when the content has none.
    ///
    /// `catalog` is already under the oaths that the terms name.
    public init?(seed: UInt64, terms: Terms = Terms(), in catalog: Catalog) {
        guard let beginning = catalog.beginning else { return nil }
        self.init(
            seed: seed, place: beginning.start, health: beginning.health, mostHealth: beginning.health,
            weapon: beginning.weapon, worn: [], carried: [])
        self.terms = terms
        visited = [beginning.start]
        worn = beginning.wears.compactMap { newPiece($0, catalog) }
        for armor in beginning.carries { own(.armor(armor), catalog) }
    }

    init(seed: UInt64, place: String, health: Int, mostHealth: Int, weapon: String, worn: [Piece], carried: [Piece]) {
        self.seed = seed
        self.place = place
        self.health = health
        self.mostHealth = mostHealth
        self.weapon = weapon
        self.worn = worn
        self.carried = carried
    }

    /// The fight under way, if there is one.
    public var fight: Fight? { bout?.recording.fight }

    /// A new piece of armor, numbered among the copies already owned.
    func newPiece(_ armor: String, _ catalog: Catalog) -> Piece? {
        guard let definition = catalog.armor[armor] else { return nil }
        let taken = (worn + carried).filter { $0.armor == armor }.map(\.copy)
        let copy = (0...taken.count).first { !taken.contains($0) } ?? 0
        return .new(definition, copy: copy)
    }

    /// The most things in the bag, and the most pieces of armor in all; no save holds more.
    static let mostOwned = 1_000

    /// Whether one more can be owned.
    func hasRoom(for ware: Ware) -> Bool {
        switch ware {
        case .item: items.count < Campaign.mostOwned
        case .armor: worn.count + carried.count < Campaign.mostOwned
        }
    }

    /// Takes a thing into the bag or armor into the pack; false, and nothing happens, where there is no room.
    @discardableResult
    mutating func own(_ ware: Ware, _ catalog: Catalog) -> Bool {
        guard hasRoom(for: ware) else { return false }
        switch ware {
        case .item(let id): items.append(id)
        case .armor(let id): if let piece = newPiece(id, catalog) { carried.append(piece) }
        }
        return true
    }

    /// Whether a piece's armor is in no loaded content: it waits, unchanged and out of every fight, for its mod.
    public func isAbsent(_ piece: Piece, _ catalog: Catalog) -> Bool {
        catalog.armor[piece.armor].map { !$0.levels.indices.contains(piece.level) } ?? true
    }

    /// Whether a rest would mend nothing.
    public func isWhole(in catalog: Catalog) -> Bool {
        var rested = self
        rested.restore(catalog)
        return (rested.health, rested.worn, rested.carried) == (health, worn, carried)
    }

    /// The pieces that can be had in a better version for the points there are, by their places among worn and then
    /// carried armor.
    public func affordableUpgrades(in catalog: Catalog) -> [Int] {
        let pieces = worn + carried
        return pieces.indices.filter { index in
            guard let costs = catalog.armor[pieces[index].armor]?.upgradePoints,
                costs.indices.contains(pieces[index].level)
            else { return false }
            return costs[pieces[index].level] <= points
        }
    }

    /// Makes everything whole again.
    mutating func restore(_ catalog: Catalog) {
        health = mostHealth
        func whole(_ piece: Piece) -> Piece {
            guard let definition = catalog.armor[piece.armor], definition.levels.indices.contains(piece.level) else {
                return piece
            }
            return .new(definition, level: piece.level, copy: piece.copy)
        }
        worn = worn.map(whole)
        carried = carried.map(whole)
    }
}
