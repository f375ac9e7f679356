/// Lines from a descriptor such as standard input, one at a time.
///
/// ```swift
/// var lines = LineReader()
/// while let line = try lines.next() { run(line) }
/// ```
///
/// LF or CR LF ends a line, the end of input the last one. Bytes that are no UTF-8 become U+FFFD.
public struct LineReader: ~Copyable {
    private let descriptor: Int32
    private let name: String
    private let limit: Int
    private var buffer: [UInt8] = []
    private var start = 0
    private var isAtEnd = false

    /// True when the line last returned was longer than the limit and its rest was dropped.
    public private(set) var wasCut = false

    /// Reads from a descriptor the caller owns; `limit` is the most bytes of a line, 64 KiB unless said otherwise.
    public init(descriptor: Int32 = 0, name: String = "standard input", limit: Int = 1 << 16) {
        self.descriptor = descriptor
        self.name = name
        self.limit = max(limit, 1)
    }

    /// The next line without its end, or nil when there is none; waits until a whole line is there.
    public mutating func next() throws(FileProblem) -> String? {
        var line: [UInt8] = []
        var isAny = false
        wasCut = false
        while true {
            if start == buffer.count, try !fill() {
                return isAny ? text(line) : nil
            }
            isAny = true
            let end = buffer[start...].firstIndex(of: UInt8(ascii: "\n"))
            let piece = buffer[start..<(end ?? buffer.count)]
            // One byte more than the limit is kept, since it may be the CR of the line's end.
            let kept = piece.prefix(limit + 1 - line.count)
            line += kept
            if kept.count < piece.count { wasCut = true }
            start = end.map { $0 + 1 } ?? buffer.count
            if end != nil { return text(line) }
        }
    }

    private mutating func text(_ line: [UInt8]) -> String {
        var line = line[...]
        if line.last == UInt8(ascii: "\r"), !wasCut { line.removeLast() }
        if line.count > limit { wasCut = true }
        return String(decoding: line.prefix(limit), as: UTF8.self)
    }

    /// Replaces the used-up buffer; false at the end of input.
    private mutating func fill() throws(FileProblem) -> Bool {
        start = 0
        buffer.removeAll(keepingCapacity: true)
        while !isAtEnd {
            do throws(SystemError) {
                isAtEnd = try System.readMore(descriptor, onto: &buffer, limit: 1 << 14) == 0
                if !isAtEnd { return true }
            } catch {
                guard error == .wouldBlock else { throw FileProblem(name, .reading, error) }
                try describing(name, .reading) { () throws(SystemError) in
                    try System.wait(descriptor, toWrite: false)
                }
            }
        }
        return false
    }
}
