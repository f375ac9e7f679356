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
        return [title(voice.name(catalog.places[campaign.place], campaign.place))] + arrival(isKnown: false)
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
        return fight.intents.enumerated().flatMap { voice.folded([narrator.announcement($0 + 1, $1, fight)]) }
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
        var told: [Phrase: [String]] = [:]
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
            told[state, default: []] += line(quest, state)
        }
        for state in [Phrase.questOpen, .questDone, .questMissed] { lines += told[state] ?? [] }
        return lines + (unknown > 0 ? voice.wrapped(voice.say(.questsWaiting)) : [])
    }

    private func line(_ quest: QuestDefinition, _ state: Phrase) -> [String] {
        let points = voice.say(.prizePoints, ["points": "\(quest.points)"])
        var text = "\(voice.name(quest, quest.id)) (\(points), \(voice.say(state)))"
        if let about = quest.about { text += ": " + voice.text(about) }
        if state == .questOpen, let left = campaign.fightsLeft(for: quest, in: catalog) {
            let hurry: Phrase = left == 0 ? .questHurryNow : left == 1 ? .questHurryLast : .questHurry
            text += " (" + voice.say(hurry, ["count": "\(left)"]) + ")"
        }
        return wrap(text, width: voice.width, hanging: 2)
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
