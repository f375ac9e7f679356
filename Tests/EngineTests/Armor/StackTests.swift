import Engine
import TestSupport
import Testing

@Suite("Stack")
struct StackTests {
    let wall = armor("wall", .absorb(Absorb()))
    let half = armor("half", .absorb(Absorb(percent: 50)))
    let mirror = armor("mirror", .reflect(Reflect()))

    @Test("The wearer is the last handler: what no layer stops reaches it")
    func lastHandler() {
        let bare = send(Attack("fire", 9), through: Stack())
        #expect(bare.arrival.outcome == .hit)
        #expect(bare.arrival.damage == 9)
        #expect(bare.arrival.by == nil)
    }

    @Test("An attack travels the layers outermost first")
    func outermostFirst() {
        let landing = send(Attack("fire", 9), through: half, Armor("shirt"))
        #expect(landing.hops.map(\.layer) == [0, 1])
        #expect(landing.hops.map(\.powerIn) == [9, 5])
    }

    @Test("A layer knows nothing of the others: order decides only what each is handed")
    func order() {
        let steam = armor("turn", .transmute(Transmute(to: "steam")))
        let fan = armor("fan", .absorb(Absorb()), when: Condition(elements: ["steam"]))
        #expect(send(Attack("fire", 9), through: steam, fan).arrival.outcome == .absorbed)
        #expect(send(Attack("fire", 9), through: fan, steam).arrival.outcome == .hit)
    }

    @Test("An attack enters at index pierce; skipped layers appear as skipped and are untouched")
    func pierce() {
        let frail = armor("frail", .absorb(Absorb()), durability: 3, echoes: [Echo(.remember)])
        let landing = send(Attack("fire", 9, pierce: 1), through: frail, half)
        #expect(landing.answers == [nil, .absorb])
        #expect(landing.hops[0].durability == nil)
        #expect(landing.stack.layers[0] == Layer(frail))
    }

    @Test("An attack that pierces more layers than are worn hits")
    func pierceAll() {
        let landing = send(Attack("fire", 9, pierce: 5), through: wall, wall)
        #expect(landing.answers == [nil, nil])
        #expect(landing.arrival.damage == 9)
    }

    @Test("When power reaches 0 the attack stops there")
    func stops() {
        #expect(send(Attack("fire", 9), through: Armor("shirt"), wall, half).hops.count == 2)
    }

    @Test("The outcome is hit when power above 0 reaches the wearer: the damage is that power")
    func hit() {
        let arrival = send(Attack("fire", 9), through: half).arrival
        #expect(arrival.outcome == .hit)
        #expect(arrival.damage == 5)
    }

    @Test("The outcome is reflected when a reflect answer took the last of it, or else absorbed")
    func reflectedOrAbsorbed() {
        #expect(send(Attack("fire", 9), through: half, mirror).arrival.outcome == .reflected)
        #expect(
            send(Attack("fire", 9), through: armor("some", .reflect(Reflect(upTo: 3))), wall).arrival.outcome
                == .absorbed)
    }

    @Test("by names the layer where it ended, or the wearer")
    func by() throws {
        #expect(send(Attack("fire", 9), through: half, wall).arrival.by == 1)
        #expect(send(Attack("fire", 9), through: half, wall).arrival.armor == "wall")
        var fight = begun(wearing: [half], against: [foe(throwing: Attack("fire", 9))])
        let facts = try fight.play(.end)
        #expect(facts.contains(.outcome(.hit, by: "avatar", damage: 5, reflected: 0)))
    }

    @Test(
        "A layer at durability 0 breaks: it lets the remainder pass, gives no echo and is gone before the next attack")
    func breaks() {
        let frail = armor("frail", .absorb(Absorb()), durability: 3, echoes: [Echo(.heal(.amount(1)))])
        let first = send(Attack("fire", 9), through: Armor("shirt"), frail)
        #expect(first.hops.map(\.broke) == [false, true])
        #expect(first.arrival.damage == 6)
        #expect(first.echoes == [])
        let second = send(Attack("fire", 9), through: first.stack)
        #expect(second.hops.map(\.armor) == ["shirt"])
        #expect(second.stack.broken.map(\.armor.id) == ["frail"])
    }

    @Test("Two layers that break by one attack keep their numbers until it is over")
    func twoBreak() {
        let frail = armor("frail", .absorb(Absorb()), durability: 3)
        let landing = send(Attack("fire", 9), through: frail, Armor("shirt"), frail, wall)
        #expect(landing.hops.map(\.layer) == [0, 1, 2, 3])
        #expect(landing.arrival.by == 3)
        #expect(landing.stack.layers.map(\.armor.id) == ["shirt", "wall"])
        #expect(landing.stack.broken.map(\.copy) == [0, 1])
    }

    @Test("What reflect took is sent back once the inward leg is over, before what echoes send")
    func returnedOrder() {
        let thorns = Armor("thorns", echoes: [Echo(.reflect(.amount(7)))])
        let some = armor("some", .reflect(Reflect(upTo: 3)))
        #expect(send(Attack("fire", 9), through: some, thorns).returned.map(\.power) == [3, 7])
    }

    @Test("A copied stack is independent of its original")
    func copies() {
        let stack = Stack(worn([armor(.absorb(Absorb()), durability: 3)]))
        _ = send(Attack("fire", 9), through: stack)
        #expect(stack.layers[0].durability == 3)
    }
}
