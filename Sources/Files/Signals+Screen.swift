internal import Synchronization

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// What concerns only a program that holds the whole screen; unlike the wish to end, it may come any number of times.
extension Signals {
    public struct Screen: OptionSet, Sendable {
        public let rawValue: UInt64

        public init(rawValue: UInt64) { self.rawValue = rawValue }

        /// The terminal has another size now.
        public static let resized = Screen(rawValue: 1 << UInt64(SIGWINCH))
        /// Somebody wants the process to pause, as Ctrl-Z does where the terminal itself sees it.
        public static let pause = Screen(rawValue: 1 << UInt64(SIGTSTP))
        /// The process goes on after a pause; whoever ran meanwhile had the terminal.
        public static let resumed = Screen(rawValue: 1 << UInt64(SIGCONT))
    }

    /// Begins to watch these as well. A pause that was ignored before, as without job control, stays ignored.
    public func watchScreen() {
        unblock([SIGWINCH, SIGCONT, SIGTSTP])
        for number in [SIGWINCH, SIGCONT, SIGTSTP] {
            let before = signal(number, rememberScreen)
            if unsafe unsafeBitCast(before, to: Int.self) == ignored { _ = signal(number, SIG_IGN) }
        }
    }

    /// Leaves them to the system again.
    public func forgetScreen() {
        for number in [SIGWINCH, SIGCONT, SIGTSTP] { restoreDefault(number) }
    }

    /// What has come since the last look.
    public func takeScreen() -> Screen {
        let screen = Screen(rawValue: seenOnScreen.exchange(0, ordering: .sequentiallyConsistent))
        drain()
        return screen
    }

    /// Pauses all of the foreground job, as Ctrl-Z does, until somebody lets it go on; give the terminal back first.
    public func pause() {
        guard restoreDefault(SIGTSTP) else { return }
        kill(0, SIGTSTP)
        _ = signal(SIGTSTP, rememberScreen)
    }

    var hasScreen: Bool { seenOnScreen.load(ordering: .sequentiallyConsistent) != 0 }

    /// Takes out what woke; what it means stands in the bits.
    func drain() {
        var bytes: [UInt8] = []
        while let count = try? System.readMore(descriptor, onto: &bytes, limit: 64), count == 64 { bytes = [] }
    }

    /// False where the signal is ignored, and stays so.
    @discardableResult
    private func restoreDefault(_ number: Int32) -> Bool {
        let before = signal(number, SIG_DFL)
        guard unsafe unsafeBitCast(before, to: Int.self) == ignored else { return true }
        _ = signal(number, SIG_IGN)
        return false
    }
}

private let seenOnScreen = Atomic<UInt64>(0)
private let ignored = 1

private func rememberScreen(_ number: Int32) {
    let before = errno
    seenOnScreen.bitwiseOr(1 << UInt64(number), ordering: .sequentiallyConsistent)
    var byte: UInt8 = 0
    _ = unsafe write(writingEnd.load(ordering: .sequentiallyConsistent), &byte, 1)
    errno = before
}
