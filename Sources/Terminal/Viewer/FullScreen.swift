import Files

/// The terminal as one screen of its own: drawn in whole frames, given back as it was on every way out.
struct FullScreen: ~Copyable {
    private let mode: RawMode
    private var output = StandardOutput()

    /// A screen of its own, no cursor, no wrapping at the edge, pastes marked as such; and all that undone.
    private static let enter = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[2J"
    private static let leave: StaticString = "\u{1B}[?2026l\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[0m\u{1B}[?1049l"

    /// nil where standard input is no terminal.
    init?() {
        guard let mode = RawMode(farewell: FullScreen.leave) else { return nil }
        self.mode = mode
        write(FullScreen.enter)
    }

    /// Shows lines from the top, as one write; false once nobody can see them.
    @discardableResult
    mutating func draw(_ lines: [String], of size: TerminalSize, anew: Bool) -> Bool {
        // The terminal holds the picture back until all of it is there.
        var text = "\u{1B}[?2026h\u{1B}[H" + (anew ? "\u{1B}[2J" : "")
        for (number, line) in lines.enumerated() {
            if number > 0 { text += "\r\n" }
            text += line
            // At the very edge this would take the last character.
            if columns(unpainted(line)) < size.columns { text += "\u{1B}[K" }
        }
        return write(text + "\u{1B}[?2026l")
    }

    /// Gives the terminal back until `body` is done, and takes it again.
    mutating func aside(_ body: () -> Void) {
        write("\(FullScreen.leave)")
        mode.giveBack()
        body()
        retake()
    }

    /// Takes the terminal again after somebody else had it.
    mutating func retake() {
        mode.take()
        write(FullScreen.enter)
    }

    /// The end: the terminal is as it was.
    consuming func close() { write("\(FullScreen.leave)") }

    @discardableResult
    private mutating func write(_ text: String) -> Bool {
        output.write(text)
        do throws(OutputProblem) {
            try output.flush()
            return true
        } catch {
            return false
        }
    }
}
