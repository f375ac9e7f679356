import Content
import Engine
import TestSupport
import Testing

@Suite("Upgrades")
struct UpgradeTests {
    @Test("Patches are merged one after the other")
    func stepByStep() throws {
        let text = """
            { "armor": [ { "id": "a", "durability": 10, "charge": { "max": 2 }, "weight": 1, "upgrades": [
                { "points": 2, "patch": { "durability": 16 } },
                { "points": 3, "patch": { "charge": { "max": 5 }, "weight": null } } ] } ] }
            """
        let armor = try #require(catalog(of: ["a.json": text]).armor["a"])
        #expect(armor.levels.map(\.durability) == [10, 16, 16])
        #expect(armor.levels.map(\.mostCharge) == [2, 2, 5])
        #expect(armor.levels.map(\.weight) == [1, 1, 0])
        #expect(armor.upgradePoints == [2, 3])
    }

    @Test(
        "An error inside a patch is reported in the patch",
        arguments: [
            (#"{ "durabilty": 3 }"#, "3:3 unknown-key /armor/0/upgrades/0/patch/durabilty → durability"),
            (#"{ "durability": 0 }"#, "3:17 out-of-range /armor/0/upgrades/0/patch/durability"),
            (#"{ "charge": { "mx": 1 } }"#, "3:15 unknown-key /armor/0/upgrades/0/patch/charge/mx → max"),
            (#"{ "charge": null }"#, "3:1 meaningless /armor/0/upgrades/0/patch"),
            (#"{ "id": "b" }"#, "3:3 meaningless /armor/0/upgrades/0/patch/id"),
            (#"{ "extends": "pond" }"#, "3:3 meaningless /armor/0/upgrades/0/patch/extends"),
            (
                #"{ "responses": [ { "when": { "element": "ice" }, "answer": "pass" } ] }"#,
                "3:41 unknown-id /armor/0/upgrades/0/patch/responses/0/when/element → fire"
            ),
            ("7", "3:1 wrong-type /armor/0/upgrades/0/patch"),
        ])
    func inPatch(_ patch: String, _ found: String) {
        let text = """
            { "armor": [ { "id": "a", "charge": { "max": 2 }, "durability": 9, "responses": [ { "answer": "store" } ],
                "upgrades": [ { "points": 1, "patch":
            \(patch)
                }, { "points": 1, "patch": { "weight": 1 } } ] } ] }
            """
        // Faults of the first patch are not told again of the second.
        #expect(diagnostics(of: text).map(\.brief) == [found], "\(patch)")
    }

    @Test("What an upgrade breaks says so")
    func words() {
        let text = """
            { "armor": [ { "id": "a", "durability": 9, "echoes": [ { "effect": "mend", "amount": 1 } ],
                           "upgrades": [ { "points": 1, "patch": { "durability": null } } ] } ] }
            """
        #expect(
            diagnostics(of: text).map(\.message) == [
                "with this patch the armor is no longer sound: armor without `durability` never wears, so there is nothing to mend"
            ])
    }
}
