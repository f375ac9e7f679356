import Testing

@testable import Terminal

@Suite("Bars")
struct BarTests {
    @Test("A bar counts in eighths of a column, and plain mode in words")
    func examples() {
        #expect(bar(15, of: 20, width: 10, plain: false) == "███████▌··")
        #expect(bar(15, of: 20, width: 10, plain: true) == "15 of 20")
        #expect(bar(20, of: 20, width: 4, plain: false) == "████")
        #expect(bar(0, of: 20, width: 4, plain: false) == "····")
    }

    @Test("Only a full measure looks full, only an empty one empty")
    func ends() {
        #expect(bar(1, of: 1_000_000, width: 3, plain: false) == "▏··")
        #expect(bar(999_999, of: 1_000_000, width: 3, plain: false) == "██▉")
    }

    @Test("Values out of range do no harm")
    func extremes() {
        #expect(bar(30, of: 20, width: 2, plain: false) == "██")
        #expect(bar(-3, of: 20, width: 2, plain: false) == "··")
        #expect(bar(5, of: 0, width: 2, plain: false) == "··")
        #expect(bar(5, of: 9, width: -1, plain: false) == "")
        #expect(bar(.max - 1, of: .max, width: 2, plain: false) == "█▉")
        #expect(bar(.max, of: .min, width: 2, plain: false) == "··")
    }

    @Test("A bar fills its width exactly")
    func width() {
        for value in 0...40 { #expect(columns(bar(value, of: 40, width: 7, plain: false)) == 7) }
    }
}
