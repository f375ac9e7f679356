import Engine
import JSONText

// From JSON that the inspector passed to the engine's values; nothing here can fail any more.

extension JSON {
    /// A list of ids from a string or a list of strings.
    func ids(_ key: String) -> [ID]? {
        guard let value = self[key] else { return nil }
        if let id = value.string { return [ID(id)] }
        return value.array?.compactMap { $0.string.map { ID($0) } } ?? []
    }

    func strings(_ key: String) -> [String] {
        self[key]?.array?.compactMap(\.string) ?? []
    }

    func bounds(_ key: String) -> Bounds? {
        self[key].map(Bounds.init)
    }

    func text(_ key: String) -> Text? {
        self[key].map(Text.init)
    }

    fileprivate var outcome: Outcome? { string.flatMap { word in Outcome.allCases.first { $0.word == word } } }

    func int(_ key: String, _ fallback: Int) -> Int {
        self[key]?.int ?? fallback
    }
}

extension Bounds {
    init(_ json: JSON) {
        self.init(min: json.int("min", .min), max: json.int("max", .max))
    }
}

extension Condition {
    init(_ json: JSON) {
        let outcomes = json["outcome"].map { value in
            value.array?.compactMap(\.outcome) ?? value.outcome.map { [$0] } ?? []
        }
        self.init(
            elements: json.ids("element"), tags: json.ids("tags"), power: json.bounds("power"),
            charge: json.bounds("charge"), durability: json.bounds("durability"),
            measures: json["measures"]?.members?.map { Measure(ID($0.key), Bounds($0.value)) },
            remembered: json["remembered"]?.bool, chance: json["chance"]?.int,
            once: json["once"]?.string.map { $0 == "fight" ? .fight : .round },
            not: json["not"].map(Condition.init), outcomes: outcomes, damage: json.bounds("damage"))
    }
}

extension Response {
    init(_ json: JSON) {
        let percent = json.int("percent", 100)
        let upTo = json.int("upTo", Attack.mostPower)
        let word = json["answer"]?.string
        let answer: Answer =
            switch Answer.Kind.allCases.first(where: { $0.word == word }) ?? .pass {
            case .pass: .pass
            case .absorb: .absorb(Absorb(percent: percent, upTo: upTo))
            case .transmute: .transmute(Transmute(to: ID(json["to"]?.string ?? ""), percent: percent))
            case .amplify: .amplify(Amplify(percent: json.int("percent", 0), by: json.int("by", 0)))
            case .reflect: .reflect(Reflect(percent: percent, upTo: upTo))
            case .store: .store(Store(percent: percent, upTo: upTo))
            case .retry: .retry(Retry(times: json.int("times", 1)))
            }
        let wear: Wear? = json["wear"].map { $0.int.map(Wear.flat) ?? .percent($0.int("percent", 100)) }
        self.init(when: json["when"].map(Condition.init) ?? .always, answer, wear: wear)
    }
}

extension Echo {
    init(_ json: JSON) {
        self.init(when: json["when"].map(Condition.init) ?? .always, Echo.effect(json))
    }

    private static func size(_ json: JSON) -> Size {
        if let percent = json["percent"]?.int { return .percent(percent) }
        return .amount(json.int("amount", 0))
    }

    private static func effect(_ json: JSON) -> Effect {
        let size = size(json)
        let word = json["effect"]?.string
        switch Echo.Kind.allCases.first(where: { $0.word == word }) ?? .remember {
        case .reflect: return .reflect(size)
        case .mend: return .mend(size)
        case .heal: return .heal(size)
        case .charge: return .charge(size)
        case .remember: return .remember
        }
    }
}

extension Armor {
    init(_ json: JSON) {
        self.init(
            ID(json["id"]?.string ?? ""), json, responses: Armor.responses(of: json), echoes: Armor.echoes(of: json))
    }

    /// The armor that an upgrade makes of another: what its patch does not name is the same.
    init(_ json: JSON, after armor: Armor, by patch: JSON) {
        self.init(
            armor.id, json, responses: patch["responses"] == nil ? armor.responses : Armor.responses(of: json),
            echoes: patch["echoes"] == nil ? armor.echoes : Armor.echoes(of: json))
    }

    private init(_ id: ID, _ json: JSON, responses: [Response], echoes: [Echo]) {
        self.init(
            id, durability: json["durability"]?.int, charge: json["charge"]?.int("max", 0) ?? 0,
            weight: json.int("weight", 0), responses: responses, echoes: echoes)
    }

    private static func responses(of json: JSON) -> [Response] { json["responses"]?.array?.map(Response.init) ?? [] }
    private static func echoes(of json: JSON) -> [Echo] { json["echoes"]?.array?.map(Echo.init) ?? [] }
}

extension Rules {
    init(_ json: JSON) {
        self.init()
        tempo = json.int("tempo", tempo)
        moves = json.int("moves", moves)
        strike = json.int("strike", strike)
        mend = json.int("mend", mend)
        brace = json.int("brace", brace)
        don = json.int("don", don)
        doff = json.int("doff", doff)
        move = json.int("move", move)
        mending = json.int("mending", mending)
        mostLayers = json.int("maxLayers", mostLayers)
        load = json.int("load", load)
        mostRounds = json.int("maxRounds", mostRounds)
    }
}
