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
        let place = catalog.places[campaign.place]
        var lines = [title(voice.name(place, campaign.place))]
        if let about = place?.about { lines += voice.wrapped(voice.text(about)) }
        lines += offers()
        if let place, place.foes.isEmpty, let hint = place.teaches { lines += voice.wrapped(voice.text(hint)) }
        if let place {
            let ways = place.ways.map { voice.name(catalog.places[$0], $0) }
            lines.append(
                ways.isEmpty ? voice.say(.noWays) : voice.say(.ways, ["ways": ways.joined(separator: ", ")]))
        }
        return lines
    }

    /// What may be taken here.
    public func offers() -> [String] {
        guard !campaign.offers.isEmpty else { return [] }
        var lines = [voice.say(.offers)]
        for (number, id) in campaign.offers.enumerated() {
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
        guard let fight = campaign.fight, let narrator else { return [voice.say(.notInFight)] }
        if fight.intents.isEmpty { return [voice.say(.noIntents)] }
        return fight.intents.enumerated().map { narrator.announcement($0 + 1, $1, fight) }
    }

    /// Points, and every quest with its state.
    public func quests() -> [String] {
        var lines = [voice.say(.pointsLeft, ["points": "\(campaign.points)", "defeats": "\(campaign.defeats)"])]
        for quest in catalog.quests.all {
            let state = voice.say(state(of: quest))
            var text = "\(voice.name(quest, quest.id)) (\(quest.points), \(state))"
            if let about = quest.about { text += ": " + voice.text(about) }
            lines += wrap(text, width: voice.width, hanging: 2)
        }
        return lines
    }

    private func state(of quest: QuestDefinition) -> Phrase {
        if campaign.questsDone.contains(quest.id) { return .questDone }
        let isPast = campaign.cleared.contains { catalog.places[$0]?.foes.contains(quest.foe) == true }
        return isPast ? .questMissed : .questOpen
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
            case .attack, .echo, .outcome, .hit, .heal, .inflict, .down: lines += narrator.tell([fact], fight)
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
