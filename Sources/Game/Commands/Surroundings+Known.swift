import Chronicle
import Content
import Engine

/// What the player has met, or has before it: names of anything else are not given away.
extension Surroundings {
    /// Each kind of foe that bars a place, once.
    func barring(_ place: String) -> [String] {
        guard !campaign.cleared.contains(place) else { return [] }
        var seen: Set<String> = []
        return (catalog.places[place]?.foes ?? []).filter { seen.insert($0).inserted }
    }

    /// Whether a subject is a foe of this kind in the fight.
    func isFoe(_ subject: Subject, like id: ID) -> Bool {
        if case .foe(let index) = subject { fight?.lineup[index].id == id } else { false }
    }

    /// Foes where the Avatar was, of the places next to those, and of the fight.
    private var knownFoes: Set<String> {
        var places = Set(campaign.visited)
        for place in campaign.visited { places.formUnion(catalog.places[place]?.ways.map(\.to) ?? []) }
        var foes = Set(places.flatMap { catalog.places[$0]?.foes ?? [] })
        if let fight, let names = campaign.bout?.recording.names { foes.formUnion(fight.lineup.map { names[$0.id] }) }
        return foes
    }

    /// The attacks of those foes, of the lesson under way, and of the things at hand.
    var knownAttacks: Set<String> {
        var attacks = Set(campaign.weapons(in: catalog))
        for foe in knownFoes { attacks.formUnion((book.foes[foe] ?? catalog.foes[foe])?.plans.flatMap { $0 } ?? []) }
        attacks.formUnion((lesson?.run.volley.steps ?? []).map(\.definition.id))
        for item in (campaign.items + onSale.map(\.id)).compactMap({ catalog.items[$0] }) {
            attacks.formUnion([item.weapon, item.use?.throwing].compactMap { $0 })
        }
        return attacks
    }

    var knownQuests: [QuestDefinition] {
        let foes = knownFoes
        return catalog.quests.all.filter { quest in
            if case .beat(let foe) = quest.aim, !foes.contains(foe),
                !campaign.asked.contains(where: { $0.quest == quest.id })
            {
                return false
            }
            if case .unknown = campaign.state(of: quest, in: catalog) { return false }
            return true
        }
    }
}

extension Ware {
    /// The id of the armor or the item.
    var id: String {
        switch self {
        case .armor(let id), .item(let id): id
        }
    }
}
