/// A part of a paragraph that stays on one line, and the columns of space before it, which vanish where a line breaks.
///
///     pieces(of: "火の 鎧").map(\.gap)      // [0, 0, 1]
struct Piece {
    var gap: Int
    var word: Range<String.Index>
    var width: Int
}

/// The paragraph cut wherever a line may break.
///
///     pieces(of: "「火」の ice").map(\.width)      // [6, 2, 3]: 「火」, の, ice
func pieces(of paragraph: Substring) -> [Piece] {
    let scalars = paragraph.unicodeScalars
    var result: [Piece] = []
    var piece: Piece?
    var gap = 0
    var previous: Unicode.Scalar?
    var index = paragraph.startIndex
    while index < paragraph.endIndex {
        let first = scalars[index]
        let after = characterEnd(from: index, in: paragraph)
        let isSingle = after == scalars.index(after: index)
        if isSingle, let space = first.spaceColumns {
            gap += space
            previous = nil
        } else {
            let width = isSingle ? first.columnsAlone : WidthCount(scalars[index..<after]).total
            if let begun = piece, let previous, !mayBreak(between: previous, and: first) {
                piece = Piece(gap: begun.gap, word: begun.word.lowerBound..<after, width: begun.width + width)
            } else {
                if let piece { result.append(piece) }
                piece = Piece(gap: gap, word: index..<after, width: width)
                gap = 0
            }
            previous = first
        }
        index = after
    }
    if let piece { result.append(piece) }
    return result
}

/// Where the character at an index ends; between two simple scalars that needs no look at the rules of graphemes.
///
///     characterEnd(from: text.startIndex, in: text)      // behind "e\u{301}" of "e\u{301}a"
func characterEnd(from index: String.Index, in text: Substring) -> String.Index {
    let scalars = text.unicodeScalars
    let after = scalars.index(after: index)
    if after == text.endIndex || scalars[index].standsAlone && scalars[after].standsAlone { return after }
    return text.index(after: index)
}

/// The simplest kinsoku: a break beside an ideograph, unless it strands punctuation.
///
///     mayBreak(between: "鎧", and: "。")      // false
func mayBreak(between left: Unicode.Scalar, and right: Unicode.Scalar) -> Bool {
    (left.breaksFreely || right.breaksFreely) && !right.closes && !left.opens
}
