import Engine
import TestSupport
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What holds for every fight.
@Suite("Laws of the fight")
struct FightLaws {
    /// Fights to look ahead in: more when LAMELLAR_LONG is set.
    static let many = unsafe getenv("LAMELLAR_LONG") == nil ? 10_000 : 100_000

    @Test("Preview is result: looking ahead gives the state, the facts and the hash of doing it")
    func preview() throws {
        var samples = Samples(seed: 21)
        var fight = samples.fight()
        var played = 0
        while played < Self.many {
            if fight.result != nil || samples.once(in: 4) { fight = samples.fight() }
            var plan: [Choice] = []
            var ahead = fight
            for _ in 0..<samples.number(0...2) where ahead.result == nil {
                let choice = samples.pick(ahead.choices)
                if choice == .end { break }
                var journal = Journal.off
                try ahead.update(choice, &journal)
                plan.append(choice)
            }
            let seen = try fight.preview(plan)
            var journal = Journal()
            for choice in plan { try fight.update(choice, &journal) }
            if fight.result == nil { try fight.update(.end, &journal) }
            played += 1
            guard seen.fight == fight, seen.facts == journal.facts, seen.fight.stateHash == fight.stateHash else {
                Issue.record("fight \(played), seed \(fight.seed), round \(fight.round): \(plan)")
                return
            }
        }
    }

    /// Every choice with small numbers, legal or not.
    static let conceivable: [Choice] = {
        let indices = -1...7
        var all: [Choice] = [.end]
        for one in indices {
            all += [.strike(one), .mend(one), .brace(one), .don(one), .doff(one)]
            for other in 0...3 { all.append(.use(one, at: other)) }
            for other in indices { all += [.swap(one, other), .move(one, to: other)] }
        }
        return all
    }()

    /// The name under which `choices` lists a choice: the lower layer first, a move to a neighbour as a swap, and no foe
    /// for what is not thrown.
    func listed(_ choice: Choice, in fight: Fight) -> Choice {
        switch choice {
        case .use(let item, _) where fight.items[item].throwing == nil: .use(item, at: 0)
        case .swap(let one, let other): .swap(min(one, other), max(one, other))
        case .move(let from, let to) where abs(from - to) == 1: .swap(min(from, to), max(from, to))
        case .move, .strike, .mend, .brace, .don, .doff, .use, .end: choice
        }
    }

    @Test("choices lists exactly what update accepts, and an illegal choice leaves the fight equal")
    func choices() throws {
        var samples = Samples(seed: 22)
        var fight = samples.fight()
        for number in 1...400 {
            let legal = fight.choices
            law(Set(legal).count == legal.count, "case \(number): a choice is listed once")
            var accepted: Set<Choice> = []
            for choice in Self.conceivable {
                var tried = fight
                var journal = Journal()
                do throws(IllegalChoice) {
                    try tried.update(choice, &journal)
                    accepted.insert(listed(choice, in: fight))
                } catch {
                    law(tried == fight && journal.facts == [], "case \(number): \(choice) threw \(error)")
                }
            }
            law(accepted == Set(legal), "case \(number): \(accepted.symmetricDifference(legal))")
            if fight.result == nil { try fight.play(samples.choice(in: fight)) } else { fight = samples.fight() }
        }
    }

    @Test("Every choice costs what it says")
    func cost() throws {
        var samples = Samples(seed: 23)
        for number in 1...500 {
            let fight = samples.fight()
            for choice in fight.choices where choice != .end {
                let cost = try fight.cost(of: choice)
                var played = fight
                try played.play(choice)
                let gain = if case .use(let item, _) = choice { fight.items[item].tempo } else { 0 }
                law(fight.tempo + gain - played.tempo == cost.tempo, "case \(number): \(choice)")
                law(fight.moves - played.moves == cost.moves, "case \(number): \(choice)")
                law(cost.tempo <= fight.tempo && cost.moves <= fight.moves, "case \(number): \(choice)")
            }
        }
    }

    @Test("A copied fight is independent of its original")
    func copies() throws {
        for seed in 1...500 as ClosedRange<UInt64> {
            var samples = Samples(seed: seed)
            let original = samples.fight()
            let hash = original.stateHash
            let untouched = original
            var copy = original
            while copy.result == nil { try copy.play(samples.choice(in: copy)) }
            law(original == untouched && original.stateHash == hash, "seed \(seed)")
        }
    }

    @Test("The same seed and choices give the same facts, rolls and hash twice, and another seed others")
    func twice() {
        var differing = 0
        for seed in 1...500 as ClosedRange<UInt64> {
            var first = Journal()
            var second = Journal()
            let one = Samples.playedOut(seed: seed, &first)
            let other = Samples.playedOut(seed: seed, &second)
            law(one == other && one.stateHash == other.stateHash && one.rolls == other.rolls, "seed \(seed)")
            law(first.facts == second.facts, "seed \(seed)")
            if one.stateHash != Samples.playedOut(seed: seed + 1_000).stateHash { differing += 1 }
        }
        #expect(differing == 500)
    }

    @Test("Every fight ends by the rules' last round, and health stays within 0 and its most")
    func endings() throws {
        var seen: Set<Result> = []
        for seed in 1...1_000 as ClosedRange<UInt64> {
            var journal = Journal()
            let fight = Samples.playedOut(seed: seed, &journal)
            law(fight.round <= fight.rules.mostRounds, "seed \(seed)")
            seen.insert(try #require(fight.result))
            for combatant in [fight.avatar] + fight.foes {
                law((0...combatant.mostHealth).contains(combatant.health), "seed \(seed)")
            }
            law(fight.avatar.isDown == (fight.result == .lost), "seed \(seed)")
        }
        #expect(seen == Set(Result.allCases), "the samples know every ending")
    }

    @Test("The random fights use every answer, echo and outcome, so the laws have met them all")
    func samplesAreWide() {
        var answers: Set<Answer.Kind?> = []
        var effects: Set<Echo.Kind> = []
        var outcomes: Set<Outcome> = []
        var broke = false
        var retried = false
        for seed in 1...300 as ClosedRange<UInt64> {
            var journal = Journal()
            _ = Samples.playedOut(seed: seed, &journal)
            answers.formUnion(journal.facts.hops.map(\.answer))
            effects.formUnion(journal.facts.echoes.map(\.effect))
            outcomes.formUnion(journal.facts.outcomes)
            broke = broke || journal.facts.hops.contains(where: \.broke)
            retried = retried || journal.facts.hops.contains { $0.retries > 0 }
        }
        #expect(answers.count == Answer.Kind.allCases.count + 1)
        #expect(effects.count == Echo.Kind.allCases.count)
        #expect(outcomes.count == Outcome.allCases.count)
        #expect(broke && retried)
    }
}
