import Engine
import JSONText

/// Ids that have one key: the rules know each record by 64 bits made from its id, and could not tell these apart.
///
/// Nobody will see it happen by chance, but somebody could look for two such ids.
///
///     sharedKeys(among: ["a", "b"]) { _ in 7 }      // [(first: "a", second: "b")]
func sharedKeys(
    among ids: [String], key: (String) -> UInt64 = { ID($0).key }
) -> [(first: String, second: String)] {
    let keys = ids.map(key)
    let order = ids.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
    return zip(order, order.dropFirst()).filter { keys[$0] == keys[$1] }.map { (ids[$0], ids[$1]) }
}

extension Assembly {
    /// Each id that has the key of another of its section.
    func sharedKeys(_ defined: BySection<[String]>) -> [Finding] {
        Section.named.flatMap { section in
            Content.sharedKeys(among: defined[section]).compactMap { first, second in
                standing(second, in: section).map { place in
                    Finding(
                        .sharedKey, at: place, length: second.utf8.count + 2,
                        "the game can't tell `\(second)` from `\(first)`, as both ids have the same key; rename one: the other is at ",
                        other: standing(first, in: section))
                }
            }
        }
    }
}
