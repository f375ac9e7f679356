import Files
import JSONText
import TestSupport
import Testing

@testable import Content

@Suite("The JSON Schema")
struct SchemaTests {
    /// What every `properties` in a schema says of a key.
    private func schemas(of key: String, in json: JSON) -> [JSON] {
        (json.array ?? []).flatMap { schemas(of: key, in: $0) }
            + (json.members ?? []).flatMap { member in
                let here = member.key == "properties" ? member.value[key].map { [$0] } ?? [] : []
                return here + schemas(of: key, in: member.value)
            }
    }

    /// The words of a shape, at any depth.
    private func words(_ shape: Shape) -> [String]? {
        switch shape {
        case .word(let words): words
        case .list(let item, _, _), .oneOrMore(let item), .map(let item), .plainOr(let item, _): words(item)
        case .integer, .flag, .id, .slug, .string, .range, .text, .reference, .ending, .record, .patch, .target,
            .pointer, .anything, .object:
            nil
        }
    }

    private func enums(in json: JSON) -> [JSON] {
        (json.array ?? []).flatMap(enums)
            + (json.members ?? []).flatMap { ($0.key == "enum" ? [$0.value] : []) + enums(in: $0.value) }
    }

    @Test("What is kept in Content/schema is what the tables make", arguments: Schema.allCases)
    func kept(schema: Schema) {
        let difference = difference(fromKept: "Content/schema/\(schema).schema.json", schema.json.pretty())
        #expect(difference == nil)
    }

    @Test("Every table is a definition, with every field, its sentence, its default and its words")
    func wholeTable() {
        let definitions = Schema.allCases.flatMap { $0.json["$defs"]?.members ?? [] }
        for table in Table.allCases {
            guard let definition = definitions.first(where: { $0.key == table.rawValue })?.value else {
                Issue.record("no definition of \(table)")
                continue
            }
            #expect(definition["description"]?.string == table.about)
            for field in table.layout.fields + table.layout.variants.flatMap(\.fields) {
                let found = schemas(of: field.key, in: definition).filter {
                    $0["description"]?.string == field.about && $0["default"] == field.default
                }
                #expect(!found.isEmpty, "\(table) \(field.key)")
                guard let words = words(field.shape) else { continue }
                let list = JSON(.array(words.map { JSON($0) }))
                #expect(found.contains { enums(in: $0).contains(list) }, "\(table) \(field.key)")
            }
        }
    }

    @Test("Every section is a property, and each of its records a definition")
    func sections() {
        let schema = Schema.content.json
        for section in Section.allCases {
            let property = schema["properties"]?[section.rawValue]
            let record = section.isSingleObject ? property : property?["items"]
            #expect(record?["$ref"]?.string == "#/$defs/\(section.table.rawValue)", "\(section)")
        }
    }

    @Test("Every reference in a schema leads to a definition, and every definition is used", arguments: Schema.allCases)
    func closed(schema: Schema) {
        let names = Set((schema.json["$defs"]?.members ?? []).map { "#/$defs/" + $0.key })
        #expect(references(in: schema.json) == names)
    }

    private func references(in json: JSON) -> Set<String> {
        var found: Set<String> = []
        if let name = json["$ref"]?.string { found.insert(name) }
        for value in (json.array ?? []) + (json.members ?? []).map(\.value) { found.formUnion(references(in: value)) }
        return found
    }

    @Test("The content folder's schema/ is no content")
    func notContent() {
        let folder = ContentFolder(
            core: ["ground.json": ground],
            ["schema/content.schema.json": #"{ "no": "section" }"#, "schema/broken.json": "{"])
        #expect(folder.check().diagnostics.isEmpty)
        #expect(folder.check(["."]).diagnostics.isEmpty)
        #expect(folder.load().diagnostics.isEmpty)
    }

    @Test("A content file and a manifest may name their schema")
    func named() {
        let folder = ContentFolder(
            core: ["ground.json": ground],
            [
                "mods/hat/mod.json":
                    #"{ "$schema": "../../schema/mod.schema.json", "id": "hat", "version": "1.0.0" }"#,
                "mods/hat/armor.json":
                    #"{ "$schema": "../../schema/content.schema.json", "armor": [ { "id": "hat", "responses": [ { "answer": "absorb" } ] } ] }"#,
            ])
        #expect(folder.check().diagnostics.isEmpty)
    }
}

/// The wrong files that `.ci/schema` holds against the schema. Their names begin with what the reader says of them.
@Suite("What the schema refuses")
struct RefusedTests {
    @Test("The reader refuses a content file that the schema refuses, once and for the same reason")
    func content() throws {
        let folder = Path.join(packageFolder, "Tests/Refused/content")
        let names = try listFolder(folder)
        #expect(names.count > 10)
        for name in names {
            let found = diagnostics(of: try readFile(Path.join(folder, name), limit: 1 << 20))
            #expect(found.count == 1, "\(name): \(found.map(\.brief))")
            #expect(name.hasPrefix(found.first?.code ?? "nothing"), "\(name): \(found.map(\.brief))")
        }
    }

    @Test("The reader refuses a manifest that the schema refuses, once and for the same reason")
    func manifests() throws {
        let folder = Path.join(packageFolder, "Tests/Refused/mod")
        let names = try listFolder(folder)
        #expect(names.count > 3)
        for name in names {
            let content = ContentFolder(core: ["ground.json": ground])
            content.put(try readFile(Path.join(folder, name), limit: 1 << 20), at: "mods/hat/mod.json")
            let found = content.check().diagnostics
            #expect(found.count == 1, "\(name): \(found.map(\.brief))")
            #expect(name.hasPrefix(found.first?.code ?? "nothing"), "\(name): \(found.map(\.brief))")
        }
    }
}
