/// Replaces a file's bytes all at once, or makes the file, and returns only once they are durable.
///
/// ```swift
/// try writeDurably(save.pretty(), to: "saves/a/save.json")
/// ```
///
/// The bytes go to a temporary file beside it, are synced, and take the name; the folder is synced. At every
/// instant, and after any error, the path holds the old bytes or the new ones, whole. The mode of an existing
/// file is kept, a link stays a link and its target changes, and a file that may not be written is refused.
public func writeDurably(_ bytes: [UInt8], to path: String) throws(FileProblem) {
    var draft = try Draft(bytes, for: path)
    try draft.publish()
}

/// Bytes that are on the disk already, under a temporary name, and wait to take the place of a file.
///
/// ```swift
/// var draft = try Draft(save.pretty(), for: "saves/a/save.json") // a full disk says so here
/// try draft.publish()
/// ```
///
/// A draft that goes out of scope unpublished leaves nothing behind.
public struct Draft: ~Copyable {
    private let path: String
    private let target: String
    private let temporary: String
    private var isPublished = false

    /// Writes and syncs the bytes beside the file they are for, which stays as it is.
    public init(_ bytes: [UInt8], for path: String) throws(FileProblem) {
        let target = try followLinks(path)
        let mode = try replaceableMode(target, path)
        let folder = Path.parent(target)
        let temporary = try describing(path, .writing) { () throws(SystemError) in try makeTemporary(in: folder) }
        do throws(FileProblem) {
            defer { System.closeDescriptor(temporary.descriptor) }
            try describing(path, .writing) { () throws(SystemError) in
                try System.writeAll(temporary.descriptor, bytes)
                if let mode { try System.setMode(temporary.descriptor, mode) }
                try System.synchronize(temporary.descriptor)
            }
        } catch {
            try? System.removeFile(temporary.path)
            throw error
        }
        self.path = path
        self.target = target
        self.temporary = temporary.path
    }

    deinit { if !isPublished { try? System.removeFile(temporary) } }

    /// Gives the bytes their name and returns once that is durable.
    public mutating func publish() throws(FileProblem) {
        try describing(path, .writing) { () throws(SystemError) in try System.move(temporary, to: target) }
        isPublished = true
        try synchronizeFolder(Path.parent(target))
    }
}

/// True for the names of temporary files, which a process that dies while writing leaves behind.
///
/// ```swift
/// isTemporaryName(".writing-4711-0.tmp") // true
/// ```
public func isTemporaryName(_ name: String) -> Bool { name.hasPrefix(".writing-") && name.hasSuffix(".tmp") }

/// The path at the end of a chain of links, which need not exist.
private func followLinks(_ path: String) throws(FileProblem) -> String {
    var path = path
    for _ in 0..<40 {
        do throws(SystemError) {
            path = Path.join(Path.parent(path), try System.target(of: path))
        } catch {
            guard error == .notALink || error == .missing else { throw FileProblem(path, .writing, error) }
            return path
        }
    }
    throw FileProblem(path, .writing, .tooManyLinks)
}

/// The mode to keep, or nil when there is no file yet; refuses what must not be replaced.
private func replaceableMode(_ target: String, _ path: String) throws(FileProblem) -> UInt32? {
    let status: System.Status
    do throws(SystemError) {
        status = try System.status(at: target)
    } catch {
        guard error == .missing else { throw FileProblem(path, .writing, error) }
        return nil
    }
    try refuseUnlessFile(status.kind, path, .writing)
    guard System.mayWrite(target) else { throw FileProblem(path, .writing, .denied) }
    return status.mode
}

/// Makes a new file that no other process or thread has.
private func makeTemporary(in folder: String) throws(SystemError) -> (path: String, descriptor: Int32) {
    var number = 0
    while true {
        let path = Path.join(folder, ".writing-\(System.processNumber)-\(number).tmp")
        do throws(SystemError) {
            return (path, try System.open(path, for: .create))
        } catch {
            guard error == .exists, number < 10_000 else { throw error }
            number += 1
        }
    }
}
