import Chronicle
import Engine
import TestSupport
import Testing

@Suite("Film")
struct FilmTests {
    /// Fights in which everything happens, small and from the core.
    static let fights: [Recording] =
        [Arena.smallFight(), Arena.bagFight()]
        + (UInt64(0)..<(TestRun.isLong ? 400 : 40)).map { Recording.played(seed: $0, in: Core.content, choices: 40) }
        + (UInt64(0)..<40).map { Recording.played(seed: $0, choices: 40) }

    @Test("What the facts of a choice make of the fight before it is the fight after it")
    func facts() {
        var broken: [String] = []
        for (number, recording) in FilmTests.fights.enumerated() {
            var fight = recording.beginning
            var tableau = Tableau(fight)
            func follow(_ facts: [Fact], _ what: String) {
                for fact in facts { tableau.follow(fact, after: fight) }
                if let difference = tableau.difference(from: Tableau(fight)) {
                    broken.append("fight \(number), \(what): \(difference)")
                }
            }
            var journal = Journal()
            fight.begin(&journal)
            follow(journal.drain(), "opening")
            for choice in recording.choices {
                try? fight.update(choice, &journal)
                follow(journal.drain(), "\(choice) in round \(fight.round)")
            }
        }
        #expect(broken.prefix(5) == [])
    }

    @Test("The steps are all facts, in order, and each has its frame")
    func steps() throws {
        for recording in FilmTests.fights.prefix(6) {
            let film = Film(recording)
            var facts: [Fact] = []
            for number in film.steps.indices {
                let frame = film.frame(at: number)
                #expect(frame.number == number)
                facts += frame.facts
            }
            var again = try #require(recording.restarted())
            var all = recording.opening
            for choice in recording.choices { all += try again.play(choice) }
            let isAll = facts == all
            #expect(isAll)
        }
    }

    @Test("A number before the first or after the last is the first or last")
    func clamped() {
        let film = Film(Arena.smallFight())
        #expect(film.frame(at: -1) == film.frame(at: 0))
        #expect(film.frame(at: .max) == film.frame(at: film.last))
        #expect(film.frame(at: film.last).tableau.result == Arena.smallFight().fight.result)
    }

    @Test("Each round begins with a step of its own")
    func rounds() {
        let film = Film(Arena.smallFight())
        for round in 1...Arena.smallFight().fight.round {
            let step = film.firstStep(ofRound: round) ?? -1
            #expect(film.steps[step].round == round)
            #expect(step == 0 || film.steps[step - 1].round == round - 1)
        }
        #expect(film.firstStep(ofRound: 0) == nil)
        #expect(film.firstStep(ofRound: 999) == nil)
    }

    @Test("Moments are where layers break, somebody falls and the fight ends")
    func moments() throws {
        let film = Film(Arena.smallFight())
        let kinds = film.moments.map(\.kind)
        let fight = Arena.smallFight().fight
        #expect(kinds.last == fight.result.map { .end($0) })
        let fallen = ([fight.avatar] + fight.foes).count { $0.isDown }
        #expect(kinds.count { if case .down = $0 { true } else { false } } == fallen)
        for moment in film.moments {
            guard case .broke(let armor, _) = moment.kind else { continue }
            let hops = film.frame(at: moment.step).facts.compactMap { if case .hop(let hop) = $0 { hop } else { nil } }
            #expect(hops.contains { $0.broke && $0.armor == armor })
        }
    }

    @Test("A broken layer is seen broken, and gone once its attack has ended")
    func broken() throws {
        let film = Film(Arena.smallFight())
        let moment = try #require(film.moments.first { if case .broke = $0.kind { true } else { false } })
        let frame = film.frame(at: moment.step)
        let flight = try #require(frame.tableau.flight)
        #expect(frame.tableau[flight.to].layers.contains { $0.isBroken })
        let next = (moment.step...film.last).first { film.frame(at: $0).tableau.flight?.outcome != nil } ?? 0
        #expect(!film.frame(at: next).tableau[flight.to].layers.contains { $0.isBroken })
    }
}

extension Tableau {
    /// What differs from another, as far as facts tell: what layers remember they do not.
    fileprivate func difference(from other: Tableau) -> String? {
        func lines(_ tableau: Tableau) -> [String] {
            var lines = [
                "round \(tableau.round), tempo \(tableau.tempo), moves \(tableau.moves), \(String(describing: tableau.result))",
                "\(tableau.intents)", "\(tableau.items.map(\.id.key))",
            ]
            for figure in [tableau.avatar] + tableau.foes {
                lines.append("\(figure.side) \(figure.health) \(figure.statuses.map(\.key))")
                for layer in figure.layers + figure.pack {
                    lines.append("\(layer.identity) \(layer.durability) \(layer.charge) \(layer.isBraced)")
                }
            }
            return lines
        }
        let pair = zip(lines(self), lines(other)).first { $0 != $1 }
        return pair.map { "\($0) instead of \($1)" }
    }
}
