import Chronicle
import Engine
public import JSONText

extension Action {
    /// The members of the action as a journal keeps it: `"do":"go","place":"ford"`.
    public func write(into writer: inout JSONWriter) {
        switch self {
        case .choose(let choice): writer.choice(choice)
        case .go(let place):
            writer.member("do", "go")
            writer.member("place", place)
        case .take(let armor):
            writer.member("do", "take")
            writer.member("armor", armor)
        case .upgrade(let index):
            writer.member("do", "upgrade")
            writer.member("piece", index)
        case .rest: writer.member("do", "rest")
        case .note(let text):
            writer.member("do", "note")
            writer.member("text", text)
        }
    }

    /// What `write` wrote; nil for anything else.
    public init?(_ json: JSON) {
        switch json["do"]?.string {
        case "go": self = .go(json["place"]?.string ?? "")
        case "take": self = .take(json["armor"]?.string ?? "")
        case "upgrade": self = .upgrade(json["piece"]?.int ?? -1)
        case "rest": self = .rest
        case "note": self = .note(json["text"]?.string ?? "")
        default:
            guard let choice = Choice(json) else { return nil }
            self = .choose(choice)
        }
    }
}
