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
}
