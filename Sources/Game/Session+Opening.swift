public import Files

extension Session {
    /// How a session began.
    public struct Opening: Sendable {
        public let isNew: Bool
        /// Commands since the last save that were done again, and those that could not be.
        public let recovered: Int
        public let lost: Int
        /// Where those that could not be done again are kept.
        public internal(set) var lostPath: String?
        /// Mods that the save was played with and that are not loaded.
        public let missingMods: [String]
        /// Mods that are loaded in another version than the save was played with.
        public let changedMods: [(id: String, before: String, now: String)]
        /// Oaths that the campaign swore and the content does not know; they are passed over.
        public let unknownOaths: [String]
        /// Whether the place where the Avatar was is no longer there.
        public let isStranded: Bool
    }

    /// Why an action did not happen.
    public enum Problem: Error, Sendable {
        case refused(Refusal)
        case file(FileProblem)
        case nothingToUndo
        case nothingToRedo
    }
}
