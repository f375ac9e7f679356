import Engine
import JSONText

/// Puts the records of all read files together: gathers, merges parents in, inspects, builds the catalog.
struct Assembly {
    /// One record as it stands in a file.
    struct Record: Sendable {
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
    /// The place of each record in its section's list by its id, as long as none is sorted.
    var numbers = BySection<[String: Int]>([:])

    init(withTrials: Bool = false, owners: Owners = Owners()) {
        self.withTrials = withTrials
        self.owners = owners
    }

    /// Merges parents and patches in, holds everything against its table and builds what is sound.
    mutating func finish(mods: [Manifest]) -> Catalog {
        let renames = gatherRenames()
        let patches = gatherPatches(renames)
        let patchedBy = others(patches)
        if !renames.isEmpty { update(renames) }

        var family = Family(records[.armor], numbers[.armor], patches: patches[.armor])
        for section in Section.allCases { records[section] = sorted(records[section]) }
        family.merge(into: &records[.armor], doubt)
        for index in records[.trials].indices {
            records[.trials][index].json = family.dressed(records[.trials][index].json, doubt)
        }
        findings += family.findings
        for (target, writes) in family.writes { findings += conflicts(among: writes, of: target, owners.graph) }
        apply(patches)
        if !renames.isEmpty { update(renames) }

        var defined = BySection<[String]>([])
        for section in Section.allCases {
            defined[section] = records[section].map { $0.id }
        }
        if withTrials { findings += sharedKeys(defined) }
        let claims = claims()
        if let claims { findings += parentsUndeclared(claims) }
        var inspector = Inspector(defined: defined, abstract: family.abstract, doubt: doubt, claims: claims)
        var catalog = Catalog()
        catalog.elements = shelf(.elements, &inspector, family, patches)
        catalog.armor = shelf(.armor, &inspector, family, patches)
        catalog.attacks = shelf(.attacks, &inspector, family, patches)
        catalog.statuses = shelf(.statuses, &inspector, family, patches)
        catalog.items = shelf(.items, &inspector, family, patches)
        catalog.foes = shelf(.foes, &inspector, family, patches)
        catalog.places = shelf(.places, &inspector, family, patches)
        catalog.people = shelf(.people, &inspector, family, patches)
        catalog.quests = shelf(.quests, &inspector, family, patches)
        catalog.trials = shelf(.trials, &inspector, family, patches)
        inspectAside(&inspector)
        var unsound: [Section] = []
        for section in [Section.rules, .texts] {
            if singles[section].isEmpty { continue }
            let start = inspector.findings.count
            inspector.inspect(JSON(.object(singles[section])), as: section.table)
            if inspector.findings[start...].contains(where: \.isError) { unsound.append(section) }
            if let list = patches[section][""], inspector.findings.count > start {
                let blame = Blame(base: JSON(.object(ownSingles[section])), list, Target(section))
                inspector.blame(start..<inspector.findings.count, blame)
            }
        }
        findings += inspector.findings

        catalog.mods = mods
        catalog.renames = renames
        catalog.patchedBy = patchedBy
        if !unsound.contains(.texts) {
            catalog.textsJSON = JSON(.object(singles[.texts]))
            for member in singles[.texts] { catalog.texts[member.key] = Text(member.value) }
        }
        if !unsound.contains(.rules) {
            // In the table's order, so that it does not matter which file says what.
            let order = Layout.rules.fields.map(\.key)
            let rules = singles[.rules].sorted {
                (order.firstIndex(of: $0.key) ?? 0) < (order.firstIndex(of: $1.key) ?? 0)
            }
            catalog.rulesJSON = JSON(.object(rules))
            catalog.rules = Rules(catalog.rulesJSON)
            catalog.beginning = Beginning(catalog.rulesJSON)
        }
        return catalog
    }

    /// The sound records of a section, built while they are at hand.
    private func shelf<Entry: Definition>(
        _ section: Section, _ inspector: inout Inspector, _ family: Family, _ patches: BySection<[String: [Patch]]>
    ) -> Catalog.Shelf<Entry> {
        let records = records[section]
        let unfit =
            section == .armor
            ? family.unsound.union(family.abstract) : section == .trials ? family.unsoundTrials : []
        let yield: Yield<Entry> = inspector.inspect(records, section, leavingOut: unfit)
        let found = Dictionary(
            yield.blots.map { (records[$0.record].id, $0.findings) }, uniquingKeysWith: { first, _ in first })
        var places: [String: Int] = [:]
        if !yield.blots.isEmpty && !patches[section].isEmpty {
            places = Dictionary(zip(records.map(\.id), records.indices), uniquingKeysWith: { first, _ in first })
        }
        for blot in yield.blots {
            let record = records[blot.record]
            let line = section == .armor ? [record.id] + family.ancestors(of: record.id) : [record.id]
            var blamed: Set<Int> = []
            if line.contains(where: { patches[section][$0] != nil }) {
                let relatives = line.compactMap { places[$0].map { records[$0] } }
                blamed = inspector.blame(blot.findings, Blame(relatives, section, patches[section], doubt))
            }
            guard section == .armor, let parent = family.parent(of: record.id) else { continue }
            inspector.moveInherited(
                blot.findings.filter { !blamed.contains($0) }, own: record.own, from: parent,
                known: family.ancestors(of: record.id).compactMap { found[$0] })
        }
        return Catalog.Shelf(yield.entries)
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
                let kept = inspector.findings[start...].filter { !keys.contains($0.key) }
                inspector.findings.replaceSubrange(start..., with: kept)
            }
        }
    }

    /// By the bytes of the ids. Their first bytes are sorted as numbers, and each record is moved once.
    private func sorted(_ records: [Record]) -> [Record] {
        let order = records.indices.map { (head: Head(records[$0].id), number: $0) }.sorted { one, other in
            if one.head != other.head { return one.head < other.head }
            return records[one.number].id.utf8.lexicographicallyPrecedes(records[other.number].id.utf8)
        }
        return order.map { records[$0.number] }
    }
}

/// The first 32 bytes of an id, which come before others as the id does.
private struct Head: Comparable {
    private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

    init(_ id: String) {
        var id = id
        id.withUTF8 { bytes in
            unsafe withUnsafeMutableBytes(of: &words) { words in
                unsafe words.copyMemory(
                    from: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes).prefix(32)))
            }
        }
        words = (words.0.bigEndian, words.1.bigEndian, words.2.bigEndian, words.3.bigEndian)
    }

    static func == (one: Head, other: Head) -> Bool { one.words == other.words }
    static func < (one: Head, other: Head) -> Bool { one.words < other.words }
}

extension JSON {
    func without(_ keys: [String]) -> JSON {
        guard let members else { return self }
        return JSON(.object(members.filter { !keys.contains($0.key) }), at: place)
    }
}
