import JSONText

/// Which patch made a record unsound: the first with which it is.
struct Blame {
    /// All that change the record, or what it extends, in load order.
    let patches: [Patch]
    let target: Target
    /// The record as the first so many of them make it.
    let record: (Int) -> JSON

    /// Of `rules` or `texts`.
    init(base: JSON, _ patches: [Patch], _ target: Target) {
        self.patches = patches
        self.target = target
        record = { count in
            var patching = Patching(base, target)
            for patch in patches.prefix(count) { patching.apply(patch) }
            return patching.record
        }
    }

    /// `line` is the record's id and, for armor, those of what it extends, nearest first.
    init(
        _ own: Assembly.Record, _ section: Section, _ line: [String], _ records: [Assembly.Record],
        _ patches: [String: [Patch]], _ doubt: Doubt
    ) {
        let relatives = records.filter { line.contains($0.id) }
        let numbers = Dictionary(zip(relatives.map(\.id), relatives.indices), uniquingKeysWith: { first, _ in first })
        let all = line.reversed().flatMap { patches[$0] ?? [] }
        self.patches = all
        target = Target(section, own.id)
        record = { count in
            let kept = Dictionary(grouping: all.prefix(count)) { $0.target.id }
            if section == .armor {
                var family = Family(relatives, numbers, patches: kept)
                return family.whole(own.id, doubt)
            }
            var patching = Patching(own.own, Target(section, own.id))
            for patch in kept[own.id] ?? [] { patching.apply(patch) }
            return patching.record
        }
    }
}

extension Inspector {
    /// Findings that a patch brought about, though they stand in another's text, go to that patch.
    /// Returns the findings that are a patch's.
    @discardableResult
    mutating func blame(_ range: Range<Int>, _ blame: Blame) -> Set<Int> {
        var blamed: Set<Int> = []
        var known: [Set<Finding.Key>] = []
        for count in 0...blame.patches.count {
            let start = findings.count
            inspect(blame.record(count), as: blame.target.section.table)
            known.append(Set(findings[start...].map(\.key)))
            findings.removeSubrange(start...)
        }
        for index in range {
            let finding = findings[index]
            if blame.patches.contains(where: { $0.holds(finding.place) }) {
                blamed.insert(index)
                continue
            }
            guard let first = known.firstIndex(where: { $0.contains(finding.key) }), first > 0 else { continue }
            blamed.insert(index)
            let patch = blame.patches[first - 1].json
            findings[index] = finding.moved(
                to: patch["target"] ?? patch, "with this patch \(blame.target.description) is no longer sound: ")
        }
        return blamed
    }
}
