/// Text for people or pipes, gathered and written in large pieces.
///
/// ```swift
/// var output = StandardOutput()
/// output.write("3 armor\n")
/// try output.flush()
/// ```
///
/// A full buffer goes out by itself. The first problem stops all output and is thrown by the next `flush()`,
/// so that no text is lost without a word. Call `ignoreBrokenPipes()` once, or a closed pipe ends the process.
public struct StandardOutput: ~Copyable {
    private let descriptor: Int32
    private let name: String
    private var buffer: [UInt8] = []
    private var problem: OutputProblem?

    /// Writes to a descriptor the caller owns; `StandardOutput(descriptor: 2, name: "standard error")` for problems.
    public init(descriptor: Int32 = 1, name: String = "standard output") {
        self.descriptor = descriptor
        self.name = name
    }

    /// Adds text, and writes when more than 64 KiB have gathered.
    public mutating func write(_ text: String) {
        buffer.append(contentsOf: text.utf8)
        if buffer.count > 1 << 16 { drain() }
    }

    /// Adds bytes that are UTF-8 already, and writes when more than 64 KiB have gathered.
    public mutating func write(_ bytes: [UInt8]) {
        buffer.append(contentsOf: bytes)
        if buffer.count > 1 << 16 { drain() }
    }

    /// Writes what has gathered and throws the first problem there was, now or before.
    public mutating func flush() throws(OutputProblem) {
        drain()
        if let problem { throw problem }
    }

    private mutating func drain() {
        defer { buffer.removeAll(keepingCapacity: true) }
        guard problem == nil else { return }
        do throws(SystemError) {
            try System.writeAll(descriptor, buffer)
        } catch {
            problem = error == .brokenPipe ? .closed : .file(FileProblem(name, .writing, error))
        }
    }
}

/// Why output ended early.
public enum OutputProblem: Error, Sendable, Hashable {
    /// Nobody reads any more, as in `lamellar lab | head`: end quietly.
    case closed
    /// The text could not be written, for example because the disk is full.
    case file(FileProblem)
}

/// Makes writing to a closed pipe an error to handle instead of the process's end; for the whole process.
public func ignoreBrokenPipes() { System.ignoreBrokenPipes() }
