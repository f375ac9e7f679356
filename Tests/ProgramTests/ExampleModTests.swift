import Content
import Foundation
import TestSupport
import Testing

private let examples = ["francais", "lantern-coat", "long-night"]

@Suite("The example mods")
struct ExampleModTests {
    @Test("Each is good by itself, and the list says so")
    func list() throws {
        let lines = try Runner()("mod", "list").output.split(separator: "\n").map(String.init)
        #expect(lines.count == examples.count + 1)
        for id in ["francais", "lantern-coat"] {
            #expect(lines.contains { $0.hasPrefix(id) && $0.hasSuffix(" good") }, "\(id)")
        }
        #expect(lines.contains { $0.hasPrefix("long-night") && $0.hasSuffix(" good, with lantern-coat") })
    }

    @Test(
        "They check clean, each with the core alone and all of them together",
        arguments: [[], ["francais"], ["lantern-coat"], ["long-night"], ["francais", "long-night"]])
    func check(mods: [String]) throws {
        let checked = try Runner().run(["check"] + mods.map { "\(contentFolder)/mods/\($0)" })
        #expect(checked.code == 0)
        #expect(checked.output.hasPrefix("0 errors, 0 warnings; trials: "), "\(checked.output)")
        #expect(checked.output.hasSuffix(" 0 failed\n"))
        #expect(checked.errors == "")
    }

    @Test("The translation reaches the screen, and leaves English alone where English is asked for")
    func french() throws {
        let line = "look; go bathhouse; stack; end"
        let lamellar = Runner()
        let told = try lamellar("play", "--mod", "francais", "--lang", "fr", "--seed", "7", input: line)
        #expect(told.code == 0)
        for words in [
            "Le phare sur la colline s'est éteint", "La porte d'en bas", "Vous arrivez\u{a0}: Les vieux bains.",
            "Couche 1\u{a0}: Peau de mouton, 24 sur 24.", "Diablotin des bains va lancer", "vous arrive dessus",
        ] { #expect(told.output.contains(words), "\(words)") }
        let words = ["--lang", "en", "--seed", "7", "--saves", "saves"]
        #expect(
            try Runner().run(["play", "--mod", "francais"] + words, input: line).output
                == Runner().run(["play"] + words, input: line).output)
    }

    @Test("The long night begins like any road: its first fight can be won, and the lantern coat is offered")
    func firstFight() throws {
        let lamellar = Runner()
        let walk = script("long-night").split(separator: "\n", omittingEmptySubsequences: false)
        let last = try #require(walk.lastIndex { $0.hasPrefix("go moth-hollow") })
        let start = walk[..<last].joined(separator: "\n")
        let played = try lamellar("play", "--mod", "long-night", "--seed", "7", input: start)
        #expect(played.code == 0)
        #expect(played.errors == "")
        #expect(played.output.contains("hang four coats"))
        #expect(played.output.contains("1. Lantern Coat: Panes all round"))
    }

    @Test("The road of the long night can be walked to its end, past the moths, and its logs prove it")
    func wholeRoad() throws {
        let lamellar = Runner()
        let played = try lamellar("play", "--mod", "long-night", "--seed", "7", input: script("long-night"))
        #expect(played.code == 0)
        #expect(played.errors == "")
        #expect(played.output.contains("She settles on a post"))
        #expect(played.output.contains("The road is walked"))
        #expect(try lamellar("saves", "verify").code == 0)
    }

    /// `LAMELLAR_FIND_SCRIPT=1 swift test --filter ExampleModTests`: writes the script of the long night anew.
    @Test("A script that walks the long night is found", .enabled(if: isFinding))
    func find() throws {
        let catalog = try #require(ContentLoader(folder: contentFolder, mods: ["long-night"]).load().catalog)
        let lines = try #require(Wayfinder.script(in: catalog, seed: 7, to: "lit-lamp"))
        put(lines.joined(separator: "\n") + "\n", "\(testFolder)/Scripts/long-night.txt")
        Issue.record("wrote long-night.txt; now run without LAMELLAR_FIND_SCRIPT")
    }
}
