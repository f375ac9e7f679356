/// An attack that a foe has announced for the end of the round; it comes exactly so.
public struct Intent: Equatable, Sendable {
    /// The foe's place in the line-up.
    public let foe: Int
    public let attack: Attack
}

/// Who acts or suffers.
public enum Side: Hashable, Sendable {
    case avatar
    case foe(Int)
}

/// How a fight ended.
public enum Result: UInt8, Sendable, CaseIterable {
    case won, lost, stalemate
}

/// What a fight has added up.
public struct Totals: Equatable, Sendable {
    /// Health taken from the foes and from the Avatar.
    public internal(set) var dealt = 0
    public internal(set) var suffered = 0
    /// Attacks against the Avatar by outcome.
    public internal(set) var absorbed = 0
    public internal(set) var reflected = 0
    public internal(set) var hits = 0
    /// The Avatar's layers that broke, its strikes and its reorderings.
    public internal(set) var broken = 0
    public internal(set) var strikes = 0
    public internal(set) var moves = 0
}
