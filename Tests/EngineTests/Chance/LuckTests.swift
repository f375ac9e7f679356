import TestSupport
import Testing

@testable import Engine

@Suite("Luck")
struct LuckTests {
    func roll(
        seed: UInt64 = 7, round: Int = 1, attack: UInt64 = 1, layer: UInt64 = 5, _ purpose: Luck.Purpose = .response,
        _ index: Int = 0, attempt: UInt64 = 0, sides: Int = 1_000_000
    ) -> Int {
        var luck = Luck(seed: seed)
        luck.turn(round: round, to: attack)
        luck.attempt = attempt
        return luck.roll(sides, for: layer, purpose, index)
    }

    @Test("A roll depends on fight seed, round, attack number, layer identity, purpose and try, and on nothing else")
    func keys() {
        let rolls = [
            roll(), roll(seed: 8), roll(round: 2), roll(attack: 2), roll(layer: 6), roll(.echo), roll(.response, 1),
            roll(attempt: 1),
        ]
        #expect(Set(rolls).count == rolls.count)
        var luck = Luck(seed: 7)
        luck.turn(round: 1, to: 1)
        for layer in 0..<5 { _ = luck.roll(6, for: UInt64(layer), .echo, 3) }
        #expect(luck.roll(1_000_000, for: 5, .response, 0) == roll(), "rolls made before do not matter")
    }

    @Test("Recorded rolls come out as they were recorded: the key fold is frozen")
    func frozen() {
        #expect(
            [
                fold(0, 1), fold(1, 0), fold(1, 2), fold(fold(7, 1), 1), ID("water").key,
                Layer(Armor("coat"), copy: 1).identity,
            ]
                == [
                    0x910a_2dec_8902_5cc1,
                    0x910a_2dec_8902_5cc1,
                    0x1d0b_14e4_db01_8fed,
                    0x3b5b_26b4_abed_c4ab,
                    0xd3ca_cd4c_82e5_be70,
                    0xab8_2836_b75b_7520,
                ])
        #expect(
            [
                roll(sides: 100), roll(seed: 0, sides: 100), roll(seed: .max, sides: 100), roll(round: 40, sides: 100),
                roll(attack: 1_000_000, sides: 100), roll(layer: 0, sides: 100), roll(.echo, 3, sides: 100),
                roll(.plan, sides: 6), roll(.spread, 1, sides: 2_000_001), roll(attempt: 1, sides: 100),
            ] == [2, 28, 38, 73, 48, 84, 84, 3, 1_948_650, 2])
    }

    @Test("A roll lies in 1 to its sides, and every side comes up about as often")
    func even() {
        var counts = [Int](repeating: 0, count: 6)
        for attack in 0..<6_000 { counts[roll(attack: UInt64(attack), sides: 6) - 1] += 1 }
        #expect(counts.allSatisfy { (900...1_100).contains($0) }, "\(counts)")
        #expect(roll(sides: 1) == 1)
    }

    @Test("Neighbouring seeds share no luck, in any round")
    func neighbours() {
        var seen: Set<Int> = []
        for seed in 0..<64 {
            for round in 1...64 { seen.insert(roll(seed: UInt64(seed), round: round, sides: 1 << 32 - 1)) }
        }
        #expect(seen.count >= 64 * 64 - 4)
    }

    @Test("A test can script the rolls; when the script is used up the keyed ones follow")
    func script() {
        var luck = Luck(seed: 7, script: [3, 99])
        luck.turn(round: 1, to: 1)
        #expect([0, 1].map { luck.roll(100, for: 5, .response, $0) } == [3, 99])
        #expect(luck.roll(1_000_000, for: 5, .response, 0) == roll())
        #expect(luck.script == [])
        #expect(luck.rolls == 3)
    }

    @Test("An identity comes from the bytes of a name and the copy's number, so two copies have their own luck")
    func identity() {
        #expect(Layer(Armor("coat")).identity == Layer(Armor("coat", durability: 9)).identity)
        #expect(Layer(Armor("coat")).identity != Layer(Armor("coat"), copy: 1).identity)
        #expect(Layer(Armor("coat")).identity != Layer(Armor("cloak")).identity)
        #expect(ID("e\u{301}") != ID("\u{e9}"), "ids are compared by bytes")
    }
}
