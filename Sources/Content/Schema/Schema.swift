public import JSONText

/// A JSON Schema (2020-12), made from the tables that the reader walks.
///
///     Schema.content.json.pretty()   // what Content/schema/content.schema.json holds
public enum Schema: String, Sendable, CaseIterable {
    /// For content files.
    case content
    /// For `mod.json`.
    case mod

    /// The whole schema with the definitions that it needs.
    public var json: JSON {
        var json: JSON = [
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            // It names the schema and is no address, so that nobody asks the network for it.
            "$id": JSON("urn:lamellar:schema:" + rawValue),
        ]
        for member in root.members ?? [] { json[member.key] = member.value }
        json["$defs"] = definitions(for: root)
        return json
    }

    private var root: JSON {
        switch self {
        case .mod: ["title": "Lamellar: a mod's mod.json", "$ref": JSON(definitionsPath + Table.manifest.rawValue)]
        case .content:
            [
                "title": "Lamellar: a content file",
                "description": "An object of sections; any file may hold any of them.",
                "type": "object",
                "properties": JSON(
                    .object(
                        [.init("$schema", ["description": "Where this schema lies; for editors.", "type": "string"])]
                            + Section.allCases.map { .init($0.rawValue, section($0)) })),
                "additionalProperties": false,
            ]
        }
    }

    private func section(_ section: Section) -> JSON {
        let record: JSON = .referring(to: section.table.rawValue)
        if section.isSingleObject { return record }
        return ["description": JSON(section.table.about), "type": "array", "items": record]
    }

    /// The definitions that `root` names, and those that they name, in the order of the tables.
    private func definitions(for root: JSON) -> JSON {
        let all = plainDefinitions + Table.allCases.flatMap(\.definitions)
        var wanted: Set<String> = []
        var queue = references(in: root)
        while let name = queue.popLast() {
            guard wanted.insert(name).inserted, let member = all.first(where: { $0.key == name }) else { continue }
            queue += references(in: member.value)
        }
        return JSON(.object(all.filter { wanted.contains($0.key) }))
    }
}

private let definitionsPath = "#/$defs/"

extension JSON {
    /// The schema that a definition holds.
    static func referring(to definition: String) -> JSON { ["$ref": JSON(definitionsPath + definition)] }
}

/// The names of the definitions that a schema asks for.
private func references(in schema: JSON) -> [String] {
    (schema.array ?? []).flatMap(references)
        + (schema.members ?? []).flatMap { member in
            guard member.key == "$ref", let path = member.value.string else { return references(in: member.value) }
            return [String(path.dropFirst(definitionsPath.count))]
        }
}
