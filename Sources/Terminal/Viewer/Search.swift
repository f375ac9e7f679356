import Chronicle
import Engine

/// A search for a pattern in what is told of the steps.
///
///     Search("breaks", from: 0).run(in: film, narrator) { false }      // .step(41, wrapped: false)
public struct Search: Equatable, Sendable {
    public let pattern: String
    public let isForward: Bool
    /// The step it begins behind, or before.
    public internal(set) var from: Int
    /// The first match, the second, ….
    public internal(set) var times = 1

    public enum Found: Equatable, Sendable {
        /// `wrapped` where it went past an end of the fight.
        case step(Int, wrapped: Bool)
        case nowhere
        case badPattern(String)
        /// It was given up.
        case tooSlow
    }

    public init(_ pattern: String, isForward: Bool = true, from: Int) {
        self.pattern = pattern
        self.isForward = isForward
        self.from = from
    }

    /// The other way.
    var turned: Search { Search(pattern, isForward: !isForward, from: from) }

    /// Looks through the whole fight, telling it anew; between two steps it asks whether to go on.
    func run(in film: Film, _ narrator: Narrator, isGivenUp: () -> Bool) -> Found {
        let regex: Regex<AnyRegexOutput>
        do {
            regex = try Regex(pattern)
        } catch {
            return .badPattern("\(error)")
        }
        // A pattern without capitals does not mind them.
        let isCareless = pattern == pattern.lowercased()
        let wanted = isCareless ? regex.ignoresCase() : regex
        var matches: [Int] = []
        var behind = 0
        for step in Reel(film) {
            if isGivenUp() { return .tooSlow }
            guard narrator.caption(step.facts, step.fight).firstMatch(of: wanted) != nil else { continue }
            matches.append(step.number)
            if step.number > from { behind += 1 }
            if isForward && behind == times { return .step(step.number, wrapped: false) }
        }
        guard !matches.isEmpty else { return .nowhere }
        return isForward ? forward(matches) : back(matches)
    }

    /// The ends of the fight are joined.
    private func forward(_ matches: [Int]) -> Found {
        let first = matches.firstIndex { $0 > from } ?? matches.count
        let place = first + times - 1
        return .step(matches[place % matches.count], wrapped: place >= matches.count)
    }

    private func back(_ matches: [Int]) -> Found {
        let before = matches.prefix { $0 < from }.count
        let place = before - times
        let index = ((place % matches.count) + matches.count) % matches.count
        return .step(matches[index], wrapped: place < 0)
    }
}
