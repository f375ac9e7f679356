import Chronicle
import Content
import Engine
public import Game

extension Pages {
    /// What a closer look shows.
    public func examine(_ subject: Subject) -> [String] {
        switch subject {
        case .avatar: return campaign.fight == nil ? stack() + quests() : look()
        case .own(let index): return own(index)
        case .armor(let id): return armor(catalog.armor[id], level: 0, id)
        case .foe(let index): return foe(index)
        case .foeLayer(let foe, let layer):
            guard let fight = campaign.fight, let book = narrator?.catalog else { return [] }
            let armor = fight.foes[foe].stack.layers[layer].armor
            return self.armor(book.armor[armor.id], level: 0, narrator?.names[armor.id] ?? "")
        case .place(let id): return entry(catalog.places[id], id)
        case .quest(let id): return entry(catalog.quests[id], id)
        case .element(let id): return entry(book.elements[id], id)
        case .status(let id):
            guard let status = book.statuses[id] else { return [] }
            return entry(status, id) + [describe(status.status)]
        case .attack(let id):
            guard let attack = book.attacks[id] else { return [] }
            return entry(attack, id) + [describe(attack)]
        }
    }

    private var book: Catalog { narrator?.catalog ?? catalog }

    private func entry(_ entry: (any Definition)?, _ id: String) -> [String] {
        [title(voice.name(entry, id))] + (entry?.about.map { voice.wrapped(voice.text($0)) } ?? [])
    }

    private func own(_ index: Int) -> [String] {
        if let fight = campaign.fight, let narrator {
            let layers = fight.avatar.stack.layers + fight.avatar.pack
            guard layers.indices.contains(index) else { return [] }
            let id = narrator.names[layers[index].armor.id]
            let piece = (campaign.worn + campaign.carried).first { $0.armor == id && $0.copy == layers[index].copy }
            return armor(narrator.catalog.armor[id], level: piece?.level ?? 0, id)
        }
        let pieces = campaign.worn + campaign.carried
        guard pieces.indices.contains(index) else { return [] }
        let piece = pieces[index]
        var lines = armor(catalog.armor[piece.armor], level: piece.level, piece.armor)
        if let costs = catalog.armor[piece.armor]?.upgradePoints, costs.indices.contains(piece.level) {
            lines.append(voice.say(.upgradeNext, ["points": "\(costs[piece.level])", "layer": inert(piece.armor)]))
        }
        return lines
    }

    private func armor(_ definition: ArmorDefinition?, level: Int, _ id: String) -> [String] {
        guard let definition, definition.levels.indices.contains(level) else {
            return [title(inert(id)), voice.say(.absent)]
        }
        let narrator = self.narrator ?? Narrator(voice, catalog, Names(catalog))
        let armor = definition.levels[level]
        var facts: [String] = []
        facts.append(armor.durability.map { "Durability \($0)" } ?? capitalized(voice.say(.never)))
        if armor.mostCharge > 0 { facts.append("charge up to \(armor.mostCharge)") }
        if armor.weight > 0 { facts.append(voice.say(.weight, ["weight": "\(armor.weight)"])) }
        return entry(definition, id) + [facts.joined(separator: ", ") + "."]
            + narrator.describe(armor).flatMap { wrap("· " + $0, width: voice.width, indent: 1, hanging: 2) }
    }

    private func foe(_ index: Int) -> [String] {
        guard let fight = campaign.fight, let narrator else { return [] }
        let id = narrator.names[fight.lineup[index].id]
        var lines = entry(narrator.catalog.foes[id], id)
        lines.append(
            voice.say(.health, ["health": "\(fight.foes[index].health)", "most": "\(fight.foes[index].mostHealth)"]))
        for layer in fight.foes[index].stack.layers {
            lines.append(capitalized(voice.say(.foeWears)) + " " + narrator.name(of: layer.armor.id) + ":")
            lines += narrator.describe(layer.armor).flatMap {
                wrap("· " + $0, width: voice.width, indent: 1, hanging: 2)
            }
        }
        return lines
    }

    private func describe(_ status: Status) -> String {
        var parts: [String] = []
        if status.damage > 0 { parts.append("takes \(status.damage) health at the end of each round") }
        if status.tempo != 0 {
            parts.append("tempo \(signed(status.tempo))" + (status.tempo < 0 ? " (a foe: as many attacks fewer)" : ""))
        }
        if status.moves != 0 { parts.append("free moves \(signed(status.moves))") }
        if status.power != 100 { parts.append("its bearer's attacks have \(status.power) % of their power") }
        return capitalized(parts.joined(separator: ", ")) + "."
    }

    private func describe(_ attack: AttackDefinition) -> String {
        var parts = ["\(voice.name(book.elements[attack.attack.element], "")) \(attack.attack.power)"]
        if attack.spread > 0 { parts.append("give or take \(attack.spread)") }
        if attack.attack.pierce > 0 { parts.append("pierces \(attack.attack.pierce)") }
        if !attack.tags.isEmpty { parts.append("tagged " + attack.tags.joined(separator: ", ")) }
        if let inflicts = attack.inflicts {
            parts.append(
                "a hit leaves \(voice.name(book.statuses[inflicts.status], inflicts.status)) for \(inflicts.rounds) rounds"
            )
        }
        return capitalized(parts.joined(separator: ", ")) + "."
    }

    private func signed(_ number: Int) -> String { number > 0 ? "+\(number)" : "−\(-number)" }
}
