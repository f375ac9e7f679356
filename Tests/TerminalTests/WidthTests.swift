import Content
import Testing

@testable import Terminal

@Suite("Widths")
struct WidthTests {
    @Test(
        "Columns follow East Asian Width and the emoji rules",
        arguments: [
            ("", 0), ("sword", 5), ("é", 1), ("e\u{301}", 1), ("鎧の層", 6), ("ｱﾊﾞ", 3), ("ＡＢ", 4), ("ガ", 2), ("…—·█", 4),
            ("한글", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{1161}", 1), ("שָׁלוֹם", 4), ("ที่", 1), ("हि", 2), ("👍", 2),
            ("👍🏽", 2),
            ("☝🏽", 2), ("🏽", 2), ("❤", 1), ("❤\u{FE0F}", 2), ("1\u{FE0F}\u{20E3}", 2), ("👩\u{200D}🚀", 2),
            ("❤\u{FE0F}\u{200D}🔥", 2),
            ("👨\u{200D}👩\u{200D}👧\u{200D}👦", 2), ("🇩🇪", 2), ("🇩🇪🇫🇷", 4), ("葛\u{E0100}", 2), ("𠀀", 2), ("\u{3000}", 2),
            ("〈〉", 4),
        ])
    func examples(_ text: String, _ width: Int) {
        #expect(columns(text) == width)
    }

    @Test("An inert text is as wide as its characters together")
    func sum() {
        var random = RandomText(seed: 3)
        for round in 0..<8_000 {
            let text = inert(round % 2 == 0 ? random.text(of: RandomText.nasty, upTo: 12) : random.anyText(upTo: 12))
            if columns(text) != text.reduce(0, { $0 + columns(of: $1) }) {
                Issue.record("\(text.unicodeScalars.map(\.number))")
            }
        }
    }

    @Test("Ranges ascend and do not touch")
    func tables() {
        for table in [wideRanges, zeroRanges] {
            #expect(table.count % 2 == 0)
            for index in table.indices.dropFirst() where index % 2 == 0 { #expect(table[index - 1] + 1 < table[index]) }
            for index in stride(from: 0, to: table.count, by: 2) { #expect(table[index] <= table[index + 1]) }
        }
    }

    @Test("Padding reaches the width on the side asked for")
    func padding() {
        #expect(pad("鎧", to: 4) == "鎧  ")
        #expect(pad("12", to: 4, align: .right) == "  12")
        #expect(pad("12", to: 5, align: .center) == " 12  ")
        #expect(pad("sword", to: 3) == "sword")
    }

    @Test("Clipping marks what is missing and splits no character")
    func clipping() {
        #expect(clip("waterfall", to: 6) == "water…")
        #expect(clip("waterfall", to: 9) == "waterfall")
        #expect(clip("鎧の層", to: 4) == "鎧…")
        #expect(clip("a👩\u{200D}🚀b", to: 3) == "a…")
        #expect(clip("ab", to: 1) == "…")
        #expect(clip("ab", to: 0) == "")
        #expect(clip("ab", to: -1) == "")
    }

    @Test("A padded text has the width, and a clipped one is no wider, whatever it holds")
    func laws() {
        var random = RandomText(seed: 5)
        for round in 0..<3_000 {
            let text = inert(random.text(of: round % 2 == 0 ? RandomText.nasty : RandomText.friendly, upTo: 12))
            let width = random.number(below: 16)
            #expect(columns(clip(text, to: width)) <= width)
            for align in [Alignment.left, .right, .center] {
                #expect(columns(pad(text, to: width, align: align)) == max(width, columns(text)))
            }
        }
    }
}
