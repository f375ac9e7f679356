import Content
import TestSupport
import Testing

@Suite("Lint: an element that no attack has")
struct UnusedElementTests {
    /// Fire is thrown by a foe; ice is the element in question.
    private func scene(_ more: String) -> String {
        """
        { "elements": [ { "id": "fire" }, { "id": "ice" } ], "attacks": [ { "id": "spark", "element": "fire", "power": 1 } ],
          "foes": [ { "id": "imp", "health": 1, "plans": [ [ "spark" ] ] } ]\(more) }
        """
    }

    @Test("It is told apart whether anybody asks for it")
    func unused() {
        #expect(report(scene("")).diagnostics.map(\.message) == ["nothing has to do with the element `ice`"])
        let asked = scene(
            #", "armor": [ { "id": "a", "responses": [ { "when": { "not": { "element": "ice" } }, "answer": "absorb" } ] } ]"#
        )
        #expect(warnings(asked) == ["unused-element /elements/1/id"])
        #expect(
            report(asked).diagnostics.map(\.message) == [
                "armor asks for `ice`, but no attack has it and nothing turns into it"
            ])
    }

    @Test(
        "An attack, what turns into it, or a trial makes use of it",
        arguments: [
            #", "armor": [ { "id": "a", "responses": [ { "answer": "transmute", "to": "ice" } ] } ]"#,
            #", "armor": [ { "id": "a", "upgrades": [ { "points": 1, "patch": { "responses": [ { "answer": "transmute", "to": "ice" } ] } } ] } ]"#,
            """
            , "trials": [ { "id": "t", "attacks": [ { "element": "ice", "power": 1 } ], "expect": [ { "outcome": "absorbed" } ],
              "wear": [ { "id": "x", "responses": [ { "answer": "absorb" } ] } ] } ]
            """,
        ])
    func used(_ more: String) {
        #expect(warnings(scene(more)) == [])
    }

    @Test("Where nobody fights, elements may be there for others; where something is broken, it may be used there")
    func unknown() {
        #expect(warnings(#"{ "elements": [ { "id": "ice" } ] }"#) == [])
        #expect(warnings(scene(#", "armor": [ { "id": "a", "colour": 1 } ]"#)) == ["error unknown-key /armor/0/colour"])
    }
}
