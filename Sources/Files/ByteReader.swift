/// Bytes as they come from whoever types, for programs that look at every key.
///
/// ```swift
/// let reader = ByteReader(signals: signals)
/// try reader.next(within: 500) // .bytes([27, 91, 65]) when a cursor key was pressed in half a second
/// ```
public struct ByteReader: Sendable {
    /// What ended the wait.
    public enum Arrival: Equatable, Sendable {
        case bytes([UInt8])
        /// A signal has come; ask `Signals` which.
        case signal
        /// The time is over, or nearly.
        case nothing
        /// Nobody types any more.
        case end
    }

    private let descriptor: Int32
    private let name: String
    private let signals: Signals

    /// Reads from a descriptor the caller owns.
    public init(descriptor: Int32 = 0, name: String = "standard input", signals: Signals) {
        self.descriptor = descriptor
        self.name = name
        self.signals = signals
    }

    /// Sleeps until there is something to do, or for so many milliseconds; for ever where that is negative.
    public func next(within milliseconds: Int32 = -1) throws(FileProblem) -> Arrival {
        try describing(name, .reading) { () throws(SystemError) in
            if signals.haveCome || signals.hasScreen { return .signal }
            _ = try System.waitToRead([descriptor, signals.descriptor], milliseconds: milliseconds)
            if signals.haveCome || signals.hasScreen { return .signal }
            guard try System.waitToRead([descriptor], milliseconds: 0) else {
                // Perhaps what woke was the rest of a signal already seen.
                signals.drain()
                return .nothing
            }
            var bytes: [UInt8] = []
            do throws(SystemError) {
                return try System.readMore(descriptor, onto: &bytes, limit: 4_096) == 0 ? .end : .bytes(bytes)
            } catch {
                if error == .wouldBlock { return .nothing }
                throw error
            }
        }
    }
}
