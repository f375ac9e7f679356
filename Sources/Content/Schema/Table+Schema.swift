import JSONText

extension Table {
    /// What this table brings to a schema's definitions.
    var definitions: [JSON.Member] {
        let about = JSON.described(about).with(["type": "object"])
        let patchAbout: JSON = ["description": "A merge patch (RFC 7396); null removes a key.", "type": "object"]
        switch self {
        case .texts:
            return [
                .init(rawValue, about.with(Shape.map(of: Shape.text.schema))),
                .init(patchName, patchAbout.with(Shape.map(of: Shape.text.patchSchema))),
            ]
        case .armor:
            // Armor with a parent is merged over it as a patch is, and has an id of its own.
            var child = patchBody
            child["properties"] = JSON(.object([.init("id", .referring(to: "id"))])).with(child["properties"] ?? [:])
            child["required"] = ["id"]
            // Whose child it is and whether it is worn are no patch's to change.
            var patch = patchBody
            patch["properties"]?["extends"] = nil
            patch["properties"]?["abstract"] = nil
            let either: JSON = [
                "if": ["required": ["extends"]], "then": .referring(to: "armor-child"), "else": body,
            ]
            return [
                .init(rawValue, about.with(either)), .init("armor-child", child),
                .init(patchName, patchAbout.with(patch)),
            ]
        case .rules, .avatar, .element, .response, .echo, .condition, .bounds, .span, .wear, .charge, .upgrade, .attack,
            .thrown, .infliction, .status, .item, .use, .foe, .place, .way, .circumstance, .ware, .person, .saying,
            .quest, .delivery, .goal, .trial, .expectation, .lesson, .prize, .oath, .patch, .operation, .rename,
            .manifest:
            return [.init(rawValue, about.with(body)), .init(patchName, patchAbout.with(patchBody))]
        }
    }

    var patchName: String { rawValue + "-patch" }

    /// The keys of a record, and that it has no others.
    private var body: JSON {
        var json = keys(layout.fields)
        let further = layout.furtherKeys + wholeRules
        if !further.isEmpty { json["allOf"] = JSON(.array(further)) }
        json[layout.variants.isEmpty ? "additionalProperties" : "unevaluatedProperties"] = false
        return json
    }

    /// The keys of an object that is merged over a record. An id stays what it is.
    private var patchBody: JSON {
        let members = layout.fields.compactMap { field -> JSON.Member? in
            if case .id = field.shape { return nil }
            let value = field.isRequired ? field.shape.schema : field.shape.patchSchema
            return JSON.Member(field.key, JSON.described(field.about).with(value))
        }
        return ["properties": JSON(.object(members)), "additionalProperties": false]
    }

    /// What the inspector asks of the whole record, as far as a schema can say it simply.
    private var wholeRules: [JSON] {
        switch self {
        case .bounds, .span: [["minProperties": 1]]
        case .echo:
            [
                [
                    "if": ["properties": ["effect": ["not": ["const": "remember"]]], "required": ["effect"]],
                    "then": ["oneOf": [["required": ["amount"]], ["required": ["percent"]]]],
                ]
            ]
        case .patch: [["oneOf": [["required": ["merge"]], ["required": ["ops"]]]]] + Table.merges
        case .manifest: [["properties": ["version": .referring(to: "version")]]]
        case .ware: [["oneOf": [["required": ["armor"]], ["required": ["item"]]]]]
        case .use: [["minProperties": 1]]
        case .item: [["not": ["required": ["use", "weapon"]]]]
        case .quest:
            [
                ["oneOf": JSON(.array(QuestDefinition.aims.map { ["required": [JSON($0)]] }))],
                ["if": ["required": ["goal"]], "then": ["required": ["foe"]]],
            ]
        case .lesson:
            [
                [
                    "if": ["properties": ["kind": ["const": "arrange"]], "required": ["kind"]],
                    "then": ["required": ["starts"]],
                ]
            ]
        case .rules, .avatar, .element, .armor, .response, .condition, .wear, .charge, .upgrade, .attack, .thrown,
            .infliction, .status, .foe, .place, .way, .circumstance, .person, .saying, .delivery, .goal, .trial,
            .expectation, .prize, .oath, .texts, .operation, .rename:
            []
        }
    }

    /// What may be merged follows from the section that the target names.
    private static let merges: [JSON] = (Section.named + [.rules, .texts]).map { section in
        let pattern = "^" + section.rawValue + (section.isSingleObject ? "$" : "/")
        return [
            "if": ["properties": ["target": ["pattern": JSON(pattern)]], "required": ["target"]],
            "then": ["properties": ["merge": .referring(to: section.table.patchName)]],
        ]
    }
}

extension Layout {
    /// The keys that come with each deciding word.
    fileprivate var furtherKeys: [JSON] {
        guard let deciding else { return [] }
        return variants.filter { !$0.fields.isEmpty }.map { word, fields in
            [
                "if": [
                    "properties": JSON(.object([.init(deciding, ["const": JSON(word)])])),
                    "required": [JSON(deciding)],
                ],
                "then": keys(fields),
            ]
        }
    }
}

/// `properties`, and `required` where something is.
private func keys(_ fields: [Field]) -> JSON {
    let properties = fields.map { field in
        var json: JSON = JSON.described(field.about).with(field.shape.schema)
        json["default"] = field.default
        return JSON.Member(field.key, json)
    }
    let required = fields.filter(\.isRequired).map { JSON($0.key) }
    var json: JSON = ["properties": JSON(.object(properties))]
    if !required.isEmpty { json["required"] = JSON(.array(required)) }
    return json
}

extension JSON {
    fileprivate static func described(_ about: String) -> JSON { ["description": JSON(about)] }

    /// The members of both.
    fileprivate func with(_ other: JSON) -> JSON { JSON(.object((members ?? []) + (other.members ?? []))) }
}
