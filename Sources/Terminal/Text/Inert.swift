import Content

/// Shows each character that could disturb a terminal or deceive a reader as its number; all other text passes unchanged.
///
/// Line feeds and tabs are shown too, unless `lines` or `tabs` lets them through.
///
///     inert("fire\u{1B}[2J")     // "fire<U+001B>[2J"
///     inert("ab\u{202E}cd")      // "ab<U+202E>cd"
///     inert("鎧, درع, 👩‍🚀")       // the same string
public func inert(_ text: String, lines: Bool = false, tabs: Bool = false) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
        (0x20...0x7E).contains(byte) || lines && byte == 0x0A || tabs && byte == 0x09
    }
    if isPlain { return text }

    let scalars = text.unicodeScalars
    var context = InertContext(lines: lines, tabs: tabs)
    var result = ""
    var copied = scalars.startIndex
    var index = scalars.startIndex
    var current = scalars.first
    while let scalar = current {
        let after = scalars.index(after: index)
        current = after < scalars.endIndex ? scalars[after] : nil
        if !context.admits(scalar, before: current) {
            result += text[copied..<index]
            result += "<\(scalar.number)>"
            copied = after
        }
        index = after
    }
    if copied == scalars.startIndex { return text }
    result += text[copied...]
    return result
}
