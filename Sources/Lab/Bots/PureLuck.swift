public import Engine

/// Takes any legal choice; which one depends on its seed and the state of the fight alone.
public struct PureLuck: Bot {
    public let seed: UInt64

    public init(seed: UInt64) {
        self.seed = seed
    }

    public func choose(_ fight: Fight) -> Choice {
        let legal = fight.choices
        let word = fold(seed, fight.stateHash)
        return legal[Int(((word >> 32) &* UInt64(legal.count)) >> 32)]
    }
}
