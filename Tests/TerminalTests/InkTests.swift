import Testing

@testable import Terminal

@Suite("Ink")
struct InkTests {
    @Test("A colored palette wraps the text in codes, a plain one leaves it alone")
    func paint() {
        #expect(Palette(colored: true).paint("burns", .red) == "\u{1B}[31mburns\u{1B}[0m")
        #expect(Palette(colored: true).paint("7", .bold, .red) == "\u{1B}[1;31m7\u{1B}[0m")
        #expect(Palette(colored: true).paint("7", .plain, .red) == "\u{1B}[31m7\u{1B}[0m")
        #expect(Palette(colored: true).paint("7", .red, .plain) == "\u{1B}[31m7\u{1B}[0m")
        for ink in Ink.allCases { #expect(Palette(colored: false).paint("x", ink) == "x") }
    }

    @Test("Neither plain ink nor an empty text needs a code")
    func nothing() {
        #expect(Palette(colored: true).paint("x", .plain) == "x")
        #expect(Palette(colored: true).paint("", .red) == "")
    }

    @Test("No two inks share a code")
    func codes() {
        #expect(Set(Ink.allCases.map(\.code)).count == Ink.allCases.count)
    }

    @Test("The option decides before everything else")
    func option() {
        #expect(wantsColor(option: .always, isTerminal: false, noColor: "1", term: "dumb", colorForce: nil))
        #expect(!wantsColor(option: .never, isTerminal: true, noColor: nil, term: "xterm", colorForce: "1"))
    }

    @Test("NO_COLOR turns color off unless it is empty")
    func noColor() {
        #expect(!wantsColor(option: .auto, isTerminal: true, noColor: "1", term: "xterm", colorForce: "1"))
        #expect(wantsColor(option: .auto, isTerminal: true, noColor: "", term: "xterm", colorForce: nil))
    }

    @Test("Then CLICOLOR_FORCE decides, then the terminal")
    func terminal() {
        #expect(wantsColor(option: .auto, isTerminal: false, noColor: nil, term: nil, colorForce: "1"))
        #expect(!wantsColor(option: .auto, isTerminal: false, noColor: nil, term: "xterm", colorForce: "0"))
        #expect(!wantsColor(option: .auto, isTerminal: false, noColor: nil, term: "xterm", colorForce: nil))
        #expect(!wantsColor(option: .auto, isTerminal: true, noColor: nil, term: "dumb", colorForce: nil))
        #expect(wantsColor(option: .auto, isTerminal: true, noColor: nil, term: "xterm", colorForce: nil))
    }
}
