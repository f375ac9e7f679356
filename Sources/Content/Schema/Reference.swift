import JSONText

/// The field reference of Content/README.md, made from the tables that the reader walks.
///
/// ```markdown
/// | `weight` | 0…1000000 | `0` | What it adds to the load. |
/// ```
func fieldReference() -> String {
    var shown: Set<Table> = []
    var chapters = [
        """
        A linked word is an object with the keys that its chapter names. A text is a string, or an object of strings by
        language tag. Versions are `*`, `1.2.0`, `^1.2.0` or `>=1.0.0 <2.0.0`. Where nothing stands under
        "when left out", there is none.
        """
    ]
    /// A table's chapter, then those of the tables that it holds and that were not shown yet.
    func show(_ table: Table, level: Int) {
        guard shown.insert(table).inserted else { return }
        chapters.append(String(repeating: "#", count: level) + " " + table.chapter)
        for table in table.layout.tables { show(table, level: 4) }
    }
    for section in Section.allCases { show(section.table, level: 3) }
    show(.manifest, level: 3)
    return chapters.joined(separator: "\n\n") + "\n"
}

extension Table {
    /// What it is called in the reference: as its section, if it has one.
    fileprivate var title: String {
        if self == .manifest { return "mod.json" }
        return Section.allCases.first { $0.table == self }?.rawValue ?? rawValue
    }

    fileprivate var chapter: String {
        var parts = ["`\(title)`", about]
        if self == .texts {
            parts.append("Each key is the name of a text and has the form of an id; its value is a text.")
        }
        if !layout.fields.isEmpty { parts.append(rows(of: layout.fields)) }
        // Words with the same keys share a table.
        var groups: [(words: [String], rows: String)] = []
        for (word, fields) in layout.variants {
            let rows = fields.isEmpty ? "" : rows(of: fields)
            if let index = groups.firstIndex(where: { $0.rows == rows }) {
                groups[index].words.append(word)
            } else {
                groups.append(([word], rows))
            }
        }
        for group in groups {
            let words = "With `\(layout.deciding ?? "")` " + listed(group.words)
            parts.append(group.rows.isEmpty ? words + ": nothing further." : words + ":\n\n" + group.rows)
        }
        return parts.joined(separator: "\n\n")
    }
}

private func rows(of fields: [Field]) -> String {
    let lines = fields.map { field in
        let usual = field.default.map { "`" + String(decoding: $0.canonical(), as: UTF8.self) + "`" } ?? ""
        return
            "| `\(field.key)` | \(field.shape.sentence) | \(field.isRequired ? "**required**" : usual) | \(field.about) |"
    }
    return (["| key | value | when left out | what |", "| --- | --- | --- | --- |"] + lines).joined(separator: "\n")
}

extension Layout {
    /// The tables that its fields name, in their order.
    fileprivate var tables: [Table] {
        (fields + variants.flatMap(\.fields)).compactMap(\.shape.table)
    }
}

extension Shape {
    /// The table that it names, if it does.
    fileprivate var table: Table? {
        switch self {
        case .record(let table), .plainOr(_, let table): table
        case .list(let item, _, _), .oneOrMore(let item), .map(let item): item.table
        case .integer, .flag, .word, .id, .slug, .string, .range, .text, .reference, .ending, .patch, .target, .pointer,
            .anything, .object:
            nil
        }
    }

    /// What a value may be, in words.
    fileprivate var sentence: String {
        switch self {
        case .integer(let range): "\(range.lowerBound)…\(range.upperBound)"
        case .flag: "`true` or `false`"
        case .word(let words): listed(words)
        case .id: "id"
        case .slug: "name in the form of an id"
        case .string: "string"
        case .range: "versions"
        case .text: "text"
        case .reference(let section): "id of \(section.article)"
        case .ending: "id of an armor, or `avatar`"
        case .list(let item, let least, let most):
            "list of " + (least == 0 ? "at most \(most): " : "\(least)…\(most): ") + item.sentence
        case .oneOrMore(let item): item.sentence + "; or a list of them"
        case .map(let value): "object of free names: " + value.sentence
        case .record(let table): table.link
        case .plainOr(let plain, let table): plain.sentence + ", or " + table.link
        case .patch: "merge patch (RFC 7396)"
        case .target: "section and id, or `rules`, or `texts`"
        case .pointer: "path (RFC 6901)"
        case .anything: "anything that fits there"
        case .object: "object"
        }
    }
}

extension Table {
    fileprivate var link: String { "[`\(title)`](#\(title))" }
}
