internal import Synchronization

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// The wish from outside that the process end: SIGINT, SIGTERM or SIGHUP, seen where it suits instead of at once.
///
/// ```swift
/// let signals = Signals.watch()
/// var lines = LineReader(signals: signals) // a signal ends the lines
/// ```
///
/// Only the first signal of each kind waits to be seen; a second one kills, so that nothing can hang for ever.
public struct Signals: Sendable {
    /// Has something to read from the first signal on; it wakes whoever polls it.
    let descriptor: Int32

    /// Begins to watch, for the whole process. What was ignored before, as under `nohup`, stays ignored.
    public static func watch() -> Signals? {
        var ends: [Int32] = [-1, -1]
        guard unsafe pipe(&ends) == 0 else { return nil }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        writingEnd.store(ends[1], ordering: .sequentiallyConsistent)
        unblock([SIGINT, SIGTERM, SIGHUP])
        for number in [SIGINT, SIGTERM, SIGHUP] {
            let before = signal(number, remember)
            if unsafe unsafeBitCast(before, to: Int.self) == ignored { _ = signal(number, SIG_IGN) }
        }
        return Signals(descriptor: ends[0])
    }

    /// Whether a signal has come.
    public var haveCome: Bool { seen.load(ordering: .sequentiallyConsistent) != 0 }
}

/// Whoever started the program may have done so from a thread that blocks signals, and the block is inherited.
func unblock(_ numbers: [Int32]) {
    var mask = sigset_t()
    _ = unsafe sigemptyset(&mask)
    for number in numbers { _ = unsafe sigaddset(&mask, number) }
    _ = unsafe sigprocmask(SIG_UNBLOCK, &mask, nil)
}

/// A bit a signal.
private let seen = Atomic<UInt64>(0)
let writingEnd = Atomic<Int32>(-1)
/// What `SIG_IGN` is everywhere.
private let ignored = 1

/// The handler: a bit, a byte into the pipe, and the next signal of this kind kills.
private func remember(_ number: Int32) {
    let before = errno
    _ = signal(number, SIG_DFL)
    seen.bitwiseOr(1 << UInt64(number), ordering: .sequentiallyConsistent)
    var byte: UInt8 = 0
    _ = unsafe write(writingEnd.load(ordering: .sequentiallyConsistent), &byte, 1)
    errno = before
}
