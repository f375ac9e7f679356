public import Chronicle
import Content
import Engine
import Files

/// Two versions of one fight, each fought by the same bot over the same fresh seeds.
///
///     Pairing(recording, version).compare(1_000, from: 1, by: .oneStep).difference
///
/// Chance is keyed, so a pair shares all the luck that the versions have in common.
public struct Pairing: Sendable {
    public let one: Recording
    public let other: Recording

    public init(_ one: Recording, _ other: Recording) {
        self.one = one
        self.other = other
    }

    /// How many of the pairs went how.
    public struct Score: Equatable, Sendable {
        public internal(set) var pairs = 0
        public internal(set) var bothWon = 0
        public internal(set) var onlyOne = 0
        public internal(set) var onlyOther = 0
        /// Health left in all.
        public internal(set) var healthOfOne = 0
        public internal(set) var healthOfOther = 0

        public init() {}

        public var wonByOne: Int { bothWon + onlyOne }
        public var wonByOther: Int { bothWon + onlyOther }
        /// How much more often the second wins, in tenths of a percent.
        public var difference: Int { signedPermille(onlyOther - onlyOne, of: pairs) }

        /// The interval that holds the true difference in 95 of 100 cases, in tenths of a percent.
        ///
        /// Wald's interval for paired shares with half a pair added to each of the four cells (Agresti and Min, 2005).
        public var interval: ClosedRange<Int> {
            let pairs = Double(pairs) + 2
            let (lost, gained) = (Double(onlyOne) + 0.5, Double(onlyOther) + 0.5)
            let difference = (gained - lost) / pairs
            let error = ((gained + lost - (gained - lost) * (gained - lost) / pairs)).squareRoot() / pairs
            func permille(_ share: Double) -> Int { Int((min(max(share, -1), 1) * 1_000).rounded()) }
            return permille(difference - 1.96 * error)...permille(difference + 1.96 * error)
        }

        fileprivate mutating func count(_ one: Fight, _ other: Fight) {
            pairs += 1
            switch (one.result == .won, other.result == .won) {
            case (true, true): bothWon += 1
            case (true, false): onlyOne += 1
            case (false, true): onlyOther += 1
            case (false, false): break
            }
            healthOfOne += one.avatar.health
            healthOfOther += other.avatar.health
        }

        fileprivate mutating func add(_ score: Score) {
            pairs += score.pairs
            bothWon += score.bothWon
            onlyOne += score.onlyOne
            onlyOther += score.onlyOther
            healthOfOne += score.healthOfOne
            healthOfOther += score.healthOfOther
        }
    }

    /// Fights `pairs` pairs, seed after seed; the score is the same for any number of threads.
    public func compare(
        _ pairs: Int, from first: UInt64, by nature: Nature, threads: Int? = nil
    ) throws(FightSetup.Missing) -> Score {
        _ = try one.setup.fight(in: one.catalog)
        _ = try other.setup.fight(in: other.catalog)
        let stretch = 16
        let (one, other) = (one, other)
        let scores = inParallel((pairs + stretch - 1) / stretch, threads: threads) { number in
            var score = Score()
            for index in number * stretch..<min(pairs, (number + 1) * stretch) {
                let seed = first &+ UInt64(index)
                guard let left = one.fought(seed, nature), let right = other.fought(seed, nature) else { continue }
                score.count(left, right)
            }
            return score
        }
        var sum = Score()
        for score in scores { sum.add(score) }
        return sum
    }
}

/// A signed share in tenths of a percent, rounded away from zero.
func signedPermille(_ part: Int, of whole: Int) -> Int {
    part < 0 ? -permille(-part, of: whole) : permille(part, of: whole)
}

extension Recording {
    /// The same setup under another seed, played to its end.
    fileprivate func fought(_ seed: UInt64, _ nature: Nature) -> Fight? {
        var setup = setup
        setup.seed = seed
        guard let fight = try? setup.fight(in: catalog) else { return nil }
        return nature.bot(fight, seed: seed).play(fight)
    }
}
