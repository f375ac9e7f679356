import Chronicle
import TestSupport
import Testing

@Suite("replay --to")
struct ExportTests {
    private let lamellar = Runner()

    init() {
        put(String(decoding: Arena.smallFight().log(), as: UTF8.self), lamellar.sandbox("a.jsonl"))
    }

    @Test("A page proves itself as its log does, and makes the same page again")
    func page() throws {
        #expect(try lamellar("replay", "a.jsonl", "--to", "html", "--out", "a.html").code == 0)
        #expect(try lamellar("replay", "a.html", "--verify").code == 0)
        let again = try lamellar("replay", "a.html", "--to", "html")
        let isSame = again.output == String(decoding: contents(lamellar.sandbox("a.html")), as: UTF8.self)
        #expect(isSame)
    }

    @Test("Without --out the export goes to standard output")
    func output() throws {
        let run = try lamellar("replay", "a.jsonl", "--to", "md")
        #expect(run.code == 0 && run.errors == "")
        #expect(run.output.hasPrefix("# You against imp"))
    }

    @Test("The log itself is never written over, by whatever name it is called")
    func log() throws {
        let before = contents(lamellar.sandbox("a.jsonl"))
        for name in ["a.jsonl", "./a.jsonl"] {
            let run = try lamellar("replay", "a.jsonl", "--to", "text", "--out", name)
            #expect(run.code == 2 && run.errors.contains("is the log itself"))
        }
        let isSame = contents(lamellar.sandbox("a.jsonl")) == before
        #expect(isSame)
    }

    @Test("An unknown format is a slip that names those there are")
    func format() throws {
        let run = try lamellar("replay", "a.jsonl", "--to", "pdf")
        #expect(run.code == 2 && run.errors.contains("none of text, md, html, cast"))
    }

    @Test("A log that was altered is exported as far as it holds, with its verdict")
    func altered() throws {
        let log = String(decoding: Arena.smallFight().log(), as: UTF8.self)
        put(log.replacing(#""rolls":6"#, with: #""rolls":7"#), lamellar.sandbox("b.jsonl"))
        let run = try lamellar("replay", "b.jsonl", "--to", "text")
        #expect(run.code == 4 && run.errors.contains("diverged"))
        #expect(run.output.contains("left undecided"))
    }

    @Test("Neither language, time zone, width nor color of the terminal changes a byte")
    func environment() throws {
        let plain = try lamellar("replay", "a.jsonl", "--to", "html").output
        lamellar.environment = [
            "LANG": "fr_FR.UTF-8", "TZ": "Asia/Tokyo", "COLUMNS": "40", "CLICOLOR_FORCE": "1", "TERM": "xterm",
        ]
        let isSame = try lamellar("replay", "a.jsonl", "--to", "html", "--color", "always").output == plain
        #expect(isSame)
    }
}
