import Chronicle
import TestSupport
import Testing

@Suite("Logs in pages")
struct LogInPageTests {
    private func page(_ log: [UInt8]) -> [UInt8] {
        Array("\u{FEFF}\n<!DOCTYPE html><p>&amp;".utf8) + scriptHolding(log) + Array("<p>more</script>".utf8)
    }

    @Test("What a page holds comes out byte for byte, whatever it is")
    func bytes() {
        let logs: [[UInt8]] = [
            [], Array(0...255), Array("{\"note\":\"</script><!-- &lt; &#13; \\u003c\"}\r\n".utf8), Array("鎧\n".utf8),
            Arena.smallFight().log(),
        ]
        for log in logs {
            let isSame = logInside(page(log)) == log
            #expect(isSame)
        }
    }

    @Test("Nothing in a log ends its element, begins another, or is changed by a browser that saves the page")
    func inert() throws {
        let script = scriptHolding(Array(0...255) + Array("</script><!--".utf8))
        let text = try #require(String(validating: script, as: UTF8.self))
        #expect(text.split(separator: "<", omittingEmptySubsequences: false).count == 3)
        #expect(!text.contains("\r") && !text.contains("\0"))
    }

    @Test("A log is not taken for a page, even one that speaks of pages")
    func logs() {
        let note = Array("{\"type\":\"note\",\"text\":\"".utf8) + scriptHolding([7])
        #expect(logInside(note) == nil)
        #expect(logInside([]) == nil)
        #expect(logInside(Array("<html>".utf8)) == nil)
    }

    @Test("A page whose log was damaged holds none")
    func damaged() {
        let script = #"<script type="application/x-ndjson" id="log">"#
        for inside in ["&", "&what;", "&#999;", "&#13", "&lt"] {
            #expect(logInside(Array("<html>\(script)\(inside)</script>".utf8)) == nil, "\(inside)")
        }
        #expect(logInside(Array("<html>\(script){}".utf8)) == nil)
    }

    @Test("A page proves its fight as the log does")
    func proof() {
        let replay = Replay(page(Arena.smallFight().log()))
        #expect(replay.verdict.kind == .verified)
        #expect(replay.recording?.choices == Arena.smallFight().choices)
    }
}
