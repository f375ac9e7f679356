/// The side on which a text stands within its columns.
///
///     pad("12", to: 4, align: .right)      // "  12"
public enum Alignment: Sendable {
    case left, right, center
}

/// The text with spaces up to a width in columns; a text as wide or wider is left alone.
///
///     pad("鎧", to: 4)                       // "鎧  "
///     pad("12", to: 5, align: .center)      // " 12  "
public func pad(_ text: String, to width: Int, align: Alignment = .left) -> String {
    let (before, after) = margins(columns(text), in: width, align: align)
    return spaces(before) + text + spaces(after)
}

/// The text cut to a width in columns, with "…" for what is missing; a character is never split.
///
///     clip("waterfall", to: 6)      // "water…"
///     clip("鎧の層", to: 4)          // "鎧…"
public func clip(_ text: String, to width: Int) -> String {
    if columns(text) <= width { return text }
    if width < 1 { return "" }
    var kept = text.startIndex
    var room = width - 1
    for index in text.indices {
        room -= columns(of: text[index])
        if room < 0 { break }
        kept = text.index(after: index)
    }
    return text[..<kept] + "…"
}

/// The spaces that go before and after something of a given width.
///
///     margins(2, in: 5, align: .center)      // (1, 2)
func margins(_ used: Int, in width: Int, align: Alignment) -> (Int, Int) {
    let free = max(0, width - used)
    return switch align {
    case .left: (0, free)
    case .right: (free, 0)
    case .center: (free / 2, free - free / 2)
    }
}

/// A run of spaces.
///
///     spaces(3)      // "   "
func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
