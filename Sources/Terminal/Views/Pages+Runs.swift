import Content
public import Game

extension Pages {
    /// What a journey that was lost leaves: how it ended, and how to watch its fights.
    public func record(watching log: String?) -> [String] {
        if campaign.terms.mode == .practice {
            return voice.wrapped(
                voice.say(.practiceOver, ["command": log.map { "`lamellar replay \(inert($0))`" } ?? "–"]))
        }
        let blanks: KeyValuePairs = [
            "place": voice.name(catalog.places[campaign.place], campaign.place),
            "score": "\(campaign.score(in: catalog))", "places": "\(campaign.cleared.count)",
            "fights": "\(campaign.fightsBegun)", "defeats": "\(campaign.defeats)",
        ]
        return voice.wrapped(voice.say(.lostRecord, blanks))
            + (log.map { voice.wrapped(voice.say(.watchFights, ["command": "`lamellar replay \(inert($0))`"])) } ?? [])
    }

    /// What the journey is bound to, where it is to anything.
    public func terms() -> [String] {
        var lines =
            switch campaign.terms.mode {
            case .story: [String]()
            case .ironman: [voice.say(.ironmanNow)]
            case .practice: [voice.say(.practiceNow)]
            }
        let sworn = catalog.oaths.filter { campaign.terms.oaths.contains($0.id) }
        for oath in sworn {
            let about = oath.about.map { voice.text($0) } ?? ""
            lines.append(
                voice.say(.oathSworn, ["oath": inert(oath.name.text(in: voice.language)), "description": about]))
        }
        return lines.flatMap { voice.wrapped($0) }
    }
}

/// The journeys that ended, a sentence each, the best first.
///
///     RunPage(voice, history).lines()[0]   // "1. Score 420: won at the-lamp on 2026-11-30, in the slot main. …"
public struct RunPage: Sendable {
    let voice: Voice
    let history: RunHistory

    public init(_ voice: Voice, _ history: RunHistory) {
        self.voice = voice
        self.history = history
    }

    public func lines() -> [String] {
        let runs = history.best.enumerated().flatMap { index, run in
            wrap(sentence(index + 1, run), width: voice.width, hanging: 3)
        }
        return (runs.isEmpty ? [voice.say(.noRuns)] : runs) + damage()
    }

    /// Which lines of the history can't be read.
    public func damage() -> [String] {
        guard !history.damaged.isEmpty else { return [] }
        let lines = history.damaged.map(String.init).joined(separator: ", ")
        return voice.wrapped(voice.say(.runsDamaged, ["lines": lines]))
    }

    private func sentence(_ number: Int, _ run: Run) -> String {
        let blanks: KeyValuePairs = [
            "number": "\(number)", "score": "\(run.score)", "place": inert(run.place), "date": inert(run.date),
            "slot": inert(run.slot), "places": "\(run.places)", "points": "\(run.points)",
            "defeats": "\(run.defeats)", "rests": "\(run.rests)", "fights": "\(run.fights)",
        ]
        let text = voice.say(run.end == .won ? .runWon : .runLost, blanks)
        let marks =
            (run.isDaily ? [voice.say(.markDaily)] : [])
            + (run.terms.mode == .ironman ? [voice.say(.markIronman)] : []) + run.terms.oaths.map { inert($0) }
        return marks.isEmpty ? text : text + " (" + marks.joined(separator: ", ") + ")"
    }
}
