import Content
import Testing

@testable import Terminal

@Suite("Inert text")
struct InertTests {
    @Test("Controls, escapes and direction overrides are shown as numbers")
    func controls() {
        #expect(inert("fire\u{1B}[2J") == "fire<U+001B>[2J")
        #expect(inert("a\r\u{8}\0\u{7F}\u{9B}b") == "a<U+000D><U+0008><U+0000><U+007F><U+009B>b")
        #expect(inert("ab\u{202E}cd\u{2066}\u{200F}\u{61C}") == "ab<U+202E>cd<U+2066><U+200F><U+061C>")
        #expect(inert("\u{E0041}\u{10FFFF}\u{E000}\u{FFF9}\u{2028}") == "<U+E0041><U+10FFFF><U+E000><U+FFF9><U+2028>")
    }

    @Test("Line feeds and tabs pass only where they are asked for")
    func lines() {
        #expect(inert("a\n\tb") == "a<U+000A><U+0009>b")
        #expect(inert("a\n\tb", lines: true) == "a\n<U+0009>b")
        #expect(inert("a\n\tb", lines: true, tabs: true) == "a\n\tb")
        #expect(inert("a\r\nb", lines: true) == "a<U+000D>\nb")
    }

    @Test("Ordinary text of any language passes unchanged")
    func languages() {
        for text in [
            "", "The quick brown fox.", "Größe, façade, Đặng Thị", "Va\u{302}\u{301}n", "Ελληνικά", "Кириллица й",
            "שָׁלוֹם עֲלֵיכֶם", "اَلسَّلَامُ عَلَيْكُمْ", "می\u{200C}خواهم", "۱۴۰۲ ه\u{200D}.ق.", "हिन्दी क्\u{200D}ष क्\u{200C}",
            "র\u{200D}্যাব", "ශ්\u{200D}රී ලංකා", "தமிழ்", "ภาษาไทย ที่นี่", "བསྒྲུབས", "မြို့", "ភាសាខ្មែរ", "ᠮᠣᠩᠭᠣᠯ\u{180E}ᠠ ᠭ\u{180B}ᠠ",
            "日本語「鎧」ガ\u{3099}", "葛\u{E0100}飾区", "한국어", "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}", "👩\u{200D}🚀",
            "👨\u{200D}👩\u{200D}👧\u{200D}👦", "👩🏻\u{200D}❤\u{FE0F}\u{200D}💋\u{200D}👨🏿", "🏳\u{FE0F}\u{200D}🌈",
            "1\u{FE0F}\u{20E3}", "🇩🇪",
            "❤\u{FE0E}", "½ × 3 → “ok” — £5\u{A0}€", "█▌·",
        ] {
            #expect(Array(inert(text).utf8) == Array(text.utf8))
        }
    }

    @Test("Joiners and selectors that change nothing to see are shown")
    func uselessJoiners() {
        #expect(inert("a\u{200D}b\u{200C}c\u{200B}") == "a<U+200D>b<U+200C>c<U+200B>")
        #expect(inert("👩\u{200D}x") == "👩<U+200D>x")
        #expect(inert("می\u{200C}\u{200C}خ") == "می<U+200C><U+200C>خ")
        #expect(inert("a\u{FE0F}鎧\u{E0100}\u{E0101}") == "a<U+FE0F>鎧\u{E0100}<U+E0101>")
        #expect(inert("a\u{180E}\u{180B}") == "a<U+180E><U+180B>")
    }

    @Test("An emoji takes three joiners and no more")
    func longEmoji() {
        let four = Array(repeating: "👩", count: 5).joined(separator: "\u{200D}")
        #expect(inert(four) == Array(repeating: "👩", count: 4).joined(separator: "\u{200D}") + "<U+200D>👩")
    }

    @Test("A letter carries four marks, the rest of a pile is shown, and a mark on nothing as well")
    func piles() {
        let marks = String(repeating: "\u{301}", count: 4)
        #expect(inert("a" + marks + "\u{302}\u{303}b\u{301}") == "a" + marks + "<U+0302><U+0303>b\u{301}")
        #expect(inert("\u{301}a") == "<U+0301>a")
        #expect(inert("a\n\u{301}", lines: true) == "a\n<U+0301>")
    }

    @Test("Nothing that Unicode lets a terminal ignore passes alone")
    func ignorables() {
        // Everything ignorable lies in these two ranges, a ten times shorter walk than all of Unicode.
        for value in Array(UInt32(0)...0x1FFFF) + Array(0xE0000...0xE0FFF) {
            guard let scalar = Unicode.Scalar(value), scalar.properties.isDefaultIgnorableCodePoint else { continue }
            for text in [String(scalar), "a\(scalar)", "a\(scalar)b"] where inert(text) == text {
                Issue.record("\(scalar.number) passed")
            }
        }
    }

    @Test("Inert text stays as it is, whatever it was made from")
    func idempotent() {
        var random = RandomText(seed: 7)
        for round in 0..<8_000 {
            let text = round % 2 == 0 ? random.text(of: RandomText.nasty, upTo: 14) : random.anyText(upTo: 14)
            let once = inert(text, lines: round % 3 == 0, tabs: round % 5 == 0)
            let twice = inert(once, lines: round % 3 == 0, tabs: round % 5 == 0)
            if !once.utf8.elementsEqual(twice.utf8) { Issue.record("\(text.unicodeScalars.map(\.number))") }
        }
    }
}
