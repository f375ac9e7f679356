import JSONText

extension Assembly {
    /// The sound renames, in force before anything is merged.
    mutating func gatherRenames() -> Renames {
        let items = unnamed[.renames]
        var renames = Renames()
        if items.isEmpty { return renames }
        var inspector = Inspector()
        let sound = items.filter { item in
            let before = inspector.findings.count
            inspector.inspect(item, as: .rename)
            return inspector.findings.count == before
        }
        findings += inspector.findings
        let (numbers, records) = (numbers, records)
        findings += renames.gather(
            sound, defined: { numbers[$0.section][$0.id] != nil }, ids: { records[$0].map(\.id) })
        return renames
    }

    /// The sound patches of each record, in load order; the record's id is "" for `rules` and `texts`.
    mutating func gatherPatches(_ renames: Renames) -> BySection<[String: [Patch]]> {
        var patches = BySection<[String: [Patch]]>([:])
        var inspector = Inspector()
        for item in unnamed[.patches] {
            let before = inspector.findings.count
            inspector.inspect(item, as: .patch)
            if let target = item["target"] { nameSection(of: target, in: &inspector.findings[before...]) }
            guard inspector.findings.count == before, var patch = Patch(item, of: owners.mod(of: item.place)),
                let target = item["target"]
            else { continue }
            let section = patch.target.section
            // Play has not read the trials.
            if section == .trials && !withTrials { continue }
            let id = renames.current(section, patch.target.id)
            if id != patch.target.id {
                var finding = Finding(
                    .renamedID, at: target.place, length: target.spanned,
                    "the \(section.singular) `\(patch.target.id)` is called `\(id)` now",
                    suggestion: "\(section.rawValue)/\(id)")
                finding.remedy = (patch.target.description, "\(section.rawValue)/\(id)")
                findings.append(finding)
            }
            patch.target = Target(section, id)
            if section.isSingleObject || isThere(section, id, patch, target) {
                patches[section][id, default: []].append(patch)
            }
        }
        findings += inspector.findings
        return patches
    }

    /// An id without its section is told with the section that has it.
    private func nameSection(of target: JSON, in found: inout ArraySlice<Finding>) {
        guard let id = target.string, isSlug(id), let section = Section.named.first(where: { numbers[$0][id] != nil })
        else { return }
        for index in found.indices where found[index].code == Problem.badTarget.rawValue {
            found[index] = Finding(
                .badTarget, at: target.place, length: target.spanned,
                "`\(id)` names no record; write its section too", suggestion: Target(section, id).description)
        }
    }

    /// The mods that patch each record which is not their own.
    func others(_ patches: BySection<[String: [Patch]]>) -> [Target: [String]] {
        var all: [Target: [String]] = [:]
        for section in Section.allCases {
            for (id, list) in patches[section] {
                let own = place(of: id, in: section).map(owners.mod(of:))
                var mods: [String] = []
                for patch in list where patch.mod != own && !mods.contains(patch.mod) { mods.append(patch.mod) }
                if !mods.isEmpty { all[Target(section, id)] = mods }
            }
        }
        return all
    }

    /// Whether a patch has something to change; tells it where not.
    private mutating func isThere(_ section: Section, _ id: String, _ patch: Patch, _ target: JSON) -> Bool {
        guard let place = place(of: id, in: section) else {
            if doubt.covers(id, askedAt: target.place) { return false }
            let near = nearest(to: id, among: records[section].map(\.id))
            if let absent = owners.absent[patch.mod], !absent.isEmpty {
                findings.append(
                    Finding(
                        .noEffect, at: target.place, length: target.spanned,
                        "there is no \(section.singular) `\(id)`; it may be of \(listed(absent)), which is not loaded, so this patch is skipped",
                        suggestion: near.map { "\(section.rawValue)/\($0)" }))
                return false
            }
            findings.append(
                Finding(
                    .unknownID, at: target.place, length: target.spanned, "there is no \(section.singular) `\(id)`",
                    suggestion: near.map { "\(section.rawValue)/\($0)" }, wanted: Target(section, id)))
            return false
        }
        if let finding = owners.finding(use: Target(section, id), of: owners.mod(of: place), at: target) {
            findings.append(finding)
        }
        return true
    }

    /// Changes the records that are not armor, which `Family` does.
    mutating func apply(_ patches: BySection<[String: [Patch]]>) {
        func changed(_ json: JSON, _ list: [Patch], _ target: Target) -> JSON {
            var patching = Patching(json, target)
            for patch in list { patching.apply(patch) }
            findings += patching.findings + conflicts(among: patching.writes, of: target, owners.graph)
            return patching.record
        }
        for section in Section.named where section != .armor && !patches[section].isEmpty {
            for index in records[section].indices {
                let record = records[section][index]
                guard let list = patches[section][record.id] else { continue }
                records[section][index].json = changed(record.json, list, Target(section, record.id))
            }
        }
        for section in [Section.rules, .texts] {
            guard let list = patches[section][""] else { continue }
            let whole = changed(JSON(.object(singles[section])), list, Target(section))
            ownSingles[section] = singles[section]
            singles[section] = whole.members ?? []
        }
    }

    /// Gives every reference the id that its record has now.
    mutating func update(_ renames: Renames) {
        for section in Section.named {
            for index in records[section].indices {
                let record = records[section][index]
                let own = renames.updated(record.own, .record(section.table), &findings)
                let json = renames.updated(record.json, .record(section.table), &findings)
                records[section][index] = Record(id: record.id, own: own, json: json)
            }
        }
        let rules = renames.updated(JSON(.object(singles[.rules])), .record(.rules), &findings)
        singles[.rules] = rules.members ?? []
    }

    /// Who defines what, for those who ask; only what mods beside the core define.
    func claims() -> Claims? {
        if owners.isCoreAlone { return nil }
        var mods = BySection<[String: String]>([:])
        for section in Section.named {
            for record in records[section] {
                let mod = owners.mod(of: record.own.place)
                if mod != owners.core { mods[section][record.id] = mod }
            }
        }
        return Claims(owners, mods)
    }

    /// Parents are merged in before anything is inspected, so who uses another mod's is looked up here.
    func parentsUndeclared(_ claims: Claims) -> [Finding] {
        let written = records[.armor].map(\.own) + records[.trials].flatMap { $0.own["wear"]?.array ?? [] }
        return written.compactMap { armor in
            guard let extends = armor["extends"], let parent = extends.string else { return nil }
            return claims.finding(asking: .armor, parent, at: extends)
        }
    }
}
