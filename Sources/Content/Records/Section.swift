/// A kind of content: one key of a content file.
public enum Section: String, Sendable, CaseIterable {
    case rules, elements, armor, attacks, statuses, items, foes, places, people, quests, trials, texts, patches, renames

    /// What one record of it is called in a sentence.
    public var singular: String {
        switch self {
        case .rules: "rule"
        case .elements: "element"
        case .armor: "armor"
        case .attacks: "attack"
        case .statuses: "status"
        case .items: "item"
        case .foes: "foe"
        case .places: "place"
        case .people: "person"
        case .quests: "quest"
        case .trials: "trial"
        case .texts: "text"
        case .patches: "patch"
        case .renames: "rename"
        }
    }

    /// The table of its records.
    var table: Table {
        switch self {
        case .rules: .rules
        case .elements: .element
        case .armor: .armor
        case .attacks: .attack
        case .statuses: .status
        case .items: .item
        case .foes: .foe
        case .places: .place
        case .people: .person
        case .quests: .quest
        case .trials: .trial
        case .texts: .texts
        case .patches: .patch
        case .renames: .rename
        }
    }

    /// `rules` and `texts` are single objects, no lists of records.
    var isSingleObject: Bool { self == .rules || self == .texts }

    /// The sections whose records have ids, so that others can name them.
    public static let named = allCases.filter { !$0.isSingleObject && $0 != .patches && $0 != .renames }

    fileprivate var number: Int {
        switch self {
        case .rules: 0
        case .elements: 1
        case .armor: 2
        case .attacks: 3
        case .statuses: 4
        case .items: 5
        case .foes: 6
        case .places: 7
        case .people: 8
        case .quests: 9
        case .trials: 10
        case .texts: 11
        case .patches: 12
        case .renames: 13
        }
    }
}

/// A value for each section.
///
/// It takes the place of a dictionary: the runtime looks for what a dictionary needs of a new kind of key through the
/// whole program, and does so while it starts. That was a fortieth of it.
struct BySection<Value> {
    private var values: [Value]

    init(_ value: Value) {
        values = Array(repeating: value, count: Section.allCases.count)
    }

    subscript(section: Section) -> Value {
        get { values[section.number] }
        _modify { yield &values[section.number] }
    }
}

extension BySection: Sendable where Value: Sendable {}
