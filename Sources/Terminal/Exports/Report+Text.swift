extension Report {
    /// The report for a terminal or a letter, 80 columns wide.
    public func text() -> String {
        let lines = [title, String(repeating: "=", count: min(columns(title), Report.width))] + Report.text(blocks)
        return lines.joined(separator: "\n") + "\n"
    }

    private static let width = 80

    private static func text(_ blocks: [Block]) -> [String] {
        blocks.flatMap { block -> [String] in
            switch block {
            case .heading(let level, let text): return heading(level, text)
            case .paragraph(let text): return [""] + wrap(text, width: width)
            case .list(let items): return [""] + items.flatMap(text)
            case .grid(let grid): return [""] + wrap(grid.caption, width: width) + text(grid)
            case .fold(let level, let title, let blocks): return heading(level, title) + text(blocks)
            }
        }
    }

    private static func heading(_ level: Int, _ text: String) -> [String] {
        ["", text, String(repeating: level < 3 ? "-" : ".", count: min(columns(text), width))]
    }

    private static func text(_ item: Item) -> [String] {
        let sign = item.isCommand ? "> " : item.depth == 0 ? "" : "- "
        return wrap(sign + item.text, width: width, indent: 2 * item.depth, hanging: 2)
    }

    private static func text(_ grid: Grid) -> [String] {
        let rows = [grid.columns.map { Table.Cell($0.title) }] + grid.rows.map { $0.map { Table.Cell($0) } }
        return Table(columns: grid.columns.map(\.align), rows: rows, overflow: .wrap).lines(width: width - 2)
            .map { $0.isEmpty ? "" : "  " + $0 }
    }
}
