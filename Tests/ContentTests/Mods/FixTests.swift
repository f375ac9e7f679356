import Content
import TestSupport
import Testing

@Suite("Mending what is certain")
struct FixTests {
    /// The text of one file of the core after it was mended, and how many files were.
    private func fixed(_ text: String, _ others: [String: String] = [:]) throws -> (text: String, files: Int) {
        var files = others
        files["ground.json"] = ground
        files["scene.json"] = text
        let folder = ContentFolder(core: files)
        let repairs = try ContentLoader(folder: folder.path).fix()
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
    func mended(_ before: String, _ after: String) throws {
        #expect(try fixed(before).text == after)
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
        ])
    func untouched(_ text: String) throws {
        let result = try fixed(text)
        #expect(result.text == text)
        #expect(result.files == 0)
    }

    @Test("Line ends, tabs and ideographs around it are kept")
    func kept() throws {
        let before = "{\r\n\t\"armor\": [ { \"id\": \"a\", \"name\": \"水の鎧\", \"wieght\": 3 } ]\r\n}\r\n"
        #expect(try fixed(before).text == before.replacing("wieght", with: "weight"))
    }

    @Test("With paths only what they name is mended")
    func scope() throws {
        let slip = #"{ "armor": [ { "id": "a", "wieght": 1 } ] }"#
        let folder = ContentFolder(
            core: ["ground.json": ground, "slip.json": slip],
            ["mods/m/mod.json": manifest("m"), "mods/m/slip.json": slip.replacing("\"a\"", with: "\"b\"")])
        let repairs = try ContentLoader(folder: folder.path).fix([folder.path + "/mods/m/"])
        #expect(repairs.map(\.file) == [folder.path + "/mods/m/slip.json"])
        #expect(contents(folder.path + "/core/slip.json") == Array(slip.utf8))
    }
}
