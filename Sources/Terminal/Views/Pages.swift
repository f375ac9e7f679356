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
        narrator = campaign.bout.map { Narrator(voice, $0.recording.catalog, $0.recording.names) }
    }

    /// The place, or the fight as it stands.
    public func look() -> [String] {
        if campaign.bout != nil { return board() }
        let place = catalog.places[campaign.place]
        var lines = [title(voice.name(place, campaign.place))]
        if let about = place?.about { lines += voice.wrapped(voice.text(about)) }
        lines += offers()
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

    /// The fight on half a screen: foes, intents, own layers; empty away from a fight.
    public func board() -> [String] {
        guard let fight = campaign.fight, let narrator else { return [] }
        return board(fight, narrator)
    }

    private func board(_ fight: Fight, _ narrator: Narrator) -> [String] {
        var lines: [String] = []
        for (index, foe) in fight.foes.enumerated() {
            let blanks = meter(foe.health, foe.mostHealth)
            lines.append(
                title(narrator.name(.foe(index), fight)) + "  " + blanks + afflictions(foe, narrator))
            if !foe.stack.layers.isEmpty { lines += table(foe.stack.layers, narrator, first: 1) }
        }
        lines += intents()
        lines.append(
            title(capitalized(narrator.name(.avatar, fight))) + "  "
                + meter(fight.avatar.health, fight.avatar.mostHealth)
                + "  " + voice.say(.tempo, ["tempo": "\(fight.tempo)", "moves": "\(fight.moves)"])
                + afflictions(fight.avatar, narrator))
        lines += stack()
        return lines
    }

    /// The worn layers with their numbers, then what is carried.
    public func stack() -> [String] {
        if let fight = campaign.fight, let narrator {
            var lines =
                fight.avatar.stack.layers.isEmpty
                ? [voice.say(.wearsNothing)] : table(fight.avatar.stack.layers, narrator, first: 1)
            if !fight.avatar.pack.isEmpty {
                lines.append(voice.say(.carries))
                lines += table(fight.avatar.pack, narrator, first: 1)
            }
            return lines
        }
        let narrator = Narrator(voice, catalog, Names(catalog))
        var lines = [voice.say(.health, ["health": "\(campaign.health)", "most": "\(campaign.mostHealth)"])]
        lines.append(voice.say(campaign.worn.isEmpty ? .wearsNothing : .wears))
        lines += rows(campaign.worn, narrator, first: 1)
        if !campaign.carried.isEmpty {
            lines.append(voice.say(.carries))
            lines += rows(campaign.carried, narrator, first: 1)
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
            let state = voice.say(campaign.questsDone.contains(quest.id) ? .questDone : .questOpen)
            var text = "\(voice.name(quest, quest.id)) (\(quest.points), \(state))"
            if let about = quest.about { text += ": " + voice.text(about) }
            lines += wrap(text, width: voice.width, hanging: 2)
        }
        return lines
    }

    /// The last attack on anybody, hop by hop, with the response that answered.
    public func why(_ facts: [Fact], _ fight: Fight?) -> [String] {
        guard let fight, let narrator,
            let start = facts.lastIndex(where: { if case .attack = $0 { true } else { false } })
        else { return [voice.say(.nothingYet)] }
        var lines = [voice.say(.lastTravelled)]
        for fact in facts[start...] {
            switch fact {
            case .hop(let hop):
                lines.append(narrator.line(hop))
                lines += narrator.reason(hop).map { narrator.indented(voice.palette.paint($0, .dim)) }
            case .attack, .echo, .outcome, .hit, .heal, .inflict, .down: lines += narrator.tell([fact], fight)
            case .round, .intent, .choice, .plan, .suffer, .recover, .check, .end: return lines
            }
        }
        return lines
    }

    func title(_ text: String) -> String { voice.palette.paint(text, .bold) }

    private func meter(_ value: Int, _ most: Int) -> String {
        voice.isPlain
            ? voice.say(.health, ["health": "\(value)", "most": "\(most)"])
            : bar(value, of: most, width: 12, plain: false) + " \(value)/\(most)"
    }

    private func afflictions(_ combatant: Combatant, _ narrator: Narrator) -> String {
        combatant.afflictions.map { affliction in
            "  "
                + voice.say(
                    .afflicted, ["status": narrator.name(of: affliction.status.id), "rounds": "\(affliction.rounds)"])
        }.joined()
    }

    private func rows(_ pieces: [Campaign.Piece], _ narrator: Narrator, first: Int) -> [String] {
        let cells = pieces.enumerated().map { index, piece -> [Table.Cell] in
            guard let definition = catalog.armor[piece.armor], definition.levels.indices.contains(piece.level) else {
                return [.init("\(index + first)"), .init(inert(piece.armor)), .init(voice.say(.absent), .dim)]
            }
            let layer = Layer(definition.levels[piece.level], copy: piece.copy, durability: piece.durability)
            return row(index + first, layer, narrator, level: piece.level)
        }
        return lines(cells)
    }

    private func table(_ layers: [Layer], _ narrator: Narrator, first: Int) -> [String] {
        lines(layers.enumerated().map { row($0 + first, $1, narrator, level: 0) })
    }

    private func lines(_ cells: [[Table.Cell]]) -> [String] {
        Table(columns: [.right, .left, .left, .left], rows: cells).lines(width: voice.width - 2, palette: voice.palette)
            .map { "  " + $0 }
    }

    private func row(_ number: Int, _ layer: Layer, _ narrator: Narrator, level: Int) -> [Table.Cell] {
        var notes: [String] = []
        if layer.isBraced { notes.append(voice.say(.braced)) }
        if layer.armor.mostCharge > 0 {
            notes.append(voice.say(.charge, ["charge": "\(layer.charge)", "most": "\(layer.armor.mostCharge)"]))
        }
        let wear: String =
            if let most = layer.armor.durability {
                layer.isBroken
                    ? voice.say(.broken)
                    : voice.isPlain
                        ? "\(layer.durability)/\(most)"
                        : bar(layer.durability, of: most, width: 8, plain: false) + " \(layer.durability)/\(most)"
            } else {
                voice.say(.never)
            }
        let name = narrator.name(of: layer.armor.id) + String(repeating: "+", count: level)
        return [.init("\(number)"), .init(name, .bold), .init(wear), .init(notes.joined(separator: ", "), .yellow)]
    }
}
