import Engine
import TestSupport
import Testing

@Suite("Absorb")
struct AbsorbTests {
    @Test("Absorb takes the power times percent, rounded down; the rest travels on")
    func percent() {
        let landing = send(Attack("water", 9), through: armor(.absorb(Absorb(percent: 50))))
        #expect(landing.hops.map(\.taken) == [4])
        #expect(landing.arrival.damage == 5)
    }

    @Test("Absorb takes everything when it says no percent and no limit")
    func everything() {
        let landing = send(Attack("water", 9), through: armor(.absorb(Absorb())), armor("inner", .pass))
        #expect(landing.arrival.outcome == .absorbed)
        #expect(landing.hops.count == 1, "when power reaches 0 the attack stops there")
    }

    @Test("Absorb takes at most upTo")
    func upTo() {
        let landing = send(Attack("water", 9), through: armor(.absorb(Absorb(upTo: 3))))
        #expect(landing.arrival.damage == 6)
    }

    @Test("Absorb that takes a share too small to count changes nothing and wears nothing")
    func nothing() {
        let landing = send(
            Attack("water", 9), through: armor(.absorb(Absorb(percent: 10)), wear: .flat(2), durability: 5))
        #expect(landing.arrival.damage == 9)
        #expect(landing.hops.map(\.durability) == [Hop.Change(5, 5)])
    }

    @Test("Absorb leaves the element as it was")
    func element() {
        let landing = send(Attack("water", 9), through: armor(.absorb(Absorb(percent: 50))))
        #expect(landing.hops.map(\.element) == ["water"])
    }
}
