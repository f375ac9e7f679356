import Testing

@testable import Terminal

@Suite("Wrapping")
struct WrapTests {
    @Test("Lines break at spaces, and the spaces are gone")
    func atSpaces() {
        #expect(wrap("a shield of ice", width: 8) == ["a shield", "of ice"])
        #expect(wrap("one  two", width: 20) == ["one  two"])
        #expect(wrap("  one  two  ", width: 4) == ["one", "two"])
        #expect(wrap("a\u{A0}b c", width: 3) == ["a\u{A0}b", "c"])
    }

    @Test("Line feeds keep paragraphs apart")
    func paragraphs() {
        #expect(wrap("a\n\nb\r\nc", width: 9) == ["a", "", "b", "c"])
        #expect(wrap("", width: 9) == [""])
    }

    @Test("A word wider than the line is cut")
    func longWords() {
        #expect(wrap("to waterfall", width: 5) == ["to", "water", "fall"])
        #expect(wrap("火👩\u{200D}🚀", width: 2) == ["火", "👩\u{200D}🚀"])
        #expect(wrap("ab", width: 0) == ["a", "b"])
    }

    @Test("Ideographs part anywhere, but punctuation is not stranded")
    func kinsoku() {
        #expect(wrap("火の鎧水の鎧", width: 6) == ["火の鎧", "水の鎧"])
        #expect(wrap("火の鎧。水の鎧。", width: 7) == ["火の", "鎧。水", "の鎧。"])
        #expect(wrap("火の「鎧」", width: 6) == ["火の", "「鎧」"])
        #expect(wrap("鎧iron鎧", width: 4) == ["鎧", "iron", "鎧"])
        #expect(wrap("한글 단어", width: 6) == ["한글", "단어"])
    }

    @Test("Every line is indented, and all but the first of a paragraph hang")
    func indents() {
        #expect(wrap("ice: melts away\nfire", width: 9, hanging: 2) == ["ice:", "  melts", "  away", "fire"])
        #expect(wrap("a b", width: 3, indent: 2) == ["  a", "  b"].map { String($0.dropFirst()) })
        #expect(wrap("a b", width: 4, indent: 2) == ["  a", "  b"])
        #expect(wrap("a b c", width: 5, indent: 1, hanging: 2) == [" a b", "   c"])
    }

    @Test("A space that belongs to an Arabic number sign is gone at the end of a line as well")
    func prepended() {
        #expect(wrap("ab\u{600} cd", width: 4) == ["ab\u{600}", "cd"])
    }

    @Test("No line is too wide or ends in a space, and nothing but spaces is lost")
    func laws() {
        var random = RandomText(seed: 11)
        for round in 0..<4_000 {
            let text = inert(
                random.text(of: round % 2 == 0 ? RandomText.friendly : RandomText.nasty, upTo: 40), lines: true)
            let width = 6 + random.number(below: 20)
            let lines = wrap(text, width: width, indent: random.number(below: 3), hanging: random.number(below: 3))
            for line in lines {
                let hasGiant = line.contains { columns(of: $0) > 2 }
                if !hasGiant, columns(line) > width { Issue.record("too wide: \(line)") }
                if [" ", "\u{3000}"].contains(line.unicodeScalars.last) { Issue.record("ends in a space: \(line)") }
            }
            if letters(lines.joined()) != letters(text) { Issue.record("lost something: \(text)") }
        }
    }

    private func letters(_ text: String) -> [Unicode.Scalar] {
        text.unicodeScalars.filter { ![" ", "\n", "\t", "\u{3000}"].contains($0) }
    }
}
