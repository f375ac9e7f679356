import Engine
import TestSupport
import Testing

@Suite("Transmute")
struct TransmuteTests {
    @Test("Transmute changes the element and makes the power its percent, rounded down")
    func changes() {
        let landing = send(Attack("fire", 9), through: armor(.transmute(Transmute(to: "steam", percent: 50))))
        #expect(landing.hops.map(\.element) == ["steam"])
        #expect(landing.arrival.damage == 4)
    }

    @Test("Inner layers meet the new element")
    func innerLayers() {
        let landing = send(
            Attack("fire", 9), through: armor("kettle", .transmute(Transmute(to: "steam"))),
            armor("fan", .absorb(Absorb()), when: Condition(elements: ["steam"])))
        #expect(landing.arrival.armor == "fan")
    }

    @Test("Transmute takes nothing and wears nothing unless it says so")
    func wear() {
        let free = armor(.transmute(Transmute(to: "steam")), durability: 5)
        let dear = armor(.transmute(Transmute(to: "steam")), wear: .flat(2), durability: 5)
        let share = armor(.transmute(Transmute(to: "steam")), wear: .percent(100), durability: 5)
        #expect(send(Attack("fire", 9), through: free).hops.map(\.durability) == [Hop.Change(5, 5)])
        #expect(send(Attack("fire", 9), through: dear).hops.map(\.durability) == [Hop.Change(5, 3)])
        #expect(send(Attack("fire", 9), through: share).hops.map(\.durability) == [Hop.Change(5, 5)])
        #expect(send(Attack("fire", 9), through: dear).hops.map(\.taken) == [0])
    }

    @Test("Transmute to no power at all absorbs the attack")
    func toNothing() {
        let landing = send(Attack("fire", 9), through: armor(.transmute(Transmute(to: "steam", percent: 10))))
        #expect(landing.arrival.outcome == .absorbed)
        #expect(landing.arrival.by == 0)
    }

    @Test("Transmute that breaks its layer has still changed the attack")
    func breaking() {
        let landing = send(
            Attack("fire", 9), through: armor(.transmute(Transmute(to: "steam")), wear: .flat(2), durability: 1))
        #expect(landing.hops.map(\.element) == ["steam"])
        #expect(landing.hops.map(\.broke) == [true])
    }
}
