import Engine
import TestSupport
import Testing

@Suite("Item")
struct ItemTests {
    let statue = Foe("statue", health: 50, plans: [])
    let bomb = Item("bomb", throwing: Attack("fire", 6, id: "bang"))

    @Test("Using an item costs its tempo and takes it, and no other, out of the bag")
    func usedUp() throws {
        var rules = Rules()
        rules.use = 2
        let pebbles = ["a", "b", "a"].map { Item($0) }
        var fight = begun(items: pebbles, against: [statue], rules: rules)
        #expect(try fight.play(.use(1, at: 0)) == [.choice(.use(1, at: 0)), .use("b")])
        #expect(fight.items.map(\.id) == ["a", "a"])
        #expect(fight.tempo == 1)
    }

    @Test("It heals, never above the most")
    func heals() throws {
        let bread = Item("bread", heal: 6)
        var fight = begun(health: 10, of: 20, items: [bread, bread], against: [statue])
        #expect(try fight.play(.use(0, at: 0)).last == .heal(.avatar, amount: 6, health: .init(10, 16)))
        #expect(try fight.play(.use(0, at: 0)).last == .heal(.avatar, amount: 4, health: .init(16, 20)))
    }

    @Test("It mends every worn layer, never above its armor's durability, and none that is carried")
    func mends() throws {
        let wall = armor("wall", .absorb(Absorb(upTo: 4)), durability: 20)
        let hat = armor("hat", .absorb(Absorb(upTo: 1)), durability: 9)
        let spare = armor("spare", .absorb(Absorb()), durability: 9)
        var fight = begun(
            wearing: [wall, Armor("shirt"), hat], carrying: [spare], items: [Item("kit", mend: 3)],
            against: [foe(throwing: Attack("fire", 9))])
        try fight.play(.end)
        #expect(
            try fight.play(.use(0, at: 0)).dropFirst(2) == [
                .mend(layer: 0, armor: "wall", durability: .init(16, 19)),
                .mend(layer: 2, armor: "hat", durability: .init(8, 9)),
            ])
        #expect(fight.avatar.stack.layers.map(\.durability) == [19, 0, 9])
    }

    @Test("It charges the outermost layer with room, and the rest goes to the next")
    func charges() throws {
        let jar = armor("jar", .store(Store()), when: Condition(elements: ["fire"]), charge: 4)
        let jug = armor("jug", .pass, charge: 9)
        let oil = Item("oil", charge: 3)
        var fight = begun(
            wearing: [Armor("shirt"), jar, jug], items: [oil, oil, oil], against: [statue])
        try fight.play(.use(0, at: 0))
        #expect(fight.avatar.stack.layers.map(\.charge) == [0, 3, 0])
        #expect(
            try fight.play(.use(0, at: 0)).dropFirst(2) == [
                .charge(layer: 1, armor: "jar", charge: .init(3, 4)),
                .charge(layer: 2, armor: "jug", charge: .init(0, 2)),
            ])
    }

    @Test("It gives tempo at once, and none in the next round")
    func hastens() throws {
        var fight = begun(items: [Item("bell", tempo: 2)], against: [statue])
        #expect(try fight.play(.use(0, at: 0)).last == .hasten(tempo: .init(2, 4)))
        #expect(fight.tempo == 4)
        try fight.play(.end)
        #expect(fight.tempo == 3)
    }

    @Test("It takes its statuses from the Avatar and leaves others")
    func cures() throws {
        let profiles =
            [.empty]
            + [Status("burning", damage: 2), Status("mud", tempo: -1)].map {
                Profile(inflicts: Affliction($0, rounds: 5))
            }
        var fight = begun(
            items: [Item("salve", cures: ["burning", "dizzy"])],
            against: [foe(throwing: Attack("fire", 1, profile: 1), Attack("earth", 1, profile: 2))], profiles: profiles)
        try fight.play(.end)
        #expect(try fight.play(.use(0, at: 0)).last == .recover(.avatar, status: "burning"))
        #expect(fight.avatar.afflictions.map(\.status.id) == ["mud"])
    }

    @Test("What it does comes in one order: cure, heal, mend, charge, haste, throw")
    func order() throws {
        let jar = armor("jar", .absorb(Absorb(upTo: 1)), durability: 9, charge: 4)
        let everything = Item(
            "everything", heal: 1, mend: 1, charge: 1, tempo: 1, cures: ["burning"], throwing: Attack("fire", 1))
        var fight = begun(
            wearing: [jar], items: [everything], against: [foe(throwing: Attack("fire", 3, profile: 1))],
            profiles: [.empty, Profile(inflicts: Affliction(Status("burning"), rounds: 5))])
        try fight.play(.end)
        let words = try fight.play(.use(0, at: 0)).dropFirst().map { "\($0)".prefix { $0 != "(" } }
        #expect(
            words == ["use", "recover", "heal", "mend", "charge", "hasten", "attack", "outcome", "hit"])
    }

    @Test("What is thrown travels the foe's stack, with the power as written: no status, no charge")
    func thrown() throws {
        let jar = armor("jar", .store(Store(upTo: 4)), charge: 9)
        let hide = armor("hide", .absorb(Absorb(upTo: 2)))
        let weak = Profile(inflicts: Affliction(Status("weak", power: 10), rounds: 5))
        var fight = begun(
            wearing: [jar], items: [bomb],
            against: [
                foe("a", throwing: Attack("fire", 9, profile: 1)), Foe("b", health: 9, wears: [hide], plans: []),
            ],
            profiles: [.empty, weak])
        try fight.play(.end)
        let facts = try fight.play(.use(0, at: 1))
        #expect(facts.attacks.map(\.attack.power) == [6])
        #expect(facts.attacks.map(\.to) == [.foe(1)])
        #expect(fight.foes.map(\.health) == [20, 5])
        #expect(fight.avatar.stack.charge == 4)
        #expect([fight.totals.dealt, fight.totals.strikes] == [4, 0])
    }

    @Test("What is thrown can be sent back, and is an item's only on its way there")
    func sentBack() throws {
        let mirror = armor("mirror", .reflect(Reflect()))
        var fight = begun(items: [bomb], against: [foe(wearing: [mirror], throwing: Attack("fire", 1))])
        let facts = try fight.play(.use(0, at: 0), .strike(0))
        #expect(facts.attacks.map(\.attack.isItem) == [true, false, false, false])
        #expect(fight.avatar.health == 19)
    }

    @Test("A throw can end the fight, and the last hash is that of the state it leaves")
    func ends() throws {
        var won = begun(items: [bomb, bomb], against: [foe(health: 6, throwing: Attack("fire", 1))])
        #expect(
            try won.play(.use(1, at: 0)).last == .end(.won, rounds: 1, won.totals, hash: won.stateHash))
        let thorns = Armor("thorns", echoes: [Echo(.reflect(.amount(9)))])
        var lost = begun(
            health: 9, items: [bomb], against: [foe(health: 5, wearing: [thorns], throwing: Attack("fire", 1))])
        try lost.play(.use(0, at: 0))
        #expect(lost.result == .lost)
    }

    @Test("Uses are listed once for what is not thrown, and once for each foe that stands for what is")
    func listed() throws {
        var fight = begun(
            items: [Item("bread", heal: 1), bomb],
            against: [statue, foe(health: 5, throwing: Attack("fire", 1)), statue])
        try fight.play(.strike(1))
        let uses = fight.choices.filter { if case .use = $0 { true } else { false } }
        #expect(uses == [.use(0, at: 0), .use(1, at: 0), .use(1, at: 2)])
    }

    @Test("A use that can't be played says why; what throws nothing asks for no foe")
    func refusals() throws {
        var fight = begun(
            items: [bomb, Item("bread", heal: 1)], against: [foe(health: 5, throwing: Attack("fire", 1)), statue])
        #expect(fight.refusal(of: .use(2, at: 0)) == .noSuchItem(2))
        #expect(fight.refusal(of: .use(-1, at: 0)) == .noSuchItem(-1))
        #expect(fight.refusal(of: .use(0, at: 2)) == .noSuchFoe(2))
        #expect(try fight.preview([.use(1, at: 9)]).facts.first == .choice(.use(1, at: 0)))
        try fight.play(.strike(0))
        #expect(fight.refusal(of: .use(0, at: 0)) == .foeIsDown)
        try fight.play(.use(0, at: 1))
        #expect(fight.refusal(of: .use(0, at: 0)) == .tempo(needed: 1, left: 0))
    }
}
