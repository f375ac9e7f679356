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
    for bytes in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
        let paragraph = Substring(bytes.last == 0x0D ? bytes.dropLast() : bytes)
        var filler = LineFiller(of: paragraph, width: width, first: first, rest: rest)
        for piece in pieces(of: paragraph) { filler.add(piece) }
        lines += filler.finish()
    }
    return lines
}

/// Puts pieces on lines, as many on each as fit.
///
///     var filler = LineFiller(of: "a bc de", width: 4, first: "", rest: "")
///     for piece in pieces(of: "a bc de") { filler.add(piece) }
///     filler.finish()      // ["a bc", "de"]
struct LineFiller {
    private let paragraph: Substring
    private let width: Int
    private let rest: String
    private var lines: [String] = []
    private var line: String
    private var used: Int
    private var isBare = true

    init(of paragraph: Substring, width: Int, first: String, rest: String) {
        self.paragraph = paragraph
        self.width = width
        self.rest = rest
        self.line = first
        self.used = first.utf8.count
    }

    mutating func add(_ piece: Piece) {
        if !isBare, used + piece.gap + piece.width > width { breakLine() }
        if !isBare, piece.gap > 0 {
            line += spaces(piece.gap)
            used += piece.gap
        }
        if used + piece.width <= width {
            append(piece.word, piece.width)
        } else {
            cut(piece.word)
        }
    }

    consuming func finish() -> [String] {
        if isBare { line = "" }
        breakLine()
        return lines
    }

    private mutating func cut(_ word: Range<String.Index>) {
        var index = word.lowerBound
        while index < word.upperBound {
            let after = characterEnd(from: index, in: paragraph)
            let wide = WidthCount(paragraph.unicodeScalars[index..<after]).total
            if !isBare, used + wide > width { breakLine() }
            append(index..<after, wide)
            index = after
        }
    }

    private mutating func append(_ range: Range<String.Index>, _ wide: Int) {
        // `+=` would take the long way of any sequence of characters.
        line.append(contentsOf: paragraph[range])
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
