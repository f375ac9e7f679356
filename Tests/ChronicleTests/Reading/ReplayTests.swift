import Chronicle
import Content
import Engine
import JSONText
import TestSupport
import Testing

@Suite("Replay")
struct ReplayTests {
    let log = Logs.small

    @Test("A log that was written verifies, and its fight is the one that was fought")
    func verified() {
        let recording = Arena.smallFight()
        let replay = Replay(recording.log())
        #expect(replay.verdict.brief == "verified 0")
        #expect(replay.recording?.fight == recording.fight)
        #expect(replay.recording?.choices == recording.choices)
    }

    @Test("Notes are read with the fight, each after the choice that it stood behind")
    func notesRead() {
        let recording = Arena.smallFight()
        let again = Replay(recording.log()).recording
        #expect(again?.notes == recording.notes && recording.notes.count == 2)
        let isSame = again?.log() == recording.log()
        #expect(isSame)
    }

    @Test("Fights of the core, played by any legal choices over 200 seeds, verify")
    func seeds() {
        var broken: [String] = []
        for seed in UInt64(0)..<(TestRun.isLong ? 2_000 : 200) {
            let recording = Recording.played(seed: seed, in: Core.content, choices: 40)
            let replay = Replay(recording.log())
            let isSame = replay.verdict.kind == .verified && replay.recording?.fight == recording.fight
            if !isSame { broken.append("seed \(seed): \(replay.verdict)") }
        }
        #expect(broken == [])
    }

    @Test("A fight that was left undecided verifies")
    func suspended() {
        let recording = Recording.played(seed: 4, choices: 2)
        let log = LogText(recording.log())
        #expect(log.lines.last?.hasPrefix(#"{"type":"end","result":"open""#) == true)
        #expect(log.verdict.brief == "verified 0")
        #expect(LogText(recording.log(suspended: false)).verdict.kind == .incomplete)
    }

    @Test("A fight that was decided is not left undecided")
    func notSuspended() {
        let index = log.last("end")
        #expect(
            log.changing(index, #""result":"won""#, #""result":"open""#).changing(
                index, #""result":"lost""#, #""result":"open""#
            ).verdict.brief == "diverged \(index + 1)")
    }

    @Test("A newer format, newer rules or another generator is foreign")
    func foreign() {
        #expect(log.changing(0, #""version":1"#, #""version":2"#).verdict.brief == "foreign 1")
        #expect(log.changing(0, #""rules":1"#, #""rules":2"#).verdict.brief == "foreign 1")
        #expect(log.changing(0, "splitmix64", "xoshiro256").verdict.brief == "foreign 1")
        var other = log
        other.lines = [#"{"type":"header","format":"lamellar-fight","version":9,"anything":"else"}"#]
        #expect(other.verdict.brief == "foreign 1")
    }

    @Test("Another engine's or mod's version is what the header sealed, or it is not")
    func sealed() {
        #expect(log.changing(0, #""engine":"0.1.0""#, #""engine":"0.1.1""#).verdict.brief == "diverged 1")
        #expect(
            log.changing(0, #""id":"core","version":"1.0.0""#, #""id":"core","version":"1.0.1""#).verdict.brief
                == "diverged 1")
        let older = Recording.recordedBy(engine: "0.0.9")
        #expect(LogText(older.log()).verdict.kind == .verified)
        #expect(Replay(older.log()).recording?.log() == older.log())
    }

    @Test("A content line that is missing, cut or lacks a definition is content missing")
    func contentMissing() throws {
        var missing = log
        missing.lines.remove(at: 1)
        #expect(missing.verdict.brief == "contentMissing 2")
        var cut = log
        cut.lines[1] = String(log.lines[1].prefix(300))
        #expect(cut.verdict.brief == "contentMissing 2")
        for section in ["statuses", "armor", "attacks", "foes", "elements"] {
            var content = try JSON.parse(Array(log.lines[1].utf8))
            content[section] = nil
            var lacking = log
            lacking.lines[1] = String(decoding: content.canonical(), as: UTF8.self)
            #expect(lacking.verdict.kind == .contentMissing, "\(section)")
        }
    }

    @Test("Altered content differs from what the header names")
    func altered() {
        let verdict = log.changing(1, #""power":5"#, #""power":4"#).verdict
        #expect(verdict.brief == "diverged 2")
        #expect(verdict.difference == .content)
    }

    @Test("Altered content under a forged fingerprint is found by what the fight does")
    func forged() throws {
        // The blade is weaker; everything before the first strike is as it was.
        let forged = try log.changing(1, #""power":5"#, #""power":4"#).resealed()
        #expect(forged.verdict.kind == .diverged)
        #expect(forged.verdict.line > log.first("choice"))
    }

    @Test("A forged fingerprint does not hide a definition that nobody uses")
    func superfluous() throws {
        let forged = try log.changing(1, #""elements":["#, #""elements":[{"id":"aether"},"#).resealed()
        #expect(forged.verdict.brief == "diverged 2")
    }

    @Test("Another choice that can't be played is an illegal choice")
    func illegal() {
        let index = log.first("choice")
        var changed = log
        for choice in [
            #""do":"swap","layer":0,"with":0"#, #""do":"strike","foe":9"#, #""do":"flee""#, #""do":"mend","layer":"0""#,
            #""do":"don""#,
            #""do":"swap","layer":-1,"with":0"#, #""do":"move","layer":9223372036854775807,"to":0"#,
        ] {
            changed.lines[index] = #"{"type":"choice","by":"avatar",\#(choice)}"#
            #expect(changed.verdict.brief == "illegalChoice \(index + 1)", "\(choice)")
        }
    }

    @Test("A choice after the end is an illegal choice, and anything else there differs")
    func afterTheEnd() {
        for end in [log, LogText(Recording.played(seed: 4, choices: 2).log())] {
            var choice = end
            choice.lines.append(#"{"type":"choice","by":"avatar","do":"end"}"#)
            #expect(choice.verdict.brief == "illegalChoice \(choice.lines.count)")
            var again = end
            again.lines.append(end.lines[end.lines.count - 1])
            #expect(again.verdict.brief == "diverged \(again.lines.count)")
            var garbage = end
            garbage.lines.append("garbage")
            #expect(garbage.verdict.brief == "malformed \(garbage.lines.count)")
            var note = end
            note.lines.append(#"{"type":"note","text":"gg"}"#)
            #expect(note.verdict.kind == .verified)
        }
    }

    @Test("A round that was taken out is missed")
    func missingRound() {
        var changed = log
        let second = log.first("round", from: log.first("round") + 1)
        let third = log.first("round", from: second + 1)
        changed.lines.removeSubrange(second..<third)
        #expect(changed.verdict.kind == .diverged)
        #expect(changed.verdict.line <= second + 2)
    }

    @Test("Notes, unknown types and empty lines may stand anywhere")
    func notes() {
        for extra in [
            #"{"type":"note","text":"x"}"#, #"{"type":"weather","rain":true}"#, "",
            #"{"type":"note","check":1,"hash":"0"}"#,
        ] {
            var changed = LogText(log.bytes)
            changed.lines = log.lines.flatMap { [extra, $0] } + [extra]
            #expect(changed.verdict.kind == .verified, "\(extra)")
        }
    }

    @Test("Unknown keys are ignored, in lines and in the objects in them")
    func unknownKeys() throws {
        var changed = log
        for index in log.lines.indices {
            changed.lines[index] = log.lines[index].replacing("{\"type\"", with: "{\"mood\":\"grim\",\"type\"")
            if index != 1 {
                changed.lines[index] = changed.lines[index].replacing("\"attack\":{", with: "\"attack\":{\"color\":7,")
                    .replacing("\"totals\":{", with: "\"totals\":{\"parried\":0,").replacing(
                        "{\"armor\":\"hat\",\"level\"", with: "{\"dye\":\"red\",\"armor\":\"hat\",\"level\"")
            }
        }
        #expect(changed.verdict.brief == "verified 0")
    }

    @Test("A known key that the rules do not compute is forged, wherever it stands")
    func forgedKeys() {
        let hop = log.lines.indices.first { log.types[$0] == "hop" && !log.lines[$0].contains("broke") } ?? 0
        for key in [#""broke":true"#, #""roll":[1,50]"#, #""retries":1"#, #""damage":3"#, #""health":[1,0]"#]
        where !log.lines[hop].contains(key.prefix(6)) {
            var changed = log
            changed.lines[hop] = log.lines[hop].dropLast() + "," + key + "}"
            #expect(changed.verdict.brief == "diverged \(hop + 1)", "\(key)")
        }
        let spit = log.lines.firstIndex { $0.hasPrefix("{\"type\":\"intent\"") && $0.contains("drop") } ?? 0
        #expect(log.changing(spit, #""drop":-3"#, #""drop":-3,"depth":9"#).verdict.brief == "diverged \(spit + 1)")
    }

    @Test("Windows line ends and a byte order mark are tolerated")
    func foreignBytes() {
        #expect(Replay(log.bytes.flatMap { $0 == 10 ? [13, 10] : [$0] }).verdict.brief == "verified 0")
        #expect(Replay([0xEF, 0xBB, 0xBF] + log.bytes).verdict.brief == "verified 0")
    }

    @Test("What is no log is malformed")
    func noLog() {
        for text in [
            "", "\n", "{}", "[]", "7\n", "hello", "{\n  \"armor\": []\n}\n", #"{"type":"weather"}"# + "\n",
            #"{"type":"round","round":1}"#, "{\"type\":\"hea",
        ] {
            #expect(Replay(Array(text.utf8)).verdict.kind == .malformed, "\(text)")
        }
        #expect(Replay([UInt8](repeating: 0, count: 4_096)).verdict.kind == .malformed)
        #expect(Replay([0xFF, 0xFE, 0x7B, 0x00]).verdict.kind == .malformed)
        #expect(log.changing(0, "lamellar-fight", "other-fight").verdict.brief == "malformed 1")
        #expect(log.changing(0, #""type":"header","#, "").verdict.brief == "malformed 1")
    }

    @Test("A run of zeros, as a crash of the system can leave it, is malformed")
    func zeros() {
        let zeros = [UInt8](repeating: 0, count: 512)
        #expect(Replay(log.bytes + zeros).verdict.brief == "malformed \(log.lines.count + 1)")
        let half = LogText(Array(LogText(log.bytes).bytes))
        let head = Array((half.lines.prefix(20).joined(separator: "\n") + "\n").utf8)
        #expect(Replay(head + zeros).verdict.brief == "malformed 21")
        var changed = log
        changed.lines[10] = String(repeating: "\0", count: 40)
        #expect(changed.verdict.brief == "malformed 11")
    }

    @Test("A line that is no object, or has no type, is malformed")
    func noLine() {
        for line in ["7", "[]", "{}", "{\"type\":7}", "{\"type\":\"hop\",}", "{\"type\":\"hop\"} {}"] {
            var changed = log
            changed.lines[8] = line
            #expect(changed.verdict.brief == "malformed 9", "\(line)")
        }
    }

    @Test("A difference says what stands there and what should")
    func words() throws {
        let index = log.first("hit")
        let verdict = try #require(log.changing(index, "\"damage\":", "\"damage\":9").verdict as Verdict?)
        #expect(verdict.line == index + 1)
        #expect(verdict.difference == .damage)
        #expect(verdict.computed == log.lines[index])
        #expect(verdict.recorded == log.lines[index].replacing("\"damage\":", with: "\"damage\":9"))
        let number = try #require(log.lines[index].firstMatch(of: /"damage":(\d+)/)).1
        #expect(verdict.reason == "the hit line's `damage` is 9\(number); the rules compute \(number)")
    }
}

extension Recording {
    /// The small fight as another version of the game would have recorded it.
    static func recordedBy(engine: String) -> Recording {
        let small = Arena.smallFight()
        guard
            var recording = try? Recording(
                small.setup, content: small.content, embedded: small.catalog, mods: small.mods, engine: engine)
        else { return small }
        for choice in small.choices { _ = try? recording.play(choice) }
        return recording
    }
}

extension LogText {
    /// The log with fingerprint and seal made to fit what it says, as a careful forger would.
    func resealed() throws -> LogText {
        var forged = self
        var content = try JSON.parse(Array(lines[1].utf8))
        content["type"] = nil
        let print = hex(fingerprint(content.canonical()))
        let header = try JSON.parse(Array(lines[0].utf8))
        forged.lines[0] = lines[0].replacing(header["content"]?.string ?? "", with: print)
        // The verdict itself tells which seal would fit.
        let verdict = forged.verdict
        if verdict.difference == .opening, let seal = verdict.computed {
            forged.lines[0] = forged.lines[0].replacing(header["seal"]?.string ?? "", with: seal)
        }
        return forged
    }
}
