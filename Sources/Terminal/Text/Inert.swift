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
            result += shown(scalar)
            copied = after
        }
        index = after
    }
    if copied == scalars.startIndex { return text }
    result += text[copied...]
    return result
}

/// The visible form of a scalar that must not reach the terminal.
///
///     shown("\u{7}")      // "<U+0007>"
func shown(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "<U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits + ">"
}

extension Unicode.Scalar {
    /// Whether no place in a text makes this scalar welcome: controls, direction overrides, the unseen, the unassignable.
    ///
    /// Tags are among them, although the flags of England, Scotland and Wales are spelled with tags: a tag is a
    /// whole unseen alphabet, and three flags are not worth a hidden sentence.
    ///
    ///     let scalar: Unicode.Scalar = "\u{202E}"
    ///     scalar.isHarmful      // true
    var isHarmful: Bool {
        switch value {
        case 0x20...0x7E: false
        case 0...0xAC: value <= 0x9F  // C0, DEL, C1
        case 0xAD, 0x034F, 0x061C, 0x115F, 0x1160, 0x17B4, 0x17B5: true  // soft hyphen, grapheme joiner, fillers
        case 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F: true  // zero width, directions, separators
        case 0x3164, 0xFFA0: true  // Hangul fillers: letters without a shape
        case 0xE000...0xF8FF, 0xFDD0...0xFDEF, 0xFEFF, 0xFFF0...0xFFFB: true  // private, noncharacters, interlinear
        case 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A: true  // controls of shorthand and of music
        case 0xE0100...0xE01EF: false  // ideographic variants: judged by their neighbor
        case 0xE0000...0x10FFFF: true  // tags, the unassigned unseen, private planes
        default: value & 0xFFFE == 0xFFFE
        }
    }
}
