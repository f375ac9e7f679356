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

    private(set) var records = BySection<[Record]>([])
    private(set) var singles = BySection<[JSON.Member]>([])
    private(set) var findings: [Finding] = []
    private(set) var doubt = Doubt()
    private let withTrials: Bool
    private var count = 0
    private var places = BySection<[String: JSON.Place]>([:])

    init(withTrials: Bool = false) { self.withTrials = withTrials }

    /// Gathers the records of one file.
    mutating func gather(_ file: SourceFile) {
        guard let json = file.json else { return doubt.add(idsIn: file) }
        guard let members = json.members else {
            doubt.add(idsIn: json)
            findings.append(
                Finding(.wrongType, at: json.place, "a content file is an object of sections, found \(json.kindName)"))
            return
        }
        for member in members where member.key != "$schema" {
            guard let section = Section(rawValue: member.key) else {
                doubt.add(idsIn: member.value)
                findings.append(unknownSection(member))
                continue
            }
            if section == .trials && !withTrials { continue }
            if section.isSingleObject {
                gatherSingle(member, section)
            } else {
                gatherList(member.value, section)
            }
        }
    }

    private func unknownSection(_ member: JSON.Member) -> Finding {
        let words = Section.allCases.map(\.rawValue)
        let near = nearMisses(to: member.key, among: words).first
        return Finding(
            .unknownSection, at: member.keyPlace, length: member.key.utf8.count + 2,
            "there is no section `\(member.key)`" + (near == nil ? "; a content file has \(listed(words))" : ""),
            suggestion: near)
    }

    private mutating func gatherSingle(_ member: JSON.Member, _ section: Section) {
        guard let members = member.value.members else {
            findings.append(
                Finding(
                    .wrongType, at: member.value.place, length: member.value.spanned,
                    "`\(member.key)` is an object, found \(member.value.kindName)"))
            return
        }
        for each in members {
            if let first = places[section][each.key] {
                findings.append(
                    Finding(
                        .duplicateID, at: each.keyPlace, length: each.key.utf8.count + 2,
                        "`\(each.key)` is set twice; remove it here or at ", other: first))
            } else {
                places[section][each.key] = each.keyPlace
                singles[section].append(each)
            }
        }
    }

    private mutating func gatherList(_ json: JSON, _ section: Section) {
        guard let items = json.array else {
            doubt.add(idsIn: json)
            findings.append(
                Finding(
                    .wrongType, at: json.place, length: json.spanned,
                    "`\(section.rawValue)` is a list of records, such as [ { \"id\": … } ], found \(json.kindName)"))
            return
        }
        for item in items {
            count += 1
            guard count <= Assembly.mostRecords else {
                if count == Assembly.mostRecords + 1 {
                    findings.append(
                        Finding(
                            .tooMany, at: item.place,
                            "more than \(Assembly.mostRecords) records in all files together; the rest is not read"))
                }
                doubt.add(idsIn: item)
                continue
            }
            guard item.members != nil, let idJSON = item["id"], let id = idJSON.string else {
                inspectWithoutID(item, section)
                continue
            }
            if let first = places[section][id] {
                findings.append(
                    Finding(
                        .duplicateID, at: idJSON.place, length: idJSON.spanned,
                        "rename this one: there is already \(section.article) `\(id)` at ", other: first))
                continue
            }
            places[section][id] = idJSON.place
            records[section].append(Record(id: id, own: item, json: item))
        }
    }

    /// A record that nobody can name is reported and left out.
    private mutating func inspectWithoutID(_ json: JSON, _ section: Section) {
        guard let members = json.members else {
            findings.append(
                Finding(
                    .wrongType, at: json.place, length: json.spanned,
                    "\(section.article) is an object, found \(json.kindName)"))
            return
        }
        if let id = json["id"] {
            findings.append(
                Finding(
                    .wrongType, at: id.place, length: id.spanned, "expected an id in a string, found \(id.kindName)"))
            return
        }
        // A slip in the key itself, such as "Id", is reported at the key, and what it names is no second error.
        if let key = nearMisses(to: "id", among: members.map(\.key)).first,
            let slip = members.first(where: { $0.key == key })
        {
            if let id = slip.value.string { doubt.add(id) }
            findings.append(
                Finding(
                    .unknownKey, at: slip.keyPlace, length: slip.key.utf8.count + 2,
                    "\(section.article) has no key `\(slip.key)`, and it needs `id`", suggestion: "id"))
            return
        }
        findings.append(
            Finding(
                .missingKey, at: json.place, "\(section.article) needs `id`, such as \"id\": \"my-\(section.singular)\""
            ))
    }

    /// Merges parents in, holds everything against its table and builds what is sound.
    mutating func finish(mods: [Manifest]) -> Catalog {
        var family = Family(records[.armor])
        records[.armor] = records[.armor].map { record in
            Record(id: record.id, own: record.own, json: family.whole(record.id, doubt))
        }
        records[.trials] = records[.trials].map { record in
            Record(id: record.id, own: record.own, json: family.dressed(record.json, doubt))
        }
        findings += family.findings

        var defined = BySection<[String]>([])
        for section in Section.allCases {
            records[section].sort { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
            defined[section] = records[section].map { $0.id }
        }
        var inspector = Inspector(defined: defined, abstract: family.abstract, doubt: doubt)
        var sound = BySection<[JSON]>([])
        for section in Section.allCases where !section.isSingleObject {
            sound[section] = inspect(section, &inspector, family)
        }
        let beforeRules = inspector.findings.count
        for section in [Section.rules, .texts] {
            if singles[section].isEmpty { continue }
            inspector.inspect(JSON(.object(singles[section])), as: section.table)
        }
        let singlesAreSound = inspector.findings.count == beforeRules
        findings += inspector.findings

        var catalog = Catalog()
        catalog.mods = mods
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
    private func inspect(_ section: Section, _ inspector: inout Inspector, _ family: Family) -> [JSON] {
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
        if section == .armor {
            let found = Dictionary(zip(records.map(\.id), ranges), uniquingKeysWith: { first, _ in first })
            for (record, range) in zip(records, ranges) where !range.isEmpty {
                guard let parent = family.parent(of: record.id) else { continue }
                inspector.moveInherited(
                    range, own: record.own, from: parent,
                    known: family.ancestors(of: record.id).compactMap { found[$0] })
            }
        }
        return zip(records, ranges).filter { $1.isEmpty && fit($0) }.map { $0.0.json }
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
