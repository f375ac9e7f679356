import Foundation
import TestSupport
import Testing

private let isLong = ProcessInfo.processInfo.environment["LAMELLAR_LONG"] == "1"

/// The commands of a journey's first fights. They need not win any: how strong foes are makes no difference here.
private let all = script("first-fights").split(separator: "\n").map { $0 + "\n" }
/// Those up to and into the second fight.
private let commands = Array(all.prefix(60))

private let arguments = ["play", "--seed", "7", "--saves", "saves"]

@Suite("Killed in the midst of the game", .serialized, .disabled(if: isAtWork))
struct KillTests {
    /// Plays some commands, and kills the program as soon as it asks for the next.
    private func kill(_ lamellar: Runner, after count: Int) throws {
        let pipe = Pipe()
        let process = try lamellar.start(arguments, input: pipe.fileHandleForReading)
        try process.run()
        try pipe.fileHandleForWriting.write(contentsOf: Data(commands[..<count].joined().utf8))
        let deadline = Date().addingTimeInterval(60)
        while prompts(contents(lamellar.folder + "/.out")) <= count && Date() < deadline && process.isRunning {
            usleep(500)
        }
        Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal)
        #expect(prompts(contents(lamellar.folder + "/.out")) == count + 1)
    }

    private func prompts(_ output: [UInt8]) -> Int {
        String(decoding: output, as: UTF8.self).split(separator: "\n").count { $0.hasPrefix("> ") }
    }

    /// What the game shows when it is asked for nothing, without the lines that tell how it began.
    private func board(_ ran: Ran) -> String {
        let lines = ran.output.split(separator: "\n", omittingEmptySubsequences: false)
        let told = lines.drop { !$0.hasPrefix("You are back in the slot") }.dropFirst()
        return told.filter { !$0.contains("were recovered") && !$0.hasPrefix("Saved in") }.joined(separator: "\n")
    }

    /// The board of a game that was left properly after some commands.
    private func uninterrupted(_ count: Int) throws -> String {
        let lamellar = Runner()
        _ = try lamellar.run(arguments, input: commands[..<count].joined())
        return board(try lamellar("play", "--saves", "saves"))
    }

    @Test("The game is back where it was, and says what it recovered", arguments: [3, 9, 14, 20, 33, 47])
    func afterAPrompt(count: Int) throws {
        let lamellar = Runner()
        try kill(lamellar, after: count)
        let listed = try lamellar("saves", "list", "--saves", "saves")
        let again = try lamellar("play", "--saves", "saves")
        #expect(again.code == 0)
        #expect(again.errors == "")
        #expect(board(again) == (try uninterrupted(count)))
        let recovered = again.output.firstMatch(of: /Commands since the last save that were recovered: (\d+)/)?.1
        if let recovered { #expect(listed.output.contains("\(recovered) commands to recover")) }
        #expect(recovered != nil || commands[..<count].last == "save\n" || !listed.output.contains("to recover"))
        let verified = try lamellar("saves", "verify", "--saves", "saves")
        #expect(verified.code == 0, "\(verified.errors)")
    }

    @Test("Killed again and again, the road is walked all the same, and its logs are as if nothing had happened")
    func againAndAgain() throws {
        let lamellar = Runner()
        var done = 0
        var number = 0
        while done < all.count {
            number += 1
            let count = min(all.count - done, 11 + number % 7)
            let pipe = Pipe()
            let process = try lamellar.start(
                arguments.filter { done == 0 || !["--seed", "7"].contains($0) }, input: pipe.fileHandleForReading)
            try process.run()
            try pipe.fileHandleForWriting.write(contentsOf: Data(all[done..<(done + count)].joined().utf8))
            while prompts(contents(lamellar.folder + "/.out")) <= count && process.isRunning { usleep(500) }
            Foundation.kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            done += count
        }
        #expect(try lamellar("saves", "verify", "--saves", "saves").code == 0)
        let logs = inventory(lamellar.folder + "/saves/main/fights")
        let unharmed = Runner()
        _ = try unharmed.run(arguments, input: all.joined())
        let wanted = inventory(unharmed.folder + "/saves/main/fights")
        #expect(wanted.count >= 3)
        #expect(logs.keys.sorted() == wanted.keys.sorted())
        for (name, log) in logs { expectSame(log, wanted[name] ?? [], name) }
    }

    @Test("At any microsecond", .enabled(if: isLong))
    func anyMicrosecond() throws {
        var luck = SystemRandomNumberGenerator()
        var boards: Set<String> = []
        for count in 0...commands.count { boards.insert(try uninterrupted(count)) }
        for _ in 0..<100 {
            let lamellar = Runner()
            put(commands.joined(), lamellar.folder + "/commands")
            let process = try lamellar.start(
                arguments, input: FileHandle(forReadingAtPath: lamellar.folder + "/commands"))
            try process.run()
            usleep(UInt32.random(in: 20_000...400_000, using: &luck))
            Foundation.kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            guard isThere(lamellar.folder + "/saves/main/save.json") else { continue }
            let again = try lamellar("play", "--saves", "saves")
            #expect(again.code == 0, "\(again.errors)")
            #expect(boards.contains(board(again)), "\(again.output)")
            #expect(!again.output.contains("could not be done again"))
            let verified = try lamellar("saves", "verify", "--saves", "saves")
            #expect(verified.code == 0, "\(verified.errors)")
        }
    }
}
