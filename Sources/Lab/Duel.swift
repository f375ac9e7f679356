public import Chronicle
public import Content
public import Engine

/// One setup, fought many times: seed after seed, nothing shared between the fights.
///
///     try Duel(setup, in: catalog).tally(200) { _ in OneStep() }.wins
public struct Duel: Sendable {
    public let setup: FightSetup
    public let catalog: Catalog

    public init(_ setup: FightSetup, in catalog: Catalog) {
        self.setup = setup
        self.catalog = catalog
    }

    /// Plays so many seeds, one after the other; `bot` makes the player of each.
    public func tally(
        _ fights: Int, from first: UInt64 = 1, _ bot: (UInt64) -> any Bot
    ) throws(FightSetup.Missing) -> Tally {
        var tally = Tally()
        for number in 0..<UInt64(max(0, fights)) {
            let seed = first &+ number
            var setup = setup
            setup.seed = seed
            tally.count(bot(seed).play(try setup.fight(in: catalog)))
        }
        return tally
    }
}

/// What many fights added up to; integers only.
public struct Tally: Equatable, Sendable {
    public private(set) var wins = 0
    public private(set) var losses = 0
    public private(set) var stalemates = 0
    /// The lengths of the fights, in rounds, as they were played.
    public private(set) var rounds: [Int] = []
    /// Health that the Avatar lost in all.
    public private(set) var suffered = 0

    public init() {}

    public var fights: Int { rounds.count }
    /// Wins in a hundred fights, rounded down.
    public var percent: Int { fights == 0 ? 0 : wins * 100 / fights }
    /// The length that half of the fights do not exceed.
    public var medianRounds: Int { fights == 0 ? 0 : rounds.sorted()[(fights - 1) / 2] }
    public var longest: Int { rounds.max() ?? 0 }

    /// Adds one finished fight.
    public mutating func count(_ fight: Fight) {
        switch fight.result {
        case .won: wins += 1
        case .lost: losses += 1
        case .stalemate, nil: stalemates += 1
        }
        rounds.append(fight.round)
        suffered += fight.totals.suffered
    }
}
