/// The lines that must come next, as the rules compute them.
struct Expectation {
    private(set) var bytes: [UInt8] = []
    /// Where the next line begins in them.
    private(set) var at = 0
    /// How many lines are left.
    private(set) var lines = 0

    /// Nothing is expected.
    init() {}

    /// So many lines, each with its line feed.
    init(_ bytes: [UInt8], lines: Int) {
        self.bytes = bytes
        self.lines = lines
    }

    var isEmpty: Bool { lines == 0 }

    /// The next line without its line feed, taken out.
    mutating func next() -> ArraySlice<UInt8>? {
        guard let line = first else { return nil }
        at = line.endIndex + 1
        lines -= 1
        return line
    }

    /// Takes the next line out when it is just this one.
    mutating func takes(_ line: ArraySlice<UInt8>) -> Bool {
        guard let first, first.elementsEqual(line) else { return false }
        _ = next()
        return true
    }

    private var first: ArraySlice<UInt8>? {
        guard lines > 0 else { return nil }
        return bytes[at...].prefix { $0 != UInt8(ascii: "\n") }
    }
}
