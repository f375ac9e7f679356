public import Engine

/// What `replay --verify` found; anything but `verified` names the first bad line.
public struct Verdict: Error, Equatable, Sendable {
    /// The kind of verdict, in the order of the exit codes.
    public enum Kind: Sendable, CaseIterable {
        /// Every line is what the rules compute.
        case verified
        /// It ends before its end: torn, or no `end` line.
        case incomplete
        /// The rules compute something else.
        case diverged
        /// A newer format or newer rules.
        case foreign
        /// A definition it needs is not embedded.
        case contentMissing
        /// A recorded choice can't be played.
        case illegalChoice
        /// No fight's log at all, or a line that is no JSON object.
        case malformed
    }

    /// What kind of thing differs.
    public enum Difference: String, Sendable {
        case opening, content, fact, choice, state, rolls, damage, result
    }

    public let kind: Kind
    /// From 1; 0 where no line is to blame.
    public let line: Int
    public let difference: Difference?
    /// What stands in the log there, and what was computed.
    public let recorded: String?
    public let computed: String?
    /// Why, in one sentence.
    public let reason: String
    /// Why a recorded choice can't be played.
    public let illegal: IllegalChoice?

    init(
        _ kind: Kind, line: Int = 0, _ reason: String, difference: Difference? = nil, recorded: String? = nil,
        computed: String? = nil, illegal: IllegalChoice? = nil
    ) {
        self.kind = kind
        self.line = line
        self.reason = reason
        self.difference = difference
        self.recorded = recorded
        self.computed = computed
        self.illegal = illegal
    }
}
