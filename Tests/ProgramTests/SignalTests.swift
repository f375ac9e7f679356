import Foundation
import TestSupport
import Testing

@Suite("Asked to end", .serialized, .timeLimit(.minutes(2)))
struct SignalTests {
    @Test(
        "At the prompt in the midst of a fight the game is saved, its log proves itself, and nothing is to be recovered",
        // SIGINT and SIGHUP may be ignored where the tests run, and what was ignored stays so.
        arguments: [SIGTERM])
    func atThePrompt(signal: Int32) throws {
        let lamellar = Runner()
        let pipe = Pipe()
        let process = try lamellar.start(
            ["play", "--seed", "7", "--saves", "saves"], input: pipe.fileHandleForReading)
        try process.run()
        let commands = script("lit-lamp").split(separator: "\n").filter { !$0.hasPrefix("#") }.map { $0 + "\n" }.prefix(
            9)
        try pipe.fileHandleForWriting.write(contentsOf: Data(commands.joined().utf8))
        let deadline = Date().addingTimeInterval(60)
        while prompts(lamellar) <= commands.count && Date() < deadline && process.isRunning { usleep(500) }
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        let ran = lamellar.result(of: process)
        #expect(ran.code == 0)
        #expect(!ran.wasKilled)
        #expect(ran.errors == "")
        #expect(ran.output.contains("Saved in "))
        let logs = inventory(lamellar.folder + "/saves/main/fights")
        #expect(logs.values.contains { String(decoding: $0, as: UTF8.self).contains(#""result":"open""#) })
        for name in logs.keys {
            #expect(try lamellar("replay", "saves/main/fights/" + name, "--verify").code == 0)
        }
        #expect(try lamellar("saves", "verify", "--saves", "saves").code == 0)
        let again = try lamellar("play", "--saves", "saves")
        #expect(again.output.contains("You are back in the slot main."))
        #expect(!again.output.contains("recovered"))
    }

    @Test("Loading the slot being played, and a line too long to read, have sentences of their own")
    func sentences() throws {
        let lamellar = Runner()
        let long = "note " + String(repeating: "x", count: 70_000)
        let ran = try lamellar(
            "play", "--seed", "7", "--saves", "saves", input: "# a comment\n\nsave\nload main\n\(long)\nlook\n")
        #expect(ran.code == 0)
        #expect(ran.output.contains("The slot main is the one you are playing"))
        #expect(ran.output.contains("That line is too long to read; nothing of it was done."))
        #expect(!ran.output.contains("comment"))
        #expect(!ran.output.contains("in use by"))
    }

    private func prompts(_ lamellar: Runner) -> Int {
        String(decoding: contents(lamellar.folder + "/.out"), as: UTF8.self).split(separator: "\n")
            .count { $0.hasPrefix("> ") }
    }
}
