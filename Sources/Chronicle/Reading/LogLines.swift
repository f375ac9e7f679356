import JSONText

/// A log cut into lines, each with its number, and whether the last one is torn.
struct LogLines {
    struct Line {
        let number: Int
        let bytes: ArraySlice<UInt8>
    }

    let lines: [Line]
    /// The number of a last line that has no line feed and is the beginning of an object only.
    let torn: Int?

    init(_ bytes: [UInt8]) {
        var lines: [Line] = []
        var start = bytes.startIndex
        var number = 1
        func add(_ end: Int) {
            var slice = bytes[start..<end]
            if slice.last == UInt8(ascii: "\r") { slice.removeLast() }
            if !slice.isEmpty { lines.append(Line(number: number, bytes: slice)) }
        }
        while let feed = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
            add(feed)
            start = feed + 1
            number += 1
        }
        var torn: Int?
        if start < bytes.endIndex {
            let isWhole = (try? JSON.parse(Array(bytes[start...]))) != nil
            if isWhole || !LogLines.isBeginning(bytes[start...]) { add(bytes.endIndex) } else { torn = number }
        }
        self.lines = lines
        self.torn = torn
    }

    /// Whether a line may have been cut off while it was written; a run of zeros is something else.
    private static func isBeginning(_ tail: ArraySlice<UInt8>) -> Bool {
        tail.first == UInt8(ascii: "{") && !tail.contains(0)
    }
}
