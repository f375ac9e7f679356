import Chronicle
import Content
import Engine
import Game

extension Pages {
    /// Whose layers a list shows; plain sentences say so.
    private enum Owner {
        case worn, carried, foe
    }

    /// The fight on half a screen: foes, intents, own layers; empty away from a fight.
    public func board() -> [String] {
        guard let fight = campaign.fight, let narrator else { return [] }
        var lines: [String] = []
        for (index, foe) in fight.foes.enumerated() {
            let name = narrator.name(.foe(index), fight)
            if foe.isDown {
                lines.append(fallen(capitalized(name)))
                continue
            }
            lines += headline(foe, name, "", narrator)
            lines += self.lines(foe.stack.layers, .foe, narrator)
        }
        lines += intents()
        let tempo = voice.say(.tempo, ["tempo": "\(fight.tempo)", "moves": "\(fight.moves)"])
        lines += headline(fight.avatar, narrator.name(.avatar, fight), voice.isPlain ? "" : tempo, narrator)
        if voice.isPlain { lines.append(capitalized(tempo) + ".") }
        return lines + stack()
    }

    private func fallen(_ name: String) -> String {
        voice.isPlain
            ? voice.say(.plainFallen, ["whom": name])
            : title(name) + "  " + voice.palette.paint(voice.say(.fallen), .dim)
    }

    /// The worn layers with their numbers, then what is carried.
    public func stack() -> [String] {
        if campaign.course != nil { return lesson() }
        if let fight = campaign.fight, let narrator {
            let worn = fight.avatar.stack.layers
            var lines = worn.isEmpty ? [voice.say(.wearsNothing)] : self.lines(worn, .worn, narrator)
            if !fight.avatar.pack.isEmpty {
                if !voice.isPlain { lines.append(voice.say(.carries)) }
                lines += self.lines(fight.avatar.pack, .carried, narrator)
            }
            return lines + bag(fight.items.map { narrator.names[$0.id] }, narrator.catalog)
        }
        let narrator = Narrator(voice, catalog, Names(catalog))
        var lines = [voice.say(.health, ["health": "\(campaign.health)", "most": "\(campaign.mostHealth)"])]
        lines.append(voice.say(campaign.worn.isEmpty ? .wearsNothing : .wears))
        lines += self.lines(campaign.worn, .worn, narrator)
        if !campaign.carried.isEmpty {
            lines.append(voice.say(.carries))
            lines += self.lines(campaign.carried, .carried, narrator)
        }
        let weapon = voice.name(catalog.attacks[campaign.weapon], campaign.weapon)
        lines.append(voice.say(.wieldsNow, ["weapon": weapon]))
        // What is in the hand is not in the bag.
        var items = campaign.items
        if let held = items.firstIndex(where: { catalog.items[$0]?.weapon == campaign.weapon }) {
            items.remove(at: held)
        }
        return lines + bag(items, catalog) + [voice.say(.purse, ["coins": "\(campaign.coins)"])]
    }

    /// The things in the bag, each kind once with how many there are of it.
    private func bag(_ ids: [String], _ book: Catalog) -> [String] {
        if ids.isEmpty { return [] }
        var seen: Set<String> = []
        let things = ids.filter { seen.insert($0).inserted }.map { id in
            let name = voice.name(book.items[id] ?? catalog.items[id], id)
            let count = ids.count { $0 == id }
            return count == 1 ? name : voice.say(.counted, ["thing": name, "count": "\(count)"])
        }
        return voice.wrapped(voice.say(.inTheBag, ["items": things.joined(separator: ", ")]))
    }

    /// Who, with health and statuses: one line, or plain a sentence for each.
    private func headline(_ combatant: Combatant, _ name: String, _ more: String, _ narrator: Narrator) -> [String] {
        let (health, most) = (combatant.health, combatant.mostHealth)
        let statuses = combatant.afflictions.map { (narrator.name(of: $0.status.id), "\($0.rounds)") }
        guard voice.isPlain else {
            let marks = statuses.map { voice.say(.afflicted, ["status": $0.0, "rounds": $0.1]) }
            let meter = bar(health, of: most, width: 12, plain: false) + " \(health)/\(most)"
            return [([title(capitalized(name)), meter, more] + marks).filter { !$0.isEmpty }.joined(separator: "  ")]
        }
        let whom = capitalized(name)
        return [voice.say(.plainHealth, ["whom": whom, "health": "\(health)", "most": "\(most)"])]
            + statuses.map { voice.say(.plainStatus, ["whom": whom, "status": $0.0, "rounds": $0.1]) }
    }

    private func lines(_ layers: [Layer], _ owner: Owner, _ narrator: Narrator) -> [String] {
        lines(
            layers.map { layer in
                let level = owner == .foe ? 0 : narrator.level(of: layer)
                return (narrator.name(of: layer.armor.id) + String(repeating: "+", count: level), layer)
            }, owner)
    }

    private func lines(_ pieces: [Campaign.Piece], _ owner: Owner, _ narrator: Narrator) -> [String] {
        lines(
            pieces.map { piece in
                guard let definition = catalog.armor[piece.armor], definition.levels.indices.contains(piece.level)
                else { return (inert(piece.armor), nil) }
                return (
                    narrator.name(of: definition.key) + String(repeating: "+", count: piece.level),
                    Layer(definition.levels[piece.level], copy: piece.copy, durability: piece.durability)
                )
            }, owner)
    }

    /// Numbered layers; one without a layer waits for its mod.
    private func lines(_ layers: [(name: String, layer: Layer?)], _ owner: Owner) -> [String] {
        let rows = layers.map {
            (name: $0.name, wear: $0.layer.map(wear) ?? voice.say(.absent), notes: notes($0.layer))
        }
        guard voice.isPlain else {
            let cells = rows.enumerated().map { index, row -> [Table.Cell] in
                [.init("\(index + 1)"), .init(row.name, .bold), .init(row.wear), .init(row.notes, .yellow)]
            }
            return Table(columns: [.right, .left, .left, .left], rows: cells)
                .lines(width: voice.width - 2, palette: voice.palette).map { "  " + $0 }
        }
        let phrase: Phrase =
            switch owner {
            case .worn: .plainLayer
            case .carried: .plainCarried
            case .foe: .plainFoeLayer
            }
        return rows.enumerated().map { index, row in
            let wear = row.notes.isEmpty ? row.wear : row.wear + ", " + row.notes
            return voice.say(phrase, ["number": "\(index + 1)", "layer": row.name, "wear": wear])
        }
    }

    private func wear(_ layer: Layer) -> String {
        guard let most = layer.armor.durability else { return voice.say(.never) }
        if layer.isBroken { return voice.say(.broken) }
        return voice.isPlain
            ? voice.say(.outOf, ["value": "\(layer.durability)", "most": "\(most)"])
            : bar(layer.durability, of: most, width: 8, plain: false) + " \(layer.durability)/\(most)"
    }

    private func notes(_ layer: Layer?) -> String {
        guard let layer else { return "" }
        var notes: [String] = []
        if layer.isBraced { notes.append(voice.say(.braced)) }
        if layer.armor.mostCharge > 0 {
            notes.append(voice.say(.charge, ["charge": "\(layer.charge)", "most": "\(layer.armor.mostCharge)"]))
        }
        return notes.joined(separator: ", ")
    }
}
