public import Engine
public import JSONText

/// All definitions by id: content, read once and then trusted.
///
///     catalog.armor["fire-armor"]?.levels[0].durability
public struct Catalog: Sendable {
    /// The definitions of one section, sorted by the bytes of their ids.
    public struct Shelf<Entry: Definition>: Sendable {
        public let all: [Entry]
        private let places: [ID: Int]

        init(_ all: [Entry] = []) {
            self.all = all
            places = Dictionary(all.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
        }

        public subscript(_ key: ID) -> Entry? { places[key].map { all[$0] } }
        public subscript(_ id: String) -> Entry? { self[ID(id)] }
    }

    public internal(set) var elements = Shelf<ElementDefinition>()
    public internal(set) var armor = Shelf<ArmorDefinition>()
    public internal(set) var attacks = Shelf<AttackDefinition>()
    public internal(set) var statuses = Shelf<StatusDefinition>()
    public internal(set) var foes = Shelf<FoeDefinition>()
    public internal(set) var places = Shelf<PlaceDefinition>()
    public internal(set) var quests = Shelf<QuestDefinition>()
    public internal(set) var trials = Shelf<TrialDefinition>()
    public internal(set) var rules = Rules()
    /// The `rules` object as it came from content.
    public internal(set) var rulesJSON: JSON = [:]
    /// How a new game begins; nil in content that is no game, such as a lone mod.
    public internal(set) var beginning: Beginning?
    public internal(set) var texts: [String: Text] = [:]
    /// What was loaded, in load order.
    public internal(set) var mods: [Manifest] = []

    init() {}
}

/// How a new game begins.
public struct Beginning: Sendable {
    public let health: Int
    public let weapon: String
    public let wears: [String]
    public let carries: [String]
    public let start: String

    init?(_ rules: JSON) {
        guard let avatar = rules["avatar"], let start = rules["start"]?.string else { return nil }
        health = avatar.int("health", 1)
        weapon = avatar["weapon"]?.string ?? ""
        wears = avatar.strings("wears")
        carries = avatar.strings("carries")
        self.start = start
    }
}

/// What a mod says of itself in its `mod.json`.
public struct Manifest: Sendable, Equatable {
    public let id: String
    public let version: String
    public let name: Text

    public init(_ json: JSON) {
        id = json["id"]?.string ?? ""
        version = json["version"]?.string ?? ""
        name = json.text("name") ?? Text(id)
    }
}
