/// The generator behind every roll: Steele, Lea and Flood's SplitMix64.
///
///     var generator = SplitMix64(state: 0)
///     generator.next()  // 0xe220a8397b1dcdaf
public struct SplitMix64: Sendable {
    var state: UInt64

    public init(state: UInt64) {
        self.state = state
    }

    /// The next 64 bits; any state is a good state.
    public mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var word = state
        word = (word ^ (word >> 30)) &* 0xbf58_476d_1ce4_e5b9
        word = (word ^ (word >> 27)) &* 0x94d0_49bb_1331_11eb
        return word ^ (word >> 31)
    }
}

/// Folds one more word into a key: `fold(fold(seed, round), attack)` names one stream of luck.
///
/// The fold is frozen: recorded fights depend on each bit of it.
public func fold(_ key: UInt64, _ word: UInt64) -> UInt64 {
    var generator = SplitMix64(state: key ^ word)
    return generator.next()
}
