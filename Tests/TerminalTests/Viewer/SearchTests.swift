import Chronicle
import TestSupport
import Testing

@testable import Terminal

@Suite("Searching in a fight")
struct SearchTests {
    private let film = Cinema.small

    private func find(_ pattern: String, _ isForward: Bool = true, from: Int, times: Int = 1) -> Search.Found {
        var search = Search(pattern, isForward: isForward, from: from)
        search.times = times
        return search.run(in: film, Cinema.narrator(film)) { false }
    }

    /// The steps whose caption has the words.
    private func steps(_ words: String) -> [Int] {
        Reel(film).filter { Cinema.narrator(film).caption($0.facts, $0.fight).contains(words) }.map(\.number)
    }

    @Test("The next match is behind the step shown, the one before ahead of it, and the ends are joined")
    func order() throws {
        let places = steps("comes at you")
        try #require(places.count > 2)
        #expect(find("comes at you", from: -1) == .step(places[0], wrapped: false))
        #expect(find("comes at you", from: places[0]) == .step(places[1], wrapped: false))
        #expect(find("comes at you", from: 0, times: 3) == .step(places[2], wrapped: false))
        #expect(find("comes at you", from: places.last ?? 0) == .step(places[0], wrapped: true))
        #expect(find("comes at you", false, from: places[1]) == .step(places[0], wrapped: false))
        #expect(find("comes at you", false, from: places[0]) == .step(places.last ?? 0, wrapped: true))
        #expect(
            find("comes at you", from: film.last, times: 2 * places.count) == .step(places.last ?? 0, wrapped: true))
        #expect(find("no such words", from: 0) == .nowhere)
    }

    @Test("A pattern is a regular expression; without capitals it minds none")
    func patterns() {
        #expect(find("st[e]am", from: -1) == find("steam", from: -1))
        #expect(find("Steam.*STEAM", from: 0) == .nowhere)
        #expect(find("round 2", from: 0) == .step(film.firstStep(ofRound: 2) ?? -1, wrapped: false))
        #expect(find("^Round 2", from: 0) == find("round 2", from: 0))
    }

    @Test(
        "What is no pattern is told, and is no crash",
        arguments: ["(", "[", "*", "a{2,1}", "\\", "(?<n", "\\p{x}", "[z-a]"])
    func bad(pattern: String) {
        guard case .badPattern(let reason) = find(pattern, from: 0) else {
            Issue.record("\(pattern) is taken for a pattern")
            return
        }
        #expect(!reason.isEmpty)
    }

    @Test("A search that was given up ends at the next step")
    func givenUp() {
        var asked = 0
        let found = Search("no such words", from: 0).run(in: film, Cinema.narrator(film)) {
            asked += 1
            return asked > 3
        }
        #expect(found == .tooSlow)
        #expect(asked == 4)
    }

    @Test("Every step tells something, an announcement with its round")
    func captions() {
        for step in Reel(film) { #expect(!Cinema.narrator(film).caption(step.facts, step.fight).isEmpty) }
        #expect(steps("will throw").first == 0)
    }
}
