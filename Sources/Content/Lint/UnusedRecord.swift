import JSONText

/// An attack that nobody throws, a status that nothing inflicts, a foe that nobody meets.
///
/// Each is asked only where there is somebody to use it: attacks and statuses where there are foes, foes where there
/// are places. Armor is never unused, since players wear what they like in `trace`.
extension Lint {
    var unusedRecords: [Finding] {
        if catalog.foes.all.isEmpty { return [] }
        var thrown = catalog.foes.all.flatMap { $0.plans.flatMap { $0 } }
        thrown += catalog.trials.all.flatMap { $0.attacks.compactMap(\.string) }
        thrown += catalog.items.all.flatMap { [$0.weapon, $0.use?.throwing].compactMap(\.self) }
        thrown.append(catalog.beginning?.weapon ?? "")
        var findings = unused(catalog.attacks, thrown, "nobody throws the attack")
        findings += unused(
            catalog.statuses, catalog.attacks.all.compactMap { $0.inflicts?.status }, "nothing inflicts the status")
        if catalog.places.all.isEmpty { return findings }
        findings += unused(catalog.foes, catalog.places.all.flatMap(\.foes), "no place has the foe")
        findings += unused(catalog.people, catalog.places.all.flatMap(\.people), "no place has the person")
        return findings + unused(catalog.items, gotten, "nobody sells, finds or gives the item")
    }

    /// The ids of the items that the Avatar can come by.
    private var gotten: [String] {
        let wares =
            catalog.places.all.flatMap(\.sells) + catalog.people.all.flatMap(\.gives)
            + catalog.quests.all.flatMap(\.gives) + catalog.trials.all.flatMap { $0.lesson?.gives ?? [] }
        return catalog.places.all.flatMap(\.finds)
            + wares.compactMap { if case .item(let id) = $0 { id } else { nil } }
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
