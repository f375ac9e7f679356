public import Chronicle
public import Content
import Engine

/// Plays the whole road as the game does: one fight a place, rest between them, one offered armor after each.
///
/// A defeat ends the run.
public struct Road: Sendable {
    public let catalog: Catalog
    /// Which armor to take where it is offered, best first.
    public let wishes: [String]
    /// What to wear against a foe, best first; whatever is owned otherwise.
    public let likes: [String: [String]]

    public init(_ catalog: Catalog, wishes: [String] = [], likes: [String: [String]] = [:]) {
        self.catalog = catalog
        self.wishes = wishes
        self.likes = likes
    }

    /// How one run went.
    public struct Run: Equatable, Sendable {
        /// The places whose foes were beaten, in order.
        public var cleared: [String] = []
        public var pointsEarned = 0
        public var upgrades = 0
        /// Whether the last place was cleared.
        public var reachedTheEnd = false
        public var suffered = 0
    }

    /// Plays from the start until the end of the road or a defeat; nil for content that begins no game.
    public func run(seed: UInt64, _ bot: any Bot) throws(FightSetup.Missing) -> Run? {
        guard let beginning = catalog.beginning else { return nil }
        var run = Run()
        var outfit = Outfit(beginning)
        var points = 0
        var place = catalog.places[beginning.start]
        var visited: Set<String> = []
        while let here = place, visited.insert(here.id).inserted {
            if !here.foes.isEmpty {
                let liked = here.foes.flatMap { likes[$0] ?? [] }
                let spent = outfit.upgrade(with: points, favoring: liked, in: catalog)
                points = spent.left
                run.upgrades += spent.count
                let setup = FightSetup(
                    seed: fold(seed, here.key.key), health: beginning.health, weapon: beginning.weapon,
                    wears: outfit.dressed(liking: liked, in: catalog), foes: here.foes)
                let fight = bot.play(try setup.fight(in: catalog))
                run.suffered += fight.totals.suffered
                guard fight.result == .won else { return run }
                run.cleared.append(here.id)
                let earned = pointsEarned(from: here.foes, fight)
                points += earned
                run.pointsEarned += earned
                if let armor = chosen(from: here.offers, with: points) {
                    points -= armor.points
                    outfit.take(armor.id)
                }
            }
            place = here.ways.first { !visited.contains($0) }.flatMap { catalog.places[$0] }
        }
        run.reachedTheEnd = true
        return run
    }

    private func pointsEarned(from foes: [String], _ fight: Fight) -> Int {
        catalog.quests.all.filter { foes.contains($0.foe) && $0.isMet(rounds: fight.round, fight.totals) }
            .reduce(0) { $0 + $1.points }
    }

    /// The first wish among the offers that can be paid, else the first offer that can.
    private func chosen(from offers: [String], with points: Int) -> ArmorDefinition? {
        let payable = offers.compactMap { catalog.armor[$0] }.filter { $0.points <= points }
        return wishes.compactMap { wish in payable.first { $0.id == wish } }.first ?? payable.first
    }
}
