/// A part of a paragraph that stays on one line, and the spaces before it, which vanish where a line breaks.
///
///     pieces(of: "火の 鎧").map(\.gap)      // ["", "", " "]
struct Piece {
    var gap = ""
    var gapWidth = 0
    var word: Substring
    var width = 0
}

/// The paragraph cut wherever a line may break.
///
///     pieces(of: "「火」の ice").map(\.word)      // ["「火」", "の", "ice"]
func pieces(of paragraph: Substring) -> [Piece] {
    var result: [Piece] = []
    var piece = Piece(word: "")
    var start = paragraph.startIndex
    var previous: Character?
    for index in paragraph.indices {
        let character = paragraph[index]
        if let wide = spaceColumns(character) {
            if previous != nil {
                result.append(piece)
                piece = Piece(word: "")
            }
            piece.gap += character == "\t" ? " " : String(character)
            piece.gapWidth += wide
            previous = nil
            continue
        }
        if let before = previous {
            if mayBreak(between: before, and: character) {
                result.append(piece)
                piece = Piece(word: "")
                start = index
            }
        } else {
            start = index
        }
        piece.word = paragraph[start..<paragraph.index(after: index)]
        piece.width += columns(of: character)
        previous = character
    }
    if previous != nil { result.append(piece) }
    return result
}

/// The width of a space at which a line may break, or nil for anything else: no-break spaces are not among them.
///
///     spaceColumns("\u{3000}")      // 2
func spaceColumns(_ character: Character) -> Int? {
    let scalars = character.unicodeScalars
    guard let value = scalars.first?.value, scalars.dropFirst().isEmpty else { return nil }
    return switch value {
    case 0x20, 0x09, 0x2000...0x2006, 0x2008...0x200A, 0x205F: 1
    case 0x3000: 2
    default: nil
    }
}

/// The simplest kinsoku: a break beside an ideograph, unless it strands punctuation.
///
///     mayBreak(between: "鎧", and: "。")      // false
func mayBreak(between left: Character, and right: Character) -> Bool {
    guard let left = left.unicodeScalars.first, let right = right.unicodeScalars.first else { return false }
    return (left.breaksFreely || right.breaksFreely) && !right.closes && !left.opens
}

extension Unicode.Scalar {
    /// Whether a line may break on either side: ideographs, kana, bopomofo, Yi; a word of Hangul stays whole.
    fileprivate var breaksFreely: Bool {
        switch value {
        case 0x2E80...0x312F, 0x31A0...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE4F: true
        case 0xFF00...0xFF9F, 0xFFE0...0xFFE6, 0x20000...0x3FFFD: true
        default: false
        }
    }

    /// What never begins a line; an ASCII quotation mark may open or close, so it never ends one either.
    fileprivate var closes: Bool {
        switch self {
        case ",", ".", "!", "?", ":", ";", ")", "]", "}", "'", "\"", "%", "»", "’", "”", "…", "‥": true
        case "、", "。", "，", "．", "・", "：", "；", "！", "？", "）", "］", "｝", "〉", "》", "」", "』": true
        case "】", "〕", "〗", "〙", "〟", "ー", "々", "〜", "゛", "゜", "ゝ", "ゞ", "ヽ", "ヾ": true
        case "ｰ", "｡", "｣", "､", "･": true
        default: false
        }
    }

    fileprivate var opens: Bool {
        switch self {
        case "(", "[", "{", "'", "\"", "«", "‘", "“", "（", "［", "｛", "〈", "《", "「", "『", "【": true
        case "〔", "〖", "〘", "〝", "｢": true
        default: false
        }
    }
}
