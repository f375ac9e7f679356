import JSONText

/// An attack that nobody throws, a status that nothing inflicts, a foe that nobody meets.
///
/// Each is asked only where there is somebody to use it: attacks and statuses where there are foes, foes where there
/// are places. Armor is never unused, since players wear what they like in `trace`.
extension Lint {
    var unusedRecords: [Finding] {
        if catalog.foes.all.isEmpty { return [] }
        let thrown =
            catalog.foes.all.flatMap { $0.plans.flatMap { $0 } }
            + catalog.trials.all.flatMap { $0.attacks.compactMap(\.string) } + [catalog.beginning?.weapon ?? ""]
        var findings = unused(catalog.attacks, thrown, "nobody throws the attack")
        findings += unused(
            catalog.statuses, catalog.attacks.all.compactMap { $0.inflicts?.status }, "nothing inflicts the status")
        if catalog.places.all.isEmpty { return findings }
        let met = catalog.places.all.flatMap(\.foes)
        return findings + unused(catalog.foes, met, "no place has the foe")
    }

    private func unused<Entry: Definition>(
        _ shelf: Catalog.Shelf<Entry>, _ used: [String], _ words: String
    ) -> [Finding] {
        let used = Set(used)
        return shelf.all.filter { !used.contains($0.id) }.map { entry in
            Finding(.unusedRecord, about: entry, "\(words) `\(entry.id)`")
        }
    }
}
