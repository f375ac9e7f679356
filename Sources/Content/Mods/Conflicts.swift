import JSONText

/// Where mods that know nothing of each other set one field to different values: the later wins, and it is told.
func conflicts(among writes: [Write], of target: Target, _ graph: ModGraph) -> [Finding] {
    var findings: [Finding] = []
    // Writes can only meet where their paths begin with the same key.
    var before: [String: [Write]] = [:]
    for write in writes {
        let key = write.path.first ?? ""
        // The nearest one before is what it took the place of.
        let earlier = before[key]?.last { earlier in
            graph.areIndependent(earlier.mod, write.mod) && write.contradicts(earlier)
        }
        before[key, default: []].append(write)
        guard let earlier else { continue }
        let field = JSON.Pointer(write.way).description
        let other = write.misses(earlier) ? earlier.moving : earlier.words
        findings.append(
            Finding(
                .conflict, at: write.place, length: write.length,
                "two mods change `\(field)` of \(target.description), and neither names the other: "
                    + "`\(write.mod)` \(write.words), `\(earlier.mod)` \(other); `\(write.mod)` wins, as it is loaded later; "
                    + "`loadAfter` in one of them says that this is meant; the other is at ",
                other: earlier.place))
    }
    return findings
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
