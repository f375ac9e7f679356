import Content
import TestSupport
import Testing

@Suite("Lint: a record that nothing refers to")
struct UnusedRecordTests {
    private let road = """
        { "rules": { "start": "gate", "avatar": { "health": 1, "weapon": "stick" } }, "elements": [ { "id": "fire" } ],
          "attacks": [ { "id": "stick", "element": "fire", "power": 1 },
                       { "id": "spark", "element": "fire", "power": 1, "inflicts": { "status": "hot", "rounds": 1 } } ],
          "statuses": [ { "id": "hot" } ], "places": [ { "id": "gate", "foes": [ "imp" ] } ],
          "foes": [ { "id": "imp", "health": 1, "plans": [ [ "spark" ] ] } ] }
        """

    @Test("Where all are used there is nothing to say")
    func used() {
        #expect(warnings(road) == [])
    }

    @Test("An attack, a status and a foe that nobody uses are each told of")
    func unused() {
        #expect(
            warnings(road.replacing(#"[ [ "spark" ] ]"#, with: #"[ [ "stick" ] ]"#)) == ["unused-record /attacks/1/id"])
        #expect(
            warnings(road.replacing(#", "inflicts": { "status": "hot", "rounds": 1 }"#, with: ""))
                == ["unused-record /statuses/0/id"])
        #expect(warnings(road.replacing(#", "foes": [ "imp" ]"#, with: "")) == ["unused-record /foes/0/id"])
    }

    @Test("A trial throws; a quest asks for a foe, but only a place brings it")
    func otherUses() {
        let trial = """
            "trials": [ { "id": "t", "attacks": [ "stick" ], "expect": [ { "outcome": "absorbed" } ],
              "wear": [ { "id": "x", "responses": [ { "answer": "absorb" } ] } ] } ],
            "attacks": [
            """
        #expect(
            warnings(road.replacing(#""weapon": "stick""#, with: #""weapon": "spark""#)) == [
                "unused-record /attacks/0/id"
            ])
        #expect(
            warnings(
                road.replacing(#""weapon": "stick""#, with: #""weapon": "spark""#).replacing(
                    #""attacks": ["#, with: trial))
                == [])
        #expect(
            warnings(
                road.replacing(#", "foes": [ "imp" ]"#, with: "").replacing(
                    #""statuses": ["#, with: #""quests": [ { "id": "q", "foe": "imp", "points": 1 } ], "statuses": ["#))
                == ["unused-record /foes/0/id"])
    }

    @Test("Content without foes keeps its attacks and statuses for others, content without places its foes")
    func forOthers() {
        #expect(warnings(ground) == [])
        #expect(
            warnings(
                """
                { "elements": [ { "id": "fire" } ], "attacks": [ { "id": "spark", "element": "fire", "power": 1 } ],
                  "foes": [ { "id": "imp", "health": 1, "plans": [ [ "spark" ] ] } ] }
                """) == [])
    }
}
