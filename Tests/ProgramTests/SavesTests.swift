import Foundation
import TestSupport
import Testing

@Suite("Saves, from outside")
struct SavesTests {
    private func begin(_ lamellar: Runner, _ slot: String = "main") throws {
        for input in ["swap 1 2\nsave\n", "go 1\nend\n"] {
            #expect(try lamellar("play", "--seed", "7", "--slot", slot, "--saves", "saves", input: input).code == 0)
        }
    }

    private func saves(_ lamellar: Runner, _ words: String...) throws -> Ran {
        try lamellar.run(["saves"] + words + ["--saves", "saves"])
    }

    @Test("List names every slot with its state")
    func list() throws {
        let lamellar = Runner()
        let none = try saves(lamellar, "list")
        #expect(none.code == 0)
        #expect(none.output == "There are no saves in saves.\n")
        try begin(lamellar)
        try begin(lamellar, "鎧")
        put("{", lamellar.folder + "/saves/鎧/save.json")
        let ran = try saves(lamellar, "list")
        #expect(ran.code == 0)
        let lines = ran.output.split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines[0].hasPrefix("slot "))
        #expect(lines[1].hasPrefix("main "))
        #expect(lines[1].contains("whole, in a fight (round 2)"))
        #expect(lines[2].hasPrefix("鎧 "))
        #expect(lines[2].contains("damaged"))
    }

    @Test("Verify proves saves and logs, and names what is not whole")
    func verify() throws {
        let lamellar = Runner()
        try begin(lamellar)
        let good = try saves(lamellar, "verify")
        #expect(good.code == 0)
        #expect(good.output.hasPrefix("main: whole ("))
        #expect(try saves(lamellar, "verify", "main").code == 0)
        let unknown = try saves(lamellar, "verify", "other")
        #expect(unknown.code == 1)
        #expect(unknown.errors == "lamellar: there is no slot `other`\n")
        put("{", lamellar.folder + "/saves/main/save.1.json")
        let older = try saves(lamellar, "verify")
        #expect(older.code == 1)
        #expect(older.errors.contains("save.1.json is damaged"))
        #expect(older.output == "")
        put("{", lamellar.folder + "/saves/main/save.json")
        #expect(try saves(lamellar, "verify", "main").errors.contains("save.json is damaged: line 1, column 2"))
    }

    @Test("Verify tells a log that was changed")
    func verifyLog() throws {
        let lamellar = Runner()
        try begin(lamellar)
        let folder = lamellar.folder + "/saves/main/fights/"
        let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder).first)
        let log = String(decoding: contents(folder + name), as: UTF8.self)
        put(log.replacing(#""round":1"#, with: #""round":3"#), folder + name)
        let ran = try saves(lamellar, "verify")
        #expect(ran.code == 1)
        #expect(ran.errors.contains("diverged"))
    }

    @Test("A damaged save is refused with an offer, and restored by the command that the offer names")
    func restore() throws {
        let lamellar = Runner()
        try begin(lamellar)
        #expect(
            try saves(lamellar, "restore", "main").output
                == "The save of `main` is whole; there is nothing to restore.\n")
        put("{\n", lamellar.folder + "/saves/main/save.json")
        let before = inventory(lamellar.folder + "/saves")
        let refused = try lamellar("play", "--saves", "saves")
        #expect(refused.code == 1)
        #expect(refused.output == "")
        #expect(refused.errors.contains("save.json is damaged: "))
        #expect(refused.errors.contains("save.1.json"))
        #expect(refused.errors.contains("lamellar saves restore"))
        #expect(inventory(lamellar.folder + "/saves") == before)
        let restored = try saves(lamellar, "restore", "main")
        #expect(restored.code == 0)
        #expect(restored.output.contains("save.1.json"))
        #expect(contents(lamellar.folder + "/saves/main/save.damaged-1.json") == Array("{\n".utf8))
        #expect(try lamellar("play", "--saves", "saves").code == 0)
        #expect(try saves(lamellar, "restore", "nobody").code == 1)
        #expect(!isThere(lamellar.folder + "/saves/nobody"))
    }

    @Test("A save of a newer format is refused and untouched, by play and by restore")
    func newer() throws {
        let lamellar = Runner()
        try begin(lamellar)
        let path = lamellar.folder + "/saves/main/save.json"
        put(String(decoding: contents(path), as: UTF8.self).replacing(#""version": 1,"#, with: #""version": 9,"#), path)
        let before = inventory(lamellar.folder + "/saves")
        #expect(try lamellar("play", "--saves", "saves").errors.contains("format 9"))
        #expect(try lamellar("play", "--saves", "saves").code == 1)
        #expect(try saves(lamellar, "restore", "main").code == 1)
        #expect(try saves(lamellar, "list").output.contains("newer format"))
        #expect(inventory(lamellar.folder + "/saves") == before)
    }

    @Test("A new game moves the old one aside and says where")
    func new() throws {
        let lamellar = Runner()
        try begin(lamellar)
        let before = inventory(lamellar.folder + "/saves/main")
        let ran = try lamellar("play", "--new", "--seed", "7", "--saves", "saves")
        #expect(ran.code == 0)
        #expect(ran.errors == "lamellar: the game that was in `main` is in the slot `main-old-1` now\n")
        #expect(inventory(lamellar.folder + "/saves/main-old-1") == before)
        #expect(try lamellar("play", "--slot", "main-old-1", "--saves", "saves").output.contains("You are back"))
    }

    @Test("The second player of a slot is told who plays it")
    func locked() throws {
        let lamellar = Runner()
        try begin(lamellar)
        let pipe = Pipe()
        let first = try lamellar.start(["play", "--saves", "saves"], input: pipe.fileHandleForReading)
        try first.run()
        while !String(decoding: contents(lamellar.folder + "/.out"), as: UTF8.self).contains("> ") && first.isRunning {
            usleep(500)
        }
        let other = Runner()
        let second = try other("play", "--saves", lamellar.folder + "/saves")
        #expect(second.code == 1)
        #expect(second.errors.contains("in use by process \(first.processIdentifier) on "), "\(second.errors)")
        #expect(second.output == "")
        try pipe.fileHandleForWriting.close()
        first.waitUntilExit()
        #expect(first.terminationStatus == 0)
    }

    @Test("In the game: load goes to another slot that exists, and a slip begins none")
    func load() throws {
        let lamellar = Runner()
        try begin(lamellar)
        try begin(lamellar, "other")
        let ran = try lamellar(
            "play", "--saves", "saves", input: "load othre\nload ../x\nsaves\nload other\nsave\nquit\n")
        #expect(ran.code == 0)
        #expect(ran.output.contains("there is no slot `othre`"))
        #expect(ran.output.contains("can't be a slot's name"))
        #expect(ran.output.contains("You are back in the slot other."))
        #expect(ran.output.hasSuffix("Saved in saves/other/save.json.\n"))
        #expect(!isThere(lamellar.folder + "/saves/othre"))
        #expect(try saves(lamellar, "verify").code == 0)
    }

    @Test("A transcript holds what was said and typed")
    func transcript() throws {
        let lamellar = Runner()
        let ran = try lamellar(
            "play", "--seed", "7", "--saves", "saves", input: "transcript on\nstack\ntranscript off\nlook\n")
        #expect(ran.code == 0)
        let written = String(decoding: contents(lamellar.folder + "/saves/main/transcript.txt"), as: UTF8.self)
        #expect(written.contains("> stack\n"))
        #expect(!written.contains("> look"))
        #expect(ran.output.contains(written))
    }
}
