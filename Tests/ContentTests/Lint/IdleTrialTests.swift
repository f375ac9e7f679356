import Content
import TestSupport
import Testing

@Suite("Lint: a trial that says nothing")
struct IdleTrialTests {
    private func trial(_ wear: String, pierce: Int = 0, outcome: String = "hit") -> [String] {
        warnings(
            """
            { "elements": [ { "id": "fire" } ], "trials": [ { "id": "t", "wear": [ \(wear) ],
              "attacks": [ { "element": "fire", "power": 5, "pierce": \(pierce) } ], "expect": [ { "outcome": "\(outcome)" } ] } ] }
            """)
    }

    private let shirt = #"{ "id": "shirt", "responses": [ { "answer": "absorb", "upTo": 1 } ] }"#

    @Test("Nothing is worn, or nothing of it is ever asked")
    func idle() {
        #expect(trial("") == ["idle-trial /trials/0/id"])
        #expect(trial(#"{ "id": "bare" }"#) == ["idle-trial /trials/0/id"])
        #expect(trial(shirt, pierce: 1) == ["idle-trial /trials/0/id"])
        #expect(trial(shirt + #", { "id": "bare" }"#, pierce: 1) == ["idle-trial /trials/0/id"])
    }

    @Test("One layer that is asked is enough, even if it lets all pass")
    func busy() {
        #expect(trial(shirt) == [])
        #expect(trial(#"{ "id": "bare" }, "# + shirt, pierce: 1) == [])
        #expect(trial(#"{ "id": "x", "echoes": [ { "effect": "heal", "amount": 1 } ] }"#) == [])
        #expect(trial(#"{ "id": "x", "responses": [ { "when": { "chance": 1 }, "answer": "absorb" } ] }"#) == [])
    }

    @Test("A trial that fails can fail, and is an error only")
    func failing() {
        #expect(trial("", outcome: "absorbed") == ["error trial-failed /trials/0/expect/0"])
    }
}
