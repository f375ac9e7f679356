import Content
import TestSupport
import Testing

@Suite("Lint: armor that serves nobody")
struct UselessArmorTests {
    @Test(
        "Armor that only passes, swells or remembers is told of",
        arguments: [
            #""responses": []"#, #""responses": [ { "answer": "pass" } ]"#, #""durability": 5, "weight": 1"#,
            #""responses": [ { "when": { "element": "fire" }, "answer": "amplify", "by": 3 } ]"#,
            #""responses": [ { "answer": "absorb", "percent": 0 } ]"#,
        ])
    func useless(_ armor: String) {
        #expect(warnings(ofArmor: armor) == ["useless-armor /armor/0/id"], "\(armor)")
    }

    @Test(
        "Armor that takes, changes, tries again or echoes has a use",
        arguments: [
            #""responses": [ { "answer": "absorb", "percent": 1 } ]"#, #""responses": [ { "answer": "reflect" } ]"#,
            #""charge": { "max": 1 }, "responses": [ { "answer": "store" } ]"#,
            #""responses": [ { "answer": "transmute", "to": "steam" } ]"#,
            #""responses": [ { "answer": "retry", "times": 1 } ]"#, #""echoes": [ { "effect": "heal", "amount": 1 } ]"#,
            #""upgrades": [ { "points": 1, "patch": { "responses": [ { "answer": "absorb" } ] } } ]"#,
            #""abstract": true"#,
        ])
    func useful(_ armor: String) {
        #expect(warnings(ofArmor: armor) == [], "\(armor)")
    }

    @Test("A weakness that a foe wears has a use")
    func worn() {
        let text = """
            { "elements": [ { "id": "fire" } ], "attacks": [ { "id": "spark", "element": "fire", "power": 1 } ],
              "armor": [ { "id": "straw", "responses": [ { "answer": "amplify", "by": 1 } ] } ],
              "foes": [ { "id": "imp", "health": 1, "wears": [ "straw" ], "plans": [ [ "spark" ] ] } ] }
            """
        #expect(warnings(text) == [])
        #expect(warnings(text.replacing(#""wears": [ "straw" ], "#, with: "")) == ["useless-armor /armor/0/id"])
    }
}
