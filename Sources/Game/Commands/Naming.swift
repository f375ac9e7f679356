import JSONText

/// Something that a player's words may mean.
struct Candidate {
    /// What it stands for, in the list it comes from.
    let index: Int
    let id: String
    /// Its names in the languages at hand.
    let names: [String]
    /// How it is called when the player must choose.
    let label: String
    /// What is nearer to the player has a smaller number, and only the nearest is meant.
    var distance = 0
}

/// Finds what words mean: a number (1 is the first), an id, a name, or the beginning of a word in either.
///
/// Hyphens are spaces, case does not matter, `the` and `my` are passed over.
func find(_ words: String, among candidates: [Candidate], _ kind: Misunderstanding.Kind) throws(Misunderstanding) -> Int
{
    let wanted = plain(words)
    // A hyphen in front is no space: there is no layer −1.
    if let number = Int(wanted), !words.hasPrefix("-") {
        guard (1...max(1, candidates.count)).contains(number), !candidates.isEmpty else {
            throw .noSuchNumber(kind, number, most: candidates.count)
        }
        return candidates[number - 1].index
    }
    let exact = candidates.filter { candidate in
        plain(candidate.id) == wanted || candidate.names.contains { plain($0) == wanted }
    }
    let all = exact.isEmpty ? candidates.filter { $0.begins(with: wanted) } : exact
    let nearest = all.map(\.distance).min()
    let found = all.filter { $0.distance == nearest }
    if let first = found.first, found.allSatisfy({ $0.index == first.index }) { return first.index }
    if found.count > 1 { throw .ambiguous(words, found.map(\.label)) }
    let near = nearMisses(to: wanted, among: candidates.flatMap { [plain($0.id)] + $0.names.map(plain) })
    throw .noSuch(kind, words, suggestions: Array(near.prefix(3)))
}

extension Candidate {
    /// Whether the wanted words begin one of its names, or a word of one.
    fileprivate func begins(with wanted: String) -> Bool {
        guard !wanted.isEmpty else { return false }
        return ([id] + names).contains { name in
            let name = plain(name)
            return name.hasPrefix(wanted) || name.split(separator: " ").contains { $0.hasPrefix(wanted) }
        }
    }
}

/// Lower case, hyphens and runs of spaces as one space, articles gone.
func plain(_ text: String) -> String {
    let words = text.lowercased().split { $0.isWhitespace || $0 == "-" }
    let fillers: Set<Substring> = ["the", "my", "a", "an"]
    let kept = words.filter { !fillers.contains($0) }
    return (kept.isEmpty ? words : kept).joined(separator: " ")
}
