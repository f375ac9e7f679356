import Testing

@testable import Terminal

@Suite("Tables")
struct TableTests {
    @Test("Columns stand below each other, ideographs included")
    func aligned() {
        let table = Table(columns: [.left, .right, .center], rows: [["鎧", "12", "x"], ["shield", "7", "abc"]])
        #expect(table.lines() == ["鎧      12   x", "shield   7  abc"])
    }

    @Test("The widest column gives way to a limit")
    func clipped() {
        let table = Table(columns: [.left, .right], rows: [["鎧", "12"], ["shield", "7"]])
        #expect(table.lines(width: 8) == ["鎧    12", "shi…   7"])
        #expect(table.lines(width: 80) == table.lines())
    }

    @Test("A wrapped cell makes its row taller")
    func wrapped() {
        let table = Table(columns: [.left, .left], rows: [["ice", "melts in fire"], ["a", "b"]], overflow: .wrap)
        #expect(table.lines(width: 11) == ["ice  melts", "     in", "     fire", "a    b"])
    }

    @Test("Rows may be short, and no line ends in a space")
    func ragged() {
        let table = Table(columns: [.left], rows: [["ab"], ["c", "d"], ["e", ""], []])
        #expect(table.lines() == ["ab", "c   d", "e", ""])
        #expect(Table(columns: [], rows: []).lines(width: 10) == [])
    }

    @Test("Ink changes no alignment")
    func painted() {
        let table = Table(columns: [.right, .left], rows: [[.init("7", .red), "x"], ["12", "y"]])
        #expect(table.lines(palette: Palette(colored: true)) == [" \u{1B}[31m7\u{1B}[0m  x", "12  y"])
    }

    @Test("No line is wider than the limit where every column can have two")
    func law() {
        var random = RandomText(seed: 13)
        for round in 0..<2_000 {
            let rows = (0..<3).map { _ in
                (0..<3).map { _ in Table.Cell(random.text(of: RandomText.friendly.filter { $0 != "\n" }, upTo: 15)) }
            }
            let width = 10 + random.number(below: 30)
            let table = Table(columns: [.left, .right, .center], rows: rows, overflow: round % 2 == 0 ? .clip : .wrap)
            for line in table.lines(width: width) { #expect(columns(line) <= width) }
        }
    }
}
