import Engine

/// Writes one armor after the other, as a modder would lay it out.
struct Smith {
    var luck: SplitMix64
    private var lastWhole = ""

    init(luck: SplitMix64) { self.luck = luck }

    private static let manners = [
        ("patient", "気長な"), ("hasty", "せっかちな"), ("borrowed", "借り物の"), ("honest", "正直な"), ("rusty", "錆びた"),
        ("whispering", "囁く"), ("stubborn", "頑固な"), ("second-hand", "古着の"),
    ]
    private static let things = [
        ("apron", "前掛け"), ("bucket-helm", "桶兜"), ("door", "扉"), ("quilt", "刺し子"), ("lantern", "提灯"),
        ("scale-shirt", "鱗の帷子"), ("umbrella", "傘"), ("bell", "鐘"),
    ]
    private static let remarks = [
        "It was made for somebody taller.", "Nobody knows who wore it last, and it does not say.",
        "Warm on one side. Wear that side in.", "The seams hold out of habit.", "It hums a little before rain.",
        "Stops little, and makes the rest expensive.",
    ]

    /// Every ninth armor extends the last one that stands for itself.
    mutating func armor(_ number: Int) -> String {
        let (manner, thing) = (pick(Self.manners), pick(Self.things))
        let id = "\(manner.0)-\(thing.0)-\(number)"
        var lines = [
            #""id": "\#(id)", "name": { "en": "\#(manner.0) \#(thing.0) \#(number)", "ja": "\#(manner.1)\#(thing.1)\#(number)" }"#,
            #""description": "\#(pick(Self.remarks)) \#(pick(Self.remarks))""#,
            #""durability": \#(roll(6...30)), "weight": \#(roll(1...6)), "price": \#(roll(5...20)), "points": \#(roll(0...3))"#,
        ]
        if number % 9 == 8 {
            lines.insert(#""extends": "\#(lastWhole)""#, at: 1)
        } else {
            lastWhole = id
            if roll(1...4) == 1 { lines.append(#""tags": [ "\#(thing.0)", "small" ]"#) }
            lines += inside()
        }
        return "    {\n      " + lines.joined(separator: ",\n      ") + "\n    }"
    }

    /// What makes an armor one: charge, responses, an echo, an upgrade.
    private mutating func inside() -> [String] {
        let elements = shuffled(Armory.elements)
        let room = roll(4...12)
        var responses: [String] = []
        for each in 0..<roll(2...3) {
            // The first takes something, so that no armor is useless.
            responses.append(response(roll(each == 0 ? 1...4 : 1...7), elements[each], instead: elements[each + 3]))
        }
        let stores = responses.contains { $0.contains("store") }
        let better =
            #"{ "when": { "element": [ "\#(elements[0])", "\#(elements[6])" ] }, "answer": "absorb", "upTo": \#(roll(5...9)) }"#
        let patch =
            roll(1...3) == 1
            ? #"{ "durability": \#(roll(31...40)), "responses": [ \#(better) ] }"#
            : #"{ "durability": \#(roll(31...40)) }"#
        return (stores ? [#""charge": { "max": \#(room) }"#] : []) + [
            "\"responses\": [\n        \(responses.joined(separator: ",\n        "))\n      ]",
            #""echoes": [ \#(echo(stores ? room : nil)) ]"#,
            "\"upgrades\": [\n        { \"points\": \(roll(1...4)), \"patch\": \(patch) }\n      ]",
        ]
    }

    private mutating func response(_ kind: Int, _ element: String, instead other: String) -> String {
        let power = roll(1...2) == 1 ? #", "power": { "min": \#(roll(3...9)) }"# : ""
        let when = #"{ "when": { "element": "\#(element)"\#(power) }, "answer": "#
        switch kind {
        case 1:
            return when + #""transmute", "to": "\#(other)", "percent": \#(roll(50...90)), "wear": \#(roll(1...2)) }"#
        case 2: return when + #""store", "upTo": \#(roll(2...6)), "wear": { "percent": 50 } }"#
        case 3: return when + #""reflect", "upTo": \#(roll(3...8)), "wear": { "percent": \#(roll(25...75)) } }"#
        case 5: return when + #""retry", "times": 2, "wear": 1 }"#
        case 6: return when + #""amplify", "percent": \#(roll(10...30)), "by": 1 }"#
        default: return when + #""absorb", "percent": \#(roll(40...90)), "upTo": \#(roll(4...12)) }"#
        }
    }

    private mutating func echo(_ room: Int?) -> String {
        if let room {
            return
                #"{ "when": { "outcome": [ "absorbed", "reflected" ], "charge": { "min": \#(room / 2) } }, "effect": "heal", "amount": 1 }"#
        }
        switch roll(1...3) {
        case 1:
            return
                #"{ "when": { "outcome": "hit", "damage": { "min": \#(roll(1...4)) } }, "effect": "reflect", "percent": 100 }"#
        case 2: return #"{ "when": { "outcome": "hit", "not": { "remembered": true } }, "effect": "remember" }"#
        default:
            return #"{ "when": { "outcome": "hit", "once": "round" }, "effect": "mend", "amount": \#(roll(1...3)) }"#
        }
    }

    private mutating func roll(_ range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(luck.next() % UInt64(range.count))
    }

    private mutating func pick<Item>(_ items: [Item]) -> Item { items[roll(0...items.count - 1)] }

    private mutating func shuffled(_ items: [String]) -> [String] {
        var items = items
        for last in items.indices.reversed() { items.swapAt(last, roll(0...last)) }
        return items
    }
}
