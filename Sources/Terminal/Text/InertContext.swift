import Content

/// What stands to the left while a text is made inert: some unseen characters are right only between certain neighbors.
///
///     var context = InertContext(lines: false, tabs: false)
///     context.admits("\u{301}", before: nil)      // false: an accent with nothing below it
struct InertContext {
    let lines: Bool
    let tabs: Bool

    /// The character that marks and joiners belong to; nil where a line begins.
    private var base: Unicode.Scalar?
    /// The scalar that went out last; `>` after a shown one, so that a second pass sees what the first one saw.
    private var last: Unicode.Scalar?
    private var marks = 0
    private var joiners = 0

    init(lines: Bool, tabs: Bool) {
        self.lines = lines
        self.tabs = tabs
    }

    /// Whether the scalar may go out as it is.
    ///
    ///     context.admits("a", before: "\u{301}")      // true
    mutating func admits(_ scalar: Unicode.Scalar, before next: Unicode.Scalar?) -> Bool {
        switch scalar.value {
        case 0x20...0x7E, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3:
            return start(scalar)  // The common cases need no look at the property tables.
        case 0x0A where lines, 0x09 where tabs:
            (base, last, marks, joiners) = (nil, nil, 0, 0)
            return true
        case _ where scalar.isHarmful:
            return refuse()
        case 0x200C, 0x200D:
            return joins(scalar, next) ? attach(scalar) : refuse()
        case 0x180B...0x180F, 0xFE00...0xFE0F, 0xE0100...0xE01EF:
            return selects(scalar, next) ? attach(scalar) : refuse()
        case 0x1F3FB...0x1F3FF where last != nil && last == base:
            return attach(scalar)  // A skin tone leaves the emoji the base of what follows.
        case 0x1161...0x11FF, 0xD7B0...0xD7FB:
            return last?.isHangul == true ? pile(scalar) : start(scalar)
        case 0..<0x0300:
            return start(scalar)
        default:
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .enclosingMark: return pile(scalar)
            case .spacingMark: return base == nil ? refuse() : attach(scalar)
            default: return start(scalar)
            }
        }
    }

    private mutating func start(_ scalar: Unicode.Scalar) -> Bool {
        if last != "\u{200D}" { joiners = 0 }
        (base, last, marks) = (scalar, scalar, 0)
        return true
    }

    private mutating func attach(_ scalar: Unicode.Scalar) -> Bool {
        last = scalar
        return true
    }

    private mutating func refuse() -> Bool {
        (base, last, marks, joiners) = (">", ">", 0, 0)
        return false
    }

    /// Four marks are the most that a written language needs on one letter; a fifth begins to climb into other lines.
    private mutating func pile(_ mark: Unicode.Scalar) -> Bool {
        if base == nil { return refuse() }
        if marks == 4 {
            last = ">"
            return false
        }
        marks += 1
        return attach(mark)
    }

    /// A joiner stays where it changes what is seen: inside an emoji, beside a virama, in cursive script.
    ///
    /// An emoji takes three at most (a family of four), lest a thousand faces claim to be two columns wide.
    private mutating func joins(_ joiner: Unicode.Scalar, _ next: Unicode.Scalar?) -> Bool {
        guard let base, let last, !last.isUnseen || last == "\u{FE0F}" else { return false }
        let isWide = joiner == "\u{200D}"
        if isWide, base.isPictograph, last == base || last == "\u{FE0F}" || last.properties.isEmojiModifier,
            let next, next.isPictograph
        {
            joiners += 1
            return joiners <= 3
        }
        if last.properties.canonicalCombiningClass == .virama { return true }
        if let next, next.properties.canonicalCombiningClass == .virama, last.isLetter { return marks < 4 }
        // Persian ends some short forms with a joiner; a non-joiner always parts two letters.
        return base.isCursive && (isWide || next?.isCursive == true)
    }

    /// A variation selector stays directly behind a character that has variants: emoji, ideographs, Mongolian letters.
    private func selects(_ selector: Unicode.Scalar, _ next: Unicode.Scalar?) -> Bool {
        guard let last else { return false }
        switch selector.value {
        case 0x180E: return last.isMongolian && next?.isMongolian == true
        case 0x180B...0x180F: return last.isMongolian
        case 0xFE0E, 0xFE0F: return last.properties.isEmoji && !last.properties.isEmojiModifier
        case 0xFE00...0xFE02, 0xE0100...0xE01EF: return last.properties.isIdeographic
        default: return false
        }
    }
}
