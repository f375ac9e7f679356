/// The few kinds of character that decide how their neighbors are drawn.
///
///     let joined: Unicode.Scalar = "👩"
///     joined.isPictograph      // true
extension Unicode.Scalar {
    /// Whether a zero-width joiner can tie this emoji to another; digits, flag letters and skin tones are no such emoji.
    var isPictograph: Bool {
        value > 0xA8 && !(0x1F1E6...0x1F1FF).contains(value) && properties.isEmoji && !properties.isEmojiModifier
    }

    /// Whether this is a jamo or a syllable of Hangul, on which a vowel or a final can sit.
    var isHangul: Bool {
        switch value {
        case 0x1100...0x11FF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xD7B0...0xD7FB: true
        default: false
        }
    }

    /// Whether this is a letter of any script.
    var isLetter: Bool {
        switch properties.generalCategory {
        case .otherLetter, .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .modifierLetter: true
        default: false
        }
    }

    /// Whether this is a letter whose shape depends on whether it is joined to the next one.
    var isCursive: Bool {
        switch value {
        case 0x0620...0x08C9, 0x1820...0x18AA: isLetter  // Arabic, Syriac, N’Ko, Mandaic; Mongolian
        case 0x10AC0...0x10AEF, 0x10B80...0x10BAF, 0x10D00...0x10D23, 0x10F30...0x10FC4: isLetter
        case 0x1E900...0x1E943: true  // Adlam
        default: false
        }
    }

    /// Whether this is a letter of the Mongolian block.
    var isMongolian: Bool { (0x1820...0x18AA).contains(value) && isLetter }

    /// Whether this is a joiner or a selector, which never follow each other.
    var isUnseen: Bool {
        switch value {
        case 0x200C, 0x200D, 0x180B...0x180F, 0xFE00...0xFE0F, 0xE0100...0xE01EF: true
        default: false
        }
    }

    /// Whether this vowel or final of Hangul is drawn into the syllable that the scalar before it began.
    ///
    ///     let vowel: Unicode.Scalar = "\u{1161}"
    ///     vowel.composes(after: "\u{1100}")      // true: 가
    func composes(after last: Unicode.Scalar) -> Bool {
        let isVowel = value <= 0x11A7 || (0xD7B0...0xD7C6).contains(value)
        switch last.value {
        case 0x1100...0x115F, 0xA960...0xA97C: return isVowel
        case 0x1160...0x11A7, 0xD7B0...0xD7C6: return true
        case 0x11A8...0x11FF, 0xD7CB...0xD7FB: return !isVowel
        case 0xAC00...0xD7A3: return !isVowel || (last.value - 0xAC00) % 28 == 0
        default: return false
        }
    }
}
