/// A line put together from painted pieces; it never gets wider than it may.
///
///     var strip = Strip(20, palette)
///     strip.add("Imp", .bold, to: 6)
///     strip.add("12/14")
///     strip.line      // "Imp   12/14"
struct Strip {
    let most: Int
    private(set) var width = 0
    private var text = ""
    private let palette: Palette

    init(_ most: Int, _ palette: Palette) {
        self.most = most
        self.palette = palette
    }

    /// What was put together, without the spaces at its end.
    var line: String {
        var line = text
        while line.utf8.last == UInt8(ascii: " ") { line.removeLast() }
        return line
    }

    var room: Int { most - width }

    /// Whether the next text needs no space before it.
    private(set) var endsInSpace = true

    /// An inert text, cut to the room that is left.
    mutating func add(_ text: String, _ ink: Ink = .plain, _ second: Ink = .plain) {
        let text = clip(text, to: room)
        if text.isEmpty { return }
        width += columns(text)
        endsInSpace = text.last == " "
        self.text += palette.paint(text, ink, second)
    }

    /// The text in a cell of its own, cut or filled up to that many columns.
    mutating func add(
        _ text: String, _ ink: Ink = .plain, _ second: Ink = .plain, to cell: Int, align: Alignment = .left
    ) {
        let cell = min(max(0, cell), room)
        let text = clip(text, to: cell)
        let (before, after) = margins(columns(text), in: cell, align: align)
        add(spaces(before))
        add(text, ink, second)
        add(spaces(after))
    }

    mutating func space(_ count: Int = 1) { add(spaces(min(count, room))) }
}
