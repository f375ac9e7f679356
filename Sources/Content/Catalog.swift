public import Engine
public import JSONText

/// All definitions by id: content, read once and then trusted.
///
///     catalog.armor["fire-armor"]?.levels[0].durability
public struct Catalog: Sendable {
    /// The definitions of one section, sorted by the bytes of their ids.
    public struct Shelf<Entry: Definition>: Sendable {
        public let all: [Entry]
        /// The entries' keys in ascending order, and the place of each.
        private let order: [(key: UInt64, place: Int)]

        init(_ all: [Entry] = []) {
            self.all = all
            order = all.indices.map { (key: all[$0].key.key, place: $0) }.sorted { $0.key < $1.key }
        }

        public subscript(_ key: ID) -> Entry? {
            var low = 0
            var high = order.count
            while low < high {
                let middle = (low + high) / 2
                if order[middle].key < key.key { low = middle + 1 } else { high = middle }
            }
            return low < order.count && order[low].key == key.key ? all[order[low].place] : nil
        }
        public subscript(_ id: String) -> Entry? { self[ID(id)] }
    }

    public internal(set) var elements = Shelf<ElementDefinition>()
    public internal(set) var armor = Shelf<ArmorDefinition>()
    public internal(set) var attacks = Shelf<AttackDefinition>()
    public internal(set) var statuses = Shelf<StatusDefinition>()
    public internal(set) var items = Shelf<ItemDefinition>()
    public internal(set) var foes = Shelf<FoeDefinition>()
    public internal(set) var places = Shelf<PlaceDefinition>()
    public internal(set) var people = Shelf<PersonDefinition>()
    public internal(set) var quests = Shelf<QuestDefinition>()
    public internal(set) var trials = Shelf<TrialDefinition>()
    public internal(set) var rules = Rules()
    /// The `rules` object as it came from content.
    public internal(set) var rulesJSON: JSON = [:]
    /// How many defeats end a journey; 0 is no number of them.
    public var mostDefeats: Int { rulesJSON.int("defeats", 0) }
    /// The harder rules there are to choose from.
    public var oaths: [Oath] { rulesJSON["oaths"]?.array?.map(Oath.init) ?? [] }
    /// How a new game begins; nil in content that is no game, such as a lone mod.
    public internal(set) var beginning: Beginning?
    public internal(set) var texts: [String: Text] = [:]
    /// What was called otherwise before.
    public internal(set) var renames = Renames()
    /// The mods that patch each record.
    var patchedBy: [Target: [String]] = [:]
    /// The `texts` object as it came from content.
    var textsJSON: JSON = [:]
    /// The files it was read from.
    public internal(set) var sources = Sources()
    /// What was loaded, in load order.
    public internal(set) var mods: [Manifest] = []

    init() {}
}

extension Catalog {
    /// The same content under some oaths, by their ids, one after the other; others are passed over.
    ///
    ///     catalog.sworn(["one-wick"]).mostDefeats   // 1
    public func sworn(_ ids: [String]) -> Catalog {
        var catalog = self
        for id in ids {
            guard let oath = oaths.first(where: { $0.id == id }) else { continue }
            catalog.rulesJSON = JSON.merge(catalog.rulesJSON, oath.rules)
        }
        catalog.rules = Rules(catalog.rulesJSON)
        catalog.beginning = Beginning(catalog.rulesJSON)
        return catalog
    }

    /// The same content, but a journey can bear so many defeats; 0 is no end of them.
    public func bearing(defeats: Int) -> Catalog {
        var catalog = self
        catalog.rulesJSON = JSON.merge(rulesJSON, JSON(.object([JSON.Member("defeats", JSON(.integer(defeats)))])))
        return catalog
    }
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
