import Foundation
import TestSupport
import Testing

@Suite("check")
struct CheckTests {
    @Test("The game's own content is good, and counted")
    func core() throws {
        let lamellar = Runner()
        let ran = try lamellar("check")
        #expect(ran.code == 0)
        #expect(ran.output.wholeMatch(of: /0 errors, 0 warnings; trials: \d{2,} passed, 0 failed\n/) != nil)
        #expect(ran.errors == "")
        let json = try lamellar("check", "--json")
        #expect(json.code == 0)
        #expect(
            json.output.wholeMatch(
                of: /\{"ok":true,"errors":0,"warnings":0,"diagnostics":\[\],"trials":\{"passed":\d+,"failed":0\}\}\n/)
                != nil)
        #expect(json.errors == "")
    }

    @Test("A wrong letter is shown where it stands, with a caret and the right word")
    func wrongLetter() throws {
        let lamellar = Runner()
        SampleRoad.write(to: lamellar.folder + "/Content")
        let path = lamellar.folder + "/Content/core/road.json"
        let text = String(decoding: contents(path), as: UTF8.self)
            .replacing(#""durability": 10, "weight": 9"#, with: #""durabilty": 10, "weight": 9"#)
        put(text, path)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let index = try #require(lines.firstIndex { $0.contains("durabilty") })
        let before = try #require(lines[index].range(of: #""durabilty""#)).lowerBound
        let column = lines[index][..<before].unicodeScalars.count + 1
        let ran = try lamellar("check", "--content", "Content")
        #expect(ran.code == 1)
        #expect(ran.output == "1 errors, 0 warnings; trials: 0 passed, 0 failed\n")
        let told = ran.errors.split(separator: "\n")
        #expect(told.count == 4)
        #expect(told[0].hasPrefix("Content/core/road.json:\(index + 1):\(column): error[unknown-key]: "), "\(told[0])")
        // A long line is shown around the place.
        #expect(lines[index].hasSuffix(told[1].drop { $0 == "…" }))
        #expect(told[2].hasSuffix("^^^^^^^^^^^"))
        #expect(told[3] == #"help: did you mean "durability"?"#)
        let json = try lamellar("check", "--content", "Content", "--json")
        #expect(json.code == 1)
        #expect(json.errors == "")
        let pattern = #"""
            ^\{"ok":false,"errors":1,"warnings":0,"diagnostics":\[\{"severity":"error","code":"unknown-key","mod":"core","file":"Content/core/road\.json","line":\#(index + 1),"column":\#(column),"pointer":"/armor/3/durabilty","message":"[^"]+(\\"[^"]*)*","suggestion":"durability"\}\],"trials":\{"passed":0,"failed":0\}\}\n$
            """#
        #expect(try json.output.contains(Regex(pattern)), "\(json.output)")
    }

    @Test("A path may be a mod, a file, or a whole content folder; one that is not there is a problem")
    func paths() throws {
        let lamellar = Runner()
        SampleRoad.write(to: lamellar.folder + "/Content")
        let content = ["--content", "Content"]
        for path in [
            "Content", "Content/", "Content/mods/lantern", "Content/mods/lantern/", "Content/mods/lantern/armor.json",
        ] {
            let ran = try lamellar.run(["check", path] + content)
            #expect(ran.code == 0, "\(path): \(ran.errors)")
            #expect(ran.output == "0 errors, 0 warnings; trials: 0 passed, 0 failed\n")
        }
        put(
            #"{"armor": [{"id": "x", "name": "X", "durability": -1}]}"#,
            lamellar.folder + "/Content/mods/lantern/bad.json")
        for path in [[], ["Content/mods/lantern"], ["Content/mods/lantern/bad.json"], ["Content"]] {
            let ran = try lamellar.run(["check"] + path + content)
            #expect(ran.code == 1, "\(path)")
            #expect(ran.errors.contains("Content/mods/lantern/bad.json:1:51: error["), "\(path): \(ran.errors)")
        }
        let missing = try lamellar.run(["check", "Content/mods/nothing"] + content)
        #expect(missing.code == 1)
        #expect(missing.errors.contains("nothing"))
    }

    @Test("A broken mod is switched off with its reason, and the game runs")
    func brokenMod() throws {
        let lamellar = Runner()
        SampleRoad.write(to: lamellar.folder + "/Content")
        put("{", lamellar.folder + "/Content/mods/lantern/bad.json")
        let ran = try lamellar("play", "--content", "Content", "--mod", "lantern", "--seed", "7", input: "stack\n")
        #expect(ran.code == 0)
        #expect(ran.errors.contains("the mod `lantern` is switched off"))
        #expect(ran.output.contains("Fire Armor"))
    }
}
