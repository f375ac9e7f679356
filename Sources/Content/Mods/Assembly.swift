import Engine
import JSONText

/// Puts the records of all read files together: gathers, merges parents in, inspects, builds the catalog.
struct Assembly {
    /// One record as it stands in a file.
    struct Record {
        let id: String
        let mod: String
        var json: JSON
        /// Without parent: what the child itself wrote.
        let place: JSON.Place
    }

    /// The most records that all files together may hold.
    static let mostRecords = 100_000

    private(set) var records: [Section: [Record]] = [:]
    private(set) var singles: [Section: JSON] = [:]
    private(set) var findings: [Finding] = []
    private var count = 0
    private var places: [Section: [String: JSON.Place]] = [:]
    private var doubtful: Set<String> = []

    /// Gathers the records of one file.
    mutating func gather(_ file: SourceFile, _ describe: (JSON.Place) -> String) {
        guard let json = file.json else {
            doubtful.formUnion(idsSeen(in: file.bytes))
            return
        }
        guard let members = json.members else {
            findings.append(
                Finding(.wrongType, at: json.place, "a content file is an object of sections, found \(json.kindName)"))
            return
        }
        for member in members where member.key != "$schema" {
            guard let section = Section(rawValue: member.key) else {
                findings.append(unknownSection(member))
                continue
            }
            if section.isSingleObject {
                gatherSingle(member, section, describe)
            } else {
                gatherList(member.value, section, file.mod, describe)
            }
        }
    }

    private func unknownSection(_ member: JSON.Member) -> Finding {
        let words = Section.allCases.map(\.rawValue)
        return Finding(
            .unknownSection, at: member.keyPlace, length: member.key.utf8.count + 2,
            "there is no section `\(member.key)`; a content file has \(listed(words))",
            suggestion: nearMisses(to: member.key, among: words).first)
    }

    private mutating func gatherSingle(
        _ member: JSON.Member, _ section: Section, _ describe: (JSON.Place) -> String
    ) {
        guard let members = member.value.members else {
            findings.append(
                Finding(
                    .wrongType, at: member.value.place, "`\(member.key)` is an object, found \(member.value.kindName)"))
            return
        }
        var all = singles[section]?.members ?? []
        for each in members {
            if let first = all.first(where: { $0.key == each.key }) {
                findings.append(
                    Finding(
                        .duplicateID, at: each.keyPlace, length: each.key.utf8.count + 2,
                        "`\(each.key)` is already set at \(describe(first.keyPlace))"))
            } else {
                all.append(each)
            }
        }
        singles[section] = JSON(.object(all), at: singles[section]?.place ?? member.value.place)
    }

    private mutating func gatherList(
        _ json: JSON, _ section: Section, _ mod: String, _ describe: (JSON.Place) -> String
    ) {
        guard let items = json.array else {
            findings.append(
                Finding(
                    .wrongType, at: json.place, "`\(section.rawValue)` is a list of records, found \(json.kindName)"))
            return
        }
        for item in items {
            count += 1
            if count == Assembly.mostRecords + 1 {
                findings.append(
                    Finding(.tooMany, at: item.place, "more than \(Assembly.mostRecords) records; the rest is not read")
                )
            }
            guard count <= Assembly.mostRecords else { return }
            guard item.members != nil, let idJSON = item["id"], let id = idJSON.string else {
                inspectWithoutID(item, section)
                continue
            }
            if let first = places[section]?[id] {
                findings.append(
                    Finding(
                        .duplicateID, at: idJSON.place, length: idJSON.spanned,
                        "there is already \(section.article) `\(id)` at \(describe(first))"))
                continue
            }
            places[section, default: [:]][id] = idJSON.place
            records[section, default: []].append(Record(id: id, mod: mod, json: item, place: item.place))
        }
    }

    /// A record that nobody can name is reported and left out.
    private mutating func inspectWithoutID(_ json: JSON, _ section: Section) {
        guard json.members != nil else {
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
        } else {
            let near = nearMisses(to: "id", among: (json.members ?? []).map(\.key)).isEmpty ? nil : "id"
            findings.append(
                Finding(.missingKey, at: json.place, "\(section.article) needs `id`", suggestion: near))
        }
    }

    /// Merges parents in, holds everything against its table and builds what is sound.
    ///
    /// Trials are for checking: a game that only wants to be played leaves them out.
    mutating func finish(mods: [Manifest], withTrials: Bool) -> Catalog {
        let abstract = resolveParents()
        var defined: [Section: [String]] = [:]
        for section in Section.allCases {
            records[section]?.sort { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
            defined[section] = records[section]?.map(\.id) ?? []
        }
        var inspector = Inspector(defined: defined, abstract: abstract, doubtful: doubtful)
        var sound: [Section: [JSON]] = [:]
        for section in Section.allCases where !section.isSingleObject && (withTrials || section != .trials) {
            sound[section] = (records[section] ?? []).compactMap { record in
                let before = inspector.findings.count
                inspector.inspect(record.json, as: section.table)
                if section == .armor { inspector.inspectUpgrades(record.json) }
                return inspector.findings.count == before ? record.json : nil
            }
        }
        let beforeRules = inspector.findings.count
        for (section, json) in singles.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            inspector.inspect(json, as: section.table)
        }
        let singlesAreSound = inspector.findings.count == beforeRules
        findings += inspector.findings

        var catalog = Catalog()
        catalog.mods = mods
        catalog.elements = shelf(sound[.elements])
        catalog.armor = shelf(sound[.armor]?.filter { !abstract.contains($0["id"]?.string ?? "") })
        catalog.attacks = shelf(sound[.attacks])
        catalog.statuses = shelf(sound[.statuses])
        catalog.foes = shelf(sound[.foes])
        catalog.places = shelf(sound[.places])
        catalog.quests = shelf(sound[.quests])
        catalog.trials = shelf(sound[.trials])
        if singlesAreSound {
            catalog.rulesJSON = singles[.rules] ?? [:]
            catalog.rules = Rules(catalog.rulesJSON)
            catalog.beginning = Beginning(catalog.rulesJSON)
            for member in singles[.texts]?.members ?? [] { catalog.texts[member.key] = Text(member.value) }
        }
        return catalog
    }

    private func shelf<Entry: Definition>(_ records: [JSON]?) -> Catalog.Shelf<Entry> {
        Catalog.Shelf((records ?? []).map(Entry.init))
    }

    /// Merges each armor over its parents and says which armor is abstract.
    private mutating func resolveParents() -> Set<String> {
        guard let armor = records[.armor] else { return [] }
        let abstract = Set(armor.filter { $0.json["abstract"]?.bool == true }.map(\.id))
        guard armor.contains(where: { $0.json["extends"] != nil }) else { return abstract }
        let byID = Dictionary(armor.map { ($0.id, $0.json) }, uniquingKeysWith: { first, _ in first })
        records[.armor] = armor.map { record in
            var record = record
            record.json = merged(record.json, byID, path: [record.id])
            return record
        }
        // A parent may be abstract, so asking for one by `extends` is settled here and not inspected again.
        return abstract
    }

    private mutating func merged(_ json: JSON, _ byID: [String: JSON], path: [String]) -> JSON {
        guard let extends = json["extends"], let parentID = extends.string else { return json }
        if let start = path.firstIndex(of: parentID) {
            // Each armor of a circle is reported once, by the armor itself.
            if start == 0 {
                findings.append(
                    Finding(
                        .circle, at: extends.place, length: extends.spanned,
                        "armor extends itself: " + (path + [parentID]).joined(separator: " → ")))
            }
            return json.without(["extends"])
        }
        guard let parent = byID[parentID] else {
            if !doubtful.contains(parentID) && path.count == 1 {
                findings.append(
                    Finding(
                        .unknownID, at: extends.place, length: extends.spanned, "there is no armor `\(parentID)`",
                        suggestion: nearMisses(to: parentID, among: byID.keys.sorted()).first))
            }
            return json.without(["extends"])
        }
        let base = merged(parent, byID, path: path + [parentID]).without(["id", "abstract", "extends"])
        var whole = JSON.merge(base, json.without(["extends"]))
        whole.place = json.place
        return whole
    }
}

extension JSON {
    func without(_ keys: [String]) -> JSON {
        guard let members else { return self }
        return JSON(.object(members.filter { !keys.contains($0.key) }), at: place)
    }
}

/// What looks like an id's definition in a file that is no JSON, so that asking for it is no second error.
private func idsSeen(in bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\"id\"").dropFirst().compactMap { rest in
        let parts = rest.prefix(200).split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
        return parts.count > 1 ? String(parts[1]) : nil
    }
}
