import JSONText

/// The bytes of a log and how far they are read: line by line, or many lines at once where they are as expected.
struct LogLines {
    /// A line that is not empty, without its end; the first of a log has the number 1.
    struct Line {
        let number: Int
        let bytes: ArraySlice<UInt8>
    }

    /// Reading takes many times the memory of what is read, and no line of a game comes near this.
    static let limits = JSON.Limits(bytes: 16 << 20, depth: 512)

    private let bytes: [UInt8]
    private var at = 0
    private var number = 1
    /// The number of the last line that was not empty.
    private(set) var last = 0
    /// The number of a last line that has no line feed and is the beginning of an object only; known at the end.
    private(set) var torn: Int?

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The next line that is not empty; nil at the end, and where only a torn line is left.
    mutating func next() -> Line? {
        while at < bytes.count, torn == nil {
            let feed = bytes[at...].firstIndex(of: UInt8(ascii: "\n"))
            var line = bytes[at..<(feed ?? bytes.count)]
            if feed == nil && isTorn(line) {
                torn = number
                return nil
            }
            at = feed.map { $0 + 1 } ?? bytes.count
            number += 1
            if line.last == UInt8(ascii: "\r") { line.removeLast() }
            if line.isEmpty { continue }
            last = number - 1
            return Line(number: last, bytes: line)
        }
        return nil
    }

    /// Steps over all that is expected where just these bytes come next; else stays.
    mutating func pass(_ expected: Expectation) -> Bool {
        guard !expected.isEmpty, bytes.hold(expected, from: at) else { return false }
        at += expected.bytes.count - expected.at
        number += expected.lines
        last = number - 1
        return true
    }

    /// Whether a line without its end was cut off while it was written; a run of zeros is something else.
    private func isTorn(_ tail: ArraySlice<UInt8>) -> Bool {
        guard tail.first == UInt8(ascii: "{"), !tail.contains(0), tail.count <= LogLines.limits.bytes else {
            return false
        }
        return (try? JSON.parse(Array(tail), limits: LogLines.limits)) == nil
    }
}

extension [UInt8] {
    /// Whether they go on so from a place; eight at a time, since a whole log goes through here.
    fileprivate func hold(_ expected: Expectation, from start: Int) -> Bool {
        let count = expected.bytes.count - expected.at
        guard start <= self.count - count else { return false }
        return unsafe withUnsafeBytes { all in
            unsafe expected.bytes.withUnsafeBytes { wanted in
                let (here, there) = unsafe (all[start...], wanted[expected.at...])
                var index = 0
                while index + 8 <= count {
                    let (word, other) = unsafe (
                        all.loadUnaligned(fromByteOffset: start + index, as: UInt64.self),
                        wanted.loadUnaligned(fromByteOffset: expected.at + index, as: UInt64.self)
                    )
                    if word != other { return false }
                    index += 8
                }
                return unsafe here.dropFirst(index).prefix(count - index).elementsEqual(there.dropFirst(index))
            }
        }
    }
}
