import Chronicle
public import Content
public import Engine
public import Game

/// What a player looks at between commands: the place, the stack, the foes, the quests.
public struct Pages: Sendable {
    let voice: Voice
    let catalog: Catalog
    let campaign: Campaign
    /// Tells a fight, where there is one.
    let narrator: Narrator?

    public init(_ voice: Voice, _ catalog: Catalog, _ campaign: Campaign) {
        self.voice = voice
        self.catalog = catalog
        self.campaign = campaign
        narrator = campaign.bout.map { Narrator(voice, $0.recording) }
    }

    /// The place, or the fight as it stands.
    public func look() -> [String] {
        if campaign.bout != nil { return board() }
        if campaign.course != nil { return lesson() }
        let place = catalog.places[campaign.place]
        var lines = [title(voice.name(place, campaign.place))]
        if let about = place?.about { lines += voice.wrapped(voice.text(about)) }
        lines += offers()
        if let place, place.foes.isEmpty, let hint = place.teaches { lines += voice.wrapped(voice.text(hint)) }
        if let place { lines += around(place) }
        return lines
    }

    /// Who and what is in a place, and where one can go from it.
    private func around(_ place: PlaceDefinition) -> [String] {
        var lines: [String] = []
        if !place.people.isEmpty {
            let people = place.people.map { voice.name(catalog.people[$0], $0) }.joined(separator: ", ")
            lines += voice.wrapped(voice.say(.peopleHere, ["people": people]))
        }
        if !place.sells.isEmpty { lines.append(voice.say(.shopHere)) }
        if place.isForge { lines.append(voice.say(.forgeHere)) }
        if !place.lessons.isEmpty { lines.append(voice.say(.lessonsHere)) }
        if place.isCamp { lines.append(voice.say(.campHere)) }
        let ways = place.ways.map { way in
            let there = catalog.places[way.to]
            let name = voice.name(there, way.to)
            if !campaign.meets(way.when) { return voice.say(.wayClosed, ["place": name]) }
            let isBarred = there.map { !$0.foes.isEmpty && !campaign.cleared.contains($0.id) } ?? false
            return isBarred ? voice.say(.wayBarred, ["place": name]) : name
        }
        return lines
            + voice.wrapped(
                ways.isEmpty ? voice.say(.noWays) : voice.say(.ways, ["ways": ways.joined(separator: ", ")]))
    }

    /// What may be taken here.
    public func offers() -> [String] {
        let offers = campaign.offers(in: catalog)
        guard !offers.isEmpty else { return [] }
        var lines = [voice.say(.offers)]
        for (number, id) in offers.enumerated() {
            let armor = catalog.armor[id]
            var text = "\(number + 1). \(voice.name(armor, id))"
            if let points = armor?.points, points > 0 {
                text += " (\(voice.say(.offerPoints, ["points": "\(points)"])))"
            }
            if let about = armor?.about { text += ": " + voice.text(about) }
            lines += wrap(text, width: voice.width, hanging: 3)
        }
        return lines
    }

    /// What the foes have announced.
    public func intents() -> [String] {
        if campaign.course != nil { return lesson() }
        guard let fight = campaign.fight, let narrator else { return [voice.say(.notInFight)] }
        if fight.intents.isEmpty { return [voice.say(.noIntents)] }
        return fight.intents.enumerated().map { narrator.announcement($0 + 1, $1, fight) }
    }

    /// Points, coins, and every quest that is known of with its state.
    public func quests() -> [String] {
        var lines = [
            voice.say(
                .standing,
                [
                    "points": "\(campaign.points)", "defeats": "\(campaign.defeats)",
                    "score": "\(campaign.score(in: catalog))",
                ])
        ]
        lines.append(voice.say(.purse, ["coins": "\(campaign.coins)"]))
        if let left = campaign.defeatsLeft(in: catalog) {
            lines.append(voice.say(.oilLeft, ["left": "\(left)", "most": "\(catalog.mostDefeats)"]))
        }
        var unknown = 0
        for quest in catalog.quests.all {
            let state: Phrase
            switch campaign.state(of: quest, in: catalog) {
            case .unknown:
                unknown += 1
                continue
            case .open where !isInSight(quest): continue
            case .open: state = .questOpen
            case .done: state = .questDone
            case .missed: state = .questMissed
            }
            var text = "\(voice.name(quest, quest.id)) (\(quest.points), \(voice.say(state)))"
            if let about = quest.about { text += ": " + voice.text(about) }
            if state == .questOpen, let left = campaign.fightsLeft(for: quest, in: catalog) {
                text += " (" + voice.say(.questHurry, ["count": "\(left)"]) + ")"
            }
            lines += wrap(text, width: voice.width, hanging: 2)
        }
        return lines + (unknown > 0 ? voice.wrapped(voice.say(.questsWaiting)) : [])
    }

    /// Whether the player knows of the foe that a quest is about: it bars a way from a place where the Avatar was.
    private func isInSight(_ quest: QuestDefinition) -> Bool {
        guard case .beat(let foe) = quest.aim else { return true }
        let known = campaign.visited.flatMap { [$0] + (catalog.places[$0]?.ways.map(\.to) ?? []) }
        return known.contains { catalog.places[$0]?.foes.contains(foe) == true }
            || campaign.asked.contains { $0.quest == quest.id }
    }

    /// The last attack on anybody, hop by hop, with the response that answered.
    public func why(_ facts: [Fact], _ fight: Fight?) -> [String] {
        guard let fight, let narrator, let start = facts.lastIndex(where: \.isAttack),
            case .attack(_, _, let wearer, _) = facts[start]
        else { return [voice.say(.nothingYet)] }
        var lines = [voice.say(.lastTravelled)]
        for fact in facts[start...] {
            switch fact {
            case .hop(let hop):
                lines.append(narrator.line(hop))
                lines += narrator.reason(hop, wornBy: wearer)
                    .map { narrator.indented(voice.palette.paint($0, .dim)) }
            case .attack, .echo, .outcome, .hit, .heal, .inflict, .turn, .down: lines += narrator.tell([fact], fight)
            case .round, .intent, .choice, .plan, .use, .mend, .charge, .hasten, .suffer, .recover, .check, .end:
                return lines
            }
        }
        return lines
    }

    func title(_ text: String) -> String { voice.palette.paint(text, .bold) }
}

extension Fact {
    /// Whether an attack sets out.
    public var isAttack: Bool {
        if case .attack = self { true } else { false }
    }
}
