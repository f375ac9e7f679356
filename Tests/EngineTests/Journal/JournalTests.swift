import Engine
import TestSupport
import Testing

@Suite("Journal")
struct JournalTests {
    @Test("A journal that is off keeps nothing")
    func off() throws {
        var fight = begun(wearing: [armor(.absorb(Absorb()))], against: [foe(throwing: Attack("fire", 3))])
        var journal = Journal.off
        try fight.update(.end, &journal)
        #expect(journal.facts == [])
        #expect(!journal.isOn)
    }

    @Test("A fight with the journal off ends in the same state as with it on")
    func sameState() {
        for seed in 1...300 as ClosedRange<UInt64> {
            var on = Journal()
            let kept = Samples.playedOut(seed: seed, &on)
            #expect(Samples.playedOut(seed: seed) == kept, "seed \(seed)")
            #expect(!on.facts.isEmpty)
        }
    }

    @Test("The facts of a round come in order: choice, attack, hops, echoes, outcome, hit, check, round, plan, intent")
    func order() throws {
        let coat = Armor("coat", echoes: [Echo(.remember)])
        var fight = begun(wearing: [coat], against: [foe(throwing: Attack("fire", 3))])
        let names = try fight.play(.end).map { String(describing: $0).prefix { $0 != "(" } }
        #expect(names == ["choice", "attack", "hop", "echo", "outcome", "hit", "check", "round", "plan", "intent"])
    }

    @Test("Attacks are numbered from 1 within their round")
    func numbers() throws {
        var fight = begun(against: [foe(throwing: Attack("fire", 3), Attack("fire", 3))])
        let numbers = try fight.play(.strike(0), .end, .end).compactMap {
            if case .attack(let number, _, _, _) = $0 { number } else { nil }
        }
        #expect(numbers == [1, 2, 3, 1, 2])
    }

    @Test("Each round ends with the state's hash and the number of rolls, and the fight with its totals")
    func checks() throws {
        var journal = Journal()
        let fight = Samples.playedOut(seed: 4, &journal)
        let checks = journal.facts.filter { if case .check = $0 { true } else { false } }
        #expect(checks.count == fight.round)
        #expect(checks.last == .check(hash: fight.stateHash, rolls: fight.rolls))
        #expect(
            journal.facts.last
                == .end(try #require(fight.result), rounds: fight.round, fight.totals, hash: fight.stateHash))
    }

    @Test("Draining takes all facts out")
    func drain() throws {
        var journal = Journal()
        var fight = begun(against: [foe(throwing: Attack("fire", 3))])
        try fight.update(.end, &journal)
        #expect(!journal.drain().isEmpty)
        #expect(journal.facts == [])
    }
}
