import Chronicle
public import Content
public import Engine

/// Something that would help just now.
public enum Advice: Equatable, Sendable {
    /// An attack will get through this round; see which.
    case preview
    /// The round would be the last one, whatever single thing is done first.
    case doom(canUndo: Bool)
    /// Another order of the layers lets less through.
    case reorder(Choice)
    /// In the last round another order would have let less through.
    case why
    /// A layer has less than half left.
    case mend(Int)
    /// A layer will lose much of itself this round.
    case brace(Int)
    /// A foe wears something that can be read.
    case examine(foe: Int)
    case strike(foe: Int)
    case end
    /// An item heals, and there is something to heal.
    case use(String)
    case rest
    case upgrade(Int)
    case talk(String)
    case buy
    case train
    /// A lesson is under way and waits.
    case lesson
    case take
    case go(String)

    /// The name of the command that it is about; several pieces of advice may share one.
    public var command: String {
        switch self {
        case .preview: "preview"
        case .doom(let canUndo): canUndo ? "undo" : "preview"
        case .reorder: "move"
        case .why: "why"
        case .mend: "mend"
        case .brace: "brace"
        case .examine: "examine"
        case .strike: "strike"
        case .end: "end"
        case .use: "use"
        case .rest: "rest"
        case .upgrade: "upgrade"
        case .talk: "talk"
        case .buy: "buy"
        case .train: "train"
        case .lesson: "look"
        case .take: "take"
        case .go: "go"
        }
    }

    /// What a tutor may name, the most useful first; `before` is the fight before the round that has just ended.
    ///
    /// It sees what the player sees: a preview is exact for both. To look for another order takes a while, and is left out
    /// where the command `isKnown`.
    public static func lessons(
        for campaign: Campaign, in catalog: Catalog, after before: Fight?, isKnown: (String) -> Bool = { _ in false }
    ) -> [Advice] {
        guard let fight = campaign.fight else { return away(campaign, catalog).filter { !$0.isPlain } }
        var all: [Advice] = fight.isHurtNext ? [.preview] : []
        if !isKnown("move"), let better = fight.betterOrder { all.append(.reorder(better)) }
        if !isKnown("why"), let before, before.isHurtNext, before.betterOrder != nil { all.append(.why) }
        all += care(campaign, fight)
        if let foe = fight.foes.firstIndex(where: { !$0.isDown && !$0.stack.layers.isEmpty }) {
            all.append(.examine(foe: foe))
        }
        return all
    }

    /// The best thing to do now, known or not.
    public static func best(for campaign: Campaign, in catalog: Catalog) -> Advice? {
        guard let fight = campaign.fight else { return away(campaign, catalog).first }
        if fight.isDoomed { return .doom(canUndo: campaign.terms.mode == .story) }
        if let better = fight.betterOrder { return .reorder(better) }
        let care = care(campaign, fight)
        if let urgent = care.first(where: { if case .brace = $0 { false } else { true } }) { return urgent }
        let foe = fight.foes.firstIndex { !$0.isDown } ?? 0
        // Tempo that is too little for a blow is enough to brace with.
        if (try? fight.cost(of: .strike(foe))) != nil { return .strike(foe: foe) }
        return care.first ?? .end
    }

    /// What keeps Avatar and layers whole in a fight.
    private static func care(_ campaign: Campaign, _ fight: Fight) -> [Advice] {
        var all: [Advice] = []
        if fight.avatar.health * 2 < fight.avatar.mostHealth, let item = healer(campaign) {
            all.append(.use(item))
        }
        let layers = fight.avatar.stack.layers
        let low = layers.indices.filter { index in
            layers[index].durability * 2 < layers[index].armor.durability ?? 0
                && (try? fight.cost(of: .mend(index))) != nil
        }
        if let worst = low.min(by: { layers[$0].durability < layers[$1].durability }) { all.append(.mend(worst)) }
        if let layer = fight.strained { all.append(.brace(layer)) }
        return all
    }

    private static func healer(_ campaign: Campaign) -> String? {
        guard let bout = campaign.bout else { return nil }
        let fight = bout.recording.fight
        let foe = fight.foes.firstIndex { !$0.isDown } ?? 0
        let index = fight.items.indices.first { index in
            fight.items[index].heal > 0 && (try? fight.cost(of: .use(index, at: foe))) != nil
        }
        return index.map { bout.recording.names[fight.items[$0].id] }
    }

    /// What to do away from a fight, the best first.
    private static func away(_ campaign: Campaign, _ catalog: Catalog) -> [Advice] {
        if campaign.course != nil { return [.lesson] }
        guard let here = catalog.places[campaign.place] else { return [] }
        var all: [Advice] = []
        if here.isCamp, !campaign.isWhole(in: catalog) { all.append(.rest) }
        if let stranger = here.people.first(where: { !campaign.met.contains($0) }) { all.append(.talk(stranger)) }
        if !campaign.offers(in: catalog).isEmpty { all.append(.take) }
        if here.lessons.contains(where: { !campaign.learned.contains($0) }) { all.append(.train) }
        if here.isForge, let piece = campaign.affordableUpgrades(in: catalog).first { all.append(.upgrade(piece)) }
        if campaign.canBuyNew(in: catalog) { all.append(.buy) }
        let ways = campaign.openWays(from: campaign.place, in: catalog)
        if let way = ways.first(where: { !campaign.visited.contains($0) }) ?? ways.first { all.append(.go(way)) }
        return all
    }

    /// Whether nobody needs to be told of it.
    private var isPlain: Bool {
        switch self {
        case .go, .take, .lesson, .strike, .end: true
        case .preview, .doom, .reorder, .why, .mend, .brace, .examine, .use, .rest, .upgrade, .talk, .buy, .train: false
        }
    }
}
