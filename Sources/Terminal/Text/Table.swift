/// Rows of cells as lines whose columns stand below each other, ideographs included.
///
///     let table = Table(columns: [.left, .right], rows: [["鎧", "12"], ["shield", "7"]])
///     table.lines()
///     // ["鎧      12",
///     //  "shield   7"]
public struct Table: Sendable {
    /// What happens to a cell wider than its column.
    ///
    ///     Table(columns: [.left], rows: [["a long tale"]], overflow: .wrap).lines(width: 6)      // ["a long", "tale"]
    public enum Overflow: Sendable {
        case clip, wrap
    }

    /// A text and its ink; a string literal is a plain cell.
    ///
    ///     Table.Cell("fire", .red)
    public struct Cell: Sendable, ExpressibleByStringLiteral {
        public var text: String
        public var ink: Ink

        public init(_ text: String, _ ink: Ink = .plain) {
            self.text = text
            self.ink = ink
        }

        public init(stringLiteral text: String) { self.init(text) }
    }

    public var columns: [Alignment]
    public var rows: [[Cell]]
    public var overflow: Overflow
    public var gap: Int

    /// A table of rows; cells beyond the last alignment are aligned left.
    ///
    ///     Table(columns: [.left, .right], rows: [["fire", "3"]])
    public init(columns: [Alignment], rows: [[Cell]], overflow: Overflow = .clip, gap: Int = 2) {
        self.columns = columns
        self.rows = rows
        self.overflow = overflow
        self.gap = gap
    }

    /// The table as lines; where a `width` is given, the widest columns give way until the lines fit it.
    ///
    /// A column keeps at least two columns of the terminal, so a very narrow limit can be exceeded.
    ///
    ///     table.lines(width: 8)      // ["鎧    12", "shi…   7"]
    public func lines(width: Int? = nil, palette: Palette = Palette(colored: false)) -> [String] {
        let widths = widths(within: width)
        return rows.flatMap { row in
            let cells = row.enumerated().map { fit($1.text, to: widths[$0]) }
            let height = cells.map(\.count).max() ?? 1
            return (0..<height).map { number in
                line(cells.map { number < $0.count ? $0[number] : "" }, inks: row.map(\.ink), widths, palette)
            }
        }
    }

    private func fit(_ text: String, to width: Int) -> [String] {
        switch overflow {
        case .clip: [clip(text, to: width)]
        case .wrap: wrap(text, width: width)
        }
    }

    /// Spaces wait until a text follows them, so that no line ends in one.
    private func line(_ texts: [String], inks: [Ink], _ widths: [Int], _ palette: Palette) -> String {
        var line = ""
        var pending = 0
        for (column, text) in texts.enumerated() {
            let align = column < columns.count ? columns[column] : .left
            let (before, after) = margins(Terminal.columns(text), in: widths[column], align: align)
            pending += (column > 0 ? gap : 0) + before
            if text.isEmpty {
                pending += after
                continue
            }
            line += spaces(pending) + palette.paint(text, inks[column])
            pending = after
        }
        return line
    }

    private func widths(within limit: Int?) -> [Int] {
        var widths = [Int](repeating: 0, count: rows.map(\.count).max() ?? 0)
        for row in rows {
            for (column, cell) in row.enumerated() {
                widths[column] = max(widths[column], Terminal.columns(cell.text))
            }
        }
        guard let limit else { return widths }
        // None can be wider than the limit; from there one column at a time, so that equals give way together.
        for column in widths.indices { widths[column] = min(widths[column], max(2, limit)) }
        var excess = widths.reduce(gap * (widths.count - 1), +) - limit
        while excess > 0, let widest = widths.indices.max(by: { widths[$0] < widths[$1] }), widths[widest] > 2 {
            widths[widest] -= 1
            excess -= 1
        }
        return widths
    }
}
