public import Engine

/// A fight as frames, one for each thing worth a look, from the opening of round 1 to the end.
///
///     let film = Film(recording)
///     film.frame(at: 17).tableau.avatar.health
public struct Film: Sendable {
    /// One thing that happens, with the facts that say it.
    ///
    /// What merely goes with a fact (what a foe planned and announced, the damage of a hit, the check of a round) is no
    /// step of its own.
    public struct Step: Equatable, Sendable {
        /// 0 for the opening, then the number of the choice that brought it.
        public let choice: Int
        /// Its place among the facts of that choice.
        public internal(set) var facts: Range<Int>
        public let round: Int
    }

    public let recording: Recording
    /// At least one: the opening.
    public let steps: [Step]
    /// What decides something, in order.
    public let moments: [Moment]
    private let start: Fight

    public init(_ recording: Recording) {
        self.recording = recording
        start = recording.beginning
        var cutter = Cutter()
        var fight = start
        var journal = Journal()
        fight.begin(&journal)
        cutter.cut(journal.drain(), of: 0, fight)
        for (number, choice) in recording.choices.enumerated() {
            guard (try? fight.update(choice, &journal)) != nil else { break }
            cutter.cut(journal.drain(), of: number + 1, fight)
        }
        steps = cutter.steps
        moments = cutter.moments
    }

    /// The number of the last frame.
    public var last: Int { steps.count - 1 }

    /// One frame; numbers out of range are those of the first or last.
    ///
    /// It is simulated from the start, so that it depends on nothing but its number.
    public func frame(at number: Int) -> Frame {
        let number = min(max(0, number), last)
        let step = steps[number]
        var fight = start
        var journal = Journal.off
        if step.choice > 0 { fight.begin(&journal) }
        for choice in recording.choices.prefix(max(0, step.choice - 1)) { try? fight.update(choice, &journal) }
        var tableau = Tableau(fight)
        journal = Journal()
        if step.choice == 0 {
            fight.begin(&journal)
        } else {
            try? fight.update(recording.choices[step.choice - 1], &journal)
        }
        let facts = journal.facts
        for fact in facts.prefix(step.facts.upperBound) { tableau.follow(fact, after: fight) }
        return Frame(
            number: number, round: step.round, facts: Array(facts[step.facts]), fight: fight, tableau: tableau)
    }

    /// After how many choices the fight stands where somebody who looks at a step would play on: before the choice that
    /// led to it, or after it where that has been told to its end.
    public func choices(before number: Int) -> Int {
        let number = min(max(0, number), last)
        let isTold = number == last || steps[number + 1].choice > steps[number].choice
        return isTold ? steps[number].choice : max(0, steps[number].choice - 1)
    }

    /// The step in which a round opens; nil where there is no such round.
    public func firstStep(ofRound round: Int) -> Int? {
        // Rounds never go back, so half of what is left can be dropped at each look.
        var (low, high) = (0, steps.count)
        while low < high {
            let middle = (low + high) / 2
            if steps[middle].round < round { low = middle + 1 } else { high = middle }
        }
        return low < steps.count && steps[low].round == round ? low : nil
    }
}

/// What happens in one step, and everything as it stands after it.
public struct Frame: Equatable, Sendable {
    public let number: Int
    public let round: Int
    public let facts: [Fact]
    /// The fight that the whole choice ends in, to which the facts belong.
    public let fight: Fight
    public let tableau: Tableau
}

/// Cuts the facts of a fight into steps and marks what decides something.
private struct Cutter {
    var steps: [Film.Step] = []
    var moments: [Moment] = []
    private var round = 0
    private var target = Side.avatar

    mutating func cut(_ facts: [Fact], of choice: Int, _ fight: Fight) {
        for (index, fact) in facts.enumerated() {
            if case .round(let number, _, _) = fact { round = number }
            if case .attack(_, _, let to, _) = fact { target = to }
            if index == 0 || fact.isStep {
                steps.append(Film.Step(choice: choice, facts: index..<index + 1, round: round))
            } else {
                steps[steps.count - 1].facts = steps[steps.count - 1].facts.lowerBound..<index + 1
            }
            if let kind = Moment.Kind(fact, at: target, in: fight) {
                moments.append(Moment(step: steps.count - 1, round: round, kind: kind))
            }
        }
    }
}

extension Fact {
    /// Whether it is worth a look of its own.
    fileprivate var isStep: Bool {
        switch self {
        case .plan, .intent, .check, .hit, .down: false
        case .round, .choice, .attack, .use, .mend, .charge, .hasten, .hop, .echo, .outcome, .heal, .turn, .inflict,
            .suffer, .recover, .end:
            true
        }
    }
}
