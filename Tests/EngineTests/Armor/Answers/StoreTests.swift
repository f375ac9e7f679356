import Engine
import TestSupport
import Testing

@Suite("Store")
struct StoreTests {
    @Test("Store takes like absorb and the amount becomes charge")
    func charges() {
        let landing = send(Attack("fire", 9), through: armor(.store(Store(percent: 50)), charge: 10))
        #expect(landing.stack.layers[0].charge == 4)
        #expect(landing.arrival.damage == 5)
    }

    @Test("Store takes at most upTo")
    func upTo() {
        #expect(send(Attack("fire", 9), through: armor(.store(Store(upTo: 3)), charge: 10)).arrival.damage == 6)
    }

    @Test("Store takes at most the room left under the armor's charge.max")
    func room() {
        var layer = Layer(armor(.store(Store()), charge: 10))
        layer.charge = 8
        let landing = send(Attack("fire", 9), through: Stack([layer]))
        #expect(landing.stack.layers[0].charge == 10)
        #expect(landing.arrival.damage == 7)
    }

    @Test("Store in armor without charge takes nothing")
    func noRoom() {
        #expect(send(Attack("fire", 9), through: armor(.store(Store()))).arrival.damage == 9)
    }

    @Test("A layer charged above a maximum that was lowered since takes nothing and loses nothing")
    func overfull() {
        var layer = Layer(armor(.store(Store()), charge: 3, echoes: [Echo(.charge(.amount(1)))]))
        layer.charge = 8
        let landing = send(Attack("fire", 9), through: Stack([layer]))
        #expect(landing.arrival.damage == 9)
        #expect(landing.stack.layers[0].charge == 8)
    }

    @Test("Store that takes all ends the attack as absorbed")
    func absorbed() {
        #expect(send(Attack("fire", 9), through: armor(.store(Store()), charge: 10)).arrival.outcome == .absorbed)
    }
}
