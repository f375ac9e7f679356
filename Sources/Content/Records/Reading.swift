import Engine
import JSONText

// From JSON that the inspector passed to the engine's values; nothing here can fail any more.
//
// What there is by the ten thousand goes once through its members: to ask for each key costs a quarter more.

extension JSON {
    /// A list of ids from a string or a list of strings.
    fileprivate var ids: [ID] {
        if let id = string { return [ID(id)] }
        return array?.compactMap { $0.string.map { ID($0) } } ?? []
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
        self.init()
        let members = json.members ?? []
        for index in members.indices {
            switch members[index].key {
            case "min": min = members[index].value.int ?? min
            case "max": max = members[index].value.int ?? max
            default: break
            }
        }
    }
}

extension Condition {
    init(_ json: JSON) {
        var (elements, tags): ([ID]?, [ID]?)
        var (power, charge, durability, damage): (Bounds?, Bounds?, Bounds?, Bounds?)
        var measures: [Measure]?
        var (remembered, chance, once): (Bool?, Int?, Once?)
        var (not, outcomes): (Condition?, [Outcome]?)
        let members = json.members ?? []
        for index in members.indices {
            let value = members[index].value
            switch members[index].key {
            case "element": elements = value.ids
            case "power": power = Bounds(value)
            case "outcome":
                if let list = value.array {
                    outcomes = list.compactMap(\.outcome)
                } else {
                    outcomes = value.outcome.map { [$0] } ?? []
                }
            case "tags": tags = value.ids
            case "charge": charge = Bounds(value)
            case "durability": durability = Bounds(value)
            case "measures": measures = value.members?.map { Measure(ID($0.key), Bounds($0.value)) }
            case "remembered": remembered = value.bool
            case "chance": chance = value.int
            case "once": if let word = value.string { once = word == "fight" ? .fight : .round }
            case "not": not = Condition(value)
            case "damage": damage = Bounds(value)
            default: break
            }
        }
        self.init(
            elements: elements, tags: tags, power: power, charge: charge, durability: durability, measures: measures,
            remembered: remembered, chance: chance, once: once, not: not, outcomes: outcomes, damage: damage)
    }
}

extension Response {
    init(_ json: JSON) {
        var when = Condition.always
        var word = ""
        var (percent, upTo, by, times): (Int?, Int?, Int?, Int?)
        var to = ID.none
        var wear: Wear?
        let members = json.members ?? []
        for index in members.indices {
            let value = members[index].value
            switch members[index].key {
            case "when": when = Condition(value)
            case "answer": word = value.string ?? ""
            case "percent": percent = value.int
            case "upTo": upTo = value.int
            case "wear":
                if let amount = value.int { wear = .flat(amount) } else { wear = .percent(value.int("percent", 100)) }
            case "to": to = ID(value.string ?? "")
            case "by": by = value.int
            case "times": times = value.int
            default: break
            }
        }
        let (share, most) = (percent ?? 100, upTo ?? Attack.mostPower)
        let answer: Answer =
            switch Answer.Kind.allCases.first(where: { $0.word == word }) ?? .pass {
            case .pass: .pass
            case .absorb: .absorb(Absorb(percent: share, upTo: most))
            case .transmute: .transmute(Transmute(to: to, percent: share))
            case .amplify: .amplify(Amplify(percent: percent ?? 0, by: by ?? 0))
            case .reflect: .reflect(Reflect(percent: share, upTo: most))
            case .store: .store(Store(percent: share, upTo: most))
            case .retry: .retry(Retry(times: times ?? 1))
            }
        self.init(when: when, answer, wear: wear)
    }
}

extension Echo {
    init(_ json: JSON) {
        var when = Condition.always
        var word = ""
        var size = Size.amount(0)
        let members = json.members ?? []
        for index in members.indices {
            let value = members[index].value
            switch members[index].key {
            case "when": when = Condition(value)
            case "effect": word = value.string ?? ""
            case "percent": if let percent = value.int { size = .percent(percent) }
            case "amount": if let amount = value.int { size = .amount(amount) }
            default: break
            }
        }
        let effect: Effect =
            switch Echo.Kind.allCases.first(where: { $0.word == word }) ?? .remember {
            case .reflect: .reflect(size)
            case .mend: .mend(size)
            case .heal: .heal(size)
            case .charge: .charge(size)
            case .remember: .remember
            }
        self.init(when: when, effect)
    }
}

extension Armor {
    init(_ json: JSON) {
        self.init(Armor(ID(json["id"]?.string ?? "")), changedBy: json)
    }

    /// The armor that a record makes of one that has nothing, or an upgrade's patch of another: what it does not name is the same, and `null` takes away.
    init(_ armor: Armor, changedBy patch: JSON) {
        var (durability, charge, weight) = (armor.durability, armor.mostCharge, armor.weight)
        var (responses, echoes) = (armor.responses, armor.echoes)
        let members = patch.members ?? []
        for index in members.indices {
            let json = members[index].value
            switch members[index].key {
            case "durability": durability = json.int
            case "charge": charge = json.isNull ? 0 : json["max"].map { $0.int ?? 0 } ?? charge
            case "weight": weight = json.int ?? 0
            case "responses": responses = json.array?.map(Response.init) ?? []
            case "echoes": echoes = json.array?.map(Echo.init) ?? []
            default: break
            }
        }
        self.init(
            armor.id, durability: durability, charge: charge, weight: weight, responses: responses, echoes: echoes)
    }
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
        use = json.int("use", use)
        mending = json.int("mending", mending)
        mostLayers = json.int("maxLayers", mostLayers)
        load = json.int("load", load)
        mostRounds = json.int("maxRounds", mostRounds)
    }
}
