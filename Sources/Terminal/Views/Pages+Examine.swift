import Chronicle
import Content
import Engine
public import Game

extension Pages {
    /// What a closer look shows.
    public func examine(_ subject: Subject) -> [String] {
        switch subject {
        case .avatar:
            return campaign.fight == nil && campaign.course == nil ? stack() + quests() : look()
        case .own(let index): return own(index)
        case .lessonLayer(let index): return lessonLayer(index)
        case .armor(let id): return armor(catalog.armor[id], level: 0, id)
        case .foe(let index): return foe(index)
        case .foeLayer(let foe, let layer):
            guard let fight = campaign.fight, let book = narrator?.catalog else { return [] }
            let armor = fight.foes[foe].stack.layers[layer].armor
            return self.armor(book.armor[armor.id], level: 0, narrator?.names[armor.id] ?? "")
        case .place(let id):
            guard let place = catalog.places[id] else { return entry(nil, id) }
            return [title(voice.name(place, id))] + voice.wrapped(about(place)) + bars(id)
        case .person(let id): return entry(catalog.people[id], id)
        case .item(let id):
            guard let item = catalog.items[id] else { return waiting(id) }
            return entry(item, id) + describe(item)
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

    var book: Catalog { narrator?.catalog ?? catalog }

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
            return waiting(id)
        }
        let narrator = self.narrator ?? Narrator(voice, catalog, Names(catalog))
        return entry(definition, id) + facts(of: definition.levels[level], narrator)
    }

    /// What is in no loaded content.
    private func waiting(_ id: String) -> [String] {
        [title(inert(id)), capitalized(voice.say(.absent)) + "."]
    }

    /// What an armor is and does, in lines.
    func facts(of armor: Armor, _ narrator: Narrator) -> [String] {
        var facts: [String] = []
        facts.append(armor.durability.map { "Durability \($0)" } ?? capitalized(voice.say(.never)))
        if armor.mostCharge > 0 { facts.append("charge up to \(armor.mostCharge)") }
        if armor.weight > 0 { facts.append(voice.say(.weight, ["weight": "\(armor.weight)"])) }
        return [facts.joined(separator: ", ") + "."]
            + narrator.describe(armor).flatMap { wrap("· " + $0, width: voice.width, indent: 1, hanging: 2) }
    }

    /// Who bars a place, what they wear and what they may throw: nothing about a fight is a secret.
    private func bars(_ id: String) -> [String] {
        guard let place = catalog.places[id], !place.foes.isEmpty, !campaign.cleared.contains(id) else { return [] }
        let narrator = Narrator(voice, catalog, Names(catalog))
        return kinds(of: place.foes).flatMap { kind -> [String] in
            guard let foe = catalog.foes[kind.id] else { return [] }
            var lines = [voice.say(.whoBars, ["foes": Pages.named(kind, in: catalog, voice)])]
            if let about = foe.about { lines += voice.wrapped(voice.text(about)) }
            lines.append(voice.say(.health, ["health": "\(foe.health)", "most": "\(foe.health)"]))
            for worn in foe.wears.compactMap({ catalog.armor[$0] }) { lines += wearing(worn.levels[0], narrator) }
            return lines + repertoire(foe, catalog)
        }
    }

    private func wearing(_ armor: Armor, _ narrator: Narrator) -> [String] {
        [capitalized(voice.say(.foeWears)) + " " + narrator.name(of: armor.id) + ":"]
            + narrator.describe(armor).flatMap { wrap("· " + $0, width: voice.width, indent: 1, hanging: 2) }
    }

    /// Everything a foe may throw, each once.
    private func repertoire(_ foe: FoeDefinition, _ book: Catalog) -> [String] {
        var seen: Set<String> = []
        let attacks = foe.plans.flatMap { $0 }.filter { seen.insert($0).inserted }.compactMap { book.attacks[$0] }
        return [voice.say(.mayThrow)]
            + attacks.flatMap { attack in
                wrap(
                    "· " + voice.name(attack, attack.id) + ": " + describe(attack), width: voice.width, indent: 1,
                    hanging: 2)
            }
    }

    private func describe(_ item: ItemDefinition) -> [String] {
        let effects = effects(of: item)
        return effects.isEmpty ? [] : voice.wrapped(capitalized(effects) + ".")
    }

    /// "restores 10 health, gives 1 tempo"
    func effects(of item: ItemDefinition) -> String {
        var parts: [String] = []
        if let use = item.use {
            if use.heal > 0 { parts.append(voice.say(.itemHeals, ["amount": "\(use.heal)"])) }
            if use.mend > 0 { parts.append(voice.say(.itemMends, ["amount": "\(use.mend)"])) }
            if use.charge > 0 { parts.append(voice.say(.itemCharges, ["amount": "\(use.charge)"])) }
            if use.tempo > 0 { parts.append(voice.say(.itemTempo, ["amount": "\(use.tempo)"])) }
            if !use.cures.isEmpty {
                let names = use.cures.map { voice.name(catalog.statuses[$0], $0) }.joined(separator: ", ")
                parts.append(voice.say(.itemCures, ["statuses": names]))
            }
            if let attack = use.throwing.flatMap({ catalog.attacks[$0] }) {
                parts.append(voice.say(.itemThrows, ["attack": unstopped(describe(attack))]))
            }
        }
        if let attack = item.weapon.flatMap({ catalog.attacks[$0] }) {
            parts.append(voice.say(.itemWeapon, ["attack": unstopped(describe(attack))]))
        }
        return parts.joined(separator: ", ")
    }

    /// Without its full stop, to stand in another sentence.
    private func unstopped(_ sentence: String) -> String {
        sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
    }

    /// The weapons at hand; the first is in it where it is marked.
    public func weapons() -> [String] {
        campaign.weapons(in: catalog).enumerated().flatMap { number, id -> [String] in
            guard let attack = catalog.attacks[id] else { return [] }
            let mark = id == campaign.weapon ? "*" : " "
            let text = "\(number + 1).\(mark)\(voice.name(attack, id)): \(describe(attack))"
            return wrap(text, width: voice.width, hanging: 3)
        }
    }

    private func foe(_ index: Int) -> [String] {
        guard let fight = campaign.fight, let narrator else { return [] }
        let id = narrator.names[fight.lineup[index].id]
        var lines = entry(narrator.catalog.foes[id], id)
        lines.append(
            voice.say(.health, ["health": "\(fight.foes[index].health)", "most": "\(fight.foes[index].mostHealth)"]))
        for layer in fight.foes[index].stack.layers { lines += wearing(layer.armor, narrator) }
        return lines + (narrator.catalog.foes[id].map { repertoire($0, narrator.catalog) } ?? [])
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
        if attack.turns > 0 { parts.append(voice.say(.turnsBy, ["count": "\(attack.turns)"])) }
        if !attack.tags.isEmpty {
            parts.append("tagged " + attack.tags.map { spaced(inert($0)) }.joined(separator: ", "))
        }
        if let inflicts = attack.inflicts {
            parts.append(
                "a hit leaves \(voice.name(book.statuses[inflicts.status], inflicts.status)): rounds \(inflicts.rounds)"
            )
        }
        return capitalized(parts.joined(separator: ", ")) + "."
    }

    private func signed(_ number: Int) -> String { number > 0 ? "+\(number)" : "−\(-number)" }
}
