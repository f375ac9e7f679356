public import Engine
public import JSONText

/// What every record with an id has.
public protocol Definition: Sendable {
    var naming: Naming { get }
    init(_ json: JSON)
}

extension Definition {
    /// The id as written, such as `fire-armor`.
    public var id: String { naming.id }
    public var key: ID { naming.key }
    /// What players read.
    public var name: Text { naming.name }
    public var about: Text? { naming.about }
    /// The record as it came from content, parents merged in; what logs embed.
    public var json: JSON { naming.json }
}

/// The id, name and description of a record.
public struct Naming: Sendable {
    public let id: String
    public let key: ID
    public let name: Text
    public let about: Text?
    public let json: JSON

    init(_ json: JSON) {
        id = json["id"]?.string ?? ""
        key = ID(id)
        name = json.text("name") ?? Text(id)
        about = json.text("description")
        self.json = json
    }
}

/// `{ "id": "water", "name": "Water" }`
public struct ElementDefinition: Definition {
    public let naming: Naming

    public init(_ json: JSON) {
        naming = Naming(json)
    }
}

/// An armor with its upgrades already worked out.
public struct ArmorDefinition: Definition {
    public let naming: Naming
    /// As new, then after each upgrade.
    public let levels: [Armor]
    /// What each upgrade costs in points.
    public let upgradePoints: [Int]
    /// What it costs in points where it is offered.
    public let points: Int
    public let price: Int
    public let tags: [String]

    public init(_ json: JSON) {
        naming = Naming(json)
        points = json.int("points", 0)
        price = json.int("price", 0)
        tags = json.strings("tags")
        let upgrades = json["upgrades"]?.array ?? []
        upgradePoints = upgrades.map { $0.int("points", 0) }
        var levels = [Armor(json)]
        for upgrade in upgrades { levels.append(Armor(levels[levels.count - 1], changedBy: upgrade["patch"] ?? [:])) }
        self.levels = levels
    }
}

/// An attack that foes plan or a weapon throws.
public struct AttackDefinition: Definition {
    public let naming: Naming
    public let attack: Attack
    public let spread: Int
    public let tags: [String]
    public let measures: [(name: String, value: Int)]
    /// The id of the status a hit leaves, and for how many rounds.
    public let inflicts: (status: String, rounds: Int)?
    /// How many outer layers go to the inside once it has ended.
    public let turns: Int

    public init(_ json: JSON) {
        naming = Naming(json)
        tags = json.strings("tags")
        measures = json["measures"]?.members?.map { ($0.key, $0.value.int ?? 0) } ?? []
        spread = json.int("spread", 0)
        inflicts = json["inflicts"].map { ($0["status"]?.string ?? "", $0.int("rounds", 1)) }
        turns = json.int("turns", 0)
        attack = Attack(
            ID(json["element"]?.string ?? ""), json.int("power", 1), pierce: json.int("pierce", 0),
            id: json["id"] == nil ? .none : naming.key)
    }

    /// What travels beside the attack.
    public func profile(in catalog: Catalog) -> Profile {
        Profile(
            tags: tags.map { ID($0) }, measures: measures.map { Profile.Measure(ID($0.name), $0.value) },
            inflicts: inflicts.flatMap { inflicts in
                catalog.statuses[inflicts.status].map { Affliction($0.status, rounds: inflicts.rounds) }
            }, turns: turns)
    }
}

/// `{ "id": "burning", "damage": 2 }`
public struct StatusDefinition: Definition {
    public let naming: Naming
    public let status: Status

    public init(_ json: JSON) {
        naming = Naming(json)
        status = Status(
            naming.key, damage: json.int("damage", 0), tempo: json.int("tempo", 0), moves: json.int("moves", 0),
            power: json.int("power", 100))
    }
}

/// An opponent: what it wears and what it plans, by ids.
public struct FoeDefinition: Definition {
    public let naming: Naming
    public let health: Int
    /// What the victor finds on it.
    public let coins: Int
    public let wears: [String]
    public let order: Foe.Order
    public let plans: [[String]]

    public init(_ json: JSON) {
        naming = Naming(json)
        health = json.int("health", 1)
        coins = json.int("coins", 0)
        wears = json.strings("wears")
        order = json["order"]?.string == "chance" ? .chance : .cycle
        plans = json["plans"]?.array?.map { $0.array?.compactMap(\.string) ?? [] } ?? []
    }
}
