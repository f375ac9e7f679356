/// The layouts that an inspector asks.
///
/// Threads that ask the same layout wait for each other to count its references, and two are then slower than one. So
/// each may have layouts of its own, copied when they are first asked for.
struct Tables: Sendable {
    private var own: [Layout?] = []

    /// Those that everybody asks.
    init() {}

    /// Copies for one thread alone.
    static var copies: Tables {
        var tables = Tables()
        tables.own = Array(repeating: nil, count: Table.allCases.count)
        return tables
    }

    mutating func layout(of table: Table) -> Layout {
        if own.isEmpty { return table.layout }
        if let layout = own[table.number] { return layout }
        let copy = table.layout.copy
        own[table.number] = copy
        return copy
    }
}

extension Layout {
    fileprivate var copy: Layout {
        Layout(
            name, fields.map(\.copy), deciding: deciding,
            variants: variants.map { (word: $0.word, fields: $0.fields.map(\.copy)) })
    }
}

extension Field {
    fileprivate var copy: Field { Field(key, shape.copy, required: isRequired, default: `default`, about) }
}

extension Shape {
    /// With lists and shapes inside of its own.
    fileprivate var copy: Shape {
        switch self {
        case .word(let words): .word(words.map { $0 })
        case .list(let item, let least, let most): .list(item.copy, least: least, most: most)
        case .oneOrMore(let item): .oneOrMore(item.copy)
        case .map(let value): .map(value.copy)
        case .plainOr(let plain, let table): .plainOr(plain.copy, table)
        case .integer, .flag, .id, .slug, .string, .range, .text, .reference, .ending, .record, .patch, .target,
            .pointer, .anything, .object:
            self
        }
    }
}
