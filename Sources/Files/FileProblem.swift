/// Why a file could not be read, written or found.
///
/// ```swift
/// error.message // "cannot write saves/a/save.json: No space left on device"
/// ```
public struct FileProblem: Error, Sendable, Hashable {
    /// The file or folder, as the caller named it.
    public var path: String

    /// What was being done, for example `.writing`.
    public var operation: Operation

    /// The system's error number, such as 28 for a full disk; 0 when the system itself had no objection.
    public var errno: Int32

    /// Why, in words, such as `No space left on device`.
    public var reason: String

    /// The problem on one line, without the name of the program.
    public var message: String { "cannot \(operation.rawValue) \(path): \(reason)" }

    /// What was being done to the file; the raw value is the word in the message, such as `read`.
    public enum Operation: String, Sendable, Hashable {
        /// Getting at the file at all.
        case opening = "open"
        /// Reading bytes or names.
        case reading = "read"
        /// Writing bytes, or making them durable.
        case writing = "write"
        /// Making a folder.
        case making = "make"
        /// Removing a file or folder.
        case removing = "remove"
        /// Giving a file another name.
        case renaming = "rename"
        /// Locking.
        case locking = "lock"
    }

    /// True when it is larger than the caller reads.
    public var isTooLarge: Bool { errno == SystemError.tooLarge.number }

    /// Makes a problem that the system had no part in, for example a file that is too large for the caller.
    public init(path: String, operation: Operation, errno: Int32 = 0, reason: String) {
        self.path = path
        self.operation = operation
        self.errno = errno
        self.reason = reason
    }

    init(_ path: String, _ operation: Operation, _ error: SystemError) {
        self.init(path: path, operation: operation, errno: error.number, reason: error.text)
    }

    /// True when there is no such file or folder.
    public var isMissing: Bool { errno == SystemError.missing.number }
}

/// Names the file and the operation in a system error.
func describing<Result: ~Copyable>(
    _ path: String, _ operation: FileProblem.Operation, _ body: () throws(SystemError) -> Result
) throws(FileProblem) -> Result {
    do throws(SystemError) {
        return try body()
    } catch {
        throw FileProblem(path, operation, error)
    }
}
