import Chronicle
public import Content
public import Engine
public import Game

/// Finds commands that walk a road to its end: before each fight it tries ways to dress, in a fight it takes the choice
/// whose preview looks best, one step ahead, and keeps the first dress that wins.
///
///     Wayfinder(catalog, seed: 7, taste: 0).walk()   // ["take 1", "doff 2", …, "go bathhouse", …, "end"]
///
/// It knows nothing of the content but what the catalog says, so that a script can be found again when content changes.
public struct Wayfinder {
    /// The commands so far, as a player would type them.
    public private(set) var lines: [String] = []
    private let catalog: Catalog
    /// Which of three offered armors to take: a digit to the base of three for each place, the lowest first.
    private let taste: Int
    private var campaign: Campaign
    private var luck: SplitMix64
    /// The digits of the taste that are left.
    private var appetite: Int

    public init?(_ catalog: Catalog, seed: UInt64, taste: Int) {
        guard let campaign = Campaign(seed: seed, in: catalog) else { return nil }
        self.campaign = campaign
        self.catalog = catalog
        self.taste = taste
        appetite = taste
        luck = SplitMix64(state: UInt64(taste))
    }

    /// The whole road; nil where no dress wins a fight in `tries` tries.
    public mutating func walk(tries: Int = 120) -> [String]? {
        while !campaign.isFinished(in: catalog) {
            lines.append("# \(campaign.place)")
            provide()
            guard let way = catalog.places[campaign.place]?.ways.first else { return nil }
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
        let offers = campaign.offers
        for index in offers.indices where !campaign.offers.isEmpty {
            _ = play(.take(offers[(index + appetite % 3) % offers.count]))
        }
        if !offers.isEmpty { appetite /= 3 }
        var piece = taste % max(1, campaign.worn.count)
        while piece < (campaign.worn + campaign.carried).count { if !play(.upgrade(piece)) { piece += 1 } }
        _ = play(.rest)
    }

    private mutating func play(_ action: Action) -> Bool {
        guard (try? campaign.perform(action, in: catalog)) != nil else { return false }
        lines.append(Wayfinder.words(action))
        return true
    }

    /// Dresses at random, now bold and now careful, until a fight is won; the first try goes as it is.
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
            let boldness = [12, 6, 24][number % 3]
            while let fight = ahead.fight { _ = act(.choose(Wayfinder.best(fight, boldness: boldness))) }
            if ahead.cleared.contains(way) { return (ahead, told) }
        }
        return nil
    }

    /// The choice after which the round, ended, looks best; `boldness` is what a foe's health counts, the own being 12.
    public static func best(_ fight: Fight, boldness: Int = 12) -> Choice {
        var best = Choice.end
        var bestWorth = fight.result == nil ? worth(of: [], fight, boldness) : 0
        for choice in fight.choices where choice != .end {
            let worth = worth(of: [choice], fight, boldness)
            if worth > bestWorth { (best, bestWorth) = (choice, worth) }
        }
        guard best == .end, fight.result == nil else { return best }
        // Two layers may have to move before anything is better.
        for first in fight.choices where first.isReordering {
            for second in fight.choices where second.isReordering {
                let worth = worth(of: [first, second], fight, boldness)
                if worth > bestWorth { (best, bestWorth) = (first, worth) }
            }
        }
        return best
    }

    private static func worth(of choices: [Choice], _ fight: Fight, _ boldness: Int) -> Int {
        guard let after = try? fight.preview(choices).fight else { return .min }
        let foes = after.foes.reduce(0) { $0 + $1.health }
        let wear = after.avatar.stack.layers.reduce(0) { $0 + $1.durability }
        let worth = after.avatar.health * 12 - foes * boldness + wear + after.avatar.stack.charge * 8
        switch after.result {
        case .won: return worth + 100_000
        case .lost, .stalemate: return worth - 100_000
        case nil: return worth
        }
    }

    /// An action as a player would type it.
    public static func words(_ action: Action) -> String {
        switch action {
        case .choose(let choice): words(choice)
        case .go(let place): "go \(place)"
        case .take(let armor): "take \(armor)"
        case .upgrade(let index): "upgrade \(index + 1)"
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
        case .end: "end"
        }
    }
}

extension Choice {
    fileprivate var isReordering: Bool {
        switch self {
        case .swap, .move: true
        case .strike, .mend, .brace, .don, .doff, .end: false
        }
    }
}
