/// A lock that one process at a time holds; the kernel frees it when the process ends, however it ends.
///
/// ```swift
/// let lock = try FolderLock.take("saves/a/lock", started: "2026-01-31 20:15")
/// // the lock file now says: 4711 my-host 2026-01-31 20:15
/// ```
///
/// Freed when it goes out of scope; the file stays, empty.
public struct FolderLock: ~Copyable {
    private let descriptor: Int32
    private var isHeld = false

    /// Takes the lock whose file is at `path`, or throws at once.
    ///
    /// `started` is what the next comer is told beside process number and host, for example a time.
    public static func take(_ path: String, started: String = "") throws(LockProblem) -> FolderLock {
        while true {
            var lock = try FolderLock(opening: path)
            do throws(SystemError) {
                try System.lock(lock.descriptor)
            } catch {
                if error == .wouldBlock { throw .held(by: holder(path)) }
                throw .file(FileProblem(path, .locking, error))
            }
            lock.isHeld = true
            // Somebody may have removed the file in between; then this lock keeps nobody out.
            guard lock.isAt(path) else { continue }
            try lock.sign(started, path)
            return lock
        }
    }

    private init(opening path: String) throws(LockProblem) {
        do throws(FileProblem) {
            descriptor = try describing(path, .locking) { () throws(SystemError) in
                try System.open(path, for: .lock)
            }
        } catch {
            throw .file(error)
        }
    }

    deinit {
        if isHeld { try? System.setSize(descriptor, 0) }
        System.closeDescriptor(descriptor)
    }

    private func isAt(_ path: String) -> Bool {
        guard let mine = try? System.status(of: descriptor), let there = try? System.status(at: path) else {
            return false
        }
        return mine.inode == there.inode && mine.device == there.device
    }

    /// Writes who holds the lock into its file.
    private func sign(_ started: String, _ path: String) throws(LockProblem) {
        let text = "\(System.processNumber) \(System.hostName)\(started.isEmpty ? "" : " " + started)\n"
        do throws(SystemError) {
            try System.setSize(descriptor, 0)
            try System.writeAll(descriptor, Array(text.utf8))
        } catch {
            throw .file(FileProblem(path, .locking, error))
        }
    }

    private static func holder(_ path: String) -> String {
        let bytes = (try? readFile(path, limit: 4_096)) ?? []
        let line = bytes.prefix { $0 >= 0x20 && $0 != 0x7F }
        return line.isEmpty ? "another process" : String(decoding: line, as: UTF8.self)
    }
}

/// Why a lock could not be taken.
public enum LockProblem: Error, Sendable, Hashable {
    /// Another process holds it: its number, host and start, for example `4711 my-host 2026-01-31 20:15`.
    case held(by: String)
    /// The lock file could not be used.
    case file(FileProblem)

    /// The problem on one line, such as `in use by 4711 my-host 2026-01-31 20:15`.
    public var message: String {
        switch self {
        case .held(let holder): "in use by \(holder)"
        case .file(let problem): problem.message
        }
    }
}
