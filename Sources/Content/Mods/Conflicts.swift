import JSONText

/// Where mods that know nothing of each other set one field to different values: the last wins, and it is told there,
/// with all that it undoes.
func conflicts(among writes: [Write], of target: Target, _ graph: ModGraph) -> [Finding] {
    var told: [Int: Finding] = [:]
    // Writes can only meet where their paths begin with the same key.
    var before: [String: [Int]] = [:]
    for (index, write) in writes.enumerated() {
        let key = write.path.first ?? ""
        let undone = (before[key] ?? []).filter { earlier in
            graph.areIndependent(writes[earlier].mod, write.mod) && write.contradicts(writes[earlier])
        }
        before[key, default: []].append(index)
        guard let nearest = undone.last else { continue }
        for earlier in undone { told[earlier] = nil }
        var mods: Set<String> = []
        let others = undone.reversed().map { writes[$0] }.filter { mods.insert($0.mod).inserted }
        let field = JSON.Pointer(write.way).description
        let number = others.count == 1 ? "two" : "\(others.count + 1)"
        let words = others.map { "`\($0.mod)` \(write.misses($0) ? $0.moving : $0.words)" }.joined(separator: ", ")
        told[index] = Finding(
            .conflict, at: write.place, length: write.length,
            "\(number) mods change `\(field)` of \(target.description), and neither names the other: "
                + "`\(write.mod)` \(write.words), \(words); `\(write.mod)` wins, as it is loaded last; "
                + "`loadAfter` in one of them says that this is meant; the other is at ",
            other: writes[nearest].place)
    }
    return told.sorted { $0.key < $1.key }.map(\.value)
}

extension Write {
    /// Whether it undoes what an earlier one did.
    fileprivate func contradicts(_ earlier: Write) -> Bool {
        if misses(earlier) { return true }
        if isInsertion && earlier.isInsertion { return false }
        if path == earlier.path { return !same(value, earlier.value) }
        if earlier.path.starts(with: path) {
            // It set a whole in which the other had set a part.
            let inner = Array(earlier.path.dropFirst(path.count))
            if earlier.isInsertion { return true }
            return !same(value?.find(JSON.Pointer(inner)), earlier.value)
        }
        if path.starts(with: earlier.path) {
            let inner = Array(path.dropFirst(earlier.path.count))
            return isInsertion || !same(value, earlier.value?.find(JSON.Pointer(inner)))
        }
        return false
    }

    /// Whether it names an item of a list by a number that the earlier one gave to another item.
    fileprivate func misses(_ earlier: Write) -> Bool {
        guard let first = earlier.number else { return false }
        let list = earlier.path.dropLast()
        guard path.count > list.count, path.starts(with: list) else { return false }
        let isItem = path.count == list.count + 1
        // Both make the list longer at its end; nobody's item is lost or taken for another.
        if isItem && isInsertion && (isAtEnd || earlier.isAtEnd && earlier.isInsertion) { return false }
        return (Int(way[list.count]) ?? -1) >= first
    }

    /// The path, with the number of an item that was put into a list before its end.
    fileprivate var way: [String] {
        guard isInsertion, !isAtEnd, let number else { return path }
        return path.dropLast() + [String(number)]
    }

    private func same(_ one: JSON?, _ other: JSON?) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        return one.says(other)
    }

    /// "puts an item in at `/responses/0`"
    fileprivate var moving: String {
        guard let number else { return words }
        let place = JSON.Pointer(path.dropLast() + [String(number)])
        let verb = isInsertion ? "puts an item in at" : "removes the item at"
        return "\(verb) `\(place)`, so that the number is another item's"
    }

    /// "sets it to `5`"
    fileprivate var words: String {
        guard let value else { return "removes it" }
        return isInsertion ? "adds to it" : "sets it to \(brief(value))"
    }
}
