import JSONText

/// Which patch made a record unsound: the first with which it is.
struct Blame {
    /// All that change the record or what it extends, as they take effect: those of the farthest parent first, and the
    /// patches of one record in load order.
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

    /// `line` is the record and, for armor, what it extends, nearest first.
    init(_ line: [Assembly.Record], _ section: Section, _ patches: [String: [Patch]], _ doubt: Doubt) {
        let id = line.first?.id ?? ""
        let own = line.first?.own ?? [:]
        let numbers = Dictionary(zip(line.map(\.id), line.indices), uniquingKeysWith: { first, _ in first })
        let all = line.reversed().flatMap { patches[$0.id] ?? [] }
        self.patches = all
        target = Target(section, id)
        record = { count in
            let kept = Dictionary(grouping: all.prefix(count)) { $0.target.id }
            if section == .armor {
                var family = Family(line, numbers, patches: kept)
                return family.whole(id, doubt)
            }
            var patching = Patching(own, Target(section, id))
            for patch in kept[id] ?? [] { patching.apply(patch) }
            return patching.record
        }
    }
}

extension Inspector {
    /// Findings that a patch brought about, though they stand in another's text, go to that patch.
    /// Returns the findings that are a patch's.
    @discardableResult
    mutating func blame(_ range: Range<Int>, _ blame: Blame) -> Set<Int> {
        var blamed = Set(range.filter { index in blame.patches.contains { $0.holds(findings[index].place) } })
        var open = range.filter { !blamed.contains($0) }
        for count in 0...blame.patches.count {
            // Each step builds the record anew, so it ends with the first that shows all there is to show.
            if open.isEmpty { break }
            let start = findings.count
            inspect(blame.record(count), as: blame.target.section.table)
            let known = Set(findings[start...].map(\.key))
            findings.removeSubrange(start...)
            let shown = open.filter { known.contains(findings[$0].key) }
            open.removeAll { shown.contains($0) }
            // What is there without any patch is no patch's.
            if count == 0 { continue }
            let patch = blame.patches[count - 1].json
            for index in shown {
                blamed.insert(index)
                findings[index] = findings[index].moved(
                    to: patch["target"] ?? patch, "with this patch \(blame.target.description) is no longer sound: ")
            }
        }
        return blamed
    }
}
