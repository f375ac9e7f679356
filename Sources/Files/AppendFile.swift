/// A file that only grows, such as a journal or a log; closed when it goes out of scope.
///
/// ```swift
/// var journal = try AppendFile("saves/a/journal.jsonl")
/// try journal.append(line)
/// try journal.sync()
/// ```
///
/// A new file's name is durable once it is open; its bytes are after `sync()`.
public struct AppendFile: ~Copyable {
    /// The path it was opened with.
    public let path: String

    /// Bytes in the file.
    public private(set) var size: Int

    private let descriptor: Int32

    /// Opens a file for appending and makes it when there is none; refuses folders, FIFOs and devices.
    public init(_ path: String) throws(FileProblem) {
        let opened = try Self.open(path)
        self.path = path
        descriptor = opened.descriptor
        size = opened.size
    }

    deinit { System.closeDescriptor(descriptor) }

    /// Writes bytes at the end, all or none: what a full disk let through is cut off again.
    public mutating func append(_ bytes: [UInt8]) throws(FileProblem) {
        do throws(SystemError) {
            try System.writeAll(descriptor, bytes)
            size += bytes.count
        } catch {
            try? System.setSize(descriptor, size)
            throw FileProblem(path, .writing, error)
        }
    }

    /// Returns once everything appended is durable.
    public func sync() throws(FileProblem) {
        try describing(path, .writing) { () throws(SystemError) in
            try System.synchronize(descriptor, dataOnly: true)
        }
    }

    /// Cuts the file to its first bytes, for example to drop a torn line; never makes it longer.
    public mutating func truncate(to newSize: Int) throws(FileProblem) {
        guard newSize < size else { return }
        try describing(path, .writing) { () throws(SystemError) in try System.setSize(descriptor, max(newSize, 0)) }
        size = max(newSize, 0)
    }

    private static func open(_ path: String) throws(FileProblem) -> (descriptor: Int32, size: Int) {
        let (descriptor, isNew) = try describing(path, .opening) { () throws(SystemError) in try openOrMake(path) }
        do throws(FileProblem) {
            let size = try checkedSize(descriptor, path, .opening)
            if isNew { try synchronizeFolder(Path.parent(path)) }
            return (descriptor, size)
        } catch {
            System.closeDescriptor(descriptor)
            throw error
        }
    }

    private static func openOrMake(_ path: String) throws(SystemError) -> (descriptor: Int32, isNew: Bool) {
        do throws(SystemError) {
            return (try System.open(path, for: .appendNew), true)
        } catch {
            guard error == .exists else { throw error }
            return (try System.open(path, for: .append), false)
        }
    }
}
