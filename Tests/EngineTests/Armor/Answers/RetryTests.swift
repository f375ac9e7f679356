import Engine
import TestSupport
import Testing

@Suite("Retry")
struct RetryTests {
    let again = armor("again", .retry(Retry(times: 2)))
    let maybe = armor("maybe", .absorb(Absorb()), when: Condition(chance: 50), durability: 20)

    @Test("Retry lets the attack travel on; if it ends as hit, the rest of the way is tried again")
    func triesAgain() {
        let landing = send(Attack("fire", 9), through: again, maybe, script: [90, 10])
        #expect(landing.arrival.outcome == .absorbed)
        #expect(landing.answers == [.retry, .absorb])
        #expect(landing.hops.first?.retries == 1)
        #expect(landing.unusedRolls == [])
    }

    @Test("Retry tries no more once the attack does not end as hit")
    func stops() {
        let landing = send(Attack("fire", 9), through: again, maybe, script: [10])
        #expect(landing.hops.first?.retries == 0)
        #expect(landing.rolls == 1)
    }

    @Test("Retry tries up to times more, and the last try stands")
    func lastStands() {
        let landing = send(Attack("fire", 9), through: again, maybe, script: [90, 91, 92])
        #expect(landing.arrival.damage == 9)
        #expect(landing.hops.last?.roll?.rolled == 92)
        #expect(landing.unusedRolls == [])
    }

    @Test("Everything inside the layer is put back before the next try")
    func putsBack() {
        let half = armor("half", .absorb(Absorb(upTo: 2)), durability: 20)
        let bank = armor("bank", .store(Store(upTo: 1)), charge: 9)
        let landing = send(Attack("fire", 9), through: again, half, bank, maybe, script: [90, 90, 10])
        #expect(landing.stack.layers.map(\.durability) == [0, 18, 0, 14])
        #expect(landing.stack.layers[2].charge == 1)
        #expect(landing.hops.count == 4, "the hops are those of the try that stands")
    }

    @Test("What a layer outside the retry did is not put back")
    func outside() {
        let half = armor("half", .absorb(Absorb(upTo: 2)), durability: 20)
        let landing = send(Attack("fire", 9), through: half, again, maybe, script: [90, 90, 10])
        #expect(landing.stack.layers[0].durability == 18)
    }

    @Test("Layers that broke, charges sent back and echoes of a try that does not stand leave no mark")
    func noMark() {
        let sometimes = Condition(chance: 50)
        let frail = armor("frail", .absorb(Absorb(upTo: 1)), when: sometimes, durability: 1)
        let mirror = armor("mirror", .reflect(Reflect(upTo: 1)), when: sometimes)
        let landing = send(Attack("fire", 9), through: again, frail, mirror, maybe, script: [1, 1, 90, 90, 90, 10])
        #expect(landing.returned == [])
        #expect(landing.stack.broken == [])
        #expect(landing.unusedRolls == [])
    }

    @Test("Retry makes fresh rolls: of 10,000 attacks on a chance of 5 within 32 tries about a fifth get through")
    func fresh() {
        let all = armor("again", .retry(Retry(times: 5)))
        let rare = armor("rare", .absorb(Absorb()), when: Condition(chance: 5))
        let stack = Stack(worn([all, all, rare]))
        let through = (1...10_000).count {
            send(Attack("fire", 9, luck: UInt64($0)), through: stack).arrival.damage > 0
        }
        #expect((1_820...2_060).contains(through), "0.95 to the 32nd is 0.194, not \(through) in 10,000")
    }

    @Test("Retries inside retries end: five of times 5 make Retry.mostTries tries and no more")
    func nested() {
        let all = armor("again", .retry(Retry(times: 5)))
        let never = armor("never", .absorb(Absorb()), when: Condition(chance: 0))
        let landing = send(Attack("fire", 9), through: all, all, all, all, all, never)
        #expect(landing.rolls == Retry.mostTries)
        #expect(landing.arrival.damage == 9)
        #expect(landing.hops.count == 6)
    }

    @Test("Retry wears nothing unless it says so, and its wear is paid once however many tries it takes")
    func wear() {
        let dear = armor("dear", .retry(Retry(times: 2)), wear: .flat(1), durability: 5)
        #expect(send(Attack("fire", 9), through: again).rolls == 0)
        #expect(send(Attack("fire", 9), through: dear, maybe, script: [90, 90, 90]).stack.layers[0].durability == 4)
        let free = armor("free", .retry(Retry(times: 2)), durability: 5)
        #expect(send(Attack("fire", 9), through: free).stack.layers[0].durability == 5)
    }

    @Test("Retry that breaks its layer by its wear has still given its answer")
    func breaking() {
        let last = armor("last", .retry(Retry(times: 1)), wear: .flat(1), durability: 1)
        let landing = send(Attack("fire", 9), through: last, maybe, script: [90, 10])
        #expect(landing.arrival.outcome == .absorbed)
        #expect(landing.hops.first?.broke == true)
        #expect(landing.stack.layers.map(\.armor.id) == ["maybe"])
    }

    @Test("Retry with nothing further in changes nothing")
    func innermost() {
        #expect(send(Attack("fire", 9), through: again).arrival.damage == 9)
    }
}
