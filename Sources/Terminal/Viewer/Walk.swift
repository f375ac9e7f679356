import Chronicle
import Engine

/// The steps of a film one after the other from the first, in one simulation.
///
///     var walk = Walk(film)
///     while let step = walk.next() { narrator.tell(step.facts, step.fight) }
struct Walk: Sequence, IteratorProtocol {
    private let film: Film
    private var fight: Fight
    private var journal = Journal()
    private var number = 0
    private var choice = -1

    init(_ film: Film) {
        self.film = film
        fight = film.recording.beginning
    }

    /// The next step with its facts, and the fight that its choice ends in.
    mutating func next() -> (number: Int, facts: [Fact], fight: Fight)? {
        guard film.steps.indices.contains(number) else { return nil }
        let step = film.steps[number]
        defer { number += 1 }
        while choice < step.choice {
            choice += 1
            _ = journal.drain()
            if choice == 0 {
                fight.begin(&journal)
            } else {
                try? fight.update(film.recording.choices[choice - 1], &journal)
            }
        }
        return (number, Array(journal.facts[step.facts]), fight)
    }
}
