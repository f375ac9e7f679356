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
    /// How many characters begin before each block of bytes, so that a column far out in a line is found at once.
    private var charactersBefore: [Int] = []
    private static let block = 1_024

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
        var count = 0
        for start in stride(from: 0, through: bytes.count, by: Self.block) {
            charactersBefore.append(count)
            count += bytes[start..<min(start + Self.block, bytes.count)].count(where: \.beginsCharacter)
        }
    }

    /// How many characters begin before an offset.
    private func characters(before offset: Int) -> Int {
        let block = offset / Self.block
        return charactersBefore[block] + bytes[block * Self.block..<offset].count(where: \.beginsCharacter)
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
        let before = characters(before: offset) - characters(before: starts[low])
        // Inside a character the column is the character's.
        let inside = offset < bytes.count && !bytes[offset].beginsCharacter && before > 0
        return (low + 1, inside ? before : before + 1)
    }

    /// The text of a line counted from 1, without its end; empty when there is no such line.
    public func line(_ number: Int) -> String { String(decoding: bytes[range(ofLine: number)], as: UTF8.self) }

    /// Where the bytes of a line counted from 1 are, without its end; empty when there is no such line.
    public func range(ofLine number: Int) -> Range<Int> {
        guard starts.indices.contains(number - 1) else { return 0..<0 }
        var end = number < starts.count ? starts[number] : bytes.count
        let start = starts[number - 1]
        if number < starts.count {
            end -= 1
            if end > start, bytes[end] == lineFeed, bytes[end - 1] == carriageReturn { end -= 1 }
        }
        return start..<end
    }

    /// The part of a line around an offset in it, with `…` where something is left out, and the column it begins at.
    ///
    /// A line of at most a thousand bytes comes whole.
    public func excerpt(ofLine number: Int, around offset: Int) -> (text: String, column: Int) {
        let line = range(ofLine: number)
        guard line.count > 1_000 else { return (self.line(number), 1) }
        let offset = min(max(offset, line.lowerBound), line.upperBound)
        var start = max(line.lowerBound, offset - 300)
        while start > line.lowerBound, !bytes[start].beginsCharacter { start -= 1 }
        var end = min(line.upperBound, offset + 600)
        while end < line.upperBound, !bytes[end].beginsCharacter { end += 1 }
        let (isCutBefore, isCutAfter) = (start > line.lowerBound, end < line.upperBound)
        let text = String(decoding: bytes[start..<end], as: UTF8.self)
        // The mark stands in the place of the last character before.
        let column = position(of: start).column - (isCutBefore ? 1 : 0)
        return ((isCutBefore ? "…" : "") + text + (isCutAfter ? "…" : ""), column)
    }
}

extension UInt8 {
    /// Whether it is not one of the further bytes of a character.
    fileprivate var beginsCharacter: Bool { self & 0xC0 != 0x80 }
}

/// U+FEFF as UTF-8, which some editors put in front of a text.
let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
