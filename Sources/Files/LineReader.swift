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
    /// A signal is the end of the lines, even while one is being waited for.
    private let signals: Signals?
    private var isOwned = false
    private var buffer: [UInt8] = []
    private var start = 0
    private var isAtEnd = false

    /// True when the line last returned was longer than the limit and its rest was dropped.
    public private(set) var wasCut = false

    /// Reads from a descriptor the caller owns; `limit` is the most bytes of a line, 64 KiB unless said otherwise.
    public init(
        descriptor: Int32 = 0, name: String = "standard input", limit: Int = 1 << 16, signals: Signals? = nil
    ) {
        self.descriptor = descriptor
        self.name = name
        self.limit = max(limit, 1)
        self.signals = signals
    }

    /// Reads the lines of a file.
    public init(path: String, limit: Int = 1 << 16, signals: Signals? = nil) throws(FileProblem) {
        self.init(descriptor: try open(path), name: path, limit: limit, signals: signals)
        isOwned = true
    }

    deinit { if isOwned { System.closeDescriptor(descriptor) } }

    /// The next line without its end, or nil when there is none; waits until a whole line is there.
    public mutating func next() throws(FileProblem) -> String? {
        var line: [UInt8] = []
        var isAny = false
        wasCut = false
        if signals?.haveCome == true { return nil }
        while true {
            if start == buffer.count, try !fill() {
                return isAny && signals?.haveCome != true ? text(line) : nil
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

    /// Whether `next` would return without waiting for anybody; waits at most so many milliseconds to see it.
    public mutating func isReady(within milliseconds: Int32) throws(FileProblem) -> Bool {
        let hasLine = buffer[start...].contains(UInt8(ascii: "\n"))
        if hasLine || isAtEnd || signals?.haveCome == true { return true }
        let descriptors = [descriptor] + (signals.map { [$0.descriptor] } ?? [])
        return try describing(name, .reading) { () throws(SystemError) in
            try System.waitToRead(descriptors, milliseconds: milliseconds)
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
                if let signals {
                    _ = try System.waitToRead([descriptor, signals.descriptor])
                    if signals.haveCome { return false }
                }
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

/// Opens a regular file to read it.
private func open(_ path: String) throws(FileProblem) -> Int32 {
    let descriptor = try describing(path, .reading) { () throws(SystemError) in try System.open(path, for: .read) }
    do throws(FileProblem) {
        _ = try checkedSize(descriptor, path, .reading)
        return descriptor
    } catch {
        System.closeDescriptor(descriptor)
        throw error
    }
}
