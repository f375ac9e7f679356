import Content
import TestSupport
import Testing

@Suite("Lint: an upgrade that changes nothing")
struct IdleUpgradeTests {
    private func upgrade(_ patch: String) -> [String] {
        warnings(
            ofArmor:
                #""durability": 20, "weight": 3, "responses": [ { "answer": "absorb" } ], "upgrades": [ { "points": 2, "patch": { "weight": 2 } }, { "points": 2, "patch": "#
                + patch + " } ]")
    }

    @Test(
        "A patch that leaves the armor as it was is told of",
        arguments: [
            "{}", #"{ "durability": 20 }"#, #"{ "responses": [ { "answer": "absorb", "percent": 100 } ] }"#,
            #"{ "description": "Better." }"#, #"{ "charge": null, "weight": 2 }"#,
        ])
    func idle(_ patch: String) {
        #expect(upgrade(patch) == ["idle-upgrade /armor/0/upgrades/1/patch"], "\(patch)")
    }

    @Test(
        "A patch that changes anything of a fight is left alone",
        arguments: [
            #"{ "durability": 21 }"#, #"{ "weight": 3 }"#, #"{ "responses": [ { "answer": "absorb", "wear": 1 } ] }"#,
        ])
    func busy(_ patch: String) {
        #expect(upgrade(patch) == [], "\(patch)")
    }

    @Test("An upgrade that a child takes over in vain is right in its parent")
    func inherited() {
        let parent =
            #""durability": 5, "responses": [ { "answer": "absorb" } ], "upgrades": [ { "points": 1, "patch": { "durability": 9 } } ]"#
        #expect(warnings(ofArmor: parent + #" }, { "id": "b", "extends": "a", "durability": 9"#) == [])
    }
}
