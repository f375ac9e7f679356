import Engine
import JSONText

/// An element that no attack ever has, however much armor asks for it.
///
/// Only content that is fought with is asked: elements and armor alone may be there for other mods.
extension Lint {
    var unusedElements: [Finding] {
        if catalog.foes.all.isEmpty { return [] }
        var borne: Set<ID> = []
        var asked: Set<ID> = []
        for attack in catalog.attacks.all { borne.insert(attack.attack.element) }
        for trial in catalog.trials.all {
            for attack in trial.attacks { if let id = attack["element"]?.string { borne.insert(ID(id)) } }
        }
        let worn = catalog.armor.all.flatMap(\.levels) + catalog.trials.all.flatMap { $0.ownGarments.map(\.armor) }
        for armor in worn {
            for response in armor.responses {
                if case .transmute(let transmute) = response.answer { borne.insert(transmute.to) }
                asked.formUnion(response.when.askedElements)
            }
            for echo in armor.echoes { asked.formUnion(echo.when.askedElements) }
        }
        return catalog.elements.all.filter { !borne.contains($0.key) }.map { element in
            Finding(
                .unusedElement, about: element,
                asked.contains(element.key)
                    ? "armor asks for `\(element.id)`, but no attack has it and nothing turns into it"
                    : "nothing has to do with the element `\(element.id)`")
        }
    }
}

extension Condition {
    /// The elements that it or what it negates asks for.
    fileprivate var askedElements: [ID] {
        parts.flatMap { part -> [ID] in
            switch part {
            case .elements(let ids): ids
            case .not(let inner): inner.askedElements
            case .tags, .power, .charge, .durability, .measures, .remembered, .chance, .once, .outcomes, .damage: []
            }
        }
    }
}
