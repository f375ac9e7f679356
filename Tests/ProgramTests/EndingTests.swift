import Content
import Foundation
import TestSupport
import Testing

// After a change of the content the scripts are found again, and then their transcripts are recorded:
//
//     LAMELLAR_FIND_SCRIPT=1 swift test --filter 'EndingTests|ExampleModTests'
//     LAMELLAR_RECORD=1 swift test --skip-build --filter EndingTests
//
// Finding takes about a minute a script, in debug and on two processors.

let isFinding = ProcessInfo.processInfo.environment["LAMELLAR_FIND_SCRIPT"] == "1"
/// What compares with scripts and goldens waits until they are there.
let isAtWork = isFinding || isRecording

/// The commands of `Scripts/NAME.txt`, as they go into standard input.
func script(_ name: String) -> String {
    let text = String(decoding: contents("\(testFolder)/Scripts/\(name).txt"), as: UTF8.self)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { $0 + "\n" }.joined()
}

/// A journey to an ending, which its script and its golden are named for.
private struct Ending: Sendable, CustomTestStringConvertible {
    let name: String
    let seed: UInt64

    var testDescription: String { name }

    static let lit = Ending(name: "lit-lamp", seed: 7)
    static let dark = Ending(name: "shared-dark", seed: 8)
}

@Suite("The whole journey to each ending, by script")
struct EndingTests {
    private let goldens = testFolder + "/Goldens"

    /// Plays commands from a file, from a new game on.
    private func play(
        _ commands: String, seed: UInt64 = Ending.lit.seed, _ environment: [String: String] = [:]
    ) throws -> (Ran, Runner) {
        let lamellar = Runner()
        lamellar.environment = environment
        put(commands, lamellar.folder + "/script")
        return (try lamellar("play", "--new", "--seed", "\(seed)", "--saves", "saves", "--script", "script"), lamellar)
    }

    /// The first fight of the road, and the steps before it.
    private var beginning: String {
        let lines = script(Ending.lit.name).split(separator: "\n", omittingEmptySubsequences: false)
        let fight = lines.firstIndex { $0 == "go bathhouse" } ?? 0
        let after = lines[fight...].dropFirst().firstIndex { $0.hasPrefix("go ") } ?? lines.endIndex
        return lines[..<after].joined(separator: "\n") + "\n"
    }

    @Test("Scripts that come to each ending are found", .enabled(if: isFinding), arguments: [Ending.lit, .dark])
    private func find(ending: Ending) throws {
        let catalog = try #require(ContentLoader(folder: contentFolder).load().catalog)
        let lines = try #require(Wayfinder.script(in: catalog, seed: ending.seed, to: ending.name))
        put(lines.joined(separator: "\n") + "\n", "\(testFolder)/Scripts/\(ending.name).txt")
        Issue.record("wrote \(ending.name).txt, \(lines.count) commands; now record the goldens with LAMELLAR_RECORD=1")
    }

    @Test(
        "A script comes to its ending, told as recorded; every log proves itself", .disabled(if: isFinding),
        arguments: [Ending.lit, .dark])
    private func told(ending: Ending) throws {
        let commands = script(ending.name)
        #expect(commands.hasSuffix("go \(ending.name)\n"))
        #expect(!commands.contains("undo"))
        let (ran, lamellar) = try play(commands, seed: ending.seed)
        #expect(ran.code == 0)
        #expect(ran.errors == "")
        #expect(ran.output.contains("The road is walked"))
        #expect(ran.output.utf8.count < 560_000)
        expectGolden(Array(ran.output.utf8), "\(ending.name).txt", in: goldens)
        let logs = inventory(lamellar.folder + "/saves").keys.filter { $0.contains("/fights/") }
        #expect(logs.count >= 30)
        #expect(try lamellar("saves", "verify", "--saves", "saves").code == 0)
    }

    @Test("A fight of it is told again as recorded", .disabled(if: isFinding))
    func toldAgain() throws {
        let (_, lamellar) = try play(beginning)
        let log = try #require(inventory(lamellar.folder + "/saves").keys.first { $0.contains("/fights/") })
        let told = try lamellar("replay", "saves/" + log)
        #expect(told.code == 0)
        #expect(told.errors == "")
        expectGolden(Array(told.output.utf8), "first-fight-replay.txt", in: goldens)
    }

    @Test(
        "Who plays where makes no difference", .disabled(if: isAtWork),
        arguments: [
            ["LANG": "ja_JP.UTF-8", "LC_ALL": "tr_TR.UTF-8"], ["TZ": "Asia/Tokyo", "COLUMNS": "40", "LINES": "10"],
            ["TERM": "xterm-256color", "HOME": "/", "CLICOLOR_FORCE": "1"], ["TERM": "dumb", "NO_COLOR": "1"],
        ])
    func sameEverywhere(environment: [String: String]) throws {
        let (here, plain) = try play(beginning)
        let (there, elsewhere) = try play(beginning, environment)
        expectSame(Array(here.output.utf8), Array(there.output.utf8), "\(environment)")
        let logs = inventory(plain.folder + "/saves/main/fights")
        #expect(logs.count == 1)
        for (name, log) in logs { expectSame(log, contents("\(elsewhere.folder)/saves/main/fights/\(name)"), name) }
    }

    @Test("The same script in two halves and from standard input leaves the same logs", .disabled(if: isAtWork))
    func halves() throws {
        let commands = script(Ending.dark.name).split(separator: "\n").prefix(200).map { $0 + "\n" }
        let (_, lamellar) = try play(commands.joined(), seed: Ending.dark.seed)
        let half = commands.count * 2 / 3
        #expect(
            try lamellar(
                "play", "--seed", "\(Ending.dark.seed)", "--saves", "halves", input: commands[..<half].joined()
            ).code == 0)
        let second = try lamellar("play", "--saves", "halves", input: commands[half...].joined())
        #expect(second.output.contains("You are back in the slot main."))
        #expect(second.code == 0)
        for (name, log) in inventory(lamellar.folder + "/saves/main/fights") {
            expectSame(log, contents("\(lamellar.folder)/halves/main/fights/\(name)"), name)
        }
    }

    @Test(
        "A log is proved: a changed digit, a cut, another file each have their code and line", .disabled(if: isAtWork))
    func replays() throws {
        let (_, lamellar) = try play(beginning)
        let bytes = try #require(inventory(lamellar.folder + "/saves/main/fights").values.first)
        let log = String(decoding: bytes, as: UTF8.self)
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
