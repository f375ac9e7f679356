import Files
import JSONText

extension Catalog {
    /// A record that is not as it was in another catalog.
    public struct Change: Sendable, Equatable {
        public enum Kind: Sendable { case changed, added, removed }

        public let kind: Kind
        /// `armor/fire-armor`, or `texts/intro`.
        public let name: String
    }

    /// What is otherwise here than in an older catalog, section by section, sorted by id.
    public func changes(since older: Catalog) -> [Change] {
        var changes: [Change] = []
        for section in Section.allCases {
            let (before, now) = (older.values(of: section), values(of: section))
            let ids = Set(before.keys).union(now.keys).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            for id in ids where before[id] != now[id] {
                let kind: Change.Kind = before[id] == nil ? .added : now[id] == nil ? .removed : .changed
                changes.append(Change(kind: kind, name: section.rawValue + "/" + id))
            }
        }
        return changes
    }

    private func values(of section: Section) -> [String: JSON] {
        func all(_ records: [any Definition]) -> [String: JSON] {
            Dictionary(records.map { ($0.id, $0.json) }, uniquingKeysWith: { first, _ in first })
        }
        return switch section {
        case .elements: all(elements.all)
        case .armor: all(armor.all)
        case .attacks: all(attacks.all)
        case .statuses: all(statuses.all)
        case .items: all(items.all)
        case .foes: all(foes.all)
        case .places: all(places.all)
        case .people: all(people.all)
        case .quests: all(quests.all)
        case .trials: all(trials.all)
        case .rules:
            Dictionary((rulesJSON.members ?? []).map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
        case .texts: texts.mapValues(\.json)
        case .patches, .renames: [:]
        }
    }
}

extension ContentLoader.Loaded {
    /// A number that changes when any file in the folders that were read does, or one comes or goes.
    public var stamp: UInt64 {
        var stamp: UInt64 = 0
        for folder in folders { note(folder, [], &stamp) }
        return stamp
    }

    private func note(_ path: String, _ above: [FileIdentity], _ stamp: inout UInt64) {
        stamp = (stamp ^ stampOfFile(path)) &* 0x100_0000_01B3
        guard kindOfFile(path) == .folder, let identity = identityOfFile(path), !above.contains(identity) else {
            return
        }
        for name in (try? listFolder(path)) ?? [] where !name.hasPrefix(".") {
            note(Path.join(path, name), above + [identity], &stamp)
        }
    }
}
