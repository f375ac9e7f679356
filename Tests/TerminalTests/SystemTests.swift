import Testing

@testable import Terminal

@Suite("The system’s word on the terminal")
struct SystemTests {
    @Test("Where the descriptor is no terminal, the caller’s values count, then 80 by 24")
    func size() {
        #expect(terminalSize(of: -1, columns: "100", lines: "30") == TerminalSize(columns: 100, lines: 30))
        #expect(terminalSize(of: -1, columns: "wide", lines: "0") == TerminalSize(columns: 80, lines: 24))
        #expect(terminalSize(of: -1) == TerminalSize(columns: 80, lines: 24))
    }

    @Test("A descriptor that is not open is no terminal")
    func terminal() {
        #expect(!isTerminal(-1))
    }
}
