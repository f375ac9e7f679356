/// Keyed chance: a roll depends only on the fight's seed, the round, the attack, the layer, the purpose and the try.
///
/// There is no stream to fall out of step with: taking a layer away leaves every other roll as it was.
public struct Luck: Sendable {
    /// What a roll is for; a number, so that the rolls of one layer differ.
    public enum Purpose: UInt64, Sendable {
        case response = 1
        case echo, plan, spread
    }

    public let seed: UInt64
    /// How many rolls were made; a replay must make as many.
    public private(set) var rolls = 0
    /// Rolls that a test wants, taken first to last instead of the keyed ones; one left over is a failed test.
    public var script: [Int]?
    /// The try of the attack under way: 0, or a fold of which layers try again and for which time.
    var attempt: UInt64 = 0
    /// How many tries the attack under way has had.
    var tries = 1
    private var prefix: UInt64

    public init(seed: UInt64, script: [Int]? = nil) {
        self.seed = seed
        self.script = script
        prefix = seed
    }

    /// Turns to one attack (or, for plans, one foe) of one round.
    public mutating func turn(round: Int, to attack: UInt64) {
        // The seed is mixed first; else seeds 6 and 7 would share their luck a round apart.
        prefix = fold(fold(fold(0, seed), UInt64(round)), attack)
        attempt = 0
        tries = 1
    }

    /// A roll from 1 to `sides`.
    ///
    /// `sides` is 1…2³²−1; the multiply-shift of the upper 32 bits spreads them evenly enough for any die.
    public mutating func roll(_ sides: Int, for layer: UInt64, _ purpose: Purpose, _ index: Int) -> Int {
        rolls &+= 1
        if script?.isEmpty == false { return script?.removeFirst() ?? 1 }
        let word = fold(fold(fold(fold(prefix, layer), purpose.rawValue), UInt64(index)), attempt)
        return 1 + Int(((word >> 32) &* UInt64(sides)) >> 32)
    }
}
