import Engine
import JSONText

/// Puts the records of all read files together: gathers, merges parents in, inspects, builds the catalog.
struct Assembly {
    /// One record as it stands in a file.
    struct Record {
        let id: String
        /// What the record itself wrote.
        let own: JSON
        /// With its parents merged in.
        var json: JSON
    }

    /// The most records that all files together may hold.
    static let mostRecords = 100_000

    var records = BySection<[Record]>([])
    var singles = BySection<[JSON.Member]>([])
    var findings: [Finding] = []
    var doubt = Doubt()
    let withTrials: Bool
    let owners: Owners
    /// Patches and renames, in load order.
    var unnamed = BySection<[JSON]>([])
    /// Records with no id, or with one that is taken.
    var aside = BySection<[JSON]>([])
    /// `rules` and `texts` before any patch.
    var ownSingles = BySection<[JSON.Member]>([])
    var count = 0
    var places = BySection<[String: JSON.Place]>([:])

    init(withTrials: Bool = false, owners: Owners = Owners()) {
        self.withTrials = withTrials
        self.owners = owners
    }

    /// Merges parents and patches in, holds everything against its table and builds what is sound.
    mutating func finish(mods: [Manifest]) -> Catalog {
        let renames = gatherRenames()
        let patches = gatherPatches(renames)
        if !renames.isEmpty { update(renames) }

        var family = Family(records[.armor], patches: patches[.armor])
        records[.armor] = records[.armor].map { record in
            Record(id: record.id, own: record.own, json: family.whole(record.id, doubt))
        }
        records[.trials] = records[.trials].map { record in
            Record(id: record.id, own: record.own, json: family.dressed(record.json, doubt))
        }
        findings += family.findings
        for (target, writes) in family.writes { findings += conflicts(among: writes, of: target, owners.graph) }
        apply(patches)
        if !renames.isEmpty { update(renames) }

        var defined = BySection<[String]>([])
        for section in Section.allCases {
            records[section].sort { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
            defined[section] = records[section].map { $0.id }
        }
        if withTrials { findings += sharedKeys(defined) }
        let claims = claims()
        if let claims { findings += parentsUndeclared(claims) }
        var inspector = Inspector(defined: defined, abstract: family.abstract, doubt: doubt, claims: claims)
        var sound = BySection<[JSON]>([])
        for section in Section.named {
            sound[section] = inspect(section, &inspector, family, patches)
        }
        inspectAside(&inspector)
        let beforeRules = inspector.findings.count
        for section in [Section.rules, .texts] {
            if singles[section].isEmpty { continue }
            let start = inspector.findings.count
            inspector.inspect(JSON(.object(singles[section])), as: section.table)
            if let list = patches[section][""], inspector.findings.count > start {
                let blame = Blame(base: JSON(.object(ownSingles[section])), list, Target(section))
                inspector.blame(start..<inspector.findings.count, blame)
            }
        }
        let singlesAreSound = !inspector.findings[beforeRules...].contains(where: \.isError)
        findings += inspector.findings

        var catalog = Catalog()
        catalog.mods = mods
        catalog.renames = renames
        for section in Section.allCases {
            for (id, list) in patches[section] {
                var mods: [String] = []
                for patch in list where !mods.contains(patch.mod) { mods.append(patch.mod) }
                catalog.patchedBy[Target(section, id)] = mods
            }
        }
        catalog.elements = shelf(sound[.elements])
        catalog.armor = shelf(sound[.armor].filter { !family.abstract.contains($0["id"]?.string ?? "") })
        catalog.attacks = shelf(sound[.attacks])
        catalog.statuses = shelf(sound[.statuses])
        catalog.foes = shelf(sound[.foes])
        catalog.places = shelf(sound[.places])
        catalog.quests = shelf(sound[.quests])
        catalog.trials = shelf(sound[.trials])
        if singlesAreSound {
            // In the table's order, so that it does not matter which file says what.
            let order = Layout.rules.fields.map(\.key)
            let rules = singles[.rules].sorted {
                (order.firstIndex(of: $0.key) ?? 0) < (order.firstIndex(of: $1.key) ?? 0)
            }
            catalog.rulesJSON = JSON(.object(rules))
            catalog.rules = Rules(catalog.rulesJSON)
            catalog.beginning = Beginning(catalog.rulesJSON)
            catalog.textsJSON = JSON(.object(singles[.texts]))
            for member in singles[.texts] { catalog.texts[member.key] = Text(member.value) }
        }
        return catalog
    }

    /// The sound records of a section.
    private func inspect(
        _ section: Section, _ inspector: inout Inspector, _ family: Family, _ patches: BySection<[String: [Patch]]>
    ) -> [JSON] {
        let records = records[section]
        let orphans = section == .armor ? family.unsound : section == .trials ? family.unsoundTrials : []
        let fit = { (record: Record) in !orphans.contains(record.id) }
        let start = inspector.findings.count
        var ranges: [Range<Int>] = []
        for record in records {
            let before = inspector.findings.count
            inspector.inspect(record.json, as: section.table)
            ranges.append(before..<inspector.findings.count)
        }
        if inspector.findings.count == start { return records.filter(fit).map { $0.json } }
        let found = Dictionary(zip(records.map(\.id), ranges), uniquingKeysWith: { first, _ in first })
        for (record, range) in zip(records, ranges) where !range.isEmpty {
            let line = section == .armor ? [record.id] + family.ancestors(of: record.id) : [record.id]
            var blamed: Set<Int> = []
            if line.contains(where: { patches[section][$0] != nil }) {
                blamed = inspector.blame(
                    range, Blame(record, section, line, self.records[section], patches[section], doubt))
            }
            guard section == .armor, let parent = family.parent(of: record.id) else { continue }
            inspector.moveInherited(
                range.filter { !blamed.contains($0) }, own: record.own, from: parent,
                known: family.ancestors(of: record.id).compactMap { found[$0] })
        }
        let all = inspector.findings
        return zip(records, ranges).filter { !all[$1].contains(where: \.isError) && fit($0) }.map { $0.0.json }
    }

    /// What is wrong with records that are left out; of what armor takes over nothing is known then.
    private func inspectAside(_ inspector: inout Inspector) {
        for section in Section.named {
            for json in aside[section] {
                let start = inspector.findings.count
                inspector.inspect(json.without(["extends"]), as: section.table)
                if json["extends"] == nil { continue }
                let unknowable = inspector.findings[start...].filter { $0.code == Problem.meaningless.rawValue }
                let keys = Set(unknowable.map(\.key))
                inspector.findings.removeAll { keys.contains($0.key) }
            }
        }
    }

    private func shelf<Entry: Definition>(_ records: [JSON]) -> Catalog.Shelf<Entry> {
        Catalog.Shelf(records.map(Entry.init))
    }
}

extension JSON {
    func without(_ keys: [String]) -> JSON {
        guard let members else { return self }
        return JSON(.object(members.filter { !keys.contains($0.key) }), at: place)
    }
}
