import Content
import TestSupport
import Testing

@Suite("unborne-name")
struct UnborneNameTests {
    /// What is found in a condition, beside a foe whose only attack has the tag `voice` and the measure `width`.
    private func found(_ condition: String) -> [String] {
        warnings(
            #"""
            { "elements": [ { "id": "fire" } ],
              "attacks": [ { "id": "shout", "element": "fire", "power": 3, "tags": [ "voice" ], "measures": { "width": 9 } } ],
              "foes": [ { "id": "crier", "health": 3, "plans": [ [ "shout" ] ] } ],
              "armor": [ { "id": "a", "responses": [ { "when": \#(condition), "answer": "absorb" } ] } ] }
            """#)
    }

    @Test("A tag or measure that no attack has is told, with the near one that some attack has")
    func slip() {
        #expect(found(#"{ "tags": "vioce" }"#) == ["unborne-name /armor/0/responses/0/when/tags → voice"])
        #expect(
            found(#"{ "not": { "tags": [ "voice", "loud" ] } }"#) == [
                "unborne-name /armor/0/responses/0/when/not/tags/1"
            ])
        #expect(
            found(#"{ "measures": { "widht": { "min": 3 } } }"#) == [
                "unborne-name /armor/0/responses/0/when/measures/widht → width"
            ])
    }

    @Test("What attacks have, and what the game itself tags, is well")
    func borne() {
        #expect(found(#"{ "tags": [ "voice" ], "measures": { "width": { "max": 9 } } }"#) == [])
        #expect(found(#"{ "tags": "reflected" }"#) == [])
    }

    @Test("Content without foes is not asked: elements and armor alone are there for others")
    func alone() {
        #expect(warnings(ofArmor: #""responses": [ { "when": { "tags": "vioce" }, "answer": "absorb" } ]"#) == [])
    }
}
