import TestSupport

extension OddLog {
    /// What was done to these changes nothing that the fight says.
    static let whole = [
        OddLog("whole", "Nothing was done; the fight was won.") { won.bytes },
        OddLog("whole-lost", "Nothing was done; the fight was lost.") { lost.bytes },
        OddLog("whole-left", "Nothing was done; the fight was left undecided.") { left.bytes },
        OddLog("whole-everything", "Nothing was done; every kind of line is there.") { Logs.small.bytes },
        OddLog("no-final-newline", "The last line feed is gone.") { Array(won.bytes.dropLast()) },
        OddLog("crlf", "Lines end as on Windows.") { won.bytes.flatMap { $0 == 10 ? [13, 10] : [$0] } },
        OddLog("bom", "A byte order mark stands in front.") { [0xEF, 0xBB, 0xBF] + won.bytes },
        OddLog("bom-and-crlf", "An editor on Windows saved it.") {
            [0xEF, 0xBB, 0xBF] + won.bytes.flatMap { $0 == 10 ? [13, 10] : [$0] }
        },
        OddLog("empty-lines", "An empty line stands before every line.") { log in
            log.lines = log.lines.flatMap { ["", $0] }
        },
        OddLog("notes-everywhere", "A note stands before every line.") { log in
            log.lines = log.lines.flatMap { [#"{"type":"note","text":"so it was"}"#, $0] }
        },
        OddLog("note-behind-the-end", "A note was added when all was over.") { log in
            log.lines.append(#"{"type":"note","text":"good fight"}"#)
        },
        OddLog("note-of-10-kB", "A note of ten thousand bytes was added.") { log in
            log.lines.insert(#"{"type":"note","text":"\#(String(repeating: "鎧", count: 3_400))"}"#, at: 5)
        },
        OddLog("note-with-escapes", "A note would clear the screen and turn text around.") { log in
            log.lines.insert("{\"type\":\"note\",\"text\":\"\\u001b[2J\u{202E}\u{9B}31m\"}", at: 5)
        },
        OddLog("note-like-a-check", "A note has the keys of other lines.") { log in
            log.lines.insert(#"{"type":"note","check":1,"hash":"0","rolls":99,"damage":7}"#, at: 5)
        },
        OddLog("unknown-types", "Lines of types that no game knows yet stand between.") { log in
            log.lines = log.lines.flatMap { [#"{"type":"weather","rain":true}"#, $0] }
        },
        OddLog("unknown-keys", "Every line has a key that no game knows yet.") { log in
            log.lines = log.lines.map { $0.dropLast() + #","mood":"grim"}"# }
        },
        OddLog("keys-in-another-order", "The type stands last in every line but the first three.") { log in
            for index in log.lines.indices.dropFirst(3) {
                let parts = log.lines[index].split(separator: ",", maxSplits: 1)
                log.lines[index] = "{" + parts[1].dropLast() + "," + parts[0].dropFirst() + "}"
            }
        },
        OddLog("spaces", "A space stands behind every colon of the facts.") { log in
            for index in log.lines.indices.dropFirst(3) {
                log.lines[index] = log.lines[index].replacing("\":", with: "\": ")
            }
        },
        OddLog("escaped-letters", "Letters are written as escapes.") { log in
            log.lines = log.lines.map { $0.replacing("\"type\":\"h", with: "\"type\":\"\\u0068") }
        },
    ]

    /// These end before their end.
    static let cut = [
        OddLog("torn-tail", "The last line is torn.") { Array(won.bytes.dropLast(30)) },
        OddLog("torn-in-a-letter", "It ends within a letter of several bytes.") {
            won.bytes + Array(#"{"type":"note","text":"鎧"#.utf8).dropLast()
        },
        OddLog("torn-content", "It is torn in the content line.") {
            Array(won.bytes.prefix(won.lines[0].utf8.count + 400))
        },
        OddLog("torn-header", "It is torn in the header.") { Array(won.bytes.prefix(40)) },
        OddLog("no-end", "The end line is missing.") { $0.lines.removeLast() },
        OddLog("no-check-and-end", "The last check and the end are missing.") { $0.lines.removeLast(2) },
        OddLog("only-header", "There is nothing but the header.") { $0.lines.removeSubrange(1...) },
        OddLog("only-opening", "There are header, content and start.") { $0.lines.removeSubrange(3...) },
        OddLog("cut-behind-a-choice", "What came of the last choice is missing.") { log in
            log.lines.removeSubrange((log.last("choice") + 1)...)
        },
        OddLog("cut-in-mid-round", "It ends in the middle of a round, at a line's end.") { log in
            log.lines.removeSubrange((log.round(2).lowerBound + 2)...)
        },
    ]
}
