import Chronicle
import Engine

extension Reporter {
    /// A fold for each round: what was announced, what was chosen, and each attack with its hops.
    var rounds: [Report.Block] {
        var blocks: [Report.Block] = [.heading(2, voice.say(.reportRounds))]
        var items: [Report.Item] = []
        var standings = standings.dropFirst()
        for frame in Reel(film) {
            let isFirst = frame.number == 0 || film.steps[frame.number - 1].choice != film.steps[frame.number].choice
            if isFirst { items += notes(before: film.steps[frame.number].choice) }
            items += self.items(frame)
            guard let standing = standings.first else { continue }
            let next = frame.number + 1
            if next == film.steps.count { items += notes(before: recording.choices.count + 1) }
            if next == film.steps.count || film.steps[next].round != frame.round {
                let title = voice.say(.round, ["round": "\(standing.round)"])
                blocks.append(.fold(3, title, [.list(items), .paragraph(line(standing))]))
                items = []
                standings.removeFirst()
            }
        }
        return blocks
    }

    /// What one step tells.
    private func items(_ frame: Frame) -> [Report.Item] {
        frame.facts.flatMap { fact -> [Report.Item] in
            if case .choice(let choice) = fact {
                let words = Narrator.words(for: choice)
                return [Report.Item(words, step: frame.number, isCommand: true)]
                    + narrator.tell([fact], frame.fight).map { Report.Item($0, depth: 1, step: frame.number) }
            }
            return narrator.tell([fact], frame.fight).map { Report.Item($0, depth: fact.depth, step: frame.number) }
        }
    }

    /// What the player noted just before a choice.
    private func notes(before choice: Int) -> [Report.Item] {
        recording.notes.filter { $0.after == choice - 1 }
            .map { Report.Item(voice.say(.reportNote, ["text": inert($0.text)])) }
    }

    /// "Health at the end of the round: You 22/30, Imp 12/14."
    private func line(_ standing: RoundEnd) -> String {
        let list = standing.tableau.figures.map { "\(name($0.side)) \($0.health)/\($0.mostHealth)" }
        return voice.say(.reportStanding, ["list": list.joined(separator: ", ")])
    }
}

extension Fact {
    /// How deep it stands below the round: what a choice did below the choice, what layers did below the attack.
    fileprivate var depth: Int {
        switch self {
        case .round, .choice, .plan, .suffer, .recover, .check, .end: 0
        case .intent, .attack, .use, .mend, .charge, .hasten: 1
        case .hop, .echo, .outcome, .hit, .heal, .turn, .inflict, .down: 2
        }
    }
}
