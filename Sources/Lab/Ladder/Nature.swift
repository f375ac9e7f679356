public import Engine

/// A way to play whole journeys: how one dresses, and who fights.
public enum Nature: String, CaseIterable, Sendable {
    /// Everything by chance.
    case random
    /// Wears the newest pieces outermost, as they come, and never reorders.
    case strikeOnly = "strike-only"
    /// Finds the best set and order for each foe, and keeps to it in the fight.
    case still = "static"
    /// Finds the best set, and previews one choice at a time.
    case oneStep = "one-step"
    /// Finds the best set, and plans whole rounds.
    case planner

    /// Whether it looks at what a foe throws before it dresses.
    var dresses: Bool {
        switch self {
        case .random, .strikeOnly: false
        case .still, .oneStep, .planner: true
        }
    }

    /// Who fights, from the beginning of a fight.
    public func bot(_ fight: Fight, seed: UInt64) -> any Bot {
        switch self {
        case .random: PureLuck(seed: seed)
        case .strikeOnly: NeverReorders()
        case .still: KeepsOrder(fight)
        case .oneStep: OneStep()
        case .planner: Planner()
        }
    }
}
