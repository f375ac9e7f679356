import Chronicle
import Content
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
        case .buy(let ware):
            writer.member("do", "buy")
            writer.ware(ware)
        case .sell(.piece(let index)):
            writer.member("do", "sell")
            writer.member("piece", index)
        case .sell(.item(let item)):
            writer.member("do", "sell")
            writer.member("item", item)
        case .wield(let attack):
            writer.member("do", "wield")
            writer.member("weapon", attack)
        case .talk(let person):
            writer.member("do", "talk")
            writer.member("person", person)
        case .upgrade(let index):
            writer.member("do", "upgrade")
            writer.member("piece", index)
        case .rest: writer.member("do", "rest")
        case .train(let trial):
            writer.member("do", "train")
            writer.member("lesson", trial)
        case .answer(let layer):
            writer.member("do", "answer")
            if let layer { writer.member("layer", layer) }
        case .leave: writer.member("do", "leave")
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
        case "buy":
            if let armor = json["armor"]?.string {
                self = .buy(.armor(armor))
            } else {
                self = .buy(.item(json["item"]?.string ?? ""))
            }
        case "sell":
            if let item = json["item"]?.string {
                self = .sell(.item(item))
            } else {
                self = .sell(.piece(json["piece"]?.int ?? -1))
            }
        case "wield": self = .wield(json["weapon"]?.string ?? "")
        case "talk": self = .talk(json["person"]?.string ?? "")
        case "upgrade": self = .upgrade(json["piece"]?.int ?? -1)
        case "rest": self = .rest
        case "train": self = .train(json["lesson"]?.string ?? "")
        case "answer": self = .answer(json["layer"]?.int)
        case "leave": self = .leave
        case "note": self = .note(json["text"]?.string ?? "")
        default:
            guard let choice = Choice(json) else { return nil }
            self = .choose(choice)
        }
    }
}

extension JSONWriter {
    fileprivate mutating func ware(_ ware: Ware) {
        switch ware {
        case .armor(let id): member("armor", id)
        case .item(let id): member("item", id)
        }
    }
}
