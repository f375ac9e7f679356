public import Content
import Engine
import Files
import Game

/// Whole journeys through content, many of each nature.
///
///     Ladder(in: catalog, runs: 100, seed: 1).climb(.planner).finished   // how many came to an ending
public struct Ladder: Sendable {
    public let catalog: Catalog
    public let runs: Int
    public let seed: UInt64
    /// As many as there are processors where it is nil; the outcome is the same with any number.
    public let threads: Int?
    /// Whether defeats end no journey; a foe is then tried so often that its odds show.
    public let isEndless: Bool

    /// Journeys that one thread does in one go, sharing what their mirror has seen.
    private static let stretch = 50
    /// Defeats that a journey can bear where content sets none.
    private static let standardDefeats = 6
    private static let triesWhenEndless = 12

    public init(in catalog: Catalog, runs: Int, seed: UInt64 = 1, threads: Int? = nil, endless: Bool = false) {
        self.catalog = endless ? catalog.bearing(defeats: 0) : catalog
        self.runs = runs
        self.seed = seed
        self.threads = threads
        isEndless = endless
    }

    /// All journeys of one nature; `progress` hears now and then how many are done.
    public func climb(_ nature: Nature, progress: (Int) -> Void = { _ in }) -> Rung {
        var rung = Rung(nature)
        let stretches = (runs + Ladder.stretch - 1) / Ladder.stretch
        let step = max(4, threads ?? 8)
        for first in stride(from: 0, to: stretches, by: step) {
            let done = inParallel(min(step, stretches - first), threads: threads) { journeys(nature, first + $0) }
            for journey in done.joined() { rung.count(journey) }
            progress(min(runs, (first + step) * Ladder.stretch))
        }
        return rung
    }

    private func journeys(_ nature: Nature, _ stretch: Int) -> [Journey] {
        let mirror = Mirror(catalog)
        var limits = Traveller.Limits()
        if isEndless {
            limits.tries = Ladder.triesWhenEndless
        } else if catalog.mostDefeats == 0 {
            limits.defeats = Ladder.standardDefeats
        }
        let first = stretch * Ladder.stretch
        return (first..<min(runs, first + Ladder.stretch)).compactMap { run in
            var traveller = Traveller(nature, seed: fold(seed, UInt64(run)), limits: limits, mirror: mirror)
            return traveller?.travel()
        }
    }
}
