/// The lines of a text, for turning byte offsets into what people count: lines and columns from 1.
///
/// ```swift
/// let lines = SourceLines(Array("ab\r\n水x".utf8))
/// lines.position(of: 7) // (line: 2, column: 2)
/// lines.line(2)         // "水x"
/// ```
///
/// LF, CR LF and a lone CR each end a line. A column is one Unicode scalar; a byte order mark is none.
/// Making it walks the text once, so make it only when there is something to report.
public struct SourceLines: Sendable {
    private let bytes: [UInt8]
    private var starts: [Int]

    /// Finds the lines of a text; bytes that are no UTF-8 are welcome.
    public init(_ bytes: [UInt8]) {
        self.bytes = bytes
        starts = [bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0]
        var index = starts[0]
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            guard byte == lineFeed || byte == carriageReturn else { continue }
            if byte == carriageReturn, index < bytes.count, bytes[index] == lineFeed { index += 1 }
            starts.append(index)
        }
    }

    /// How many lines there are, at least 1; a line end at the end of the text opens one more.
    public var count: Int { starts.count }

    /// The line and column of a byte, both from 1; an offset outside the text counts as the nearest inside.
    public func position(of offset: Int) -> (line: Int, column: Int) {
        let offset = min(max(offset, starts[0]), bytes.count)
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        let before = bytes[starts[low]..<offset].count { $0 & 0xC0 != 0x80 }
        // Inside a character the column is the character's.
        let inside = offset < bytes.count && bytes[offset] & 0xC0 == 0x80 && before > 0
        return (low + 1, inside ? before : before + 1)
    }

    /// The text of a line counted from 1, without its end; empty when there is no such line.
    public func line(_ number: Int) -> String {
        guard starts.indices.contains(number - 1) else { return "" }
        var end = number < starts.count ? starts[number] : bytes.count
        let start = starts[number - 1]
        if number < starts.count {
            end -= 1
            if end > start, bytes[end] == lineFeed, bytes[end - 1] == carriageReturn { end -= 1 }
        }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }
}

/// U+FEFF as UTF-8, which some editors put in front of a text.
let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
