import JSONText

/// What a manifest says of another mod, with its places.
struct Relation {
    enum Kind: String, CaseIterable {
        case requires, optional, conflicts, loadAfter
    }

    let kind: Kind
    let id: String
    /// nil where the manifest's range is none, which is reported already.
    let range: VersionRange?
    let rangeText: String
    /// The key, or the item of `loadAfter`.
    let place: JSON.Place
    let valuePlace: JSON.Place

    /// How many bytes the range spans where it stands.
    var rangeLength: Int { rangeText.utf8.count + 2 }

    /// All that a manifest says of other mods; what has the wrong form is left out.
    static func all(in manifest: JSON) -> [Relation] {
        Kind.allCases.flatMap { kind -> [Relation] in
            let json = manifest[kind.rawValue]
            if kind == .loadAfter {
                return (json?.array ?? []).compactMap { item in
                    item.string.map {
                        Relation(
                            kind: kind, id: $0, range: VersionRange("*"), rangeText: "*", place: item.place,
                            valuePlace: item.place)
                    }
                }
            }
            return (json?.members ?? []).map { member in
                let text = member.value.string ?? ""
                return Relation(
                    kind: kind, id: member.key, range: VersionRange(text), rangeText: text, place: member.keyPlace,
                    valuePlace: member.value.place)
            }
        }
    }
}

/// Which mod says that it knows which: over one mod or many.
struct ModGraph {
    /// By mod: those it requires or can use, and those that these require, and so on.
    private(set) var known: [String: Set<String>] = [:]
    /// By mod: those that are loaded before it because somebody said so.
    private(set) var before: [String: Set<String>] = [:]

    /// `edges` names, by mod, what its manifest says of others that are there.
    init(_ edges: [String: [Relation]] = [:]) {
        func closure(_ start: String, over kinds: Set<Relation.Kind>) -> Set<String> {
            var found: Set<String> = []
            var queue = [start]
            while let here = queue.popLast() {
                for edge in edges[here] ?? [] where kinds.contains(edge.kind) && found.insert(edge.id).inserted {
                    queue.append(edge.id)
                }
            }
            return found
        }
        for mod in edges.keys {
            known[mod] = closure(mod, over: [.requires, .optional])
            before[mod] = closure(mod, over: [.requires, .optional, .loadAfter])
        }
    }

    /// Whether a mod says that it requires or can use the other, or is the other.
    func knows(_ mod: String, _ other: String) -> Bool { mod == other || known[mod]?.contains(other) == true }

    /// Whether nobody said which of the two is to be loaded first.
    func areIndependent(_ one: String, _ other: String) -> Bool {
        one != other && before[one]?.contains(other) != true && before[other]?.contains(one) != true
    }
}
