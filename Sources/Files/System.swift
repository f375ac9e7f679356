// The one file that knows which C library there is. The rest of the room calls these.

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// The number a system call left in `errno`.
struct SystemError: Error, Equatable {
    var number: Int32

    static let exists = SystemError(number: EEXIST)
    static let missing = SystemError(number: ENOENT)
    static let notAFolder = SystemError(number: ENOTDIR)
    static let isAFolder = SystemError(number: EISDIR)
    static let notALink = SystemError(number: EINVAL)
    static let invalid = SystemError(number: EINVAL)
    static let tooLarge = SystemError(number: EFBIG)
    static let brokenPipe = SystemError(number: EPIPE)
    static let wouldBlock = SystemError(number: EWOULDBLOCK)
    static let tooManyLinks = SystemError(number: ELOOP)
    static let denied = SystemError(number: EACCES)

    var text: String { unsafe String(cString: strerror(number)) }
}

/// System calls with interruptions retried and errors thrown.
enum System {
    enum Purpose {
        /// An existing file, never waiting for a writer as a FIFO would.
        case read
        /// A file to append to; fails when there is none.
        case append
        /// A new file to append to; fails when there is one.
        case appendNew
        /// A new file; fails when there is one.
        case create
        /// A file to lock, made when there is none.
        case lock
        /// A folder, to sync it.
        case folder

        fileprivate var flags: Int32 {
            switch self {
            case .read: O_RDONLY | O_NONBLOCK | O_NOCTTY
            case .append: O_WRONLY | O_APPEND | O_NONBLOCK | O_NOCTTY
            case .appendNew: O_WRONLY | O_APPEND | O_CREAT | O_EXCL
            case .create: O_WRONLY | O_CREAT | O_EXCL
            case .lock: O_RDWR | O_CREAT | O_NONBLOCK | O_NOCTTY
            case .folder: O_RDONLY | O_DIRECTORY
            }
        }
    }

    /// What `stat` says that this room needs.
    struct Status {
        var kind: FileKind
        var size: Int
        var mode: UInt32
        var device: UInt64
        var inode: UInt64
        /// Changes when the file is written or replaced.
        var stamp: UInt64
    }

    // MARK: Descriptors

    static func open(_ path: String, for purpose: Purpose) throws(SystemError) -> Int32 {
        try checkPath(path)
        return Int32(try retrying { Int(openFile(path, purpose.flags | O_CLOEXEC, 0o666)) })
    }

    /// Closes without retrying: after an interrupted close the number may be somebody else's already.
    static func closeDescriptor(_ descriptor: Int32) { _ = close(descriptor) }

    /// Reads at most `limit` bytes onto the end of an array; 0 at the end of the file.
    static func readMore(_ descriptor: Int32, onto bytes: inout [UInt8], limit: Int) throws(SystemError) -> Int {
        let start = bytes.count
        bytes.append(contentsOf: repeatElement(0, count: limit))
        do throws(SystemError) {
            let count = try retrying {
                unsafe bytes.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress! + start, limit) }
            }
            bytes.removeLast(limit - count)
            return count
        } catch {
            bytes.removeLast(limit)
            throw error
        }
    }

    /// Writes all bytes, however many calls that takes, and waits where the descriptor is a full pipe.
    static func writeAll(_ descriptor: Int32, _ bytes: [UInt8]) throws(SystemError) {
        var done = 0
        while done < bytes.count {
            do throws(SystemError) {
                let count = try retrying {
                    unsafe bytes.withUnsafeBytes {
                        unsafe write(descriptor, $0.baseAddress! + done, $0.count - done)
                    }
                }
                done += count
            } catch {
                guard error == .wouldBlock else { throw error }
                try wait(descriptor, toWrite: true)
            }
        }
    }

    /// Sleeps until a descriptor that does not block has something to read or room to write.
    static func wait(_ descriptor: Int32, toWrite: Bool) throws(SystemError) {
        var request = pollfd(fd: descriptor, events: Int16(toWrite ? POLLOUT : POLLIN), revents: 0)
        _ = try retrying { unsafe Int(poll(&request, 1, -1)) }
    }

    /// Sleeps until one of some descriptors has something to read or has ended, or so long; false where nothing has.
    static func waitToRead(_ descriptors: [Int32], milliseconds: Int32 = -1) throws(SystemError) -> Bool {
        var requests = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        return try retrying { unsafe Int(poll(&requests, nfds_t(requests.count), milliseconds)) } > 0
    }

    static func status(of descriptor: Int32) throws(SystemError) -> Status {
        var record = stat()
        _ = try retrying { unsafe Int(fstat(descriptor, &record)) }
        return Status(record)
    }

    /// Returns once the file's bytes are on the medium, with its size and times unless `dataOnly`.
    static func synchronize(_ descriptor: Int32, dataOnly: Bool = false) throws(SystemError) {
        #if canImport(Darwin)
            // Here fsync leaves the bytes in the drive's cache. Where F_FULLFSYNC is unknown, fsync is all there is.
            if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
            _ = try retrying { Int(fsync(descriptor)) }
        #else
            _ = try retrying { Int(dataOnly ? fdatasync(descriptor) : fsync(descriptor)) }
        #endif
    }

    static func setSize(_ descriptor: Int32, _ size: Int) throws(SystemError) {
        _ = try retrying { Int(ftruncate(descriptor, off_t(size))) }
    }

    static func setMode(_ descriptor: Int32, _ mode: UInt32) throws(SystemError) {
        _ = try retrying { Int(fchmod(descriptor, mode_t(mode))) }
    }

    /// Takes the lock or throws `.wouldBlock` at once.
    static func lock(_ descriptor: Int32) throws(SystemError) {
        _ = try retrying { Int(flock(descriptor, LOCK_EX | LOCK_NB)) }
    }

    // MARK: Paths

    static func status(at path: String) throws(SystemError) -> Status {
        try checkPath(path)
        var record = stat()
        _ = try retrying { unsafe Int(stat(path, &record)) }
        return Status(record)
    }

    static func mayWrite(_ path: String) -> Bool { unsafe access(path, W_OK) == 0 }

    /// Where a symbolic link points; throws `.notALink` for anything else.
    static func target(of path: String) throws(SystemError) -> String {
        try checkPath(path)
        var bytes = [UInt8](repeating: 0, count: 4_096)
        let count = try retrying {
            unsafe bytes.withUnsafeMutableBytes {
                unsafe readlink(path, $0.baseAddress!.assumingMemoryBound(to: CChar.self), $0.count)
            }
        }
        return String(decoding: bytes[..<count], as: UTF8.self)
    }

    static func makeFolder(_ path: String) throws(SystemError) {
        try checkPath(path)
        _ = try retrying { unsafe Int(mkdir(path, 0o777)) }
    }

    static func removeFile(_ path: String) throws(SystemError) {
        try checkPath(path)
        _ = try retrying { unsafe Int(unlink(path)) }
    }

    static func removeFolder(_ path: String) throws(SystemError) {
        try checkPath(path)
        _ = try retrying { unsafe Int(rmdir(path)) }
    }

    static func move(_ path: String, to other: String) throws(SystemError) {
        try checkPath(path)
        try checkPath(other)
        _ = try retrying { unsafe Int(rename(path, other)) }
    }

    /// The names in a folder, in no order, without `.` and `..`.
    static func names(in path: String) throws(SystemError) -> [String] {
        try checkPath(path)
        guard let folder = unsafe opendir(path) else { throw SystemError(number: errno) }
        defer { unsafe closedir(folder) }
        var names: [String] = []
        while true {
            errno = 0
            guard let entry = unsafe readdir(folder) else { break }
            let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { field in
                unsafe String(decoding: field.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { names.append(name) }
        }
        if errno != 0 { throw SystemError(number: errno) }
        return names
    }

    // MARK: The process

    static var processNumber: Int { Int(getpid()) }

    static var hostName: String {
        var bytes = [UInt8](repeating: 0, count: 256)
        let failed = unsafe bytes.withUnsafeMutableBytes {
            unsafe gethostname($0.baseAddress!.assumingMemoryBound(to: CChar.self), $0.count - 1)
        }
        return failed == 0 ? String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self) : "unknown"
    }

    static func ignoreBrokenPipes() { _ = signal(SIGPIPE, SIG_IGN) }

    // MARK: Helpers

    /// Calls until the call is not interrupted; a negative result becomes its error.
    private static func retrying(_ call: () -> Int) throws(SystemError) -> Int {
        while true {
            let result = call()
            if result >= 0 { return result }
            if errno != EINTR { throw SystemError(number: errno) }
        }
    }

    /// A zero byte would end the path early for the kernel, which then opens some other file.
    private static func checkPath(_ path: String) throws(SystemError) {
        if path.utf8.contains(0) { throw .invalid }
    }
}

/// `open` under a name that does not hide behind `System.open`.
private func openFile(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 { unsafe open(path, flags, mode) }

extension System.Status {
    fileprivate init(_ record: stat) {
        switch record.st_mode & S_IFMT {
        case S_IFREG: kind = .file
        case S_IFDIR: kind = .folder
        default: kind = .other
        }
        size = Int(record.st_size)
        mode = UInt32(record.st_mode & 0o7777)
        device = UInt64(truncatingIfNeeded: record.st_dev)
        inode = UInt64(truncatingIfNeeded: record.st_ino)
        #if canImport(Darwin)
            let modified = record.st_mtimespec
        #else
            let modified = record.st_mtim
        #endif
        stamp = [Int(modified.tv_sec), Int(modified.tv_nsec), size, Int(truncatingIfNeeded: inode)].reduce(1) {
            ($0 ^ UInt64(truncatingIfNeeded: $1)) &* 0x100_0000_01B3
        }
    }
}
