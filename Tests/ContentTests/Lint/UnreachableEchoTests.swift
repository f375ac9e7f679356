import Content
import TestSupport
import Testing

@Suite("Lint: an echo that never takes effect")
struct UnreachableEchoTests {
    private func dead(_ echo: String) -> [String] {
        warnings(
            ofArmor:
                #""durability": 10, "charge": { "max": 5 }, "responses": [ { "when": { "remembered": true }, "answer": "absorb" } ], "echoes": [ { "when": { "chance": 1 }, "effect": "remember" }, "#
                + echo + " ]")
    }

    @Test(
        "Its condition can't hold, or nothing is left to do where it does",
        arguments: [
            #"{ "when": { "outcome": "absorbed", "damage": { "min": 1 } }, "effect": "heal", "amount": 1 }"#,
            #"{ "when": { "outcome": "hit", "power": { "max": 0 } }, "effect": "heal", "amount": 1 }"#,
            #"{ "when": { "outcome": "hit", "not": { "damage": { "min": 1 } } }, "effect": "heal", "amount": 1 }"#,
            #"{ "when": { "outcome": [ "absorbed", "reflected" ] }, "effect": "mend", "percent": 50 }"#,
            #"{ "when": { "damage": { "max": 1 } }, "effect": "heal", "percent": 50 }"#,
            #"{ "when": { "durability": { "min": 10 } }, "effect": "mend", "amount": 1 }"#,
            #"{ "when": { "charge": { "min": 5 } }, "effect": "charge", "amount": 1 }"#,
            #"{ "when": { "remembered": true }, "effect": "remember" }"#,
            #"{ "when": { "tags": "reflected" }, "effect": "reflect", "amount": 1 }"#,
            #"{ "when": { "chance": 0 }, "effect": "heal", "amount": 1 }"#,
        ])
    func found(_ echo: String) {
        #expect(dead(echo) == ["unreachable-echo /armor/0/echoes/1"], "\(echo)")
    }

    @Test(
        "What may do something is left alone",
        arguments: [
            #"{ "when": { "outcome": "absorbed", "power": { "max": 0 } }, "effect": "heal", "amount": 1 }"#,
            #"{ "when": { "damage": { "max": 2 } }, "effect": "heal", "percent": 50 }"#,
            #"{ "when": { "durability": { "max": 9 } }, "effect": "mend", "amount": 1 }"#,
            #"{ "when": { "not": { "outcome": "hit" } }, "effect": "charge", "amount": 1 }"#,
            #"{ "effect": "reflect", "percent": 1 }"#, #"{ "when": { "remembered": false }, "effect": "remember" }"#,
            #"{ "when": { "outcome": "hit" }, "effect": "mend", "percent": 50 }, { "effect": "mend", "amount": 1 }"#,
        ])
    func alive(_ echo: String) {
        #expect(dead(echo) == [], "\(echo)")
    }

    @Test("To remember serves nothing where nobody asks")
    func nobodyAsks() {
        let echo = #", "echoes": [ { "effect": "remember" } ]"#
        #expect(
            warnings(ofArmor: #""responses": [ { "answer": "absorb" } ]"# + echo) == [
                "unreachable-echo /armor/0/echoes/0"
            ])
        #expect(
            warnings(
                ofArmor: #""responses": [ { "when": { "not": { "remembered": true } }, "answer": "absorb" } ]"# + echo)
                == [])
    }

    @Test("The message says why")
    func words() {
        let text = scene(
            ofArmor:
                #""responses": [], "echoes": [ { "when": { "outcome": "reflected" }, "effect": "heal", "percent": 50 } ]"#
        )
        #expect(
            report(text).diagnostics.map(\.message) == [
                "`echoes[0]` can never take effect: where it holds, there is no damage to take 50 % of"
            ])
    }
}
