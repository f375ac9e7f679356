import TestSupport

extension OddLog {
    private static let end = #"{"type":"choice","by":"avatar","do":"end"}"#

    private static func choosing(_ name: String, _ deed: String, _ choice: String) -> OddLog {
        OddLog(name, deed) { $0.lines[$0.first("choice")] = #"{"type":"choice",\#(choice)}"# }
    }

    static let illegal = [
        OddLog("choice-by-the-dead", "The Avatar chooses once more after it fell.") {
            var log = lost
            log.lines.append(end)
            return log.bytes
        },
        OddLog("choice-behind-the-end", "The Avatar chooses once more after it won.") { $0.lines.append(end) },
        choosing("layer-out-of-range", "A layer is moved that is not worn.", #""by":"avatar","do":"mend","layer":64"#),
        choosing(
            "huge-layer", "A layer is the greatest number there is.",
            #""by":"avatar","do":"move","layer":9223372036854775807,"to":0"#),
        choosing("layer-below-zero", "A layer is below zero.", #""by":"avatar","do":"swap","layer":-1,"with":0"#),
        choosing("unknown-deed", "The Avatar flees, which no rule knows.", #""by":"avatar","do":"flee""#),
        choosing("strike-at-nobody", "A foe is struck that is not there.", #""by":"avatar","do":"strike","foe":7"#),
        choosing("no-item", "An item is used that nobody has.", #""by":"avatar","do":"use","item":0,"foe":0"#),
        choosing("choice-of-a-foe", "A foe chooses where the Avatar must.", #""by":"rat","plan":0"#),
    ]

    static let foreign = [
        OddLog("newer-major", "The format is a newer one.") { $0.put("2", at: "version", in: 0) },
        OddLog("newer-rules", "The rules are newer ones.") { $0.put("2", at: "rules", in: 0) },
        OddLog("other-generator", "The rolls come from another generator.") { log in
            log.put("\"xoshiro256\"", at: "generator", in: 0)
        },
    ]

    static let lacking = [
        OddLog("no-content", "The content line is missing.") { $0.lines.remove(at: 1) },
        OddLog("cut-content", "The content line is cut in its middle.") {
            $0.lines[1] = String($0.lines[1].prefix(300))
        },
        OddLog("lacking-armor", "A worn armor is called otherwise in the content.") { log in
            log.put(#""id":"hat2""#, for: #""id":"hat""#, in: 1)
        },
        OddLog("unsound-content", "The content has a key that no record can have.") { log in
            log.put(#""id":"hat","shine":1"#, for: #""id":"hat""#, in: 1)
        },
        OddLog("content-key-twice", "A record of the content has a key twice.") { log in
            log.put(#""id":"hat","id":"hat""#, for: #""id":"hat""#, in: 1)
        },
        OddLog("content-behind-start", "The start line comes before the content.") { $0.lines.swapAt(1, 2) },
    ]

    private static func broken(_ name: String, _ deed: String, _ line: String) -> OddLog {
        OddLog(name, deed) { $0.lines[12] = line }
    }

    private static func bytes(_ name: String, _ deed: String, _ bytes: [UInt8]) -> OddLog {
        OddLog(name, deed) { bytes }
    }

    static let malformed = [
        bytes("empty", "There is nothing.", []),
        bytes("only-a-newline", "There is one empty line.", [10]),
        bytes("only-zeros", "There are zeros only.", [UInt8](repeating: 0, count: 512)),
        bytes(
            "utf-16", "It is UTF-16.",
            [0xFF, 0xFE] + Array("{\"type\"".utf16).flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }),
        bytes("content-file", "It is a content file.", Array("{\n  \"armor\": []\n}\n".utf8)),
        bytes(
            "journal", "It is the journal of a game.", Array(#"{"type":"journal","version":2,"save":1}"#.utf8) + [10]),
        bytes("prose", "It is a text.", Array("It was a dark night.\n".utf8)),
        OddLog("no-header", "The header is missing.") { $0.lines.removeFirst() },
        OddLog("other-format", "It is a log of something else.") { $0.put("\"other-fight\"", at: "format", in: 0) },
        OddLog("two-headers", "The header is there twice.") { $0.lines.insert($0.lines[0], at: 0) },
        OddLog("two-starts", "The start is there twice.") { $0.lines.insert($0.lines[2], at: 2) },
        OddLog("start-without-foes", "The start names no foe.") { $0.put("[]", for: #"["rat","imp"]"#, in: 2) },
        OddLog("seed-as-number", "The seed is no text.") { $0.put("11", at: "seed", in: 0) },
        OddLog("zeros-behind", "Zeros stand behind the end, as after a crash of the system.") {
            won.bytes + [UInt8](repeating: 0, count: 512)
        },
        broken("zeros-within", "A line is zeros.", String(repeating: "\0", count: 40)),
        broken("bad-line", "A line in the middle is no JSON.", #"{"type":"hop","layer":}"#),
        broken("list", "A line is a list.", #"["type","hop"]"#),
        broken("number", "A line is a number.", "7"),
        broken("no-type", "A line has no type.", #"{"kind":"hop"}"#),
        broken("type-is-a-number", "A line's type is a number.", #"{"type":7}"#),
        broken("key-twice", "A line has a key twice.", #"{"type":"hop","in":1,"in":2}"#),
        broken("lone-surrogate", "A line has half of a pair of escapes.", #"{"type":"note","text":"\ud83d"}"#),
        broken("trailing-comma", "A line has a comma too many.", #"{"type":"hop",}"#),
        broken("two-objects", "A line is two objects.", #"{"type":"note"} {"type":"note"}"#),
        broken(
            "deep", "A line of an unknown type is a thousand lists deep.",
            #"{"type":"x","y":\#(String(repeating: "[", count: 1_000))\#(String(repeating: "]", count: 1_000))}"#),
        broken("brackets", "A line is a hundred thousand brackets.", String(repeating: "[", count: 100_000)),
        OddLog("invalid-utf-8", "A line has bytes that are no UTF-8.") {
            let head = won.lines.prefix(12).joined(separator: "\n").utf8
            return head + Array("\n{\"type\":\"note\",\"text\":\"".utf8) + [0xC3, 0x28, 0xFF] + Array("\"}\n".utf8)
        },
    ]
}
