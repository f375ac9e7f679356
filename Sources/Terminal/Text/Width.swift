import Content

/// How many columns of the terminal the text fills, after East Asian Width (UAX #11).
///
/// The text should be `inert` and not yet painted: paint last, after padding and clipping.
///
///     columns("sword")      // 5
///     columns("鎧の層")      // 6
///     columns("👩‍🚀")         // 2
public func columns(_ text: String) -> Int {
    var count = 0
    for byte in text.utf8 {
        if byte > 0x7E { return WidthCount(text.unicodeScalars).total }
        count &+= byte >= 0x20 ? 1 : 0
    }
    return count
}

/// The columns of one character as a reader sees it.
///
///     columns(of: "🇩🇪")      // 2
func columns(of character: Character) -> Int {
    if let ascii = character.asciiValue { return (0x20...0x7E).contains(ascii) ? 1 : 0 }
    return WidthCount(character.unicodeScalars).total
}

/// Adds up columns scalar by scalar: what a scalar fills depends on the one it is drawn into.
///
///     WidthCount("❤\u{FE0F}".unicodeScalars).total      // 2: asked to look like an emoji
struct WidthCount {
    private(set) var total = 0
    private var base: Unicode.Scalar = "\0"
    private var baseWidth = 0
    private var last: Unicode.Scalar = "\0"

    init(_ scalars: some Sequence<Unicode.Scalar>) {
        for scalar in scalars {
            add(scalar)
            last = scalar
        }
    }

    private mutating func add(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0xFE0F: if last == base, base.properties.isEmoji { widen() }
        case 0x1F3FB...0x1F3FF where last == base && base.properties.isEmojiModifierBase: widen()
        case 0x1160...0x11FF, 0xD7B0...0xD7FB: if !scalar.composes(after: last) { place(scalar, 1) }
        default:
            let width = scalar.columnsAlone
            if width > 0, last == "\u{200D}", base.isPictograph, scalar.isPictograph {
                widen()
                base = scalar
            } else if width > 0 || scalar.isHarmful {
                place(scalar, width)
            }
        }
    }

    private mutating func place(_ scalar: Unicode.Scalar, _ width: Int) {
        total += width
        (base, baseWidth) = (scalar, width)
    }

    /// An emoji is two columns, whatever it was as a sign of text.
    private mutating func widen() {
        total += max(0, 2 - baseWidth)
        baseWidth = 2
    }
}

extension Unicode.Scalar {
    /// The columns this scalar fills by itself; the commonest are known without a look at the Unicode tables.
    ///
    ///     let scalar: Unicode.Scalar = "龍"
    ///     scalar.columnsAlone      // 2
    var columnsAlone: Int {
        switch value {
        case 0x20...0x7E, 0xA0..<0x0300: 1
        case 0...0x9F: 0
        case 0x2010...0x2027, 0x2190...0x2319, 0x2500...0x25FC: 1  // dashes, dots, arrows, boxes, blocks
        case 0x3041...0x3096, 0x30A1...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: 2
        case 0x1160...0x11FF, 0xD7B0...0xD7FB: 1
        default: isIn(wideRanges, value) ? 2 : isIn(zeroRanges, value) ? 0 : 1
        }
    }
}

private func isIn(_ pairs: [UInt32], _ value: UInt32) -> Bool {
    var low = 0
    var high = pairs.count / 2
    while low < high {
        let middle = (low + high) / 2
        if pairs[2 * middle + 1] < value { low = middle + 1 } else { high = middle }
    }
    return 2 * low < pairs.count && pairs[2 * low] <= value
}
