public import Chronicle
import Content
import Engine
import JSONText

extension Report {
    /// The report of a fight, as far as it goes; `insight` is what was found out about it, if anybody did.
    public init(_ recording: Recording, _ voice: Voice, insight: [Block] = []) {
        self.init(Reporter(Film(recording), voice), insight: insight)
    }

    init(_ reporter: Reporter, insight: [Block]) {
        title = reporter.title
        summary = reporter.summary
        stacks = reporter.stacks
        self.insight = insight
        course = reporter.course
        rounds = reporter.rounds
    }
}

/// Says what a report says: the facts of a film in the narrator's words.
struct Reporter {
    let film: Film
    let voice: Voice
    let narrator: Narrator
    /// How everybody stood at the start, then at the end of each round.
    private(set) var standings: [RoundEnd]
    /// What the Avatar wore at any time.
    private var worn: Set<UInt64> = []

    /// Health and layers at a moment.
    struct RoundEnd {
        let round: Int
        let tableau: Tableau
    }

    init(_ film: Film, _ voice: Voice) {
        self.film = film
        let plain = voice.unbroken
        self.voice = plain
        narrator = Narrator(plain, film.recording)
        standings = [RoundEnd(round: 0, tableau: Tableau(film.recording.beginning))]
        for frame in Reel(film) {
            worn.formUnion(frame.tableau.avatar.layers.map(\.identity))
            let next = frame.number + 1
            if next == film.steps.count || film.steps[next].round != frame.round {
                standings.append(RoundEnd(round: frame.round, tableau: frame.tableau))
            }
        }
    }

    var recording: Recording { film.recording }
    var fight: Fight { recording.fight }

    /// The layers of a side that matter: those worn at the start, then those put on later.
    func pieces(of figure: Tableau.Figure) -> [Layer] {
        figure.layers + figure.pack.filter { worn.contains($0.identity) }
    }

    /// What the Avatar carried for nothing.
    var unworn: [Layer] {
        standings[0].tableau.avatar.pack.filter { !worn.contains($0.identity) }
    }

    /// "You against Imp and Rat"
    var title: String {
        var names: [String] = []
        for foe in fight.lineup {
            let name = voice.name(recording.catalog.foes[foe.id], recording.names[foe.id])
            let count = fight.lineup.count { $0.id == foe.id }
            let text = count == 1 ? name : voice.say(.several, ["count": "\(count)", "thing": name])
            if !names.contains(text) { names.append(text) }
        }
        let foes = names.dropFirst().reduce(names.first ?? "") { voice.say(.and, ["one": $0, "other": $1]) }
        return voice.say(.reportTitle, ["avatar": capitalized(voice.say(.you)), "foes": foes])
    }

    var summary: [Report.Block] {
        let setup = recording.setup
        let totals = fight.totals
        let mods = recording.mods.map { inert("\($0.id) \($0.version)") }.joined(separator: ", ")
        var lines = [
            voice.say(
                .reportTotals,
                [
                    "dealt": "\(totals.dealt)", "suffered": "\(totals.suffered)", "broken": "\(totals.broken)",
                    "strikes": "\(totals.strikes)",
                ]),
            voice.say(
                .reportAttacks,
                ["absorbed": "\(totals.absorbed)", "reflected": "\(totals.reflected)", "hits": "\(totals.hits)"]),
            voice.say(.wieldsNow, ["weapon": voice.name(recording.catalog.attacks[setup.weapon], setup.weapon)]),
        ]
        if !setup.items.isEmpty {
            let items = setup.items.map { voice.name(recording.catalog.items[$0], $0) }.joined(separator: ", ")
            lines.append(voice.say(.inTheBag, ["items": items]))
        }
        lines += [
            voice.say(.reportSeed, ["seed": hex(setup.seed)]),
            voice.say(.reportContent, ["content": hex(recording.contentFingerprint)]),
            voice.say(.reportMods, ["mods": mods]),
            voice.say(.reportGame, ["version": inert(recording.engine), "rules": "\(Recording.rulesNumber)"]),
        ]
        return [.paragraph(ending), .lines(lines)]
    }

    /// How it ended, in a sentence.
    private var ending: String {
        guard let result = fight.result else {
            return voice.say(.reportUndecided, ["rounds": "\(fight.round)"])
        }
        return narrator.tell([.end(result, rounds: fight.round, fight.totals, hash: 0)], fight).joined(separator: " ")
    }

    func name(_ side: Side) -> String { capitalized(narrator.name(side, fight)) }
}

extension Tableau {
    /// The Avatar, then the foes.
    var figures: [Figure] { [avatar] + foes }
}
