/// Where lines may break, and what stands around a break.
///
///     let period: Unicode.Scalar = "。"
///     period.closes      // true: it never begins a line
extension Unicode.Scalar {
    /// The width of a space at which a line may break, or nil for anything else, such as a no-break space.
    ///
    ///     let scalar: Unicode.Scalar = "\u{3000}"
    ///     scalar.spaceColumns      // 2
    var spaceColumns: Int? {
        switch value {
        case 0x20, 0x09, 0x2000...0x2006, 0x2008...0x200A, 0x205F: 1
        case 0x3000: 2
        default: nil
        }
    }

    /// Whether this scalar and another such one are always two characters.
    var standsAlone: Bool {
        switch value {
        case 0x20...0x7E, 0x3000...0x3029, 0x3041...0x3096, 0x30A1...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
        default: false
        }
    }

    /// Whether a line may break on either side: ideographs, kana, bopomofo, Yi; a word of Hangul stays whole.
    var breaksFreely: Bool {
        switch value {
        case 0x2E80...0x312F, 0x31A0...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE4F: true
        case 0xFF00...0xFF9F, 0xFFE0...0xFFE6, 0x20000...0x3FFFD: true
        default: false
        }
    }

    /// What never begins a line; an ASCII quotation mark may open or close, so it never ends one either.
    var closes: Bool {
        switch self {
        case ",", ".", "!", "?", ":", ";", ")", "]", "}", "'", "\"", "%", "»", "’", "”", "…", "‥": true
        case "、", "。", "，", "．", "・", "：", "；", "！", "？", "）", "］", "｝", "〉", "》", "」", "』": true
        case "】", "〕", "〗", "〙", "〟", "ー", "々", "〜", "゛", "゜", "ゝ", "ゞ", "ヽ", "ヾ": true
        case "ｰ", "｡", "｣", "､", "･": true
        default: false
        }
    }

    var opens: Bool {
        switch self {
        case "(", "[", "{", "'", "\"", "«", "‘", "“", "（", "［", "｛", "〈", "《", "「", "『", "【": true
        case "〔", "〖", "〘", "〝", "｢": true
        default: false
        }
    }
}
