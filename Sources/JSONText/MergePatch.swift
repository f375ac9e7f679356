extension JSON {
    /// The target changed by a merge patch (RFC 7396): members replace, `null` removes, objects merge, lists replace whole.
    ///
    /// ```swift
    /// JSON.merge(["a": 1, "b": 2], ["b": .null, "c": 3]) // {"a":1,"c":3}
    /// ```
    ///
    /// Every value keeps the place it came from: a merged object and an untouched value the target's, a replaced
    /// value the patch's. Keys stay in the target's order; new keys follow in the patch's.
    public static func merge(_ target: JSON, _ patch: JSON) -> JSON {
        guard case .object(let changes) = patch.value else { return patch }
        var result = target
        if case .object = target.value {} else { result = JSON(.object([]), at: patch.place) }
        guard case .object(var members) = result.value else { return patch }
        let finder = KeyFinder(members, for: changes.count)
        var removed: Set<Int> = []
        for change in changes {
            let index = finder[change.key]
            switch (index, change.value.isNull) {
            case (let index?, true): removed.insert(index)
            case (let index?, false): members[index].value = merge(members[index].value, change.value)
            case (nil, true): break
            case (nil, false):
                members.append(Member(change.key, change.hash, at: change.keyPlace, merge(.null, change.value)))
            }
        }
        if !removed.isEmpty { members = members.indices.filter { !removed.contains($0) }.map { members[$0] } }
        result.value = .object(members)
        return result
    }
}
