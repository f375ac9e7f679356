import JSONText

/// A tag or a measure that a condition asks for and that no attack ever bears.
///
///     { "when": { "tags": "vioce" }, "answer": "absorb" }     // help: did you mean "voice"?
extension Lint {
    var unborneNames: [Finding] {
        if catalog.foes.all.isEmpty { return [] }
        // What is sent back is tagged so by the game.
        var tags: Set<String> = ["reflected"]
        var measures: Set<String> = []
        let written = catalog.trials.all.flatMap { $0.attacks.filter { $0.members != nil } }
        for attack in catalog.attacks.all.map(\.json) + written {
            tags.formUnion(attack.strings("tags"))
            measures.formUnion((attack["measures"]?.members ?? []).map(\.key))
        }
        var findings: [Finding] = []
        func inspect(_ condition: JSON?) {
            guard let condition, condition.members != nil else { return }
            for tag in condition["tags"].map({ $0.array ?? [$0] }) ?? [] {
                guard let name = tag.string, !tags.contains(name) else { continue }
                findings.append(
                    Finding(
                        .unborneName, at: tag.place, length: tag.spanned, "no attack has the tag `\(name)`",
                        suggestion: nearest(to: name, among: tags)))
            }
            for measure in condition["measures"]?.members ?? [] where !measures.contains(measure.key) {
                findings.append(
                    Finding(
                        .unborneName, at: measure.keyPlace, length: measure.key.utf8.count + 2,
                        "no attack has the measure `\(measure.key)`",
                        suggestion: nearest(to: measure.key, among: measures)))
            }
            inspect(condition["not"])
        }
        for garment in catalog.armor.all.flatMap(\.garments) + catalog.trials.all.flatMap(\.ownGarments) {
            for part in garment.responses + garment.echoes { inspect(part["when"]) }
        }
        return findings
    }
}
