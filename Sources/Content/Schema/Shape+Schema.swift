import JSONText

extension Shape {
    /// The schema of a value of this shape.
    var schema: JSON {
        switch self {
        case .integer(let range):
            ["type": "integer", "minimum": JSON(range.lowerBound), "maximum": JSON(range.upperBound)]
        case .flag: ["type": "boolean"]
        case .word(let words): ["enum": JSON(.array(words.map { JSON($0) }))]
        case .id, .slug, .reference, .ending: .referring(to: "id")
        case .string: ["type": "string"]
        case .range: .referring(to: "versions")
        case .text: .referring(to: "text")
        case .target: .referring(to: "target")
        case .pointer: .referring(to: "pointer")
        case .list(let item, let least, let most): Shape.list(of: item, least, most)
        // The plain value comes first: editors offer its words.
        case .oneOrMore(let item): ["anyOf": [item.schema, Shape.list(of: item, 1, 1_000)]]
        case .plainOr(let plain, let table): ["anyOf": [plain.schema, Shape.record(table).schema]]
        case .map(let value): Shape.map(of: value.schema)
        case .record(let table): .referring(to: table.rawValue)
        case .patch: .referring(to: Table.armor.patchName)
        case .anything: [:]
        case .object: ["type": "object"]
        }
    }

    /// The schema of a value that is merged over one of this shape: parts may be missing, and `null` removes.
    var patchSchema: JSON {
        var part: JSON
        switch self {
        case .text: part = .referring(to: "text-patch")
        case .record(let table): part = .referring(to: table.patchName)
        case .map(let value): part = Shape.map(of: value.patchSchema)
        case .integer, .flag, .word, .id, .slug, .string, .range, .reference, .ending, .list, .oneOrMore, .plainOr,
            .patch, .target, .pointer, .anything, .object:
            part = schema
        }
        // A wrong value is told with its range where the schema has no branches.
        guard let kind = part["type"] else { return ["anyOf": [part, ["type": "null"]]] }
        part["type"] = [kind, "null"]
        return part
    }

    private static func list(of item: Shape, _ least: Int, _ most: Int) -> JSON {
        var json: JSON = ["type": "array", "items": item.schema]
        if least > 0 { json["minItems"] = JSON(least) }
        json["maxItems"] = JSON(most)
        return json
    }

    /// An object of free names.
    static func map(of value: JSON) -> JSON {
        ["type": "object", "propertyNames": .referring(to: "id"), "additionalProperties": value]
    }
}

/// The definitions of plain values that have a form of their own.
let plainDefinitions: [JSON.Member] = {
    let slug = "[a-z0-9]+(-[a-z0-9]+)*"
    let number = "(0|[1-9][0-9]{0,8})"
    let suffix = #"[0-9A-Za-z-]+(\.[0-9A-Za-z-]+)*"#
    let version = #"\#(number)\.\#(number)\.\#(number)(-\#(suffix))?(\+\#(suffix))?"#
    let range = "(>=|<=|>|<|=|\\^)?\(version)"
    let named = Section.named.map(\.rawValue).joined(separator: "|")
    func form(_ about: String, _ pattern: String) -> JSON {
        ["description": JSON(about), "type": "string", "pattern": JSON("^\(pattern)$")]
    }
    func text(_ about: String, _ kinds: JSON) -> JSON {
        [
            "description": JSON(about), "type": ["string", "object"], "minLength": 1, "minProperties": 1,
            "propertyNames": ["pattern": "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$"],
            "additionalProperties": ["type": kinds, "minLength": 1],
        ]
    }
    var id = form("Lower-case letters, digits and single hyphens.", slug)
    id["maxLength"] = 64
    return [
        .init("id", id),
        .init("text", text("A text, or an object of texts by language tag.", "string")),
        .init("text-patch", text("A text, or the languages of it that change.", ["string", "null"])),
        .init("version", form("A version (SemVer), such as 1.0.0.", version)),
        .init("versions", form("Versions: *, 1.2.0, ^1.2.0 or >=1.0.0 <2.0.0.", #"(\*| *\#(range)( +\#(range))* *)"#)),
        .init(
            "target", form("A record: armor/fire-armor, or rules or texts.", "(rules|texts|(\(named))/\(slug))")),
        .init("pointer", form("A way into a record, such as /responses/0/upTo.", "(/([^~/]|~[01])*)*")),
    ]
}()
