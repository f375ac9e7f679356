import Files

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A folder of its own for one test, emptied and removed at the end.
struct TemporaryFolder: ~Copyable {
    let path: String

    init() {
        var template = Array("/tmp/lamellar-files-XXXXXX".utf8CString)
        path = unsafe template.withUnsafeMutableBufferPointer { unsafe String(cString: mkdtemp($0.baseAddress!)) }
    }

    deinit { removeTree(path) }

    /// A path in the folder.
    func callAsFunction(_ name: String) -> String { Path.join(path, name) }
}

private func removeTree(_ path: String) {
    for name in (try? listFolder(path)) ?? [] {
        let inner = Path.join(path, name)
        if unsafe unlink(inner) != 0 { removeTree(inner) }
    }
    unsafe rmdir(path)
}

/// What tests ask the system that the room has no word for.
enum Outside {
    static func makeFIFO(_ path: String) { unsafe mkfifo(path, 0o600) }
    static func link(_ path: String, to target: String) { unsafe symlink(target, path) }
    static func setMode(_ path: String, _ mode: UInt32) { unsafe chmod(path, mode_t(mode)) }

    static func mode(_ path: String) -> UInt32 {
        var record = stat()
        return unsafe stat(path, &record) == 0 ? UInt32(record.st_mode & 0o7777) : 0
    }

    static func isLink(_ path: String) -> Bool {
        var record = stat()
        return unsafe lstat(path, &record) == 0 && record.st_mode & S_IFMT == S_IFLNK
    }

    static func pipes() -> (read: Int32, write: Int32) {
        var ends: [Int32] = [0, 0]
        unsafe pipe(&ends)
        return (ends[0], ends[1])
    }

    static func put(_ text: String, into descriptor: Int32) {
        _ = unsafe write(descriptor, Array(text.utf8), text.utf8.count)
    }

    static func openToWrite(_ path: String) -> Int32 { unsafe open(path, O_WRONLY) }
    static func openToRead(_ path: String) -> Int32 { unsafe open(path, O_RDONLY) }
    static func close(_ descriptor: Int32) { _ = shut(descriptor) }
    static var isRoot: Bool { geteuid() == 0 }
    static let processNumber = Int(getpid())
}

private func shut(_ descriptor: Int32) -> Int32 { close(descriptor) }
