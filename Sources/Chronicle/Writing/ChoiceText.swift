public import Engine
public import JSONText

// A choice in logs and saves: `"do":"swap","layer":0,"with":1`; layers, foes, items and carried armor count from 0.

extension JSONWriter {
    /// The members of a choice.
    public mutating func choice(_ choice: Choice) {
        switch choice {
        case .swap(let one, let other): verb("swap", [("layer", one), ("with", other)])
        case .move(let from, let to): verb("move", [("layer", from), ("to", to)])
        case .strike(let foe): verb("strike", [("foe", foe)])
        case .mend(let layer): verb("mend", [("layer", layer)])
        case .brace(let layer): verb("brace", [("layer", layer)])
        case .don(let index): verb("don", [("carried", index)])
        case .doff(let layer): verb("doff", [("layer", layer)])
        case .use(let item, let foe): verb("use", [("item", item), ("foe", foe)])
        case .end: verb("end", [])
        }
    }

    private mutating func verb(_ verb: String, _ numbers: [(String, Int)]) {
        member("do", verb)
        for (key, number) in numbers { member(key, number) }
    }
}

extension Choice {
    /// The choice that a log or save wrote; nil for anything else.
    public init?(_ json: JSON) {
        func number(_ key: String) -> Int { json[key]?.int ?? -1 }
        switch json["do"]?.string {
        case "swap": self = .swap(number("layer"), number("with"))
        case "move": self = .move(number("layer"), to: number("to"))
        case "strike": self = .strike(number("foe"))
        case "mend": self = .mend(number("layer"))
        case "brace": self = .brace(number("layer"))
        case "don": self = .don(number("carried"))
        case "doff": self = .doff(number("layer"))
        case "use": self = .use(number("item"), at: number("foe"))
        case "end": self = .end
        default: return nil
        }
    }
}
