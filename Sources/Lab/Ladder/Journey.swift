/// What became of one journey.
public struct Journey: Equatable, Sendable {
    public enum End: Equatable, Sendable {
        /// It came to an ending.
        case finished
        /// The last defeat that it could bear.
        case lost
        /// It fought as often as it may.
        case weary
        /// No place was left to go to.
        case stuck
    }

    /// One fight of it.
    public struct Bout: Equatable, Sendable {
        /// The foes, such as `wick-moth ×3`.
        public let foes: String
        /// What was worn as it began.
        public let worn: [String]
        public var isWon = false
        public var rounds = 0
        public var suffered = 0
        /// Whether the cap of rounds ended it.
        public var isCapped = false
        /// Rounds planned with two layers or more, and those in which a plan that reorders was worth the most.
        public var weighed = 0
        public var reordered = 0
    }

    public internal(set) var end = End.stuck
    public internal(set) var bouts: [Bout] = []
    /// Actions that were not possible; a traveller that knows the rules makes none.
    public internal(set) var refusals = 0

    public var defeats: Int { bouts.count { !$0.isWon } }
}
