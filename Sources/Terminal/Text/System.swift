#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// How many columns and lines a terminal shows.
///
///     TerminalSize(columns: 80, lines: 24)
public struct TerminalSize: Sendable, Equatable {
    public var columns: Int
    public var lines: Int

    public init(columns: Int, lines: Int) {
        self.columns = columns
        self.lines = lines
    }
}

/// The size the terminal states; else the one in COLUMNS and LINES, which the caller hands in; else 80 by 24.
///
///     terminalSize(of: 1, columns: "100", lines: "30")      // 100 × 30 where descriptor 1 is a file
public func terminalSize(of descriptor: Int32 = 1, columns: String? = nil, lines: String? = nil) -> TerminalSize {
    var window = winsize()
    let isKnown = unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0
    return TerminalSize(
        columns: side(isKnown ? window.ws_col : 0, columns) ?? 80, lines: side(isKnown ? window.ws_row : 0, lines) ?? 24
    )
}

/// Whether a person sits at the descriptor, as far as the system can tell.
///
///     isTerminal(0)      // false when a script is piped in
public func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

/// Some terminals state a size of zero, which means that they do not know.
private func side(_ stated: UInt16, _ fallback: String?) -> Int? {
    if stated > 0 { return Int(stated) }
    guard let fallback, let number = UInt16(fallback), number > 0 else { return nil }
    return Int(number)
}
