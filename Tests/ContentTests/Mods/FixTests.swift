import Content
import Foundation
import TestSupport
import Testing

@Suite("Mending what is certain")
struct FixTests {
    /// The text of one file of the core after it was mended, and how many files were.
    private func fixed(_ text: String, _ others: [String: String] = [:]) -> (text: String, files: Int) {
        var files = others
        files["ground.json"] = ground
        files["scene.json"] = text
        let folder = ContentFolder(core: files)
        let repairs = ContentLoader(folder: folder.path).fix().repairs
        let after = repairs.first { $0.file.hasSuffix("scene.json") }?.after ?? Array(text.utf8)
        #expect(after == contents(folder.path + "/core/scene.json"))
        return (String(decoding: after, as: UTF8.self), repairs.count)
    }

    @Test(
        "A slip in a key, commas before brackets, a byte order mark and a renamed id are mended",
        arguments: [
            (#"{ "armr": [ { "id": "a", "wieght": 1 } ] }"#, #"{ "armor": [ { "id": "a", "weight": 1 } ] }"#),
            (
                #"{ "armor": [ { "id": "a", "tags": [ "b", ], }, ], }"#,
                #"{ "armor": [ { "id": "a", "tags": [ "b" ] } ] }"#
            ),
            ("\u{FEFF}{ \"armor\": [] }", #"{ "armor": [] }"#),
            (
                #"{ "renames": [ { "from": "armor/puddle", "to": "armor/pond" } ], "armor": [ { "id": "a", "extends": "puddle" } ] }"#,
                #"{ "renames": [ { "from": "armor/puddle", "to": "armor/pond" } ], "armor": [ { "id": "a", "extends": "pond" } ] }"#
            ),
            (
                #"{ "armor": [ { "id": "a", "responses": [ { "wen": { "elemnt": "fire" }, "answer": "absorb", "upto": 3 } ] } ] }"#,
                #"{ "armor": [ { "id": "a", "responses": [ { "when": { "element": "fire" }, "answer": "absorb", "upTo": 3 } ] } ] }"#
            ),
        ])
    func mended(_ before: String, _ after: String) {
        #expect(fixed(before).text == after)
    }

    @Test(
        "What is not certain stays as it is",
        arguments: [
            #"{ "armor": [ { "id": "a", "wieght": 1, "weight": 2 } ] }"#,
            #"{ "armor": [ { "id": "a", "colour": 1 } ] }"#,
            #"{ "armor": [ { "id": "a", "extends": "pnod" } ] }"#,
            #"{ "armor": [ { "id": "a", "durability": "12" } ] }"#,
            #"{ "armor": [ { "id": "a" } /* why */ ] }"#, #"{ "armor": [ { "id": "A b" } ] }"#,
            #"{ "armor": [ { "id": "a", "w\u0069eght": 1 } ] }"#,
            #"{ "armor": [ { "id": "a", "durabilty": 5, "durabiliti": 6 } ] }"#,
            #"{ "armors": [ { "id": "a" } ], "armour": [ { "id": "b" } ] }"#,
            #"{ "armor": [ { "id": "a", "tags": [ "b",, ] } ] }"#, #"{ "armor": [ , ] }"#,
        ])
    func untouched(_ text: String) {
        let result = fixed(text)
        #expect(result.text == text)
        #expect(result.files == 0)
    }

    @Test("Line ends, tabs and ideographs around it are kept")
    func kept() {
        let before = "{\r\n\t\"armor\": [ { \"id\": \"a\", \"name\": \"水の鎧\", \"wieght\": 3 } ]\r\n}\r\n"
        #expect(fixed(before).text == before.replacing("wieght", with: "weight"))
    }

    @Test("With paths only what they name is mended")
    func scope() {
        let slip = #"{ "armor": [ { "id": "a", "wieght": 1 } ] }"#
        let folder = ContentFolder(
            core: ["ground.json": ground, "slip.json": slip],
            ["mods/m/mod.json": manifest("m"), "mods/m/slip.json": slip.replacing("\"a\"", with: "\"b\"")])
        let repairs = ContentLoader(folder: folder.path).fix([folder.path + "/mods/m/"]).repairs
        #expect(repairs.map(\.file) == [folder.path + "/mods/m/slip.json"])
        #expect(contents(folder.path + "/core/slip.json") == Array(slip.utf8))
    }

    @Test("Commas and brackets in strings stay, and so does all that stands behind another problem")
    func commas() {
        #expect(
            fixed(#"{ "armor": [ { "id": "a", "name": "a,] \",} b", }, ] }"#).text
                == #"{ "armor": [ { "id": "a", "name": "a,] \",} b" } ] }"#)
        #expect(
            fixed(#"{ "armor": [ { "id": "a", }, ], /* it's ",] */ "foes": [ "b,]", ], }"#).text
                == #"{ "armor": [ { "id": "a" } ], /* it's ",] */ "foes": [ "b,]", ], }"#)
    }

    @Test("Ten thousand commas too many are taken away in one go")
    func manyCommas() {
        let before = "{ \"$schema\": [" + String(repeating: "[1,], ", count: 10_000) + "1] }"
        let time = ContinuousClock().measure {
            #expect(fixed(before).text.utf8.elementsEqual(before.replacing(",]", with: "]").utf8))
        }
        #expect(time < .seconds(30))
    }

    @Test("A folder is the same whatever path leads to it")
    func otherPath() {
        let slip = #"{ "armor": [ { "id": "a", "wieght": 1 } ] }"#
        let folder = ContentFolder(
            core: ["ground.json": ground, "slip.json": slip],
            ["mods/m/mod.json": manifest("m"), "mods/m/slip.json": slip.replacing("\"a\"", with: "\"b\"")])
        let repairs = ContentLoader(folder: folder.path).fix([folder.path + "/mods/../core"]).repairs
        #expect(repairs.map(\.file) == [folder.path + "/mods/../core/slip.json"])
        #expect(ContentLoader(folder: folder.path).fix([folder.path + "/mods/m/../m/slip.json"]).repairs.count == 1)
    }

    @Test("What a link leads to is left alone, and that is said")
    func links() throws {
        let slip = #"{ "armor": [ { "id": "a", "wieght": 1 } ] }"#
        let other = slip.replacing("\"a\"", with: "\"b\"")
        let folder = ContentFolder(
            core: ["ground.json": ground],
            ["mods/m/mod.json": manifest("m"), "outside/one.json": slip, "outside/more/two.json": other])
        let mod = folder.path + "/mods/m"
        let files = FileManager.default
        try files.createSymbolicLink(atPath: mod + "/one.json", withDestinationPath: "../../outside/one.json")
        try files.createSymbolicLink(atPath: mod + "/more", withDestinationPath: "../../outside/more")
        let mending = ContentLoader(folder: folder.path).fix([mod])
        #expect(mending.repairs.isEmpty)
        #expect(mending.linked.sorted() == [mod + "/more/two.json", mod + "/one.json"])
        #expect(contents(folder.path + "/outside/one.json") == Array(slip.utf8))
        #expect(contents(folder.path + "/outside/more/two.json") == Array(other.utf8))
    }
}
