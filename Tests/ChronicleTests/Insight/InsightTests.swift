import Chronicle
import Engine
import TestSupport
import Testing

@Suite("Insight")
struct InsightTests {
    @Test("What a round cost adds up to what the fight cost")
    func sums() {
        for recording in FilmTests.fights {
            let ledger = Ledger(recording.playback)
            let totals = recording.fight.totals
            #expect(ledger.rounds.reduce(0) { $0 + $1.suffered } == totals.suffered)
            #expect(ledger.rounds.reduce(0) { $0 + $1.dealt } == totals.dealt)
            #expect(ledger.rounds.count == recording.fight.round)
            #expect(ledger.rounds.last?.health == recording.fight.avatar.health)
        }
    }

    @Test("What the layers took is what their hops say, and the rounds' parts are the whole")
    func layers() {
        for recording in FilmTests.fights {
            var saved = 0
            var target = Side.avatar
            for turn in recording.playback.turns {
                for fact in turn.facts {
                    if case .attack(_, _, let to, _) = fact { target = to }
                    if case .hop(let hop) = fact, target == .avatar { saved += max(0, hop.powerIn - hop.powerOut) }
                }
            }
            let ledger = Ledger(recording.playback)
            #expect(ledger.entries.reduce(0) { $0 + $1.taken } == saved)
            #expect(ledger.rounds.flatMap(\.entries).reduce(0) { $0 + $1.taken } == saved)
            for entry in ledger.entries { #expect(entry.wasted <= entry.worn) }
        }
    }

    @Test("A flat wear greater than what was taken is wasted by the difference")
    func wasted() throws {
        let content = catalog(of: [
            "x.json": """
            { "elements": [ { "id": "fire" } ],
              "armor": [ { "id": "paper", "durability": 9, "responses": [ { "answer": "absorb", "upTo": 1, "wear": 4 } ] } ],
              "attacks": [ { "id": "spark", "element": "fire", "power": 3 } ],
              "foes": [ { "id": "imp", "health": 9, "plans": [ [ "spark" ] ] } ] }
            """
        ])
        var recording = begun(
            FightSetup(seed: 1, health: 10, weapon: "spark", wears: [("paper", 0)], foes: ["imp"], in: content),
            in: content)
        _ = try recording.play(.end)
        let entry = try #require(Ledger(recording.playback).entries.first)
        #expect((entry.met, entry.taken, entry.leaked, entry.worn, entry.wasted) == (1, 1, 2, 4, 3))
    }

    @Test("The worth of a layer is the fight without it")
    func worth() throws {
        let recording = Arena.smallFight()
        let worths = Insight(recording).worths
        #expect(worths.map(\.piece) == recording.setup.wears)
        var setup = recording.setup
        setup.wears.remove(at: 2)
        let rerun = Rerun(of: recording, as: try recording.with(setup), .skip)
        #expect(worths[2].standing == Standing(rerun.fight))
    }

    @Test("No order of a round is better than the one that hindsight names, and it is better than the one there was")
    func hindsight() throws {
        var found = 0
        for recording in FilmTests.fights {
            let playback = recording.playback
            for hindsight in Insight(recording).hindsights {
                found += 1
                let index = try #require(
                    playback.turns.firstIndex { $0.choice == .end && $0.facts.rounds.last == hindsight.round + 1 }
                        ?? playback.turns.indices.last)
                let fight = playback.turns[index - 1].after
                let layers = fight.avatar.stack.layers
                let better = try fight.wearing(hindsight.order.map { layers[$0] }).preview().fight
                #expect(fight.avatar.health - better.avatar.health == hindsight.least)
                #expect(hindsight.least < hindsight.suffered || hindsight.turnsFight)
                #expect(hindsight.armor == hindsight.order.map { layers[$0].armor.id })
                let swapped = try fight.wearing(layers.reversed()).preview().fight
                #expect(swapped.avatar.health <= better.avatar.health || better.result == .won)
            }
        }
        #expect(found > 5)
    }

    @Test("Rolls that held are counted against how many were expected to")
    func luck() {
        var (rolls, held, expected) = (0, 0, 0)
        for seed in UInt64(0)..<150 {
            for chance in Insight(Recording.played(seed: seed, choices: 30)).luck.chances {
                #expect(chance.held <= chance.rolls)
                rolls += chance.rolls
                held += chance.held
                expected += chance.expected
            }
        }
        #expect(rolls > 200)
        // Over many fights luck evens out.
        #expect(abs(held * 100 - expected) < rolls * 10)
    }

    @Test("The foes' surplus is the power announced beyond what their plans say")
    func surplus() throws {
        var recording = begun(
            FightSetup(seed: 11, health: 500, weapon: "blade", foes: ["imp"]), in: Arena.content)
        for _ in 0..<6 { _ = try recording.play(.end) }
        var surplus = 0
        var announced = 0
        for turn in recording.playback.turns {
            for intent in turn.facts.intents where intent.attack.id == "spark" {
                surplus += intent.attack.power - 6
                announced += 1
            }
        }
        let luck = Insight(recording).luck
        #expect(luck.announced == announced && announced > 5)
        #expect(luck.surplus == surplus)
    }

    @Test("A death begins with the attack that brought it and ends with the fall; who stands has none")
    func death() throws {
        var deaths = 0
        for recording in FilmTests.fights {
            let death = Insight(recording).death
            #expect((death != nil) == recording.fight.avatar.isDown)
            guard let death else { continue }
            deaths += 1
            #expect(death.facts.last == .down(.avatar))
            switch death.facts.first {
            case .attack(_, _, .avatar, _), .suffer(.avatar, _, _, _): break
            default: Issue.record("a death begins with \(String(describing: death.facts.first))")
            }
        }
        #expect(deaths > 3)
    }

    @Test("A rescue is the last round from which somebody would still have won")
    func rescue() throws {
        var rescued = 0
        for seed in UInt64(0)..<60 {
            let recording = Recording.played(seed: seed, choices: 60)
            func strikes(_ fight: Fight) -> [Choice] {
                [fight.choices.first { if case .strike = $0 { true } else { false } } ?? .end]
            }
            guard let rescue = Insight(recording, plan: strikes).rescue else { continue }
            rescued += 1
            #expect(recording.fight.result != .won && recording.fight.result != nil)
            var fight = try #require(
                recording.playback.turns.last { $0.facts.rounds.last == rescue.round && $0.after.result == nil }?.after)
            var journal = Journal.off
            for choice in rescue.choices { try fight.update(choice, &journal) }
            while fight.result == nil { try fight.update(strikes(fight)[0], &journal) }
            #expect(Standing(fight) == rescue.standing && fight.result == .won)
        }
        #expect(rescued > 2)
    }
}

extension [Fact] {
    fileprivate var rounds: [Int] { compactMap { if case .round(let number, _, _) = $0 { number } else { nil } } }
}
