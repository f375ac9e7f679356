/// The text as lines of at most a width in columns.
///
/// A line breaks at spaces and between ideographs, never before closing punctuation or after an opening bracket; a
/// word wider than a line is cut. Every line begins with `indent` spaces, and each but the first of a paragraph with
/// `hanging` more. No line ends in a space. Only a character wider than `width` itself makes a line too wide.
///
///     wrap("a shield of ice", width: 9)                 // ["a shield", "of ice"]
///     wrap("ice: melts away", width: 9, hanging: 2)     // ["ice:", "  melts", "  away"]
///     wrap("火の鎧。水の鎧。", width: 8)                   // ["火の鎧。", "水の鎧。"]
public func wrap(_ text: String, width: Int, indent: Int = 0, hanging: Int = 0) -> [String] {
    // A prefix leaves two columns free, so that any character finds room.
    let most = max(0, width - 2)
    let first = spaces(min(indent, most))
    let rest = spaces(min(indent + hanging, most))
    var lines: [String] = []
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: isLineEnd) {
        var filler = LineFiller(width: width, first: first, rest: rest)
        for piece in pieces(of: paragraph) { filler.add(piece) }
        lines += filler.finish()
    }
    return lines
}

private func isLineEnd(_ character: Character) -> Bool { character == "\n" || character == "\r\n" }

/// Puts pieces on lines, as many on each as fit.
///
///     var filler = LineFiller(width: 4, first: "", rest: "")
///     for piece in pieces(of: "a bc de") { filler.add(piece) }
///     filler.finish()      // ["a bc", "de"]
struct LineFiller {
    private let width: Int
    private let rest: String
    private var lines: [String] = []
    private var line: String
    private var used: Int
    private var isBare = true

    init(width: Int, first: String, rest: String) {
        self.width = width
        self.rest = rest
        self.line = first
        self.used = first.utf8.count
    }

    mutating func add(_ piece: Piece) {
        if !isBare, used + piece.gapWidth + piece.width > width { breakLine() }
        if !isBare {
            line += piece.gap
            used += piece.gapWidth
        }
        if used + piece.width <= width {
            append(piece.word, piece.width)
        } else {
            for character in piece.word {
                let wide = columns(of: character)
                if !isBare, used + wide > width { breakLine() }
                append(String(character), wide)
            }
        }
    }

    consuming func finish() -> [String] {
        if isBare { line = "" }
        breakLine()
        return lines
    }

    private mutating func append(_ text: some StringProtocol, _ wide: Int) {
        line += text
        used += wide
        isBare = false
    }

    private mutating func breakLine() {
        // The number signs of Arabic hold the space behind them in one character with themselves.
        while let end = line.unicodeScalars.last, end == " " || end == "\u{3000}" { line.unicodeScalars.removeLast() }
        lines.append(line)
        line = rest
        used = rest.utf8.count
        isBare = true
    }
}
