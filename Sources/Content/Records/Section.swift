/// A kind of content: one key of a content file.
public enum Section: String, Sendable, CaseIterable {
    case rules, elements, armor, attacks, statuses, foes, places, quests, trials, texts

    /// What one record of it is called in a sentence.
    public var singular: String {
        switch self {
        case .rules: "rule"
        case .elements: "element"
        case .armor: "armor"
        case .attacks: "attack"
        case .statuses: "status"
        case .foes: "foe"
        case .places: "place"
        case .quests: "quest"
        case .trials: "trial"
        case .texts: "text"
        }
    }

    /// The table of its records; `rules` and `texts` are single objects.
    var table: Table {
        switch self {
        case .rules: .rules
        case .elements: .element
        case .armor: .armor
        case .attacks: .attack
        case .statuses: .status
        case .foes: .foe
        case .places: .place
        case .quests: .quest
        case .trials: .trial
        case .texts: .texts
        }
    }

    var isSingleObject: Bool { self == .rules || self == .texts }
}
