#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// The terminal without its own habits: no echo, no lines to finish, every key at once.
///
/// One at a time. While it lasts, a crash gives the terminal back before the process dies of it.
struct RawMode: ~Copyable {
    private let input: Int32
    private let habits: termios

    /// `farewell` is what a crash writes to the output, to leave the screen as it was; nil where there is no terminal.
    init?(input: Int32 = 0, output: Int32 = 1, farewell: StaticString) {
        var habits = termios()
        guard unsafe tcgetattr(input, &habits) == 0 else { return nil }
        self.input = input
        self.habits = habits
        unsafe lastWill = LastWill(input: input, output: output, habits: habits, farewell: farewell)
        for (index, number) in crashes.enumerated() {
            unsafe sigaction(number, nil, &handlers[index])
            _ = signal(number, dieTidily)
        }
        take()
    }

    /// Takes the terminal, at first or after a pause.
    func take() {
        var raw = habits
        unsafe cfmakeraw(&raw)
        _ = unsafe tcsetattr(input, TCSADRAIN, &raw)
    }

    /// Gives the terminal back for now.
    func giveBack() {
        var habits = habits
        _ = unsafe tcsetattr(input, TCSADRAIN, &habits)
    }

    deinit {
        giveBack()
        for (index, number) in crashes.enumerated() { unsafe sigaction(number, &handlers[index], nil) }
    }
}

private struct LastWill {
    var input: Int32
    var output: Int32
    var habits: termios
    var farewell: StaticString
}

/// Set before the handlers are, and read by them alone.
nonisolated(unsafe) private var lastWill: LastWill?
private let crashes = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT]
nonisolated(unsafe) private var handlers: [sigaction] = Array(repeating: .init(), count: 6)

/// The handler: puts everything back, the handlers too, and sends the crash once more.
private func dieTidily(_ number: Int32) {
    for (index, number) in crashes.enumerated() { unsafe sigaction(number, &handlers[index], nil) }
    if var will = unsafe lastWill {
        _ = unsafe write(will.output, will.farewell.utf8Start, will.farewell.utf8CodeUnitCount)
        _ = unsafe tcsetattr(will.input, TCSANOW, &will.habits)
    }
    // It waits until this handler is left, and then ends the process where it was.
    _ = raise(number)
}
