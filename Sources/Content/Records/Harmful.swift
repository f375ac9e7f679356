extension Unicode.Scalar {
    /// How a scalar is named where it must not be shown itself.
    ///
    ///     let scalar: Unicode.Scalar = "\u{7}"
    ///     scalar.number      // "U+0007"
    public var number: String {
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }

    /// Whether no place in a text makes this scalar welcome: controls, direction overrides, the unseen, the unassignable.
    ///
    /// Tags are among them, although the flags of England, Scotland and Wales are spelled with tags: a tag is a
    /// whole unseen alphabet, and three flags are not worth a hidden sentence.
    ///
    ///     let scalar: Unicode.Scalar = "\u{202E}"
    ///     scalar.isHarmful      // true
    public var isHarmful: Bool {
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
