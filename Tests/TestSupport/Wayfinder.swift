import Chronicle
public import Content
public import Engine
public import Game
import Lab

/// Finds commands that walk a road to its end: before each fight it tries ways to dress, in a fight it plays as the
/// planner does, and keeps the first dress that wins.
///
///     Wayfinder(catalog, seed: 7, taste: 0).walk()   // ["take 1", "doff 2", …, "go bathhouse", …, "end"]
///
/// It knows nothing of the content but what the catalog says, so that a script can be found again when content changes.
public struct Wayfinder {
    /// The commands so far, as a player would type them.
    public private(set) var lines: [String] = []
    private let catalog: Catalog
    /// Which of the offered armors to take: this many places further each time, so that two tastes differ.
    private let taste: Int
    private var campaign: Campaign
    private var luck: SplitMix64

    public init?(_ catalog: Catalog, seed: UInt64, taste: Int) {
        guard let campaign = Campaign(seed: seed, in: catalog) else { return nil }
        self.campaign = campaign
        self.catalog = catalog
        self.taste = taste
        luck = SplitMix64(state: UInt64(taste))
    }

    /// The whole road; nil where no dress wins a fight in `tries` tries.
    public mutating func walk(tries: Int = 400) -> [String]? {
        while !campaign.isFinished(in: catalog) {
            lines.append("# \(campaign.place)")
            provide()
            guard let way = catalog.places[campaign.place]?.ways.first?.to else { return nil }
            guard let there = catalog.places[way], !there.foes.isEmpty, !campaign.cleared.contains(way) else {
                guard play(.go(way)) else { return nil }
                continue
            }
            guard let (won, told) = firstVictory(at: way, tries) else { return nil }
            campaign = won
            lines += told
        }
        return lines
    }

    /// Takes what is offered, spends points, rests.
    private mutating func provide() {
        let offers = campaign.offers(in: catalog)
        for index in offers.indices where !campaign.offers(in: catalog).isEmpty {
            _ = play(.take(offers[(index + taste) % offers.count]))
        }
        var piece = taste % max(1, campaign.worn.count)
        while piece < (campaign.worn + campaign.carried).count { if !play(.upgrade(piece)) { piece += 1 } }
        _ = play(.rest)
    }

    private mutating func play(_ action: Action) -> Bool {
        guard (try? campaign.perform(action, in: catalog)) != nil else { return false }
        lines.append(Wayfinder.words(action))
        return true
    }

    /// Dresses at random until a fight is won; the first try goes as it is.
    private mutating func firstVictory(at way: String, _ tries: Int) -> (Campaign, [String])? {
        for number in 0..<tries {
            var ahead = campaign
            var told: [String] = []
            func act(_ action: Action) -> Bool {
                guard (try? ahead.perform(action, in: catalog)) != nil else { return false }
                told.append(Wayfinder.words(action))
                return true
            }
            if number > 0 {
                while !ahead.worn.isEmpty { _ = act(.choose(.doff(0))) }
                for _ in 0..<8 where !ahead.carried.isEmpty {
                    _ = act(.choose(.don(Int(luck.next() % UInt64(ahead.carried.count)))))
                }
            }
            guard act(.go(way)) else { return nil }
            while let fight = ahead.fight {
                for choice in Planner().plan(fight) where ahead.bout != nil { _ = act(.choose(choice)) }
            }
            if ahead.cleared.contains(way) { return (ahead, told) }
        }
        return nil
    }

    /// An action as a player would type it.
    public static func words(_ action: Action) -> String {
        switch action {
        case .choose(let choice): words(choice)
        case .go(let place): "go \(place)"
        case .take(let armor): "take \(armor)"
        case .upgrade(let index): "upgrade \(index + 1)"
        case .buy(.armor(let id)), .buy(.item(let id)): "buy \(id)"
        case .sell(.piece(let index)): "sell \(index + 1)"
        case .sell(.item(let id)): "sell \(id)"
        case .wield(let attack): "wield \(attack)"
        case .talk(let person): "talk \(person)"
        case .rest: "rest"
        case .note(let text): "note \(text)"
        }
    }

    public static func words(_ choice: Choice) -> String {
        switch choice {
        case .swap(let one, let other): "swap \(one + 1) \(other + 1)"
        case .move(let from, let to): "move \(from + 1) to \(to + 1)"
        case .strike(let foe): "strike \(foe + 1)"
        case .mend(let layer): "mend \(layer + 1)"
        case .brace(let layer): "brace \(layer + 1)"
        case .don(let index): "don \(index + 1)"
        case .doff(let layer): "doff \(layer + 1)"
        case .use(let item, let foe): "use \(item + 1) at \(foe + 1)"
        case .end: "end"
        }
    }
}
