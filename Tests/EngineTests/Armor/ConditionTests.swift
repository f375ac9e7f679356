import Engine
import TestSupport
import Testing

@Suite("Condition")
struct ConditionTests {
    static let profiles = [
        Profile.empty, Profile(tags: ["sharp", "holy"]),
        Profile(measures: [.init("width", 135), .init("height", 63)]),
    ]

    /// Whether a layer with this condition absorbs the attack.
    func holds(
        _ condition: Condition, _ attack: Attack = Attack("fire", 9), charge: Int = 0, durability: Int? = nil,
        script: [Int]? = nil
    ) -> Bool {
        var layer = Layer(
            armor(
                .absorb(Absorb()), when: condition, wear: .flat(0), durability: durability.map { _ in 20 }, charge: 9),
            durability: durability)
        layer.charge = charge
        let landing = send(attack, through: Stack([layer]), profiles: Self.profiles, script: script)
        #expect(landing.unusedRolls == [])
        return landing.arrival.outcome == .absorbed
    }

    @Test("A condition without keys always holds")
    func always() {
        #expect(holds(Condition()))
        #expect(holds(.always))
    }

    @Test("element holds for any of its list")
    func element() {
        #expect(holds(Condition(elements: ["fire"])))
        #expect(!holds(Condition(elements: ["water"])))
        #expect(holds(Condition(elements: ["water", "fire"])))
        #expect(!holds(Condition(elements: ["water", "steam"])))
        #expect(!holds(Condition(elements: [])))
    }

    @Test("tags holds when the attack bears all of them")
    func tags() {
        let sharp = Attack("fire", 9, profile: 1)
        #expect(holds(Condition(tags: ["sharp"]), sharp))
        #expect(holds(Condition(tags: ["sharp", "holy"]), sharp))
        #expect(!holds(Condition(tags: ["sharp", "coin"]), sharp))
        #expect(!holds(Condition(tags: ["sharp"])))
        #expect(holds(Condition(tags: [])))
    }

    @Test("power holds from min to max, ends included", arguments: [(8, 8), (9, 9), (10, 10), (7, 11)])
    func power(min: Int, max: Int) {
        #expect(holds(Condition(power: Bounds(min: min, max: max))) == (min...max).contains(9))
        #expect(holds(Condition(power: Bounds(min: min))) == (9 >= min))
        #expect(holds(Condition(power: Bounds(max: max))) == (9 <= max))
    }

    @Test("charge holds from min to max of the layer's own charge, ends included")
    func charge() {
        let three = Condition(charge: Bounds(min: 3, max: 3))
        #expect([2, 3, 4].map { holds(three, charge: $0) } == [false, true, false])
    }

    @Test("durability holds from min to max of the layer's own durability, ends included")
    func durability() {
        let three = Condition(durability: Bounds(min: 3, max: 3))
        #expect([2, 3, 4].map { holds(three, durability: $0) } == [false, true, false])
    }

    @Test("durability holds for no armor that never wears")
    func noDurability() {
        #expect(!holds(Condition(durability: Bounds(min: 0))))
        #expect(!holds(Condition(durability: Bounds(max: 3))))
    }

    @Test("measures holds when every named measure lies in its range; an attack without that measure does not match")
    func measures() {
        let coin = Attack("fire", 9, profile: 2)
        let wide = Condition.Measure("width", Bounds(min: 135, max: 135))
        #expect(holds(Condition(measures: [wide]), coin))
        #expect(!holds(Condition(measures: [.init("width", Bounds(max: 134))]), coin))
        #expect(!holds(Condition(measures: [wide, .init("height", Bounds(min: 64))]), coin))
        #expect(!holds(Condition(measures: [.init("depth", Bounds())]), coin))
        #expect(!holds(Condition(measures: [wide])))
    }

    @Test("remembered asks for the attack's id or, without one, the element it was thrown with")
    func remembered() {
        let wise = Armor(
            "wise", responses: [Response(when: Condition(remembered: true), .absorb(Absorb()))],
            echoes: [Echo(.remember)])
        let turn = armor("turn", .transmute(Transmute(to: "steam")))
        for attack in [Attack("fire", 9, id: "jab"), Attack("fire", 9)] {
            let first = send(attack, through: turn, wise)
            #expect(first.arrival.outcome == .hit)
            #expect(send(attack, through: first.stack).arrival.outcome == .absorbed)
            #expect(send(Attack("fire", 9, id: "bite"), through: first.stack).arrival.outcome == .hit)
            #expect(send(Attack("steam", 9), through: first.stack).arrival.outcome == .hit)
        }
    }

    @Test("remembered false holds for what the layer does not remember")
    func forgotten() {
        let naive = Armor(
            "naive", responses: [Response(when: Condition(remembered: false), .absorb(Absorb()))],
            echoes: [Echo(.remember)])
        let first = send(Attack("fire", 9), through: naive)
        #expect(first.arrival.outcome == .absorbed)
        #expect(send(Attack("fire", 9), through: first.stack).arrival.outcome == .hit)
    }

    @Test("chance holds when the roll of 1 to 100 is at most its percent", arguments: [29, 30, 31])
    func chance(rolled: Int) {
        #expect(holds(Condition(chance: 30), script: [rolled]) == (rolled <= 30))
    }

    @Test("chance 0 never holds and chance 100 always does")
    func certain() {
        #expect(!holds(Condition(chance: 0), script: [1]))
        #expect(holds(Condition(chance: 100), script: [100]))
    }

    @Test("A roll is made only where chance decides")
    func rollsLate() {
        let coat = armor(.absorb(Absorb()), when: Condition(elements: ["water"], chance: 50))
        #expect(send(Attack("fire", 9), through: coat).rolls == 0)
        #expect(send(Attack("water", 9), through: coat).rolls == 1)
    }

    @Test("The hop says what was rolled and what was needed")
    func roll() {
        let coat = armor(.absorb(Absorb()), when: Condition(chance: 30))
        let hop = send(Attack("fire", 9), through: coat, script: [31]).hops[0]
        #expect(hop.roll?.rolled == 31)
        #expect(hop.roll?.needed == 30)
        #expect(hop.response == nil)
    }

    @Test("once a round holds until the response has answered in this round; once a fight until it has at all")
    func once() throws {
        let daily = armor("daily", .absorb(Absorb()), when: Condition(elements: ["fire"], once: .round))
        let single = armor("single", .absorb(Absorb()), when: Condition(elements: ["water"], once: .fight))
        var fight = begun(
            wearing: [daily, single],
            against: [foe(throwing: Attack("fire", 1), Attack("fire", 1), Attack("water", 1), Attack("water", 1))])
        #expect(try fight.play(.end).outcomes == [.absorbed, .hit, .absorbed, .hit])
        #expect(try fight.play(.end).outcomes == [.absorbed, .hit, .hit, .hit])
    }

    @Test("once looks at its own response only")
    func onceEach() {
        let two = Armor(
            "two",
            responses: [
                Response(when: Condition(once: .fight), .absorb(Absorb())),
                Response(when: Condition(once: .fight), .absorb(Absorb())),
            ])
        let first = send(Attack("fire", 1), through: two)
        let second = send(Attack("fire", 1), through: first.stack)
        let third = send(Attack("fire", 1), through: second.stack)
        #expect([first, second, third].map(\.arrival.outcome) == [.absorbed, .absorbed, .hit])
    }

    @Test("not holds where its condition does not, and all keys must hold together")
    func not() {
        #expect(!holds(Condition(not: Condition(elements: ["fire"]))))
        #expect(holds(Condition(not: Condition(elements: ["water"]))))
        #expect(holds(Condition(not: Condition(not: Condition(elements: ["fire"])))))
        #expect(!holds(Condition(not: .always)))
        #expect(!holds(Condition(elements: ["water"], not: Condition(elements: ["steam"]))))
        #expect(!holds(Condition(elements: ["fire"], power: Bounds(min: 10))))
        #expect(!holds(Condition(chance: 30, not: Condition(elements: ["fire"]))))
        #expect(holds(Condition(not: Condition(chance: 30)), script: [31]))
    }

    @Test("A chance within not and the chance beside it are different rolls")
    func twoChances() {
        let odd = armor(.absorb(Absorb()), when: Condition(chance: 50, not: Condition(chance: 50)))
        let absorbed = (1...1_000).count {
            send(Attack("fire", 9, luck: UInt64($0)), through: odd).arrival.outcome == .absorbed
        }
        #expect((200...300).contains(absorbed), "half of half of 1,000, not \(absorbed)")
    }

    @Test("The first response whose condition holds gives the answer; when none holds the answer is pass")
    func first() {
        let coat = Armor(
            "coat",
            responses: [
                Response(when: Condition(elements: ["water"]), .absorb(Absorb())),
                Response(when: Condition(power: Bounds(min: 5)), .absorb(Absorb(upTo: 2))),
                Response(.reflect(Reflect())),
            ])
        #expect(send(Attack("fire", 9), through: coat).hops.map(\.response) == [1])
        #expect(send(Attack("fire", 4), through: coat).hops.map(\.response) == [2])
        let none = send(Attack("fire", 9), through: armor(.absorb(Absorb()), when: Condition(elements: ["water"])))
        #expect(none.answers == [.pass])
        #expect(none.hops.map(\.response) == [nil])
    }

    @Test("A response that names outcome or damage holds only where they are known, on the way back")
    func inwardOutcome() {
        #expect(!holds(Condition(outcomes: [.hit, .absorbed, .reflected])))
        #expect(!holds(Condition(damage: Bounds(min: 1))))
    }
}
