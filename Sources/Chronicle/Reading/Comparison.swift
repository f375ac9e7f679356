import JSONText

/// All keys that lines of this version's logs may have, in whatever object. A recorded key that stands here was not
/// written by some newer game: when the rules do not compute it, it is forged.
let knownKeys: Set<String> = [
    "type", "round", "tempo", "moves", "number", "by", "plan", "attack", "id", "element", "power", "pierce", "tags",
    "measures", "do", "layer", "with", "to", "foe", "carried", "from", "armor", "answer", "in", "out", "taken",
    "durability", "why", "broke", "roll", "retries", "effect", "amount", "outcome", "damage", "reflected", "on",
    "health", "status", "rounds", "hash", "rolls", "result", "totals", "dealt", "suffered", "absorbed", "hits",
    "broken", "strikes", "maxHealth", "weapon", "wears", "carries", "foes", "level", "copy",
    "items", "item", "charge",
]

extension JSON {
    /// Whether this says all of `wanted` and nothing else that this version's logs could say.
    func states(_ wanted: JSON) -> Bool {
        switch (value, wanted.value) {
        case (.object, .object): firstDifference(from: wanted) == nil
        case (.array(let items), .array(let others)):
            items.count == others.count && zip(items, others).allSatisfy { $0.states($1) }
        case (.null, _), (.bool, _), (.integer, _), (.fraction, _), (.string, _), (.array, _), (.object, _):
            self == wanted
        }
    }

    /// The first key that stands for something else here than in `wanted`; keys of newer games are left alone.
    func firstDifference(from wanted: JSON) -> String? {
        let computed = wanted.members ?? []
        for member in computed {
            guard let value = self[member.key] else { return member.key }
            // The names of measures are content's, so none of them is unknown.
            let isSame = member.key == "measures" ? value == member.value : value.states(member.value)
            if !isSame { return member.key }
        }
        let keys = Set(computed.map(\.key))
        return (members ?? []).first { knownKeys.contains($0.key) && !keys.contains($0.key) }?.key
    }
}
