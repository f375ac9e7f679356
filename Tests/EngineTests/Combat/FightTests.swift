import TestSupport
import Testing

@testable import Engine

@Suite("Fight")
struct FightTests {
    let wall = armor("wall", .absorb(Absorb()), durability: 20)
    let mirror = armor("mirror", .reflect(Reflect()))
    let jab = Attack("fire", 3)

    @Test("A fight begins once: round 1, with tempo, free moves and the foes' intents")
    func begins() {
        var fight = begun(against: [foe(throwing: jab, jab)])
        #expect([fight.round, fight.tempo, fight.moves, fight.intents.count] == [1, 3, 2, 2])
        let before = fight
        var journal = Journal.off
        fight.begin(&journal)
        #expect(fight == before)
    }

    @Test("end lets the announced attacks come, in order, exactly as announced")
    func asAnnounced() throws {
        var fight = begun(against: [foe("a", throwing: jab, Attack("water", 2), spread: 1), foe("b", throwing: jab)])
        for _ in 1...3 {
            let announced = fight.intents.map(\.attack)
            #expect(try fight.play(.end).attacks.map(\.attack) == announced)
        }
    }

    @Test("A foe's power is rolled within its spread when it is announced, and never below 1")
    func spread() throws {
        var rules = Rules()
        rules.mostRounds = 200
        var fight = begun(health: 10_000, against: [foe(throwing: Attack("fire", 2), spread: 2)], rules: rules)
        var seen: Set<Int> = []
        for _ in 1...100 {
            seen.formUnion(fight.intents.map(\.attack.power))
            try fight.play(.end)
        }
        #expect(seen == [1, 2, 3, 4])
    }

    @Test("A foe follows its plans one after the other, or by chance")
    func plans() throws {
        let plans = [[Foe.Plan(Attack("fire", 1))], [Foe.Plan(Attack("water", 1))]]
        var fight = begun(against: [
            Foe("a", health: 9, plans: plans), Foe("b", health: 9, order: .chance, plans: plans),
        ])
        var byChance: [ID] = []
        for round in 0..<12 {
            #expect(fight.intents[0].attack.element == (round % 2 == 0 ? "fire" : "water"))
            byChance.append(fight.intents[1].attack.element)
            try fight.play(.end)
        }
        #expect(Set(byChance).count == 2)
    }

    @Test("The luck of an announced attack does not depend on what was thrown before it in the round")
    func luckOfIntents() throws {
        let maybe = armor("maybe", .absorb(Absorb()), when: Condition(chance: 50))
        for seed in 1...50 as ClosedRange<UInt64> {
            let fight = begun(
                wearing: [maybe], against: [foe(wearing: [mirror], throwing: jab, jab)], seed: seed)
            var waiting = fight
            var striking = fight
            let waited = try waiting.play(.end).outcomes
            #expect(try striking.play(.strike(0), .end).outcomes.suffix(2) == waited[...], "seed \(seed)")
        }
    }

    @Test("Two attacks alike in one round have each their own luck")
    func luckEach() throws {
        let maybe = armor("maybe", .absorb(Absorb()), when: Condition(chance: 50))
        let unlike = try (1...100 as ClosedRange<UInt64>).count { seed in
            var fight = begun(wearing: [maybe], against: [foe(throwing: jab, jab)], seed: seed)
            return Set(try fight.play(.end).outcomes).count == 2
        }
        #expect((35...65).contains(unlike), "about half of 100 seeds, not \(unlike)")
    }

    @Test("A foe without plans announces nothing")
    func noPlans() {
        #expect(begun(against: [Foe("statue", health: 3, plans: [])]).intents == [])
    }

    @Test("A foe that is down throws nothing more, not even what it announced")
    func downed() throws {
        var fight = begun(against: [foe("a", health: 5, throwing: jab), foe("b", throwing: Attack("water", 1))])
        #expect(try fight.play(.strike(0), .end).attacks.filter { $0.to == .avatar }.map(\.from) == [.foe(1)])
        #expect(fight.intents.map(\.foe) == [1])
    }

    @Test("Swap and move cost nothing while free moves are left, and tempo after that")
    func moves() throws {
        var fight = begun(wearing: [wall, mirror, Armor("shirt")], against: [foe(throwing: jab)])
        try fight.play(.swap(0, 2))
        #expect(fight.avatar.stack.layers.map(\.armor.id) == ["shirt", "mirror", "wall"])
        try fight.play(.move(0, to: 2))
        #expect(fight.avatar.stack.layers.map(\.armor.id) == ["mirror", "wall", "shirt"])
        #expect([fight.tempo, fight.moves] == [3, 0])
        try fight.play(.swap(0, 1))
        #expect([fight.tempo, fight.moves] == [2, 0])
        #expect(fight.totals.moves == 3)
    }

    @Test("A move to a neighbour is a swap")
    func neighbours() throws {
        let fight = begun(wearing: [wall, mirror, Armor("shirt")], against: [foe(throwing: jab)])
        for (from, to) in [(0, 1), (1, 0), (1, 2), (2, 1)] {
            var moved = fight
            var swapped = fight
            try moved.play(.move(from, to: to))
            try swapped.play(.swap(from, to))
            #expect(moved == swapped)
        }
    }

    @Test("Strike costs its tempo and sends the weapon's attack through the foe's stack")
    func strike() throws {
        var fight = begun(against: [foe(health: 20, wearing: [armor("hide", .absorb(Absorb(upTo: 2)))], throwing: jab)])
        try fight.play(.strike(0))
        #expect([fight.tempo, fight.foes[0].health, fight.totals.strikes, fight.totals.dealt] == [1, 17, 1, 3])
    }

    @Test("Mend costs its tempo and restores the rules' durability, never above the armor's")
    func mend() throws {
        var fight = begun(wearing: [wall], against: [foe(throwing: Attack("fire", 6))])
        try fight.play(.end)
        try fight.play(.mend(0))
        #expect([fight.tempo, fight.avatar.stack.layers[0].durability] == [2, 18])
        try fight.play(.mend(0))
        #expect(fight.avatar.stack.layers[0].durability == 20)
    }

    @Test("Brace costs its tempo and halves the layer's wear until the round ends")
    func brace() throws {
        var fight = begun(wearing: [wall], against: [foe(throwing: Attack("fire", 5))])
        try fight.play(.brace(0))
        #expect(fight.tempo == 2)
        try fight.play(.end)
        #expect(fight.avatar.stack.layers[0].durability == 17)
        try fight.play(.end)
        #expect(fight.avatar.stack.layers[0].durability == 12)
    }

    @Test("Don puts a carried armor on outermost and doff takes one off, each for its tempo, keeping its state")
    func donAndDoff() throws {
        var fight = begun(wearing: [wall], carrying: [mirror], against: [foe(throwing: jab)])
        try fight.play(.don(0))
        #expect(fight.avatar.stack.layers.map(\.armor.id) == ["mirror", "wall"])
        try fight.play(.doff(1))
        #expect(fight.avatar.pack.map(\.armor.id) == ["wall"])
        #expect(fight.tempo == 1)
    }

    @Test("Each choice that can't be played says why")
    func refusals() throws {
        var rules = Rules()
        rules.mostLayers = 3
        rules.load = 10
        let heavy = Armor("heavy", weight: 11)
        var fight = begun(
            wearing: [wall, mirror], carrying: [heavy, mirror, mirror],
            against: [foe("a", health: 5, throwing: jab), foe(throwing: jab)],
            rules: rules)
        #expect(fight.refusal(of: .swap(0, 2)) == .noSuchLayer(2))
        #expect(fight.refusal(of: .swap(-1, 0)) == .noSuchLayer(-1))
        #expect(fight.refusal(of: .move(0, to: 9)) == .noSuchLayer(9))
        #expect(fight.refusal(of: .swap(1, 1)) == .samePlace)
        #expect(fight.refusal(of: .move(1, to: 1)) == .samePlace)
        #expect(fight.refusal(of: .strike(2)) == .noSuchFoe(2))
        #expect(fight.refusal(of: .mend(0)) == .undamaged)
        #expect(fight.refusal(of: .mend(1)) == .neverWears)
        #expect(fight.refusal(of: .brace(1)) == .neverWears)
        #expect(fight.refusal(of: .don(3)) == .nothingCarried(3))
        #expect(fight.refusal(of: .don(0)) == .tooHeavy(load: 11, most: 10))
        #expect(fight.refusal(of: .doff(2)) == .noSuchLayer(2))
        try fight.play(.brace(0))
        #expect(fight.refusal(of: .brace(0)) == .alreadyBraced)
        try fight.play(.don(1))
        #expect(fight.refusal(of: .don(1)) == .tooManyLayers(most: 3))
        #expect(fight.refusal(of: .strike(1)) == .tempo(needed: 2, left: 1))
        try fight.play(.end, .strike(0))
        #expect(fight.refusal(of: .strike(0)) == .foeIsDown)
    }

    @Test("Broken armor can't be put on")
    func brokenArmor() {
        let avatar = Combatant("avatar", health: 9, carrying: [Layer(wall, durability: 0)])
        var fight = Fight(
            rules: Rules(), seed: 7, profiles: [.empty], avatar: avatar, weapon: jab, foes: [foe(throwing: jab)])
        var journal = Journal.off
        fight.begin(&journal)
        #expect(fight.refusal(of: .don(0)) == .broken)
    }

    @Test("Once the fight is over, or before it begins, nothing can be played")
    func over() throws {
        var fight = begun(against: [foe(health: 5, throwing: jab)])
        try fight.play(.strike(0))
        #expect(fight.result == .won)
        #expect(fight.refusal(of: .end) == .fightIsOver)
        #expect(fight.choices == [])
    }

    @Test("The Avatar's strike carries with it the charge that its layers hold")
    func charge() throws {
        let jar = armor("jar", .store(Store()), charge: 9)
        var fight = begun(wearing: [jar], against: [foe(throwing: Attack("fire", 4))])
        try fight.play(.end)
        #expect(try fight.play(.strike(0)).attacks.map(\.attack.power) == [9])
        #expect(fight.avatar.stack.charge == 0)
    }

    @Test("A foe's charge goes into the next attack it announces")
    func foeCharge() throws {
        let jar = armor("jar", .store(Store()), charge: 9)
        var fight = begun(against: [foe(wearing: [jar], throwing: jab, jab)])
        try fight.play(.strike(0), .end)
        #expect(fight.intents.map(\.attack.power) == [8, 3])
    }

    @Test("Returned attacks travel the attacker's stack")
    func returned() throws {
        let hide = armor("hide", .absorb(Absorb(upTo: 2)))
        var fight = begun(wearing: [mirror], against: [foe(health: 20, wearing: [hide], throwing: Attack("fire", 6))])
        let facts = try fight.play(.end)
        #expect(facts.attacks.map(\.to) == [.avatar, .foe(0)])
        #expect(facts.outcomes == [.reflected, .hit])
        #expect(fight.foes[0].health == 16)
    }

    @Test("Mirrors on both sides: what is sent back is not sent back again")
    func mirrors() throws {
        var fight = begun(wearing: [mirror], against: [foe(health: 20, wearing: [mirror], throwing: Attack("fire", 6))])
        #expect(try fight.play(.strike(0)).outcomes == [.reflected, .hit])
        #expect(try fight.play(.end).outcomes == [.reflected, .hit])
        #expect([fight.avatar.health, fight.foes[0].health] == [25, 14])
    }

    @Test("Symmetry: the same stack gives the same hops on a foe as on the Avatar")
    func symmetry() throws {
        var samples = Samples(seed: 3)
        for number in 1...1_000 {
            let stack = samples.armors(0...5)
            let attack = samples.attack()
            let statue = Foe("statue", health: 90, wears: stack, plans: [])
            var striking = begun(health: 90, weapon: attack, against: [statue], profiles: samples.profiles)
            var thrown = attack
            thrown.luck = 1_000_000
            let layers = worn(stack)
            let landing = send(thrown, through: Stack(layers), profiles: samples.profiles)
            #expect(
                try striking.play(.strike(0)).hops.prefix(landing.hops.count) == landing.hops[...], "case \(number)")
            let thrower = foe(throwing: attack)
            var suffering = begun(
                wearing: stack, health: 90, against: [thrower], profiles: samples.profiles)
            let blow = suffering.intents[0].attack
            let expected = send(blow, through: Stack(layers), profiles: samples.profiles)
            #expect(try suffering.play(.end).hops.prefix(expected.hops.count) == expected.hops[...], "case \(number)")
        }
    }

    @Test("A fight is won when the last foe falls and lost when the Avatar does")
    func results() throws {
        var won = begun(against: [foe("a", health: 5, throwing: jab), foe("b", health: 5, throwing: jab)])
        try won.play(.strike(0))
        #expect(won.result == nil)
        try won.play(.end, .strike(1))
        #expect(won.result == .won)
        var lost = begun(health: 3, against: [foe(throwing: jab)])
        try lost.play(.end)
        #expect(lost.result == .lost)
    }

    @Test("When both fall the fight is lost")
    func bothFall() throws {
        let thorns = Armor("thorns", echoes: [Echo(.reflect(.amount(9)))])
        var fight = begun(health: 9, against: [foe(health: 5, wearing: [thorns], throwing: jab)])
        try fight.play(.strike(0))
        #expect(fight.foes[0].isDown)
        #expect(fight.result == .lost)
    }

    @Test("After the rules' last round an undecided fight is a stalemate")
    func stalemate() throws {
        var rules = Rules()
        rules.mostRounds = 3
        var fight = begun(wearing: [mirror], against: [Foe("statue", health: 9, plans: [])], rules: rules)
        try fight.play(.end, .end)
        #expect(fight.result == nil)
        #expect(try fight.play(.end).last == .end(.stalemate, rounds: 3, fight.totals, hash: fight.stateHash))
    }

    @Test("Tempo and free moves are back each round, and layers that broke stay gone")
    func nextRound() throws {
        let frail = armor("frail", .absorb(Absorb()), durability: 2)
        var fight = begun(wearing: [frail, mirror], against: [foe(throwing: jab)])
        try fight.play(.swap(0, 1), .swap(0, 1), .swap(0, 1), .swap(0, 1), .end)
        #expect([fight.round, fight.tempo, fight.moves] == [2, 3, 2])
        #expect(fight.avatar.stack.layers.map(\.armor.id) == ["mirror"])
        #expect(fight.totals.broken == 1)
    }

    @Test("Totals count the attacks against the Avatar by outcome, and the health that was really lost")
    func totals() throws {
        let hide = armor("hide", .absorb(Absorb()), when: Condition(elements: ["water"]))
        let glass = armor("glass", .reflect(Reflect()), when: Condition(elements: ["steam"]))
        var fight = begun(
            wearing: [hide, glass], health: 4,
            against: [foe(health: 2, throwing: Attack("water", 3), Attack("steam", 1), Attack("fire", 9))])
        try fight.play(.end)
        #expect([fight.totals.absorbed, fight.totals.reflected, fight.totals.hits] == [1, 1, 1])
        #expect([fight.totals.suffered, fight.totals.dealt] == [4, 1])
    }

    @Test("Looking ahead changes nothing, and stops at a choice that can't be played")
    func preview() throws {
        let fight = begun(wearing: [wall], against: [foe(throwing: jab)])
        #expect(try fight.preview([.brace(0)]).fight.avatar.stack.layers[0].durability == 18)
        #expect(try fight.preview([.brace(0), .end]).fight == fight.preview([.brace(0)]).fight)
        #expect(fight.avatar.stack.layers[0].isBraced == false)
        #expect(throws: IllegalChoice.noSuchFoe(4)) { try fight.preview([.brace(0), .strike(4)]) }
    }
}
