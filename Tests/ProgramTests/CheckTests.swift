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
        #expect(ran.output == "1 error, 0 warnings; trials: 0 passed, 0 failed\n")
        let told = ran.errors.split(separator: "\n")
        #expect(told.count == 5)
        #expect(told[0].hasPrefix("Content/core/road.json:\(index + 1):\(column): error[unknown-key]: "), "\(told[0])")
        // A long line is shown around the place.
        #expect(lines[index].hasSuffix(told[1].drop { $0 == "…" }))
        #expect(told[2].hasSuffix("^^^^^^^^^^^"))
        #expect(told[3] == #"help: did you mean "durability"?"#)
        #expect(told[4] == "`lamellar explain unknown-key` tells more.")
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
            // The glass and the feather cap of the sample do nothing, and are no reason to fail.
            #expect(ran.output == "0 errors, 2 warnings; trials: 0 passed, 0 failed\n")
            #expect(ran.errors.split(separator: "\n").count { $0.contains(": warning[useless-armor]: ") } == 2)
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

    @Test("A failed trial shows the trace of the attack that failed, and where each answer to it stands")
    func failedTrial() throws {
        let lamellar = Runner()
        put(#"{"id": "core", "version": "1.0.0"}"#, lamellar.folder + "/Content/core/mod.json")
        put(
            """
            {
              "elements": [ { "id": "rain" }, { "id": "fire" } ],
              "armor": [
                { "id": "felt", "abstract": true, "responses": [
                  { "when": { "element": "rain" }, "answer": "absorb", "upTo": 3, "wear": 1 }
                ] },
                { "id": "hat", "name": "Felt Hat", "extends": "felt", "durability": 1 }
              ],
              "trials": [
                { "id": "storm",
                  "wear": [
                    "hat",
                    { "id": "cape",
                      "responses": [ { "when": { "tags": "drizzle" }, "answer": "absorb" } ],
                      "echoes": [ { "effect": "heal", "amount": 2 } ] } ],
                  "attacks": [ { "element": "rain", "power": 3 }, { "element": "rain", "power": 5 } ],
                  "expect": [
                    { "outcome": "absorbed", "by": "hat" },
                    { "outcome": "absorbed", "by": "cape" } ] } ]
            }
            """, lamellar.folder + "/Content/core/rain.json")
        let ran = try lamellar("check", "--content", "Content")
        #expect(ran.code == 1)
        #expect(
            ran.errors == """
                Content/core/rain.json:19:9: error[trial-failed]: attack 2 of trial `storm`: expected absorbed by cape, got hit by avatar, damage 5
                        { "outcome": "absorbed", "by": "cape" } ] } ]
                        ^
                  2. Rain: rain 5
                  Cape lets it pass. [no response matched; it answers to an attack tagged drizzle; Content/core/rain.json:13:9]
                  Cape offers 2 health. [echoes[0]; Content/core/rain.json:15:23]
                  Hit: 5 reaches the avatar.
                `lamellar explain trial-failed` tells more.

                """)
        let text = String(decoding: contents(lamellar.folder + "/Content/core/rain.json"), as: UTF8.self)
        put(text.replacing(#""power": 3 }"#, with: #""power": 4 }"#), lamellar.folder + "/Content/core/rain.json")
        let first = try lamellar("check", "--content", "Content").errors
        #expect(
            first.contains(
                """
                  1. Rain: rain 4
                  Felt Hat absorbs 3. 1 travels on. It breaks! [responses[0]: rain; Content/core/rain.json:5:7]
                  Cape lets it pass. [no response matched; it answers to an attack tagged drizzle; Content/core/rain.json:13:9]

                """))
        #expect(
            try lamellar("check", "--content", "Content", "--json").output.contains(
                #""trials":{"passed":0,"failed":1}}"#))
    }

    @Test("Dead content is a warning, in yellow, and no reason to fail")
    func warning() throws {
        let lamellar = Runner()
        put(#"{"id": "core", "version": "1.0.0"}"#, lamellar.folder + "/Content/core/mod.json")
        put(#"{ "texts": { "hop-pas": "{layer}" } }"#, lamellar.folder + "/Content/core/texts.json")
        let ran = try lamellar("check", "--content", "Content")
        #expect(ran.code == 0)
        #expect(ran.output == "0 errors, 1 warning; trials: 0 passed, 0 failed\n")
        #expect(
            ran.errors == """
                Content/core/texts.json:1:14: warning[unused-text]: the game shows no text `hop-pas`
                { "texts": { "hop-pas": "{layer}" } }
                             ^^^^^^^^^
                help: did you mean "hop-pass"?

                """)
        #expect(
            try lamellar("check", "--content", "Content", "--color", "always").errors.contains(
                "\u{1B}[1;33mwarning[unused-text]\u{1B}[0m"))
        #expect(
            try lamellar("check", "--content", "Content", "--json").output.hasPrefix(
                #"{"ok":true,"errors":0,"warnings":1,"diagnostics":[{"severity":"warning","code":"unused-text","#))
    }
}
