// Written by hand: what a process may still do once it has died of a fault is system calls and nothing else.

internal import Synchronization

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// What is done should the process die of a fault of its own, such as an overflow, while it is armed.
///
/// ```swift
/// let words = LastWords(message: "see faults/3.jsonl\n", file: "fights/3.jsonl", line: bytes, moving: "faults/3.jsonl")
/// let isArmed = words.arm()
/// defer { if isArmed { LastWords.disarm() } }
/// ```
///
/// The message goes to standard error, the line to the end of the file, and the file to its new place. Nothing is told
/// of an end that somebody else asks for.
public struct LastWords {
    public var message: String
    /// The file that gets the line; left alone where it is not there.
    public var file: String
    public var line: [UInt8]
    /// Where the file goes; its folder is made when it is missing.
    public var target: String

    public init(message: String, file: String, line: [UInt8], moving target: String) {
        self.message = message
        self.file = file
        self.line = line
        self.target = target
    }

    /// Until `disarm()`, which only who armed may call; false, and nothing happens, while somebody else's are armed.
    public func arm() -> Bool {
        guard !isArmed.exchange(true, ordering: .sequentiallyConsistent) else { return false }
        unsafe will = unsafe Will(self)
        for number in faults { unsafe former[Int(number)] = handle(number, with: speak) }
        return true
    }

    public static func disarm() {
        guard let last = unsafe will else { return }
        for number in faults {
            if var action = unsafe former[Int(number)] { _ = unsafe sigaction(number, &action, nil) }
        }
        unsafe will = nil
        unsafe last.free()
        isArmed.store(false, ordering: .sequentiallyConsistent)
    }
}

/// The signals that a fault raises.
private let faults = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

/// Everything as the system takes it, since nothing can be made any more.
@unsafe private struct Will {
    let message, file, folder, target: UnsafeMutablePointer<CChar>?
    let messageCount, lineCount: Int
    let line: UnsafeMutablePointer<UInt8>

    init(_ words: LastWords) {
        unsafe message = strdup(words.message)
        unsafe file = strdup(words.file)
        unsafe folder = strdup(Path.parent(words.target))
        unsafe target = strdup(words.target)
        unsafe messageCount = words.message.utf8.count
        unsafe lineCount = words.line.count
        unsafe line = .allocate(capacity: max(1, words.line.count))
        for (index, byte) in words.line.enumerated() { unsafe line[index] = byte }
    }

    func free() {
        unsafe Will.release(message)
        unsafe Will.release(file)
        unsafe Will.release(folder)
        unsafe Will.release(target)
        unsafe line.deallocate()
    }

    private static func release(_ text: UnsafeMutablePointer<CChar>?) {
        #if canImport(Glibc)
            unsafe Glibc.free(text)
        #elseif canImport(Musl)
            unsafe Musl.free(text)
        #else
            unsafe Darwin.free(text)
        #endif
    }
}

/// Whether somebody's words are armed.
private let isArmed = Atomic(false)
nonisolated(unsafe) private var will: Will?
nonisolated(unsafe) private var former: [sigaction?] = Array(repeating: nil, count: 65)

private func handle(_ number: Int32, with handler: @escaping @convention(c) (Int32) -> Void) -> sigaction {
    var (new, old) = (sigaction(), sigaction())
    #if canImport(Darwin)
        unsafe new.__sigaction_u.__sa_handler = handler
    #else
        unsafe new.__sigaction_handler.sa_handler = handler
    #endif
    // One word only: the fault comes again as soon as this returns, and then to whoever had it before.
    _ = unsafe sigaction(number, &new, &old)
    return old
}

private func speak(_ number: Int32) {
    if let words = unsafe will {
        let descriptor = unsafe open(words.file!, O_WRONLY | O_APPEND)
        if descriptor >= 0 {
            _ = unsafe write(descriptor, words.line, words.lineCount)
            close(descriptor)
            _ = unsafe mkdir(words.folder!, 0o777)
            _ = unsafe rename(words.file!, words.target!)
        }
        _ = unsafe write(2, words.message!, words.messageCount)
    }
    if var action = unsafe former[Int(number)] {
        _ = unsafe sigaction(number, &action, nil)
    } else {
        _ = signal(number, SIG_DFL)
    }
    // A signal that somebody sent does not come again by itself.
    raise(number)
}
