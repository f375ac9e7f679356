import Engine
import JSONText

/// A foe that nothing can hurt: neither a weapon of the Avatar's, whatever charge it carries, nor what comes out of a bag, nor the foe's own attacks,
/// sent back in whatever element armor can give them.
///
/// No fight is tried, as luck might hide a way. Instead each kind of attack is followed through the layers with every
/// power at once; a layer that may wear out, run full or roll badly stops nothing for certain.
extension Lint {
    var unbeatableFoes: [Finding] {
        guard let weapon = catalog.beginning.flatMap({ catalog.attacks[$0.weapon] }) else { return [] }
        let others = catalog.items.all.flatMap { [$0.weapon, $0.use?.throwing] }
        let thrown = [weapon] + others.compactMap { $0.flatMap { catalog.attacks[$0] } }
        let armor = catalog.armor.all.flatMap(\.levels)
        let echoed = armor.contains { $0.sendsBack }
        let turned = Set(armor.flatMap(\.turnsInto))
        return catalog.foes.all.compactMap { foe in
            let worn = foe.wears.compactMap { catalog.armor[$0]?.levels[0] }
            guard worn.count == foe.wears.count else { return nil }
            if thrown.contains(where: { Volume($0).passes(worn.dropFirst($0.attack.pierce)) }) { return nil }
            let own = foe.plans.flatMap { $0 }.compactMap { catalog.attacks[$0] }
            if echoed && own.contains(where: { Volume($0, returnedAs: turned).passes(worn[...]) }) { return nil }
            // Where another file than the foe's own says what it wears, that one made it so.
            let (id, wears) = (foe.json["id"] ?? foe.json, foe.json["wears"] ?? foe.json)
            let json = id.place.file == wears.place.file ? id : wears
            return Finding(
                .unbeatableFoe, at: json.place, length: json.spanned,
                "nothing can hurt `\(foe.id)`: what it wears stops all that the Avatar can throw, at any power, and whatever of its own comes back to it"
            )
        }
    }
}

/// All attacks of one kind, of any power: some elements, known tags and measures.
private struct Volume {
    var elements: Set<ID>
    let tags: [ID]
    let measures: [Condition.Measure]

    init(_ attack: AttackDefinition) {
        elements = [attack.attack.element]
        tags = attack.tags.map { ID($0) }
        measures = attack.measures.map { Condition.Measure(ID($0.name), Bounds(min: $0.value, max: $0.value)) }
    }

    /// The same, sent back by a layer that met it in its own element or in one it was turned into.
    init(_ attack: AttackDefinition, returnedAs others: Set<ID>) {
        let thrown = Volume(attack)
        elements = thrown.elements.union(others)
        tags = thrown.tags + [.reflected]
        measures = thrown.measures
    }

    /// Whether any of it may reach who wears these layers.
    func passes(_ worn: ArraySlice<Armor>) -> Bool {
        var rest = self
        for armor in worn where !rest.elements.isEmpty {
            rest.elements = rest.elements.reduce(into: []) { all, element in all.formUnion(leaving(armor, element)) }
        }
        return !rest.elements.isEmpty
    }

    /// The elements in which an attack may leave a layer that it meets in one.
    private func leaving(_ armor: Armor, _ element: ID) -> Set<ID> {
        // A layer that can break is not there in the end.
        var leaving: Set<ID> = armor.canBreak ? [element] : []
        var scope = Scope(armor, .inward)
        scope.isExactly(element, tags: tags, measures: measures)
        for response in armor.responses {
            var here = scope
            here.add(response.atoms, isOwn: true)
            if !here.isEmpty(), let rest = response.answer.rest(of: element) { leaving.insert(rest) }
            scope.addNot(response.atoms)
        }
        if !scope.isEmpty() { leaving.insert(element) }
        return leaving
    }
}

extension Answer {
    /// The element of what an answer may leave; nil where it surely leaves nothing.
    fileprivate func rest(of element: ID) -> ID? {
        switch self {
        case .absorb(let absorb): absorb.percent == 100 && absorb.upTo == Attack.mostPower ? nil : element
        case .reflect(let reflect): reflect.percent == 100 && reflect.upTo == Attack.mostPower ? nil : element
        case .transmute(let transmute): transmute.percent == 0 ? nil : transmute.to
        case .pass, .amplify, .store, .retry: element
        }
    }
}

extension Armor {
    fileprivate var canBreak: Bool {
        wears && responses.contains { $0.answer.kind != .pass && $0.wear != .flat(0) && $0.wear != .percent(0) }
    }

    fileprivate var sendsBack: Bool {
        responses.contains { $0.answer.kind == .reflect } || echoes.contains { $0.effect.kind == .reflect }
    }

    fileprivate var turnsInto: [ID] {
        responses.compactMap { if case .transmute(let transmute) = $0.answer { transmute.to } else { nil } }
    }
}
