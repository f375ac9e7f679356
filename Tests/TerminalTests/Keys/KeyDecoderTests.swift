import Terminal
import Testing

@Suite("Keys from bytes")
struct KeyDecoderTests {
    private func keys(_ text: String) -> [Key] {
        var decoder = KeyDecoder()
        return decoder.feed(text.utf8) + decoder.giveUpWaiting()
    }

    @Test("Letters, controls and the keys of every terminal have their names")
    func names() {
        #expect(keys("l G") == [.character("l"), .character(" "), .character("G")])
        #expect(keys("\r\n\t\u{7F}\u{8}") == [.enter, .enter, .tab, .backspace, .backspace])
        #expect(keys("\u{3}\u{C}\u{1A}") == [.control("c"), .control("l"), .control("z")])
        #expect(keys("\u{1B}[A\u{1B}OB\u{1B}[C\u{1B}OD") == [.up, .down, .right, .left])
        #expect(keys("\u{1B}[H\u{1B}OF\u{1B}[1~\u{1B}[8~") == [.home, .end, .home, .end])
        #expect(keys("\u{1B}[5~\u{1B}[6~\u{1B}[3~") == [.pageUp, .pageDown, .delete])
        #expect(keys("\u{1B}OP\u{1B}[11~\u{1B}[[A") == [.function(1), .function(1), .function(1)])
        #expect(keys("\u{1B}[1;5C") == [.right])
    }

    @Test("A sequence means the same however its bytes are cut")
    func cuts() {
        let text = "l\u{1B}[1;5Cé水\u{1B}OA👩\u{1B}[200~q\u{1B}[Aq\u{1B}[201~\u{1B}[5~x"
        let whole = keys(text)
        #expect(
            whole == [
                .character("l"), .right, .character("é"), .character("水"), .up, .character("👩"),
                .paste("q\u{1B}[Aq"), .pageUp, .character("x"),
            ])
        let bytes = Array(text.utf8)
        for cut in bytes.indices {
            var decoder = KeyDecoder()
            #expect(decoder.feed(bytes[..<cut]) + decoder.feed(bytes[cut...]) == whole)
        }
        var decoder = KeyDecoder()
        #expect(bytes.flatMap { decoder.feed([$0]) } == whole)
    }

    @Test("A lone Esc is a key once nothing follows; with a letter at once it is some other")
    func escape() {
        var decoder = KeyDecoder()
        #expect(decoder.feed([0x1B]) == [])
        #expect(decoder.isWaiting)
        #expect(decoder.giveUpWaiting() == [.escape])
        #expect(!decoder.isWaiting)
        #expect(decoder.giveUpWaiting() == [])
        #expect(keys("\u{1B}q") == [.unknown])
        #expect(keys("\u{1B}\u{1B}") == [.escape, .escape])
        #expect(keys("\u{1B}[") == [.unknown])
    }

    @Test("What is no key, or no UTF-8, leaves what follows alone")
    func nonsense() {
        var decoder = KeyDecoder()
        #expect(decoder.feed([0xFF, 0x6C]) == [.unknown, .character("l")])
        #expect(decoder.feed([0xE6, 0x6C]) == [.character("l")])
        #expect(decoder.feed([0xE6, 0xB0, 0x1B]) == [.unknown])
        #expect(decoder.giveUpWaiting() == [.escape])
        #expect(decoder.feed(Array("\u{1B}[99;99zl".utf8)) == [.unknown, .character("l")])
        #expect(
            decoder.feed(Array(("\u{1B}[" + String(repeating: "1", count: 500) + "~l").utf8)).last == .character("l"))
    }

    @Test("A long paste is cut, and its end is still found")
    func longPaste() {
        var decoder = KeyDecoder()
        let keys = decoder.feed(("\u{1B}[200~" + String(repeating: "q", count: 9_000) + "\u{1B}[201~l").utf8)
        #expect(keys.count == 2)
        #expect(keys.last == .character("l"))
        guard case .paste(let text) = keys.first else { return #expect(Bool(false), "no paste") }
        #expect(text.utf8.count == 4_096)
    }
}
