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

/// Where two lines first say different things, and what each says there; nil where one says nothing.
struct Mismatch {
    /// The keys and places down to it, such as `attack`, `tags`, `[1]`.
    private(set) var path: [String] = []
    let recorded: JSON?
    let computed: JSON?

    /// `attack.tags[1]`
    var place: String {
        path.reduce("") { $0 + ($0.isEmpty || $1.hasPrefix("[") ? $1 : "." + $1) }
    }

    fileprivate func under(_ step: String) -> Mismatch {
        var mismatch = self
        mismatch.path.insert(step, at: 0)
        return mismatch
    }
}

extension JSON {
    /// Whether this says all of `wanted` and nothing else that this version's logs could say.
    func states(_ wanted: JSON) -> Bool { mismatch(with: wanted) == nil }

    /// The first thing that is another here than in `wanted`; keys of newer games are left alone.
    func mismatch(with wanted: JSON) -> Mismatch? {
        switch (value, wanted.value) {
        case (.object, .object):
            return mismatchOfMembers(with: wanted)
        case (.array(let items), .array(let others)) where items.count == others.count:
            for (index, pair) in zip(items, others).enumerated() {
                if let found = pair.0.mismatch(with: pair.1) { return found.under("[\(index)]") }
            }
            return nil
        case (.null, _), (.bool, _), (.integer, _), (.fraction, _), (.string, _), (.array, _), (.object, _):
            return self == wanted ? nil : Mismatch(recorded: self, computed: wanted)
        }
    }

    private func mismatchOfMembers(with wanted: JSON) -> Mismatch? {
        let computed = wanted.members ?? []
        for member in computed {
            guard let value = self[member.key] else {
                return Mismatch(path: [member.key], recorded: nil, computed: member.value)
            }
            // The names of measures are content's, so none of them is unknown.
            let isExact = member.key == "measures"
            let found =
                isExact
                ? value == member.value ? nil : Mismatch(recorded: value, computed: member.value)
                : value.mismatch(with: member.value)
            if let found { return found.under(member.key) }
        }
        let keys = Set(computed.map(\.key))
        let forged = (members ?? []).first { knownKeys.contains($0.key) && !keys.contains($0.key) }
        return forged.map { Mismatch(path: [$0.key], recorded: $0.value, computed: nil) }
    }
}
