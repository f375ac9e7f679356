import Engine
import TestSupport
import Testing

@Suite("Echo")
struct EchoTests {
    func coat(named id: ID = "coat", durability: Int? = nil, charge: Int = 0, _ echoes: Echo...) -> Armor {
        Armor(id, durability: durability, charge: charge, echoes: echoes)
    }

    @Test("Echoes come once the outcome is known, innermost first")
    func order() {
        let landing = send(
            Attack("fire", 9), through: coat(named: "a", Echo(.remember)), coat(named: "b", Echo(.remember)))
        #expect(landing.echoes.map(\.armor) == ["b", "a"])
        #expect(landing.facts.count == 4)
        #expect(landing.facts.prefix(2).map { if case .hop = $0 { true } else { false } } == [true, true])
    }

    @Test("Several echoes of one layer come in the order they are written")
    func withinLayer() {
        let landing = send(Attack("fire", 9), through: coat(Echo(.remember), Echo(.heal(.amount(1)))))
        #expect(landing.echoes.map(\.echo) == [0, 1])
    }

    @Test("A layer that the attack never entered gives no echo: neither a skipped one nor one further in")
    func notEntered() {
        let landing = send(
            Attack("fire", 9, pierce: 1), through: coat(named: "skipped", Echo(.remember)),
            armor("wall", .absorb(Absorb()), echoes: [Echo(.remember)]), coat(named: "inner", Echo(.remember)))
        #expect(landing.echoes.map(\.armor) == ["wall"])
    }

    @Test("A layer that broke gives no echo")
    func broken() {
        let frail = armor("frail", .absorb(Absorb()), durability: 3, echoes: [Echo(.heal(.amount(2)))])
        let landing = send(Attack("fire", 9), through: frail)
        #expect(landing.echoes == [])
        #expect(landing.arrival.healing == 0)
    }

    @Test("reflect sends an attack of the same element back at the attacker, tagged reflected")
    func reflect() {
        let landing = send(Attack("fire", 9, profile: 0), through: coat(Echo(.reflect(.amount(4)))))
        #expect(landing.returned.map(\.power) == [4])
        #expect(landing.returned.map(\.element) == ["fire"])
        #expect(landing.returned.map(\.isReflected) == [true])
        #expect(landing.arrival.outcome == .hit, "an echo changes no outcome")
    }

    @Test("An attack tagged reflected is not sent back by an echo either")
    func reflectReflected() throws {
        let thorns = coat(Echo(.reflect(.amount(4))))
        let back = try #require(send(Attack("fire", 9), through: thorns).returned.first)
        #expect(send(back, through: thorns).returned == [])
    }

    @Test("mend restores the layer's own durability, never above what it had when new")
    func mend() {
        let layer = Layer(coat(durability: 5, Echo(.mend(.amount(3)))), durability: 1)
        let once = send(Attack("fire", 9), through: Stack([layer]))
        let twice = send(Attack("fire", 9), through: once.stack)
        #expect(once.stack.layers[0].durability == 4)
        #expect(twice.stack.layers[0].durability == 5)
        #expect(twice.echoes.map(\.amount) == [1])
        #expect(send(Attack("fire", 9), through: twice.stack).echoes == [], "what did nothing is no fact")
    }

    @Test("heal gives the wearer its amount, never above what it began with, and never raises the fallen")
    func heal() throws {
        let balm = coat(Echo(.heal(.amount(4))))
        var fight = begun(wearing: [balm], against: [foe(throwing: Attack("fire", 6))])
        try fight.play(.end)
        #expect(fight.avatar.health == 28)
        var gentle = begun(wearing: [balm], against: [foe(throwing: Attack("fire", 1))])
        try gentle.play(.end)
        #expect(gentle.avatar.health == 30)
        var last = begun(wearing: [balm], health: 6, against: [foe(throwing: Attack("fire", 6))])
        try last.play(.end)
        #expect(last.result == .lost)
        #expect(last.avatar.health == 0)
    }

    @Test("charge adds to the layer's own charge, never above charge.max")
    func charge() {
        let jar = coat(charge: 5, Echo(.charge(.amount(3))))
        let once = send(Attack("fire", 9), through: jar)
        #expect(once.stack.layers[0].charge == 3)
        #expect(send(Attack("fire", 9), through: once.stack).stack.layers[0].charge == 5)
    }

    @Test("remember keeps the attack, and to keep it again changes nothing")
    func remember() {
        let once = send(Attack("fire", 9), through: coat(Echo(.remember)))
        #expect(once.echoes.map(\.effect) == [.remember])
        #expect(once.stack.layers != [Layer(coat(Echo(.remember)))])
        let twice = send(Attack("fire", 9), through: once.stack)
        #expect(twice.stack == once.stack)
    }

    @Test("A size of percent is that percent of the damage dealt, rounded down")
    func percent() {
        let thorns = coat(Echo(.reflect(.percent(50))))
        #expect(send(Attack("fire", 9), through: thorns).returned.map(\.power) == [4])
        let wall = armor("wall", .absorb(Absorb()))
        #expect(send(Attack("fire", 9), through: thorns, wall).returned == [])
    }

    @Test("An echo's condition sees the attack as it ended: last element, last power")
    func lastSight() {
        let turn = armor("turn", .transmute(Transmute(to: "steam", percent: 50)))
        let seen = Condition(elements: ["steam"], power: Bounds(min: 4, max: 4))
        let unseen = Condition(elements: ["fire"])
        let landing = send(
            Attack("fire", 9), through: coat(Echo(when: seen, .remember), Echo(when: unseen, .heal(.amount(1)))), turn)
        #expect(landing.echoes.map(\.echo) == [0])
    }

    @Test("An echo's condition may name one outcome or several")
    func outcome() {
        let wall = armor("wall", .absorb(Absorb()))
        let mirror = armor("mirror", .reflect(Reflect()))
        let coat = self.coat(
            Echo(when: Condition(outcomes: [.hit]), .heal(.amount(1))),
            Echo(when: Condition(outcomes: [.absorbed, .reflected]), .heal(.amount(1))))
        #expect(send(Attack("fire", 9), through: coat).echoes.map(\.echo) == [0])
        #expect(send(Attack("fire", 9), through: coat, wall).echoes.map(\.echo) == [1])
        #expect(send(Attack("fire", 9), through: coat, mirror).echoes.map(\.echo) == [1])
    }

    @Test("An echo's condition may name the damage, ends included")
    func damage() {
        let nine = coat(Echo(when: Condition(damage: Bounds(min: 9, max: 9)), .remember))
        #expect([8, 9, 10].map { send(Attack("fire", $0), through: nine).echoes.count } == [0, 1, 0])
    }

    @Test("An echo may answer once a round, apart from the responses of the same number")
    func once() {
        let coat = Armor(
            "coat", responses: [Response(.pass)], echoes: [Echo(when: Condition(once: .round), .heal(.amount(1)))])
        let first = send(Attack("fire", 9), through: coat)
        #expect(first.echoes.count == 1)
        #expect(send(Attack("fire", 9), through: first.stack).echoes == [])
    }

    @Test("An echo's chance is one roll an attack, told beside its effect")
    func chance() {
        let coat = self.coat(Echo(when: Condition(chance: 30), .heal(.amount(1))))
        #expect(send(Attack("fire", 9), through: coat, script: [30]).echoes.map(\.roll?.rolled) == [30])
        #expect(send(Attack("fire", 9), through: coat, script: [31]).echoes == [])
    }
}
