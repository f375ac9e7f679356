import Engine
import JSONText

let anyPower = 1...Attack.mostPower
let anyMeasure = -Attack.mostPower...Attack.mostPower
private let anyAmount = 0...Attack.mostPower
private let share = 0...100
private let growth = 0...1_000

let naming = [
    Field("id", .id, required: true, "The id; lower-case letters, digits and single hyphens, at most 64 bytes."),
    Field("name", .text, "What players read; the id when left out."),
    Field("description", .text, "A sentence or two for `examine`."),
]

extension Layout {
    static let element = Layout("element", naming)

    static let armor = Layout(
        "armor",
        naming + [
            Field("tags", .list(.slug), default: [], "Free names that others may ask for."),
            Field("weight", .integer(anyAmount), default: 0, "What it adds to the load."),
            Field("price", .integer(anyAmount), default: 0, "What a shop asks for it."),
            Field("points", .integer(anyAmount), default: 0, "What it costs in points where it is offered."),
            Field("extends", .reference(.armor), "The armor it is merged over (RFC 7396)."),
            Field("abstract", .flag, default: false, "Only a parent; nobody can wear it."),
            Field("durability", .integer(anyPower), "How much wear it bears; without it, it never wears."),
            Field("charge", .record(.charge), "What `store` and `charge` fill."),
            Field(
                "responses", .list(.record(.response), most: Armor.mostResponses), default: [],
                "Asked in order; the first that holds answers."),
            Field(
                "echoes", .list(.record(.echo), most: Armor.mostResponses), default: [],
                "All that hold take effect on the way back."
            ),
            Field(
                "upgrades", .list(.record(.upgrade), most: 20), default: [], "Bought one after the other with points."),
        ])

    static let charge = Layout(
        "charge", [Field("max", .integer(anyPower), required: true, "The most charge a layer holds.")])

    static let upgrade = Layout(
        "upgrade",
        [
            Field("points", .integer(anyAmount), required: true, "What it costs."),
            Field("patch", .patch, required: true, "A merge patch onto the armor."),
        ])

    static let wear = Layout(
        "wear", [Field("percent", .integer(growth), required: true, "Of the amount taken, rounded up.")])

    private static let taking = [
        Field("percent", .integer(share), default: 100, "How much of the power it takes, in percent."),
        Field("upTo", .integer(anyPower), "The most it takes; no limit when left out."),
    ]

    /// `usual` is what the answer costs by nature.
    private static func wear(_ usual: JSON) -> Field {
        Field("wear", .plainOr(.integer(anyAmount), .wear), default: usual, "What it costs in durability.")
    }

    static let response = Layout(
        "response",
        [
            Field("when", .record(.condition), default: [:], "When it holds; an empty condition always does."),
            Field("answer", .word(Answer.Kind.allCases.map(\.word)), required: true, "What the layer does."),
        ],
        deciding: "answer",
        variants: Answer.Kind.allCases.map { kind in
            switch kind {
            case .pass: return (kind.word, [])
            case .absorb, .reflect, .store: return (kind.word, taking + [wear(["percent": 100])])
            case .transmute:
                return (
                    kind.word,
                    [
                        Field("to", .reference(.elements), required: true, "The new element."),
                        Field("percent", .integer(growth), default: 100, "What the power becomes, in percent."),
                        wear(0),
                    ]
                )
            case .amplify:
                return (
                    kind.word,
                    [
                        Field(
                            "percent", .integer(growth), default: 0,
                            "By how much of itself the power grows, in percent."),
                        Field("by", .integer(anyAmount), default: 0, "By how much more it grows."), wear(0),
                    ]
                )
            case .retry:
                return (kind.word, [Field("times", .integer(1...5), required: true, "Further tries."), wear(0)])
            }
        })

    static let echo = Layout(
        "echo",
        [
            Field("when", .record(.condition), default: [:], "When it holds; an empty condition always does."),
            Field("effect", .word(Echo.Kind.allCases.map(\.word)), required: true, "What happens."),
        ],
        deciding: "effect",
        variants: Echo.Kind.allCases.map { kind in
            let size = [
                Field("amount", .integer(anyPower), "How much."),
                Field("percent", .integer(1...1_000), "How much, as a share of the damage dealt."),
            ]
            return (kind.word, kind == .remember ? [] : size)
        })

    static let bounds = Layout(
        "range",
        [
            Field("min", .integer(anyAmount), "The least, inclusive."),
            Field("max", .integer(anyAmount), "The most, inclusive."),
        ])

    /// As `bounds`; measures may be negative.
    static let span = Layout(
        "range",
        [
            Field("min", .integer(anyMeasure), "The least, inclusive."),
            Field("max", .integer(anyMeasure), "The most, inclusive."),
        ])

    static let condition = Layout(
        "condition",
        [
            Field("element", .oneOrMore(.reference(.elements)), "Any of these elements."),
            Field("tags", .oneOrMore(.slug), "All of these tags."),
            Field("power", .record(.bounds), "The attack's power at this layer."),
            Field("charge", .record(.bounds), "The layer's charge."),
            Field("durability", .record(.bounds), "The layer's durability."),
            Field("measures", .map(.record(.span)), "Each named measure of the attack."),
            Field("remembered", .flag, "Whether the layer remembers this attack."),
            Field("chance", .integer(share), "Holds in so many of a hundred cases."),
            Field("once", .word(["round", "fight"]), "It has not answered yet in this round or fight."),
            Field("not", .record(.condition), "A condition that must not hold."),
            Field("outcome", .oneOrMore(.word(Outcome.allCases.map(\.word))), "In echoes: how the attack ended."),
            Field("damage", .record(.bounds), "In echoes: the power that reached the wearer."),
        ])
}
