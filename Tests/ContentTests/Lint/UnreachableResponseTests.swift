import Content
import TestSupport
import Testing

@Suite("Lint: a response that never answers")
struct UnreachableResponseTests {
    /// The responses of one armor with durability 10 and charge up to 5, and the numbers of those that are dead.
    private func dead(_ responses: String..., besides: String = "") -> [Int] {
        let text =
            #""durability": 10, "charge": { "max": 5 }, "responses": ["# + responses.joined(separator: ", ") + "]"
        return warnings(ofArmor: text + besides).map { warning in
            Int(warning.replacing("unreachable-response /armor/0/responses/", with: "")) ?? -1
        }
    }

    private let store = #"{ "when": { "chance": 1 }, "answer": "store" }"#

    @Test(
        "It is hidden by an earlier one that holds wherever it does",
        arguments: [
            (#"{}"#, #"{}"#), (#"{}"#, #"{ "element": "fire" }"#),
            (#"{ "element": "fire" }"#, #"{ "element": "fire" }"#),
            (#"{ "element": [ "fire", "water" ] }"#, #"{ "element": "fire" }"#),
            (#"{ "element": "fire" }"#, #"{ "element": "fire", "once": "round", "chance": 3 }"#),
            (#"{ "tags": "a" }"#, #"{ "tags": [ "b", "a" ] }"#),
            (#"{ "power": { "min": 3 } }"#, #"{ "power": { "min": 4, "max": 9 } }"#),
            (#"{ "power": { "min": 1 } }"#, #"{ "element": "fire" }"#),
            (#"{ "durability": { "max": 10 } }"#, #"{}"#),
            (#"{ "measures": { "w": { "min": 3 } } }"#, #"{ "measures": { "v": { "max": 1 }, "w": { "min": 3 } } }"#),
            (#"{ "chance": 100 }"#, #"{ "element": "fire" }"#),
            (#"{ "not": { "element": "fire" } }"#, #"{ "element": "water" }"#),
            (#"{ "not": { "element": "fire", "power": { "min": 4 } } }"#, #"{ "power": { "max": 3 } }"#),
            (#"{ "not": { "tags": "a", "chance": 50 } }"#, #"{ "not": { "tags": "a" } }"#),
            (#"{ "not": { "not": { "element": "fire" } } }"#, #"{ "element": "fire" }"#),
            (#"{ "remembered": false }"#, #"{}"#),
        ])
    func hidden(_ earlier: String, _ later: String) {
        let answers = [earlier, later].map { #"{ "when": \#($0), "answer": "absorb" }"# }
        #expect(dead(answers[0], answers[1]) == [1], "\(earlier) before \(later)")
    }

    @Test(
        "Nothing is hidden that may hold where the earlier one does not",
        arguments: [
            (#"{ "element": "fire" }"#, #"{}"#), (#"{ "element": "fire" }"#, #"{ "element": [ "fire", "water" ] }"#),
            (#"{ "chance": 99 }"#, #"{}"#), (#"{ "once": "fight" }"#, #"{}"#),
            (#"{ "once": "round" }"#, #"{ "once": "round" }"#),
            (#"{ "tags": [ "a", "b" ] }"#, #"{ "tags": "a" }"#),
            (#"{ "power": { "min": 4 } }"#, #"{ "power": { "min": 3 } }"#),
            (#"{ "measures": { "w": { "min": 3 } } }"#, #"{}"#),
            (#"{ "measures": { "w": { "min": 3 } } }"#, #"{ "not": { "measures": { "w": { "max": 2 } } } }"#),
            (#"{ "durability": { "min": 2 } }"#, #"{}"#), (#"{ "not": { "element": "fire" } }"#, #"{}"#),
            (#"{ "not": { "chance": 50 } }"#, #"{}"#),
            (#"{ "not": { "tags": "a", "chance": 50 } }"#, #"{ "tags": "a" }"#),
            (#"{ "not": { "once": "round" } }"#, #"{ "once": "round" }"#),
        ])
    func open(_ earlier: String, _ later: String) {
        let answers = [earlier, later].map { #"{ "when": \#($0), "answer": "absorb" }"# }
        #expect(dead(answers[0], answers[1]) == [], "\(earlier) before \(later)")
    }

    @Test("Several before it may hide it together")
    func together() {
        #expect(
            dead(
                #"{ "when": { "power": { "min": 8 } }, "answer": "absorb" }"#,
                #"{ "when": { "power": { "max": 4 } }, "answer": "pass" }"#,
                #"{ "when": { "power": { "min": 5, "max": 7 } }, "answer": "absorb" }"#, #"{ "answer": "absorb" }"#)
                == [3])
        #expect(
            dead(
                #"{ "when": { "element": "fire", "power": { "min": 8 } }, "answer": "absorb" }"#,
                #"{ "when": { "not": { "element": "fire" } }, "answer": "pass" }"#,
                #"{ "when": { "power": { "min": 8 } }, "answer": "absorb" }"#,
                #"{ "when": { "power": { "min": 7 } }, "answer": "absorb" }"#) == [2])
    }

    @Test("A reflect hides only what is never sent back itself")
    func reflected() {
        let reflect = #"{ "answer": "reflect" }"#
        #expect(dead(reflect, #"{ "answer": "absorb" }"#) == [])
        #expect(dead(reflect, #"{ "when": { "element": "fire" }, "answer": "reflect", "upTo": 2 }"#) == [1])
        #expect(dead(reflect, #"{ "when": { "not": { "tags": "reflected" } }, "answer": "absorb" }"#) == [1])
        #expect(dead(#"{ "when": { "tags": "reflected" }, "answer": "reflect" }"#) == [0])
    }

    @Test(
        "A condition that can't hold is found",
        arguments: [
            #"{ "chance": 0 }"#, #"{ "power": { "max": 0 } }"#, #"{ "charge": { "min": 6 } }"#,
            #"{ "durability": { "min": 11 } }"#, #"{ "durability": { "max": 0 } }"#, #"{ "remembered": true }"#,
            #"{ "element": "fire", "not": { "element": [ "water", "fire" ] } }"#, #"{ "not": {} }"#,
            #"{ "not": { "chance": 100 } }"#, #"{ "once": "fight", "not": { "once": "round" } }"#,
            #"{ "tags": "a", "not": { "tags": "a" } }"#, #"{ "not": { "power": { "min": 1 } } }"#,
            #"{ "power": { "max": 3 }, "not": { "power": { "max": 4 } } }"#,
            #"{ "measures": { "w": { "max": 3 } }, "not": { "measures": { "w": { "max": 5 } } } }"#,
        ])
    func impossible(_ condition: String) {
        #expect(dead(store, #"{ "when": \#(condition), "answer": "absorb" }"#) == [1], "\(condition)")
    }

    @Test(
        "A condition that may hold is left alone",
        arguments: [
            #"{ "charge": { "min": 5 } }"#, #"{ "durability": { "min": 10 } }"#, #"{ "durability": { "max": 1 } }"#,
            #"{ "not": { "chance": 99 } }"#, #"{ "not": { "once": "round" } }"#,
            #"{ "once": "round", "not": { "once": "fight" } }"#, #"{ "not": { "durability": { "min": 2 } } }"#,
            #"{ "element": "fire", "not": { "element": "fire", "tags": "a" } }"#, #"{ "remembered": false }"#,
        ])
    func possible(_ condition: String) {
        #expect(dead(store, #"{ "when": \#(condition), "answer": "absorb" }"#) == [], "\(condition)")
    }

    @Test("Charge is asked in vain where nothing ever gives any, durability where there is none")
    func nothingToAsk() {
        let absorb = #""responses": [ { "when": { "charge": { "min": 1 } }, "answer": "absorb" } ]"#
        #expect(
            warnings(ofArmor: #""charge": { "max": 5 }, "# + absorb) == ["unreachable-response /armor/0/responses/0"])
        let echo = #", "echoes": [ { "effect": "charge", "amount": 1 } ]"#
        #expect(warnings(ofArmor: #""charge": { "max": 5 }, "# + absorb + echo) == [])
        let worn = #""responses": [ { "when": { "durability": { "min": 1 } }, "answer": "absorb" } ]"#
        #expect(warnings(ofArmor: worn) == ["unreachable-response /armor/0/responses/0"])
    }

    @Test("What an echo remembers may be asked for")
    func remembered() {
        let answer = #"{ "when": { "remembered": true }, "answer": "absorb" }"#
        #expect(dead(answer) == [0])
        #expect(dead(answer, besides: #", "echoes": [ { "effect": "remember" } ]"#) == [])
    }

    @Test("The message names the one that hides it and ends with its place")
    func words() {
        let found = report(
            scene(ofArmor: "\n\"responses\": [\n{ \"answer\": \"absorb\" },\n { \"answer\": \"pass\" } ]")
        ).diagnostics
        #expect(found.map(\.brief) == ["4:2 unreachable-response /armor/0/responses/1"])
        #expect(found.map(\.severity) == [.warning])
        #expect(
            found[0].message.hasPrefix(
                "`responses[1]` can never answer: where it holds, `responses[0]` has answered already, at "))
        #expect(found[0].message.hasSuffix("/core/scene.json:3:1"))
    }

    @Test(
        "The message says which part can't hold",
        arguments: [
            (#"{ "charge": { "min": 6 } }"#, "nothing ever gives it charge"),
            (#"{ "chance": 0 }"#, "`chance` 0 never comes"),
            (#"{ "durability": { "min": 11 } }"#, "its durability is from 1 to 10"),
            (#"{ "remembered": true }"#, "it has no echo that would `remember`"),
            (#"{ "tags": "a", "not": { "tags": "a" } }"#, "the parts of its condition exclude each other"),
        ])
    func reasons(_ condition: String, _ reason: String) {
        let text = scene(ofArmor: #""durability": 10, "responses": [ { "when": \#(condition), "answer": "absorb" } ]"#)
        #expect(report(text).diagnostics.map(\.message) == ["`responses[0]` can never answer: " + reason])
    }

    @Test("What waits for an upgrade is not dead, what an upgrade brings dead is")
    func upgrades() {
        let waiting =
            #""durability": 10, "responses": [ { "when": { "durability": { "min": 15 } }, "answer": "absorb" } ], "upgrades": [ { "points": 1, "patch": "#
        #expect(warnings(ofArmor: waiting + #"{ "durability": 20 } } ]"#) == [])
        #expect(
            warnings(ofArmor: waiting + #"{ "durability": 14 } } ]"#) == ["unreachable-response /armor/0/responses/0"])
        let patch =
            #"{ "responses": [ { "answer": "absorb" }, { "when": { "element": "fire" }, "answer": "pass" } ] } } ]"#
        #expect(
            warnings(
                ofArmor: #""responses": [ { "answer": "absorb", "upTo": 1 } ], "upgrades": [ { "points": 1, "patch": "#
                    + patch) == [
                    "unreachable-response /armor/0/upgrades/0/patch/responses/1"
                ])
    }

    @Test("What lives in a child is not dead in its parent")
    func inherited() {
        let parent = #""responses": [ { "when": { "remembered": true }, "answer": "absorb" } ]"#
        let child = #" }, { "id": "b", "extends": "a", "echoes": [ { "effect": "remember" } ]"#
        #expect(warnings(ofArmor: parent + child) == [])
    }

    @Test("Armor that a trial writes out is asked too")
    func trial() {
        #expect(
            warnings(
                """
                { "elements": [ { "id": "fire" } ], "trials": [ { "id": "t", "attacks": [ { "element": "fire", "power": 1 } ],
                  "expect": [ { "outcome": "absorbed" } ],
                  "wear": [ { "id": "x", "responses": [ { "answer": "absorb" }, { "answer": "pass" } ] } ] } ] }
                """) == ["unreachable-response /trials/0/wear/0/responses/1"])
    }
}
