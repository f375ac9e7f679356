public import Engine

/// A recorded choice that can't be made under other conditions.
public struct Stray: Equatable, Sendable {
    public enum Reason: Error, Equatable, Sendable {
        case notWorn(ID)
        case notCarried(ID)
        case notInBag(ID)
        /// The fight there does not allow it.
        case illegal(IllegalChoice)
    }

    /// From 1, as recorded.
    public let number: Int
    public let round: Int
    /// The choice as recorded; its numbers are those of the recorded stack.
    public let choice: Choice
    public let reason: Reason
}

/// What becomes of a recorded choice that can't be made, and of a fight whose recorded choices are used up.
public enum Remedy: Sendable {
    /// The fight stops there, undecided.
    case stop
    /// The choice is left out.
    case skip
    /// Somebody decides instead, and plays on to the end; the choices are legal in the fight given.
    case decide(@Sendable (Fight) -> [Choice])
}
