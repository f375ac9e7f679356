import Chronicle
import Foundation
import TestSupport
import Testing

/// A terminal that nobody sees: the program has one end, the test the other.
private final class PseudoTerminal {
    let near: Int32
    let far: FileHandle
    private(set) var seen = ""

    init?(columns: UInt16, lines: UInt16) {
        // Glibc shows `posix_openpt` and its kin to no Swift; these two calls of Linux unlock the far end and number it.
        near = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY)
        var (locked, number): (Int32, Int32) = (0, 0)
        guard unsafe ioctl(near, 0x4004_5431, &locked) == 0, unsafe ioctl(near, 0x8004_5430, &number) == 0 else {
            return nil
        }
        let descriptor = unsafe open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
        guard descriptor >= 0 else { return nil }
        far = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        _ = fcntl(near, F_SETFL, O_NONBLOCK)
        resize(columns: columns, lines: lines)
    }

    deinit { close(near) }

    func resize(columns: UInt16, lines: UInt16) {
        var size = winsize(ws_row: lines, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        _ = unsafe ioctl(near, UInt(TIOCSWINSZ), &size)
    }

    func type(_ keys: String) { _ = unsafe write(near, Array(keys.utf8), keys.utf8.count) }

    /// What the terminal does with keys by itself.
    var habits: [UInt32] {
        var habits = termios()
        _ = unsafe tcgetattr(far.fileDescriptor, &habits)
        return [habits.c_iflag, habits.c_oflag, habits.c_lflag].map { UInt32(truncatingIfNeeded: $0) }
    }

    /// Waits until the program has shown the text; false where it never does.
    func shows(_ text: String, while process: Process) -> Bool {
        let deadline = Date().addingTimeInterval(60)
        while Date() < deadline {
            let wasRunning = process.isRunning
            var bytes = [UInt8](repeating: 0, count: 1 << 16)
            let count = unsafe read(near, &bytes, bytes.count)
            if count > 0 { seen += String(decoding: bytes.prefix(count), as: UTF8.self) }
            if seen.contains(text) { return true }
            if count <= 0 {
                if !wasRunning { return false }
                usleep(2_000)
            }
        }
        return false
    }

    func forget() { seen = "" }
}

@Suite("Watching a fight", .serialized, .timeLimit(.minutes(3)))
struct WatchTests {
    private let lamellar = Runner()

    private func log(_ bytes: [UInt8] = Arena.smallFight().log()) -> String {
        put(bytes, lamellar.sandbox("fight.jsonl"))
        return "fight.jsonl"
    }

    private func start(_ terminal: PseudoTerminal, _ words: String...) throws -> Process {
        lamellar.environment["TERM"] = "xterm"
        let process = try lamellar.start(["replay"] + words, input: terminal.far)
        process.standardOutput = terminal.far
        try process.run()
        return process
    }

    @Test("On a terminal a fight has the whole screen, takes keys and sizes, and leaves the terminal as it was")
    func wholeScreen() throws {
        let terminal = try #require(PseudoTerminal(columns: 80, lines: 24))
        let habits = terminal.habits
        let process = try start(terminal, log(), "--step")
        #expect(terminal.shows("step 1 of", while: process))
        #expect(terminal.shows("\u{1B}[?2026l", while: process))
        #expect(terminal.seen.contains("\u{1B}[?1049h") && !terminal.seen.contains("\u{1B}[?1049l"))
        #expect(terminal.habits != habits)
        terminal.type("4l")
        #expect(terminal.shows("step 5 of", while: process))
        terminal.type("/steam\r")
        #expect(terminal.shows("makes it steam", while: process))
        terminal.forget()
        terminal.resize(columns: 40, lines: 12)
        kill(process.processIdentifier, SIGWINCH)
        #expect(terminal.shows("‖×1", while: process))
        terminal.type("q")
        #expect(terminal.shows("\u{1B}[?1049l", while: process))
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(terminal.habits == habits)
        #expect(lamellar.result(of: process).errors == "")
    }

    @Test("It plays by itself, and a wish to end gives the terminal back", arguments: [SIGTERM])
    func ended(signal: Int32) throws {
        let terminal = try #require(PseudoTerminal(columns: 80, lines: 24))
        let habits = terminal.habits
        let process = try start(terminal, log())
        #expect(terminal.shows("step 2 of", while: process))
        kill(process.processIdentifier, signal)
        #expect(terminal.shows("\u{1B}[?1049l", while: process))
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(terminal.habits == habits)
    }

    @Test("A crash gives the terminal back before it ends the program")
    func crashed() throws {
        let terminal = try #require(PseudoTerminal(columns: 80, lines: 24))
        let habits = terminal.habits
        let process = try start(terminal, log(), "--step")
        #expect(terminal.shows("step 1 of", while: process))
        kill(process.processIdentifier, SIGSEGV)
        #expect(terminal.shows("\u{1B}[?1049l", while: process))
        process.waitUntilExit()
        #expect(lamellar.result(of: process).wasKilled)
        #expect(terminal.habits == habits)
    }

    @Test("A log that diverges is shown up to there, says so above, and gives its verdict and code in the end")
    func diverged() throws {
        var lines = String(decoding: Arena.smallFight().log(), as: UTF8.self).split(separator: "\n").map(String.init)
        let bad = try #require(lines.lastIndex { $0.contains(#""type":"hit""#) })
        lines[bad] = lines[bad].replacing("\"damage\":", with: "\"damage\":9")
        let terminal = try #require(PseudoTerminal(columns: 80, lines: 24))
        let process = try start(terminal, log(Array((lines.joined(separator: "\n") + "\n").utf8)), "--step")
        #expect(terminal.shows("diverged at line \(bad + 1)", while: process))
        terminal.type("q")
        #expect(terminal.shows("\u{1B}[?1049l", while: process))
        process.waitUntilExit()
        #expect(process.terminationStatus == 4)
        #expect(lamellar.result(of: process).errors.contains("diverged (damage)"))
    }

    @Test("With --plain, on a dumb terminal or into a pipe the fight is told, without waiting")
    func told() throws {
        let fight = log()
        let ran = try lamellar("replay", fight, "--step")
        #expect(ran.code == 0 && ran.output.contains("Round 1.") && !ran.output.contains("\u{1B}"))
        let terminal = try #require(PseudoTerminal(columns: 80, lines: 24))
        let process = try start(terminal, fight, "--plain")
        #expect(terminal.shows("The fight is", while: process))
        process.waitUntilExit()
        #expect(!terminal.seen.contains("\u{1B}"))
    }
}
