import JSONText

/// Where mods that know nothing of each other set one field to different values: the later wins, and it is told.
func conflicts(among writes: [Write], of target: Target, _ graph: ModGraph) -> [Finding] {
    var findings: [Finding] = []
    for (index, write) in writes.enumerated() {
        // The nearest one before is what it took the place of.
        let earlier = writes[..<index].last { earlier in
            graph.areIndependent(earlier.mod, write.mod) && write.contradicts(earlier)
        }
        guard let earlier else { continue }
        let field = JSON.Pointer(write.path).description
        findings.append(
            Finding(
                .conflict, at: write.place, length: write.length,
                "two mods change `\(field)` of \(target.description), and neither names the other: "
                    + "`\(write.mod)` \(write.words), `\(earlier.mod)` \(earlier.words); `\(write.mod)` wins, as it is loaded later; "
                    + "`loadAfter` in one of them says that this is meant; the other is at ",
                other: earlier.place))
    }
    return findings
}

extension Write {
    /// Whether it undoes what an earlier one did.
    fileprivate func contradicts(_ earlier: Write) -> Bool {
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

    private func same(_ one: JSON?, _ other: JSON?) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        return one.says(other)
    }

    /// "sets it to `5`"
    fileprivate var words: String {
        guard let value else { return "removes it" }
        return isInsertion ? "adds to it" : "sets it to \(brief(value))"
    }
}
