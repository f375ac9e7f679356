public import JSONText

/// Content cut down to what some records need, as one object of sections: what a log embeds so that it outlives its mods.
extension Catalog {
    /// The records named and all that they refer to, with the rules' numbers; the same bytes from any load order.
    ///
    ///     catalog.extract([(.armor, "fire-armor"), (.foes, "imp")]).canonical()
    public func extract(_ roots: [(Section, String)]) -> JSON {
        var wanted: [Section: Set<String>] = [:]
        var queue = roots
        while let (section, id) = queue.popLast() {
            guard wanted[section, default: []].insert(id).inserted, let json = record(section, id) else { continue }
            references(in: json, .record(section.table)) { queue.append(($0, $1)) }
        }
        var members = [JSON.Member("rules", rulesJSON.without(["avatar", "start", "defeats", "oaths"]))]
        for section in Section.named {
            let ids = (wanted[section] ?? []).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            if !ids.isEmpty {
                members.append(JSON.Member(section.rawValue, JSON(.array(ids.compactMap { record(section, $0) }))))
            }
        }
        return JSON(.object(members))
    }

    /// A catalog from what `extract` gave; nil when anything in it is not sound content.
    public init?(extracted json: JSON) {
        guard let catalog = Catalog.reading(extracted: json).catalog else { return nil }
        self = catalog
    }

    /// The same, saying in words what it asks for and does not have, such as "there is no armor `fire-armor`".
    public static func reading(extracted json: JSON) -> (catalog: Catalog?, lack: String?) {
        var assembly = Assembly()
        assembly.gather(SourceFile(mod: "", path: "", bytes: [], json: json))
        let catalog = assembly.finish(mods: [])
        let lack = assembly.findings.first { $0.code == Problem.unknownID.rawValue }?.message
        // What is only warned of, such as a name that is shown inert, was played and is proved.
        return (assembly.findings.contains(where: \.isError) ? nil : catalog, lack)
    }

    /// What is wrong with content that `extract` could not have given, in words; nil where nothing is.
    public static func problem(inExtracted json: JSON) -> String? {
        var assembly = Assembly()
        assembly.gather(SourceFile(mod: "", path: "", bytes: [], json: json))
        _ = assembly.finish(mods: [])
        return assembly.findings.first(where: \.isError)?.message
    }

    /// Whether there is a record of that id.
    func has(_ section: Section, _ id: String) -> Bool { record(section, id) != nil }

    /// A record as it is after inheritance and patches; nil where there is none of that id.
    public func record(_ section: Section, _ id: String) -> JSON? {
        switch section {
        case .elements: elements[id]?.json
        case .armor: armor[id]?.json
        case .attacks: attacks[id]?.json
        case .statuses: statuses[id]?.json
        case .items: items[id]?.json
        case .foes: foes[id]?.json
        case .places: places[id]?.json
        case .people: people[id]?.json
        case .quests: quests[id]?.json
        case .trials: trials[id]?.json
        case .rules, .texts, .patches, .renames: nil
        }
    }

    /// Every id of another record in `json`, found by walking it along its shape.
    private func references(in json: JSON, _ shape: Shape, _ found: (Section, String) -> Void) {
        switch shape {
        case .reference(let section): if let id = json.string { found(section, id) }
        case .list(let item, _, _): for each in json.array ?? [] { references(in: each, item, found) }
        case .oneOrMore(let item): for each in json.array ?? [json] { references(in: each, item, found) }
        case .map(let value): for member in json.members ?? [] { references(in: member.value, value, found) }
        case .plainOr(let plain, let table):
            references(in: json, json.members == nil ? plain : .record(table), found)
        case .patch: references(in: json, .record(.armor), found)
        case .record(let table):
            for field in table.layout.fields(for: json) {
                if let value = json[field.key] { references(in: value, field.shape, found) }
            }
        case .integer, .flag, .word, .id, .slug, .string, .range, .text, .ending, .target, .pointer, .anything, .object:
            break
        }
    }
}
