import TestSupport
import Testing

@testable import Engine

@Suite("Wear")
struct WearTests {
    @Test("Wear is by default all that was taken for absorb, reflect and store, and nothing for the rest")
    func defaults() {
        for answer in [Answer.absorb(Absorb()), .reflect(Reflect()), .store(Store())] {
            #expect(Response(answer).wear == .percent(100))
        }
        for answer in [Answer.transmute(Transmute(to: "fire")), .amplify(Amplify()), .retry(Retry(times: 1)), .pass] {
            #expect(Response(answer).wear.cost(of: 0) == 0)
        }
    }

    @Test("Percent wear is a percent of the amount taken, rounded up")
    func roundedUp() {
        let landing = send(Attack("fire", 9), through: armor(.absorb(Absorb()), wear: .percent(50), durability: 20))
        #expect(landing.hops.map(\.durability) == [Hop.Change(20, 15)])
    }

    @Test("With percent wear a layer takes no more than its durability can pay; the rest travels on")
    func affordable() {
        let landing = send(Attack("fire", 9), through: armor(.absorb(Absorb()), durability: 4))
        #expect(landing.hops.map(\.taken) == [4])
        #expect(landing.arrival.damage == 5)
        #expect(landing.hops.map(\.broke) == [true])
    }

    @Test("With flat wear a layer takes all it would and may break by it")
    func flat() {
        let landing = send(Attack("fire", 9), through: armor(.absorb(Absorb()), wear: .flat(7), durability: 4))
        #expect(landing.arrival.outcome == .absorbed)
        #expect(landing.hops.map(\.durability) == [Hop.Change(4, 0)])
        #expect(landing.stack.layers == [])
    }

    @Test("No wear is taken when nothing was taken")
    func nothingTaken() {
        let full = armor(.store(Store()), wear: .flat(3), durability: 5)
        #expect(send(Attack("fire", 9), through: full).stack.layers[0].durability == 5)
    }

    @Test("Armor without durability never wears")
    func neverWears() {
        let landing = send(Attack("fire", 9), through: armor(.absorb(Absorb()), wear: .flat(3)))
        #expect(landing.hops.map(\.durability) == [nil])
        #expect(landing.stack.layers.count == 1)
    }

    @Test("A layer that does not answer does not wear")
    func noAnswer() {
        let shy = armor(.absorb(Absorb()), when: Condition(elements: ["water"]), durability: 5)
        #expect(send(Attack("fire", 9), through: shy).stack.layers[0].durability == 5)
    }

    @Test("A braced layer pays half its wear, rounded up")
    func braced() {
        for (wear, left) in [(Wear.flat(3), 18), (.percent(100), 15), (.percent(0), 20)] {
            var layer = Layer(armor(.absorb(Absorb()), wear: wear, durability: 20))
            layer.isBraced = true
            #expect(send(Attack("fire", 9), through: Stack([layer])).stack.layers[0].durability == left)
        }
    }

    @Test("Percent wear never costs more than there is, and one more taken would")
    func law() {
        var samples = Samples(seed: 11)
        for number in 1...20_000 {
            let durability = samples.once(in: 9) ? 1_000_000 : samples.number(1...50)
            let wear = Wear.percent(samples.once(in: 9) ? 1_000_000 : samples.number(1...300))
            let most = wear.settle(1_000_000_000, with: durability).taken
            #expect(
                wear.cost(of: most) <= durability && wear.cost(of: most + 1) > durability,
                "case \(number): \(wear) on \(durability) affords \(most)")
        }
    }
}
