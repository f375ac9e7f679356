import Engine

/// All frames of a film one after the other, in the time of one fight: for whoever needs every one of them.
///
///     for frame in Reel(film) { … }
public struct Reel: Sequence, IteratorProtocol, Sendable {
    private let film: Film
    private var number = 0
    private var fight: Fight
    private var facts: [Fact] = []
    private var tableau: Tableau

    public init(_ film: Film) {
        self.film = film
        fight = film.recording.beginning
        tableau = Tableau(fight)
    }

    public mutating func next() -> Frame? {
        guard number < film.steps.count else { return nil }
        let step = film.steps[number]
        if number == 0 || film.steps[number - 1].choice != step.choice { play(step.choice) }
        for fact in facts[step.facts] { tableau.follow(fact, after: fight) }
        defer { number += 1 }
        return Frame(
            number: number, round: step.round, facts: Array(facts[step.facts]), fight: fight, tableau: tableau)
    }

    private mutating func play(_ choice: Int) {
        tableau = Tableau(fight)
        var journal = Journal()
        if choice == 0 {
            fight.begin(&journal)
        } else {
            try? fight.update(film.recording.choices[choice - 1], &journal)
        }
        facts = journal.facts
    }
}
