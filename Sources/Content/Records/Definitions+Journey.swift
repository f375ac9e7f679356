public import Engine
public import JSONText

/// Something to use in a fight, a weapon, or a keepsake.
public struct ItemDefinition: Definition {
    /// What using an item does; 0 and nil are nothing.
    public struct Use: Sendable {
        public let heal: Int
        public let mend: Int
        public let charge: Int
        public let tempo: Int
        /// Ids of statuses.
        public let cures: [String]
        /// The id of the attack that is thrown.
        public let throwing: String?
    }

    public let naming: Naming
    /// In coins; 0 is not for sale.
    public let price: Int
    /// The id of the attack that a strike throws while this is wielded.
    public let weapon: String?
    public let use: Use?

    public init(_ json: JSON) {
        naming = Naming(json)
        price = json.int("price", 0)
        weapon = json["weapon"]?.string
        use = json["use"].map { use in
            Use(
                heal: use.int("heal", 0), mend: use.int("mend", 0), charge: use.int("charge", 0),
                tempo: use.int("tempo", 0), cures: use.strings("cures"), throwing: use["throws"]?.string)
        }
    }
}

/// Something sold or given, by its id.
public enum Ware: Hashable, Sendable {
    case armor(String)
    case item(String)

    init(_ json: JSON) {
        if let armor = json["armor"]?.string { self = .armor(armor) } else { self = .item(json["item"]?.string ?? "") }
    }
}

/// What must have happened in a campaign; an empty one always holds.
public struct Circumstance: Sendable {
    public let cleared: [String]
    public let done: [String]
    public let asked: [String]
    public let has: [String]
    /// At most one.
    public let not: [Circumstance]

    init(_ json: JSON?) {
        cleared = json?.strings("cleared") ?? []
        done = json?.strings("done") ?? []
        asked = json?.strings("asked") ?? []
        has = json?.strings("has") ?? []
        not = json?["not"].map { [Circumstance($0)] } ?? []
    }
}

/// A place: who bars it, what is there, where it leads.
public struct PlaceDefinition: Definition {
    /// A way to another place, and when it is open.
    public struct Way: Sendable {
        public let to: String
        public let when: Circumstance
        /// What is read while it is not open.
        public let closed: Text?

        init(_ json: JSON) {
            to = json.string ?? json["to"]?.string ?? ""
            when = Circumstance(json["when"])
            closed = json.text("closed")
        }
    }

    public let naming: Naming
    public let foes: [String]
    public let offers: [String]
    /// Items that lie here once the foes are beaten.
    public let finds: [String]
    public let ways: [Way]
    public let people: [String]
    public let sells: [Ware]
    public let isCamp: Bool
    public let isForge: Bool
    /// Ids of trials with a lesson.
    public let lessons: [String]
    public let teaches: Text?
    public let cleared: Text?

    public init(_ json: JSON) {
        naming = Naming(json)
        foes = json.strings("foes")
        offers = json.strings("offers")
        finds = json.strings("finds")
        ways = json["ways"]?.array?.map(Way.init) ?? []
        people = json.strings("people")
        sells = json.wares("sells")
        isCamp = json["camp"]?.bool ?? false
        isForge = json["forge"]?.bool ?? false
        lessons = json.strings("lessons")
        teaches = json.text("teaches")
        cleared = json.text("cleared")
    }
}

/// Somebody to talk to.
public struct PersonDefinition: Definition {
    public let naming: Naming
    /// The first whose circumstance holds is said.
    public let says: [(when: Circumstance, text: Text)]
    /// Ids of quests.
    public let asks: [String]
    public let gives: [Ware]

    public init(_ json: JSON) {
        naming = Naming(json)
        says = json["says"]?.array?.map { (Circumstance($0["when"]), $0.text("text") ?? Text("")) } ?? []
        asks = json.strings("asks")
        gives = json.wares("gives")
    }
}

/// Something to do for points.
public struct QuestDefinition: Definition {
    /// What is to be done.
    public enum Aim: Sendable, Equatable {
        case beat(foe: String)
        case deliver(item: String, to: String)
        case find(item: String)
        case arrange(trial: String)
    }

    /// The keys that say what is to be done; a quest has one of them.
    static let aims = ["foe", "deliver", "find", "arrange"]

    public let naming: Naming
    public let aim: Aim
    public let goal: Goal
    /// How many fights may begin from when it is open.
    public let within: Int?
    public let points: Int
    public let coins: Int
    public let gives: [Ware]

    public init(_ json: JSON) {
        naming = Naming(json)
        if let delivery = json["deliver"] {
            aim = .deliver(item: delivery["item"]?.string ?? "", to: delivery["to"]?.string ?? "")
        } else if let item = json["find"]?.string {
            aim = .find(item: item)
        } else if let trial = json["arrange"]?.string {
            aim = .arrange(trial: trial)
        } else {
            aim = .beat(foe: json["foe"]?.string ?? "")
        }
        goal = Goal(json["goal"] ?? [:])
        within = json["within"]?.int
        points = json.int("points", 1)
        coins = json.int("coins", 0)
        gives = json.wares("gives")
    }
}

/// What a won fight must have been like.
public struct Goal: Sendable {
    /// The facts that are numbers, each with its range.
    private let ranges: JSON
    /// The armor that must be worn and whole at the end.
    public let keeps: String?
    /// The elements that none of the Avatar's own attacks may have.
    public let without: [String]

    init(_ json: JSON) {
        ranges = json
        keeps = json["keeps"]?.string
        without = json.strings("without")
    }

    /// What is known of a won fight.
    public struct Feat: Sendable {
        public var rounds: Int
        public var totals: Totals
        /// Rounds in which the Avatar lost no health.
        public var untouched: Int
        /// The ids of the armor worn and whole at the end.
        public var keeps: Set<String>
        /// The elements that the Avatar's strikes and thrown items had when thrown.
        public var thrown: Set<ID>

        public init(rounds: Int, totals: Totals, untouched: Int, keeps: Set<String>, thrown: Set<ID>) {
            self.rounds = rounds
            self.totals = totals
            self.untouched = untouched
            self.keeps = keeps
            self.thrown = thrown
        }
    }

    /// Whether a fight was what is asked for.
    public func isMet(by feat: Feat) -> Bool {
        let totals = feat.totals
        let facts = [
            ("rounds", feat.rounds), ("suffered", totals.suffered), ("hits", totals.hits), ("broken", totals.broken),
            ("strikes", totals.strikes), ("moves", totals.moves), ("absorbed", totals.absorbed),
            ("reflected", totals.reflected), ("untouched", feat.untouched),
        ]
        return facts.allSatisfy { ranges.bounds($0.0)?.contains($0.1) ?? true }
            && keeps.map(feat.keeps.contains) ?? true && without.allSatisfy { !feat.thrown.contains(ID($0)) }
    }
}

/// How a lesson is played.
public enum LessonKind: String, Sendable, CaseIterable {
    /// The player looks on.
    case watch
    /// The player says where each attack ends.
    case predict
    /// The player orders the layers.
    case arrange
}

/// How the game plays a trial.
public struct Lesson: Sendable {
    public let kind: LessonKind
    public let text: Text
    /// The order in which the layers are handed out, by their places from 0; the trial's own where it is not given.
    public let starts: [Int]
    public let passed: Text?
    public let points: Int
    public let coins: Int
    public let gives: [Ware]

    init(_ json: JSON) {
        let word = json["kind"]?.string
        kind = LessonKind.allCases.first { $0.rawValue == word } ?? .watch
        text = json.text("text") ?? Text("")
        starts = json.numbers("starts").map { $0 - 1 }
        passed = json.text("passed")
        let prize = json["prize"] ?? [:]
        points = prize.int("points", 0)
        coins = prize.int("coins", 0)
        gives = prize.wares("gives")
    }
}

/// A rule that those who have won may change, to make it harder.
public struct Oath: Sendable {
    public let id: String
    public let name: Text
    public let about: Text?
    /// Merged over the rules.
    let rules: JSON

    init(_ json: JSON) {
        id = json["id"]?.string ?? ""
        name = json.text("name") ?? Text(id)
        about = json.text("description")
        rules = json["rules"] ?? [:]
    }
}

extension JSON {
    fileprivate func numbers(_ key: String) -> [Int] { self[key]?.array?.compactMap(\.int) ?? [] }
    fileprivate func wares(_ key: String) -> [Ware] { self[key]?.array?.map(Ware.init) ?? [] }
}
