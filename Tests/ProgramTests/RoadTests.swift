import Foundation
import TestSupport
import Testing

let isFinding = ProcessInfo.processInfo.environment["LAMELLAR_FIND_SCRIPT"] == "1"
/// What compares with scripts and goldens waits until they are there.
let isAtWork = isFinding || isRecording

/// The commands of `Scripts/NAME.txt`, as they go into standard input.
func script(_ name: String) -> String {
    let text = String(decoding: contents("\(testFolder)/Scripts/\(name).txt"), as: UTF8.self)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { $0 + "\n" }.joined()
}

@Suite("The whole road, by script")
struct RoadTests {
    private func play(_ name: String, _ environment: [String: String] = [:]) throws -> (Ran, [String: [UInt8]], Runner)
    {
        let lamellar = Runner()
        lamellar.environment = environment
        let ran = try lamellar("play", "--new", "--seed", "7", "--saves", "saves", input: script(name))
        return (ran, inventory(lamellar.folder + "/saves"), lamellar)
    }

    /// `LAMELLAR_FIND_SCRIPT=1 swift test --filter RoadTests`: writes scripts that win with the content as it is.
    @Test("Scripts that walk the road are found", .enabled(if: isFinding), arguments: [1, 2])
    func find(number: Int) throws {
        guard var wayfinder = Wayfinder(load(contentFolder), seed: 7, taste: number - 1) else { return }
        guard let lines = wayfinder.walk() else {
            Issue.record("no way found; as far as it got: \(wayfinder.lines.filter { $0.hasPrefix("go") })")
            return
        }
        put(adorned(lines).joined(separator: "\n") + "\n", "\(testFolder)/Scripts/road-\(number).txt")
        Issue.record("wrote road-\(number).txt; now record the goldens with LAMELLAR_RECORD=1")
    }

    /// The same walk with looks, notes, second thoughts and saves on the way, none of which change it.
    private func adorned(_ lines: [String]) -> [String] {
        let looks = [
            ["look; stack; intents", "preview", "x 1", "x fire", "note Here we go; then we see."],
            ["save", "preview strike, end", "quests"], ["x 2 then why", "transcript", "options"],
            ["lokk", "oops look", "saves"], ["help", "help swap", "note \u{1F525} to the end."],
        ]
        let thoughts = [
            ["why", "undo", "redo"], ["undo", "undo", "redo", "redo"], ["g", "undo", "undo", "redo", "undo", "redo"],
        ]
        var result: [String] = []
        var fights = 0
        var isOpening = false
        for line in lines {
            result.append(line)
            if line.hasPrefix("go ") {
                result += looks[fights % looks.count]
                fights += 1
                isOpening = true
            }
            if isOpening && line == "end" {
                isOpening = false
                result += thoughts[fights % 2]
            }
        }
        return result
    }

    @Test(
        "A script walks the road to its end, its transcript and logs are as recorded",
        .disabled(if: isFinding), arguments: ["road-1", "road-2"])
    func goldens(name: String) throws {
        let (ran, files, lamellar) = try play(name)
        #expect(ran.code == 0)
        #expect(ran.errors == "")
        #expect(ran.output.contains("The road is walked."))
        expectGolden(Array(ran.output.utf8), "\(name).txt", in: testFolder + "/Goldens")
        let logs = files.filter { $0.key.hasSuffix(".jsonl") && $0.key.contains("/fights/") }
        #expect(logs.count >= 5)
        for (path, log) in logs.sorted(by: { $0.key < $1.key }) {
            expectGolden(log, "\(name)-\((path as NSString).lastPathComponent)", in: testFolder + "/Goldens")
            let verified = try lamellar("replay", "saves/" + path, "--verify")
            #expect(verified.code == 0, "\(verified.errors)")
            #expect(verified.output.contains("verified"))
            #expect(verified.errors == "")
        }
        #expect(try lamellar("saves", "verify", "--saves", "saves").code == 0)
        let told = try lamellar("replay", "saves/" + (try #require(logs.keys.sorted().first)))
        #expect(told.code == 0)
        #expect(told.errors == "")
        expectGolden(Array(told.output.utf8), "\(name)-replay.txt", in: testFolder + "/Goldens")
    }

    @Test(
        "Who plays where makes no difference", .disabled(if: isAtWork),
        arguments: [
            [:], ["LANG": "ja_JP.UTF-8", "LC_ALL": "tr_TR.UTF-8"],
            ["TZ": "Asia/Tokyo", "COLUMNS": "40", "LINES": "10"],
            ["TERM": "xterm-256color", "HOME": "/", "CLICOLOR_FORCE": "1"], ["TERM": "dumb", "NO_COLOR": "1"],
        ])
    func sameEverywhere(environment: [String: String]) throws {
        let (ran, files, _) = try play("road-1", environment)
        expectGolden(Array(ran.output.utf8), "road-1.txt", in: testFolder + "/Goldens")
        for (path, log) in files where path.contains("/fights/") {
            expectGolden(log, "road-1-\((path as NSString).lastPathComponent)", in: testFolder + "/Goldens")
        }
    }

    @Test("The same script from a file, and in two halves, leaves the same logs", .disabled(if: isAtWork))
    func halves() throws {
        let (_, whole, lamellar) = try play("road-2")
        put(script("road-2"), lamellar.folder + "/script")
        #expect(
            try lamellar("play", "--new", "--seed", "7", "--saves", "scripted", "--script", "script").code == 0)
        let lines = script("road-2").split(separator: "\n").map { $0 + "\n" }
        let half = lines.count * 2 / 3
        #expect(
            try lamellar("play", "--seed", "7", "--saves", "halves", input: lines[..<half].joined()).code == 0)
        let second = try lamellar("play", "--saves", "halves", input: lines[half...].joined())
        #expect(second.output.contains("You are back in the slot main."))
        #expect(second.output.contains("The road is walked."))
        for (path, log) in whole where path.contains("/fights/") {
            expectSame(log, contents("\(lamellar.folder)/scripted/\(path)"), path)
            expectSame(log, contents("\(lamellar.folder)/halves/\(path)"), path)
        }
    }

    @Test(
        "A log is proved: a changed digit, a cut, another file each have their code and line", .disabled(if: isAtWork))
    func replays() throws {
        let lamellar = Runner()
        let golden = "\(testFolder)/Goldens/"
        let name = try #require(
            try FileManager.default.contentsOfDirectory(atPath: golden).filter { $0.hasPrefix("road-1-0001") }.first)
        let log = String(decoding: contents(golden + name), as: UTF8.self)
        func verify(_ text: String) throws -> Ran {
            put(text, lamellar.folder + "/log.jsonl")
            return try lamellar("replay", "log.jsonl", "--verify")
        }
        let lines = log.split(separator: "\n", omittingEmptySubsequences: false)
        let hop = try #require(lines.firstIndex { $0.contains(#""type":"hop""#) && $0.contains(#""taken":"#) })
        let number = try #require(lines[hop].firstMatch(of: /"in":(\d+)/)).1
        var changed = lines
        changed[hop] = Substring(lines[hop].replacing("\"in\":\(number)", with: "\"in\":\((Int(number) ?? 0) + 1)"))
        let diverged = try verify(changed.joined(separator: "\n"))
        #expect(diverged.code == 4)
        #expect(diverged.errors.hasPrefix("log.jsonl:\(hop + 1): diverged"), "\(diverged.errors)")
        #expect(diverged.output == "")
        let torn = try verify(String(log.dropLast(30)))
        #expect(torn.code == 3)
        #expect(torn.errors.hasPrefix("log.jsonl:\(lines.count - 1): incomplete"), "\(torn.errors)")
        #expect(try verify(lines[..<(lines.count / 2)].joined(separator: "\n") + "\n").code == 3)
        #expect(try verify(log.replacing(#""version":1,"#, with: #""version":2,"#)).code == 5)
        #expect(try verify(lines.filter { !$0.contains(#""type":"content""#) }.joined(separator: "\n")).code == 6)
        #expect(try verify(log + #"{"type":"choice","by":"avatar","do":"end"}"# + "\n").code == 7)
        #expect(try verify("hello\n").code == 8)
        #expect(try verify("").code == 8)
        #expect(try lamellar("replay", "nothing", "--verify").code == 1)
    }
}
