import Content
import TestSupport
import Testing

@Suite("Trials")
struct TrialTests {
    private func trial(_ wear: String, _ attacks: String, _ expect: String) -> ContentLoader.Report {
        let text =
            "{ \"trials\": [ { \"id\": \"t\", \"wear\": [ \(wear) ], \"attacks\": [ \(attacks) ],\n\"expect\": [ \(expect) ] } ] }"
        return ContentFolder(core: ["ground.json": ground, "trial.json": text]).check()
    }

    @Test("A trial that holds is passed")
    func passes() {
        let report = trial(
            #""pond", { "id": "veil", "responses": [ { "answer": "reflect", "upTo": 1 } ] }"#,
            #""splash", { "element": "fire", "power": 5, "id": "x", "tags": [ "a" ], "measures": { "w": 1 }, "pierce": 1 }"#,
            #"{ "outcome": "absorbed", "by": "pond", "damage": 0 }, { "outcome": "hit", "by": "avatar", "damage": 4, "reflected": 1 }"#
        )
        #expect(report.diagnostics == [])
        #expect([report.trialsPassed, report.trialsFailed] == [1, 0])
    }

    @Test("A trial that fails says at which expectation, what it wanted and what it got")
    func fails() {
        let report = trial(
            #""pond""#, #""splash", "splash""#,
            #"{ "outcome": "absorbed", "by": "pond" }, { "outcome": "hit", "by": "avatar", "damage": 4 }"#)
        #expect([report.trialsPassed, report.trialsFailed] == [0, 1])
        #expect(report.diagnostics.map(\.brief) == ["2:54 trial-failed /trials/0/expect/1"])
        #expect(
            report.diagnostics.first?.message
                == "attack 2 of trial `t`: expected hit by avatar, damage 4, got absorbed by pond, damage 0")
    }

    @Test("Attacks of one trial meet the same stack in order, in one round")
    func oneRound() {
        let report = trial(
            #"{ "id": "bell", "responses": [ { "when": { "once": "round" }, "answer": "absorb" } ] }"#,
            #""splash", "splash""#, #"{ "outcome": "absorbed", "by": "bell" }, { "outcome": "hit" }"#)
        #expect(report.trialsPassed == 1)
    }

    @Test("The seed of a trial decides its luck")
    func seed() {
        func report(_ seed: Int) -> ContentLoader.Report {
            let text = """
                { "trials": [ { "id": "t", "seed": \(seed), "attacks": [ "splash" ], "expect": [ { "outcome": "absorbed" } ],
                  "wear": [ { "id": "hat", "responses": [ { "when": { "chance": 50 }, "answer": "absorb" } ] } ] } ] }
                """
            return ContentFolder(core: ["ground.json": ground, "t.json": text]).check()
        }
        #expect(Set((0..<12).map { report($0).trialsPassed }) == [0, 1])
    }

    @Test(
        "What a trial names must be there, and each attack needs its expectation",
        arguments: [
            (#""pnod""#, #""splash""#, #"{ "outcome": "hit" }"#, "unknown-id"),
            (#""pond""#, #""splahs""#, #"{ "outcome": "hit" }"#, "unknown-id"),
            (#""pond""#, #"{ "element": "ice", "power": 1 }"#, #"{ "outcome": "hit" }"#, "unknown-id"),
            (#""pond""#, #""splash""#, #"{ "outcome": "hit", "by": "nobody" }"#, "unknown-id"),
            (#""pond""#, #""splash""#, #"{ "outcome": "miss" }"#, "unknown-word"),
            (#""pond""#, #""splash", "splash""#, #"{ "outcome": "hit" }"#, "wrong-count"),
            (#"{ "id": "a", "abstract": true }"#, #""splash""#, #"{ "outcome": "hit" }"#, "abstract-id"),
            (
                #"{ "id": "a", "upgrades": [ { "points": 1, "patch": { "x": 1 } } ] }"#, #""splash""#,
                #"{ "outcome": "hit" }"#, "unknown-key"
            ),
        ])
    func unsound(_ wear: String, _ attacks: String, _ expect: String, _ code: String) {
        let report = trial(wear, attacks, expect)
        #expect(report.diagnostics.map(\.code) == [code])
        #expect([report.trialsPassed, report.trialsFailed] == [0, 0])
    }
}
