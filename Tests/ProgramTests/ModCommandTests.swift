import Foundation
import TestSupport
import Testing

@Suite("mod, explain and reload")
struct ModCommandTests {
    /// A program with a content folder of its own.
    private func workshop() throws -> Runner {
        let lamellar = Runner()
        try copyFolder(contentFolder, to: lamellar.folder + "/Content")
        lamellar.content = lamellar.folder + "/Content"
        return lamellar
    }

    @Test(
        "A new mod passes check, can be played, and is not written over",
        arguments: ["tin-hat", "x", "a-1-b", String(repeating: "y", count: 56)])
    func new(id: String) throws {
        let lamellar = try workshop()
        let begun = try lamellar("mod", "new", id)
        #expect(begun.code == 0, "\(begun.errors)")
        let checked = try lamellar("check", "Content/mods/\(id)")
        #expect(checked.code == 0)
        #expect(checked.output.hasPrefix("0 errors, 0 warnings"))
        #expect(checked.errors == "")
        let played = try lamellar("play", "--mod", id, input: "go \(id)-yard\nend\nlook\n")
        #expect(played.code == 0)
        #expect(played.output.contains("Wall Thrower"))
        let before = inventory(lamellar.folder + "/Content/mods/\(id)")
        #expect(before.count == 7)
        #expect(try lamellar("mod", "new", id).code == 1)
        #expect(inventory(lamellar.folder + "/Content/mods/\(id)") == before)
    }

    @Test(
        "An id that is none begins nothing",
        arguments: ["Tin Hat", "../x", "core", "", "a/b", "avatar", String(repeating: "y", count: 57)])
    func badID(id: String) throws {
        let lamellar = try workshop()
        let before = inventory(lamellar.folder + "/Content").keys
        #expect(try lamellar("mod", "new", id).code == 2)
        #expect(inventory(lamellar.folder + "/Content").keys == before)
    }

    @Test(
        "Nothing is begun with an id of the content's, in a lone mod, or where it can't be written",
        arguments: [
            ("fire-armor", "Content", "an armor `fire-armor`"), ("tin", "Content", "a trial `tin-rings`"),
            ("rain-coat", "lone", "no core/"), ("dangling", "Content", "rename"),
        ])
    func notBegun(id: String, content: String, reason: String) throws {
        let lamellar = try workshop()
        put(manifest("lone"), lamellar.folder + "/lone/mod.json")
        put(
            #"{ "trials": [ { "id": "tin-rings", "wear": [ "fire-armor" ], "attacks": [ { "element": "fire", "power": 1 } ], "expect": [ { "outcome": "absorbed" } ] } ] }"#,
            lamellar.folder + "/Content/core/more-trials.json")
        let mods = lamellar.folder + "/Content/mods"
        try FileManager.default.createSymbolicLink(atPath: mods + "/dangling", withDestinationPath: "nowhere")
        func names() throws -> [String] {
            try
                (FileManager.default.contentsOfDirectory(atPath: mods)
                + FileManager.default.contentsOfDirectory(atPath: lamellar.folder + "/lone")).sorted()
        }
        let before = try names()
        let ran = try lamellar("mod", "new", id, "--content", content)
        #expect(ran.code == 1)
        #expect(ran.errors.contains(reason), "\(ran.errors)")
        #expect(try names() == before)
    }

    @Test("What is written fits the id, the content and the folder, and other mods don't matter")
    func fitting() throws {
        let lamellar = try workshop()
        put(manifest("core"), lamellar.folder + "/other/core/mod.json")
        put(#"{ "elements": [ { "id": "fire" } ] }"#, lamellar.folder + "/other/core/elements.json")
        #expect(try lamellar("mod", "new", "rain-coat", "--content", "other", "--mod", "gone").code == 0)
        let mod = lamellar.folder + "/other/mods/rain-coat"
        let readme = String(decoding: contents(mod + "/README.md"), as: UTF8.self)
        #expect(readme.contains("lamellar check --content other other/mods/rain-coat\n"))
        #expect(readme.contains("--wear rain-coat --attack fire:8\n"))
        let translation = String(decoding: contents(mod + "/translation.json"), as: UTF8.self)
        #expect(translation.contains(#""name": { "fr": "Rain Coat" }"#))
    }

    @Test("The list has the names in the language asked for")
    func listInFrench() throws {
        let lamellar = try workshop()
        put(
            #"{ "id": "hat", "version": "1.0.0", "name": { "en": "Hat", "fr": "Chapeau" } }"#,
            lamellar.folder + "/Content/mods/hat/mod.json")
        #expect(try lamellar("mod", "list", "--lang", "fr").output.contains("Chapeau"))
        #expect(try lamellar("mod", "list").output.contains("Hat"))
    }

    @Test("The list says of each mod whether it runs, and why not")
    func list() throws {
        let lamellar = try workshop()
        _ = try lamellar("mod", "new", "good-one")
        _ = try lamellar("mod", "new", "torn")
        put("{", lamellar.folder + "/Content/mods/torn/armor.json")
        put(
            #"{ "id": "lone", "version": "1.0.0", "requires": { "gone": "*" } }"#,
            lamellar.folder + "/Content/mods/lone/mod.json")
        put(
            #"{ "id": "late", "version": "2.0.0", "requires": { "good-one": "^1.0.0" } }"#,
            lamellar.folder + "/Content/mods/late/mod.json")
        let listed = try lamellar("mod", "list")
        #expect(listed.code == 1)
        let lines = listed.output.split(separator: "\n").map(String.init)
        #expect(lines.contains { $0.hasPrefix("good-one") && $0.hasSuffix("good") })
        #expect(lines.contains { $0.hasPrefix("late") && $0.hasSuffix("good, with good-one") })
        #expect(lines.contains { $0.hasPrefix("lone") && $0.contains("needs the mod `gone`, which is not there") })
        #expect(lines.contains { $0.hasPrefix("torn") && $0.contains("armor.json:1:") })
    }

    @Test("explain tells who set a value, line by line, and the default where nobody did")
    func explain() throws {
        let lamellar = try workshop()
        _ = try lamellar("mod", "new", "tin-hat")
        let told = try lamellar("explain", "--mod", "tin-hat", "places/lower-gate.ways")
        #expect(told.code == 0)
        #expect(told.output.contains("Content/core/start.json:"))
        #expect(told.output.contains("Content/mods/tin-hat/place.json:"))
        #expect(told.output.contains("tin-hat patches places/lower-gate"))
        #expect(
            try lamellar("explain", "armor/fire-armor.points").output.hasPrefix(
                "armor/fire-armor.points = 0 (default)\n"))
        let slip = try lamellar("explain", "armor/fire-armr.points")
        #expect(slip.code == 2)
        #expect(slip.errors.contains("did you mean `armor/fire-armor`?"))
        put(
            #"{ "renames": [ { "from": "armor/flame-armor", "to": "armor/fire-armor" } ] }"#,
            lamellar.folder + "/Content/mods/tin-hat/renames.json")
        let renamed = try lamellar("explain", "--mod", "tin-hat", "armor/flame-armor.points")
        #expect(
            renamed.output.hasPrefix("`armor/flame-armor` is called `armor/fire-armor` now.\narmor/fire-armor.points"))
    }

    @Test("check --fix mends, shows the difference, and leaves nothing to find")
    func fix() throws {
        let lamellar = try workshop()
        _ = try lamellar("mod", "new", "tin-hat")
        let path = lamellar.folder + "/Content/mods/tin-hat/armor.json"
        let good = String(decoding: contents(path), as: UTF8.self)
        put(good.replacing("responses", with: "reponses").replacing("\"weight\": 1,", with: "\"wieght\": 1,"), path)
        let ran = try lamellar("check", "--fix", "Content/mods/tin-hat")
        #expect(ran.code == 0)
        #expect(ran.output.contains("-       \"reponses\": ["))
        #expect(ran.output.contains("+       \"responses\": ["))
        #expect(String(decoding: contents(path), as: UTF8.self) == good)
        #expect(try lamellar("check", "--fix", "Content/mods/tin-hat").output.hasPrefix("0 errors"))
    }

    @Test("check --fix . mends that folder only")
    func fixHere() throws {
        let lamellar = try workshop()
        _ = try lamellar("mod", "new", "tin-hat")
        let core = lamellar.folder + "/Content/core/armor-plain.json"
        let slip = String(decoding: contents(core), as: UTF8.self).replacing("\"durability\"", with: "\"durabilty\"")
        put(slip, core)
        put(#"{ "armr": [] }"#, lamellar.folder + "/Content/mods/tin-hat/slip.json")
        lamellar.content = "../.."
        let ran = try lamellar.shell("cd Content/mods/tin-hat && $lamellar check --fix .")
        #expect(ran.output.contains(#"+ { "armor": [] }"#))
        #expect(slip.contains("durabilty"))
        #expect(String(decoding: contents(core), as: UTF8.self) == slip)
    }

    @Test("What was mended before a file that can't be written is told")
    func fixHalfway() throws {
        let lamellar = try workshop()
        _ = try lamellar("mod", "new", "tin-hat")
        let mod = lamellar.folder + "/Content/mods/tin-hat"
        put(#"{ "armr": [] }"#, mod + "/a.json")
        put(#"{ "armr": []"# + String(repeating: " ", count: 60_000) + "}", mod + "/b.json")
        let ran = try lamellar.shell("trap '' XFSZ; ulimit -f 32; $lamellar check --fix Content/mods/tin-hat")
        #expect(ran.code == 1)
        #expect(ran.output.contains(#"+ { "armor": [] }"#))
        #expect(ran.errors.contains("cannot write Content/mods/tin-hat/b.json"), "\(ran.errors)")
    }

    @Test("On a long line the change is seen")
    func fixLongLine() throws {
        let lamellar = try workshop()
        _ = try lamellar("mod", "new", "tin-hat")
        let words = String(repeating: "rain ", count: 100)
        put(
            #"{ "armor": [ { "id": "long", "wieght": 1, "name": "\#(words)", "durabilty": 2, "description": "\#(words)" } ] }"#,
            lamellar.folder + "/Content/mods/tin-hat/long.json")
        let lines = try lamellar("check", "--fix", "Content/mods/tin-hat").output.split(separator: "\n")
        for (sign, first, last) in [("- ", "wieght", "durabilty"), ("+ ", "weight", "durability")] {
            let shown = lines.filter { $0.hasPrefix(sign) }
            #expect(shown.count == 2)
            #expect(shown.first?.contains(first) == true)
            #expect(shown.last?.contains(last) == true)
            #expect(shown.allSatisfy { $0.count <= 122 })
        }
    }

    /// A game that goes on while files are changed below it; returns all it wrote.
    private func play(_ lamellar: Runner, _ options: [String], _ steps: [(change: () -> Void, line: String)]) throws
        -> String
    {
        let pipe = Pipe()
        let process = try lamellar.start(["play", "--seed", "7"] + options, input: pipe.fileHandleForReading)
        try process.run()
        for (number, step) in steps.enumerated() {
            let deadline = Date().addingTimeInterval(60)
            func prompts() -> Int {
                String(decoding: contents(lamellar.folder + "/.out"), as: UTF8.self).split(separator: "\n")
                    .count { $0.hasPrefix("> ") }
            }
            while prompts() <= number && Date() < deadline && process.isRunning { usleep(1_000) }
            step.change()
            try pipe.fileHandleForWriting.write(contentsOf: Data((step.line + "\n").utf8))
        }
        try pipe.fileHandleForWriting.close()
        process.waitUntilExit()
        return lamellar.result(of: process).output
    }

    @Test("reload takes changed content over, and keeps what it had when that is not sound")
    func reload() throws {
        let lamellar = try workshop()
        let path = lamellar.folder + "/Content/core/armor-plain.json"
        let good = String(decoding: contents(path), as: UTF8.self)
        let output = try play(
            lamellar, [],
            [
                ({}, "reload"), ({ put(good.replacing("\"Fire Armor\"", with: "\"Fire Mail\""), path) }, "reload"),
                ({ put("{", path) }, "reload"), ({}, "stack"),
            ])
        #expect(output.contains("Nothing in the content has changed."))
        #expect(output.contains("Changed: armor/fire-armor."))
        #expect(output.contains("armor-plain.json:1:2: error[json-unclosed-object]"))
        #expect(output.contains("the game keeps what it had"))
        #expect(output.components(separatedBy: "> stack").last?.contains("Fire Mail") == true)
    }

    @Test("With --watch a change is taken over unasked, before the next command")
    func watch() throws {
        let lamellar = try workshop()
        let path = lamellar.folder + "/Content/core/armor-plain.json"
        let good = String(decoding: contents(path), as: UTF8.self)
        let output = try play(
            lamellar, ["--watch"],
            [
                ({}, "look"),
                (
                    {
                        put(good.replacing("\"Fire Armor\"", with: "\"Fire Mail\""), path)
                        usleep(900_000)
                    }, "stack"
                ),
            ])
        #expect(output.contains("Changed: armor/fire-armor."))
        #expect(output.components(separatedBy: "stack").last?.contains("Fire Mail") == true)
    }
}
