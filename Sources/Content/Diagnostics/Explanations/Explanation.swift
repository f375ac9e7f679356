import JSONText

/// What a code means, with an example of wrong and of right.
///
/// The examples are small mods beside the game's own content; a law runs each: the wrong one gives its code once and
/// nothing else, the right one gives nothing.
///
///     Explanation.all.first { $0.code == "unknown-key" }?.meaning   // "A record has a key that it can't have."
public struct Explanation: Sendable {
    public let code: String
    public let severity: Diagnostic.Severity
    /// One sentence.
    public let meaning: String
    /// Why that matters, and what to do about it.
    public let remedy: String
    public let wrong: Example
    public let right: Example

    /// Every code that `check` can give: those of content, then those of JSON.
    public static var all: [Explanation] {
        Problem.allCases.map { Explanation($0.rawValue, $0.severity, $0.explained) }
            + JSONProblem.Code.allCases.map { Explanation($0.rawValue, .error, $0.explained) }
    }

    private init(_ code: String, _ severity: Diagnostic.Severity, _ words: Explained) {
        self.code = code
        self.severity = severity
        meaning = words.meaning
        remedy = words.remedy
        wrong = words.wrong
        right = words.right
    }
}

/// What stands under a code.
struct Explained {
    let meaning: String
    let remedy: String
    let wrong: Example
    let right: Example

    init(_ meaning: String, _ remedy: String, wrong: Example, right: Example) {
        self.meaning = meaning
        self.remedy = remedy
        self.wrong = wrong
        self.right = right
    }
}
