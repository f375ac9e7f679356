/// How well somebody who begins knows what is before them.
///
///     Acquaintance(answer: "1")     // .newToText
///     Acquaintance(answer: "look")  // nil
public enum Acquaintance: Sendable {
    case newToText, newToThis, knowing

    /// What a line says to the question; nil for any other line.
    public init?(answer: String) {
        switch trim(answer).lowercased() {
        case "1", "new": self = .newToText
        case "2", "some": self = .newToThis
        case "3", "old": self = .knowing
        default: return nil
        }
    }
}
