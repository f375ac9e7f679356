import Engine
import TestSupport
import Testing

@Suite("Pass")
struct PassTests {
    @Test("Pass changes nothing")
    func changesNothing() {
        let landing = send(Attack("water", 9), through: armor(.pass, durability: 5))
        #expect(landing.arrival.damage == 9)
        #expect(landing.hops.map(\.durability) == [Hop.Change(5, 5)])
    }

    @Test("Pass has no wear, even if a response asks for it")
    func noWear() {
        let landing = send(Attack("water", 9), through: armor(.pass, wear: .flat(2), durability: 5))
        #expect(landing.stack.layers[0].durability == 5)
    }

    @Test("Pass as a response keeps the ones after it from answering")
    func shields() {
        let coat = Armor(
            "coat", responses: [Response(when: Condition(elements: ["fire"]), .pass), Response(.absorb(Absorb()))])
        #expect(send(Attack("fire", 9), through: coat).arrival.damage == 9)
        #expect(send(Attack("water", 9), through: coat).arrival.damage == 0)
    }
}
