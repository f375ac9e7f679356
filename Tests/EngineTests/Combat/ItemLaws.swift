import TestSupport
import Testing

@testable import Engine

/// What holds for items in every fight.
@Suite("Laws of items")
struct ItemLaws {
    /// The same facts with every hash made 0.
    private func unhashed(_ facts: [Fact]) -> [Fact] {
        facts.map { fact in
            if case .check(_, let rolls) = fact { return .check(hash: 0, rolls: rolls) }
            if case .end(let result, let rounds, let totals, _) = fact {
                return .end(result, rounds: rounds, totals, hash: 0)
            }
            return fact
        }
    }

    @Test("A bag that stays closed changes no fact and no roll, and an empty one no hash")
    func unused() throws {
        var samples = Samples(seed: 31)
        var bags = 0
        for number in 1...300 {
            var full = samples.fight()
            if full.items.isEmpty { full.items = [samples.item()] } else { bags += 1 }
            var empty = full
            empty.items = []
            let digest = empty.stateHash
            law(full.stateHash != digest, "case \(number): a bag is part of the state")
            while empty.result == nil {
                let choice = samples.choice(in: empty)
                let facts = try empty.play(choice)
                law(unhashed(try full.play(choice)) == unhashed(facts), "case \(number): \(choice)")
            }
            full.items = []
            law(full == empty && full.stateHash == empty.stateHash, "case \(number)")
        }
        #expect(bags > 100)
    }

    @Test("Bags that differ in an item or in their order differ in hash")
    func hashes() {
        let bags: [[ID]] = [[], ["a"], ["b"], ["a", "a"], ["a", "b"], ["b", "a"]]
        let statue = Foe("statue", health: 9, plans: [])
        #expect(Set(bags.map { begun(items: $0.map { Item($0) }, against: [statue]).stateHash }).count == bags.count)
    }

    @Test("An item thrown is part of the state until the round ends, since the next has other luck")
    func thrown() throws {
        let statue = Foe("statue", health: 9, plans: [])
        let nothing = Item("nothing", throwing: Attack("air", 1))
        var fight = begun(items: [nothing], against: [statue])
        try fight.play(.use(0, at: 0))
        var forgotten = fight
        forgotten.hurled = 0
        #expect(forgotten.stateHash != fight.stateHash)
        try fight.play(.end)
        #expect(fight.hurled == 0)
    }

    @Test("A thrown item moves no other roll: strikes and announced attacks end as they would have")
    func otherRolls() throws {
        let maybe = armor("maybe", .absorb(Absorb()), when: Condition(chance: 50))
        let pebble = Item("pebble", throwing: Attack("stone", 1))
        var seen: Set<[Outcome]> = []
        for seed in 1...100 as ClosedRange<UInt64> {
            let jab = Attack("fire", 2)
            let fight = begun(
                wearing: [maybe], items: [pebble, pebble],
                against: [foe(health: 99, wearing: [maybe], throwing: jab, jab, spread: 1)], seed: seed)
            var plain = fight
            var throwing = fight
            let without = try plain.play(.strike(0), .end).outcomes
            let with = try throwing.play(.use(0, at: 0), .strike(0), .end).outcomes
            law(with.dropFirst() == without[...], "seed \(seed)")
            law(throwing.intents == plain.intents, "seed \(seed)")
            var twice = fight
            seen.insert(try twice.play(.use(0, at: 0), .use(0, at: 0)).outcomes)
            seen.insert([with[0], without[0]])
        }
        #expect(seen.count == 4, "two throws, and a throw and a strike, have each their own luck")
    }
}
