import Chronicle
import Engine
import JSONText
import TestSupport
import Testing

@testable import Content

@Suite("Log lines")
struct FactLinesTests {
    @Test("A small fight is written as it always was, byte for byte")
    func golden() {
        let difference = difference(fromGolden: "small-fight.jsonl", Arena.smallFight().log())
        #expect(difference == nil, "\(difference ?? "")")
    }

    @Test("The golden fight has every type of line and every optional key")
    func everyType() {
        let log = Logs.small
        #expect(
            Set(log.types) == [
                "header", "content", "start", "note", "round", "choice", "intent", "attack", "hop", "echo", "outcome",
                "hit", "heal", "inflict", "suffer", "recover", "down", "check", "end",
            ])
        let text = log.lines.joined()
        let parts = [
            #""broke":true"#, #""roll":["#, #""retries":"#, #""tags":["reflected"#, #""answer":"skipped""#,
            #""durability":null"#,
            #""measures":{"width":12,"drop":-3}"#, #""by":"rat#2""#, #""why":"no response matched""#,
        ]
        let answers = Answer.Kind.allCases.map { #""answer":"\#($0.word)""# }
        let effects = Echo.Kind.allCases.map { #""effect":"\#($0.word)""# }
        for part in parts + answers + effects {
            #expect(text.contains(part), "\(part)")
        }
    }

    @Test("A log ends with one line feed and holds neither floats nor a carriage return")
    func bytes() {
        let bytes = Arena.smallFight().log()
        #expect(bytes.last == UInt8(ascii: "\n"))
        #expect(bytes.dropLast().last != UInt8(ascii: "\n"))
        #expect(!bytes.contains(UInt8(ascii: "\r")))
    }

    @Test("Ids, seeds and hashes are strings, and every number is an integer")
    func kinds() throws {
        func walk(_ json: JSON, _ key: String) {
            switch json.value {
            case .fraction(let text): Issue.record("\(key) is \(text)")
            case .integer: #expect(!["seed", "hash", "seal", "id", "armor", "element", "by", "status"].contains(key))
            case .array(let items): for item in items { walk(item, key) }
            case .object(let members): for member in members { walk(member.value, member.key) }
            case .null, .bool, .string: break
            }
        }
        for line in Logs.small.lines where !line.hasPrefix("{\"type\":\"content\"") {
            walk(try JSON.parse(Array(line.utf8)), "")
        }
        let header = try JSON.parse(Array(Logs.small.lines[0].utf8))
        #expect(header["seed"] == "0000000000000018")
        #expect(header["content"]?.string?.utf8.count == 16)
    }

    @Test("Numbers of 64 bits are sixteen digits and read only so")
    func hexadecimal() {
        #expect(hex(0xab) == "00000000000000ab")
        #expect(unhex("00000000000000ab") == 0xab)
        #expect(unhex(hex(.max)) == .max)
        for text in [
            "", "ab", "00000000000000AB", "+0000000000000ab", "0x000000000000ab", "00000000000000ag",
            "000000000000000ab",
        ] {
            #expect(unhex(text) == nil, "\(text)")
        }
    }

    @Test("The log is the lines that were appended while the fight went on")
    func incremental() throws {
        var broken: [String] = []
        for seed in UInt64(0)..<40 {
            var samples = Samples(seed: seed)
            var recording = begun(.any(&samples, in: Arena.content), in: Arena.content)
            var bytes = recording.preface()
            var lines = FactLines(recording.names)
            bytes += lines.write(recording.opening, of: recording.fight)
            while recording.fight.result == nil && recording.choices.count < 25 {
                if samples.once(in: 4) {
                    recording.note("note \(samples.number(0...9))")
                    bytes += lines.writeNote(recording.notes.last?.text ?? "")
                }
                // As a session does it: a new writer for every action.
                var fresh = FactLines(recording.names, round: recording.fight.round)
                let facts = recording.playAny(&samples)
                bytes += fresh.write(facts, of: recording.fight)
            }
            if recording.log(suspended: false) != bytes { broken.append("seed \(seed)") }
            if recording.fight.result == nil { bytes += lines.writeSuspension(of: recording.fight) }
            if recording.log() != bytes { broken.append("seed \(seed), suspended") }
        }
        #expect(broken == [])
    }

    @Test("Notes stand behind the choice after which they were made")
    func notes() throws {
        var recording = Recording.played(seed: 1, choices: 0)
        recording.note("first")
        _ = try recording.play(.end)
        recording.note("second\nline \u{1b}[31m")
        recording.note("third")
        let log = LogText(recording.log())
        let notes = log.lines.indices.filter { log.types[$0] == "note" }
        #expect(
            notes.map { log.lines[$0] } == [
                #"{"type":"note","text":"first"}"#, #"{"type":"note","text":"second\nline \u001b[31m"}"#,
                #"{"type":"note","text":"third"}"#,
            ])
        #expect(notes[0] == log.first("choice") - 1)
        #expect(notes[2] == log.last("end") - 1)
        #expect(log.verdict.kind == .verified)
    }

    @Test("A fight has the same log in whatever order its content was read")
    func order() {
        let parts = Arena.files.sorted { $0.key < $1.key }.map(\.value)
        let turned = catalog(of: ["0.json": parts[1], "1.json": parts[0]])
        for seed in UInt64(0)..<10 {
            #expect(Recording.played(seed: seed).log() == Recording.played(seed: seed, in: turned).log(), "\(seed)")
        }
    }
}
