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
            try System.move(temporary.path, to: target)
        }
    } catch {
        try? System.removeFile(temporary.path)
        throw error
    }
    try synchronizeFolder(folder)
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
