/// How an attack ended.
public enum Outcome: UInt8, Sendable, CaseIterable {
    /// A layer took the last of it.
    case absorbed
    /// A layer sent the last of it back.
    case reflected
    /// Power reached the wearer.
    case hit
}

/// Where an attack ended and what it left; integers only, like the attack itself.
public struct Arrival: Equatable, Sendable {
    public let outcome: Outcome
    /// The layer where it ended, counted from 0 as the attack began; nil for the wearer.
    public let by: Int?
    /// The armor of that layer, or `none`.
    public let armor: ID
    /// The power that reached the wearer.
    public let damage: Int
    /// What echoes restore to the wearer.
    public let healing: Int
    /// The power sent back in all.
    public let reflected: Int
}
