import Engine
import JSONText
import TestSupport
import Testing

@testable import Content

@Suite("A default")
struct DefaultLaws {
    /// A field with a default, in a record of its table that has nothing but what it must.
    private struct Case {
        let table: Table
        let field: Field
        let record: JSON

        var name: String { "\(table) \(record) \(field.key)" }

        func with(_ value: JSON?) -> JSON {
            var json = record
            json[field.key] = value
            return json
        }
    }

    private let cases = Table.allCases.flatMap { table -> [Case] in
        let layout = table.layout
        let words = layout.variants.isEmpty ? [nil] : layout.variants.map { $0.word as String? }
        return words.flatMap { word -> [Case] in
            var deciding: JSON = [:]
            if let key = layout.deciding, let word { deciding[key] = JSON(word) }
            let fields = layout.fields(for: deciding)
            var record = example(fields)
            if let key = layout.deciding { record[key] = deciding[key] }
            return fields.filter { $0.default != nil }.map { Case(table: table, field: $0, record: record) }
        }
    }

    @Test("Writing it out reads as leaving it out does")
    func same() throws {
        #expect(cases.count > 60)
        for each in cases {
            let written = try told(reading(each.with(each.field.default), as: each.table))
            #expect(written == (try told(reading(each.with(nil), as: each.table))), "\(each.name)")
        }
    }

    @Test("Writing something else reads otherwise")
    func other() throws {
        // The rest of a manifest is read where mods are chosen and put in order.
        for each in cases where each.table != .manifest {
            let other = try #require(another(each.field), "\(each.name)")
            let written = try told(reading(each.with(other), as: each.table))
            #expect(written != (try told(reading(each.with(nil), as: each.table))), "\(each.name)")
        }
    }

    @Test("It is itself a value that fits")
    func fits() {
        for each in cases {
            var inspector = Inspector()
            inspector.inspect(each.field.default ?? .null, each.field.shape)
            #expect(inspector.findings.isEmpty, "\(each.name)")
        }
    }

    /// What content becomes in the game.
    private func reading(_ json: JSON, as table: Table) throws -> Any {
        switch table {
        case .rules:
            var catalog = Catalog()
            catalog.rulesJSON = json
            return (Rules(json), catalog.mostDefeats, catalog.oaths)
        case .avatar: return Beginning(["avatar": json, "start": "x"]) as Any
        case .armor:
            let content: JSON = ["elements": [["id": "x"]], "armor": [json]]
            let folder = ContentFolder(core: ["a.json": String(decoding: content.canonical(), as: UTF8.self)])
            return try #require(folder.load().catalog, "\(json)").armor.all
        case .response: return Response(json)
        case .echo: return Echo(json)
        case .attack, .thrown: return AttackDefinition(json)
        case .status: return StatusDefinition(json)
        case .foe: return FoeDefinition(json)
        case .item: return ItemDefinition(json)
        case .use: return ItemDefinition(["id": "x", "use": json])
        case .place: return PlaceDefinition(json)
        case .way: return PlaceDefinition.Way(json)
        case .person: return PersonDefinition(json)
        case .saying: return PersonDefinition(["id": "x", "says": [json]])
        case .lesson: return Lesson(json)
        case .prize: return Lesson(["kind": "watch", "text": "x", "prize": json])
        case .oath: return Oath(json)
        case .quest: return QuestDefinition(json)
        case .trial: return TrialDefinition(json)
        case .manifest: return Manifest(json)
        case .element, .condition, .bounds, .span, .wear, .charge, .upgrade, .infliction, .goal, .expectation, .texts,
            .circumstance, .ware, .delivery, .patch, .operation, .rename:
            Issue.record("say how a \(table) is read")
            return json
        }
    }
}

/// Everything a value holds, but for the record that it was read from.
private func told(_ value: Any) -> String {
    if let json = value as? JSON { return String(decoding: json.canonical(), as: UTF8.self) }
    let children = Mirror(reflecting: value).children
    if children.isEmpty { return "\(value)" }
    return "("
        + children.filter { $0.label != "json" }.map { ($0.label ?? "") + " " + told($0.value) }
        .joined(separator: ", ") + ")"
}

/// An object of the required fields.
private func example(_ fields: [Field]) -> JSON {
    JSON(.object(fields.filter(\.isRequired).map { JSON.Member($0.key, example($0.shape)) }))
}

/// Some value of that shape.
private func example(_ shape: Shape) -> JSON {
    switch shape {
    case .integer(let range): JSON(range.lowerBound)
    case .flag: true
    case .word(let words): JSON(words[words.count - 1])
    case .id, .slug, .string, .text, .reference, .ending: "x"
    case .range: "^1.0.0"
    case .list(let item, let least, _): JSON(.array(Array(repeating: example(item), count: least)))
    case .oneOrMore(let item), .plainOr(let item, _): example(item)
    case .map, .patch, .object: [:]
    case .record(let table): example(table.layout.fields(for: example(table.layout.fields)))
    case .target: "armor/x"
    case .pointer: ""
    case .anything: 0
    }
}

/// A value that is not the default.
private func another(_ field: Field) -> JSON? {
    let candidates: [JSON] =
        switch field.shape {
        case .integer(let range), .plainOr(.integer(let range), _): [JSON(range.lowerBound), JSON(range.upperBound)]
        case .word(let words): words.map { JSON($0) }
        case .flag: [true, false]
        case .list(let item, _, _): [JSON(.array([example(item)]))]
        case .map(let value): [["x": example(value)]]
        case .record(let table):
            table.layout.fields.prefix(1).map {
                JSON(.object([JSON.Member($0.key, $0.default == nil ? example($0.shape) : another($0) ?? .null)]))
            }
        case .plainOr, .id, .slug, .string, .range, .text, .reference, .ending, .oneOrMore, .patch, .target, .pointer,
            .anything, .object:
            [example(field.shape)]
        }
    return candidates.first { $0 != field.default }
}
