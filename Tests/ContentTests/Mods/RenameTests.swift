import Content
import Engine
import TestSupport
import Testing

@Suite("Renames")
struct RenameTests {
    private func check(_ text: String, user: String = "{}") -> [String] {
        let folder = ContentFolder(core: ["ground.json": ground, "a.json": text, "b.json": user])
        return folder.check().diagnostics.map { "\($0.severity) " + $0.brief }
    }

    @Test("Others may say the old id, are told the new one, and get what it names")
    func old() {
        let folder = ContentFolder(
            core: [
                "ground.json": ground,
                "a.json":
                    #"{ "renames": [ { "from": "armor/puddle", "to": "armor/pool" }, { "from": "armor/pool", "to": "armor/pond" }, { "from": "elements/wet", "to": "elements/water" } ] }"#,
            ],
            [
                "mods/m/mod.json": manifest("m"),
                "mods/m/a.json":
                    #"{ "armor": [ { "id": "lake", "extends": "puddle" } ], "patches": [ { "target": "armor/puddle", "merge": { "responses": [ { "when": { "element": "wet" }, "answer": "pass" } ] } } ] }"#,
            ])
        let loaded = folder.load(mods: ["m"])
        #expect(loaded.catalog?.armor["lake"]?.levels[0].durability == 20)
        #expect(
            loaded.diagnostics.map { "\($0.severity) " + $0.brief } == [
                "warning 1:41 renamed-id /armor/0/extends → pond",
                "warning 1:80 renamed-id /patches/0/target → armor/pond",
                "warning 1:145 renamed-id /patches/0/merge/responses/0/when/element → water",
            ])
        #expect(loaded.catalog?.renames.current(.armor, "puddle") == "pond")
        #expect(loaded.catalog?.renames.current(.armor, "pond") == "pond")
    }

    @Test(
        "Each mistake in a rename is found",
        arguments: [
            (#"{ "from": "armor/pond", "to": "armor/pond" }"#, "1:26 bad-rename /renames/0/from"),
            (#"{ "from": "armor/x", "to": "armor/pnod" }"#, "1:43 bad-rename /renames/0/to → armor/pond"),
            (#"{ "from": "armor/x", "to": "attacks/splash" }"#, "1:43 bad-rename /renames/0/to"),
            (#"{ "from": "armor/x", "to": "armor/x" }"#, "1:43 bad-rename /renames/0/to"),
            (#"{ "from": "x", "to": "armor/pond" }"#, "1:26 bad-target /renames/0/from"),
            (#"{ "from": "armor/x" }"#, "1:16 missing-key /renames/0"),
            (
                #"{ "from": "armor/x", "to": "armor/pond" }, { "from": "armor/x", "to": "armor/pond" }"#,
                "1:69 bad-rename /renames/1/from"
            ),
        ])
    func mistakes(_ rename: String, _ found: String) {
        #expect(check(#"{ "renames": [ "# + rename + " ] }") == ["error " + found], "\(rename)")
    }

    @Test("A long chain leads every id on it to its end")
    func chain() {
        let steps = (0..<3_000).map {
            #"{ "from": "armor/p-\#($0)", "to": "armor/\#($0 == 0 ? "pond" : "p-\($0 - 1)")" }"#
        }
        let folder = ContentFolder(
            core: ["ground.json": ground, "a.json": #"{ "renames": [ \#(steps.joined(separator: ", ")) ] }"#])
        let renames = folder.load().catalog?.renames
        #expect((0..<3_000).allSatisfy { renames?.current(.armor, "p-\($0)") == "pond" })
    }

    @Test("Each id that leads into a circle or to nothing is told")
    func lost() {
        func rename(_ from: String, _ to: String) -> String {
            #"{ "from": "armor/\#(from)", "to": "armor/\#(to)" }"#
        }
        let circle = [rename("a", "b"), rename("b", "c"), rename("c", "b")].joined(separator: ", ")
        let gap = [rename("d", "pnod"), rename("e", "d")].joined(separator: ", ")
        #expect(check("{ \"renames\": [ \(circle) ] }").count == 3)
        #expect(check("{ \"renames\": [ \(gap) ] }").allSatisfy { $0.hasSuffix("→ armor/pond") })
        #expect(check("{ \"renames\": [ \(gap) ] }").count == 2)
    }
}
