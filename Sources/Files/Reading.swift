/// Reads a whole file of at most `limit` bytes.
///
/// ```swift
/// let bytes = try readFile("Content/core/mod.json", limit: 4 << 20)
/// ```
///
/// Folders, FIFOs and devices are refused without waiting for them; links are followed.
public func readFile(_ path: String, limit: Int) throws(FileProblem) -> [UInt8] {
    let descriptor = try describing(path, .opening) { () throws(SystemError) in try System.open(path, for: .read) }
    defer { System.closeDescriptor(descriptor) }
    let size = try checkedSize(descriptor, path, .reading)
    let tooLarge = FileProblem(
        path: path, operation: .reading, errno: SystemError.tooLarge.number, reason: "it is larger than \(limit) bytes")
    if size > limit { throw tooLarge }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size + 1)
    while bytes.count <= limit {
        // One byte more than the file has, so that the end is seen without another array.
        let wanted = min(max(size - bytes.count, 0) + 1, limit + 1 - bytes.count, 1 << 20)
        let count = try describing(path, .reading) { () throws(SystemError) in
            try System.readMore(descriptor, onto: &bytes, limit: wanted)
        }
        if count == 0 { return bytes }
    }
    throw tooLarge
}

/// The names in a folder, sorted by their UTF-8 bytes, hidden ones included, without `.` and `..`.
///
/// ```swift
/// try listFolder("Content") // ["README.md", "core", "mods", "schema"]
/// ```
public func listFolder(_ path: String) throws(FileProblem) -> [String] {
    let names = try describing(path, .reading) { () throws(SystemError) in try System.names(in: path) }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}

/// What a path leads to, for example `.folder`.
public enum FileKind: Sendable, Hashable {
    /// A regular file.
    case file
    /// A folder.
    case folder
    /// A FIFO, a device or a socket.
    case other
}

/// What a path leads to, links followed, or nil when that is nothing or cannot be reached.
public func kindOfFile(_ path: String) -> FileKind? { try? System.status(at: path).kind }

/// Whether a path is itself a symbolic link, whatever it leads to.
public func isLink(_ path: String) -> Bool { (try? System.target(of: path)) != nil }

/// What tells one file or folder from all others, whatever path leads to it; nil when there is none.
///
/// ```swift
/// identityOfFile("Content/core") == identityOfFile("./Content/../Content/core/")
/// ```
public func identityOfFile(_ path: String) -> FileIdentity? {
    (try? System.status(at: path)).map { FileIdentity(device: $0.device, inode: $0.inode) }
}

/// A number that changes when what a path leads to is written or replaced; 0 when it leads to nothing.
public func stampOfFile(_ path: String) -> UInt64 { (try? System.status(at: path).stamp) ?? 0 }

/// One file or folder of this machine.
public struct FileIdentity: Sendable, Hashable {
    let device: UInt64
    let inode: UInt64
}

/// The size of an open regular file; anything else is refused.
func checkedSize(
    _ descriptor: Int32, _ path: String, _ operation: FileProblem.Operation
) throws(FileProblem) -> Int {
    let status = try describing(path, operation) { () throws(SystemError) in try System.status(of: descriptor) }
    try refuseUnlessFile(status.kind, path, operation)
    return status.size
}

func refuseUnlessFile(_ kind: FileKind, _ path: String, _ operation: FileProblem.Operation) throws(FileProblem) {
    switch kind {
    case .file: return
    case .folder: throw FileProblem(path, operation, .isAFolder)
    case .other: throw FileProblem(path: path, operation: operation, reason: "it is not a regular file")
    }
}
