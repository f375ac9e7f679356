import Chronicle
import Engine
import JSONText
import Lab

/// The answer to a what-if as one object on one line.
func json(of rerun: Rerun, _ contrast: Contrast, _ recording: Recording, _ score: Pairing.Score?) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
        for (key, fight) in [("recorded", recording.fight), ("whatIf", rerun.fight)] {
            writer.member(key) { $0.object { $0.standing(Standing(fight)) } }
        }
        writer.member("differs", contrast.difference != nil)
        if let difference = contrast.difference {
            writer.member("first") { writer in
                writer.object { writer in
                    writer.passage("recorded", difference.one, recording.names)
                    writer.passage("whatIf", difference.other, rerun.version.names)
                }
            }
        }
        writer.list("strays", rerun.strays) { writer, stray in
            writer.member("number", stray.number)
            writer.member("round", stray.round)
            writer.member("choice") { $0.object { $0.choice(stray.choice) } }
            writer.member("reason", stray.reason.word)
        }
        let numbers = 0..<max(contrast.one.rounds.count, contrast.other.rounds.count)
        writer.list("rounds", Array(numbers)) { writer, index in
            for (key, ledger) in [("recorded", contrast.one), ("whatIf", contrast.other)] {
                guard index < ledger.rounds.count else {
                    writer.memberNull(key)
                    continue
                }
                writer.member(key) { $0.object { $0.round(ledger.rounds[index]) } }
            }
        }
        writer.list("layers", contrast.rows) { writer, row in
            writer.member("round", row.round)
            for (key, entry, names) in [
                ("recorded", row.one, recording.names), ("whatIf", row.other, rerun.version.names),
            ] {
                guard let entry else {
                    writer.memberNull(key)
                    continue
                }
                writer.member(key) { $0.object { $0.entry(entry, names) } }
            }
        }
        if let score { writer.member("repeat") { $0.object { $0.score(score) } } }
    }
    writer.endLine()
    return writer.bytes
}

extension Stray.Reason {
    /// A stable word for it.
    fileprivate var word: String {
        switch self {
        case .notWorn: "not-worn"
        case .notCarried: "not-carried"
        case .notInBag: "not-in-bag"
        case .illegal: "illegal"
        }
    }
}

extension JSONWriter {
    fileprivate mutating func passage(_ key: String, _ passage: Contrast.Passage?, _ names: Names) {
        guard let passage else { return memberNull(key) }
        member(key) { writer in
            writer.object { writer in
                writer.member("round", passage.round)
                writer.facts("facts", passage.facts, passage.fight, names)
            }
        }
    }

    fileprivate mutating func round(_ round: Ledger.Round) {
        member("round", round.number)
        member("health", round.health)
        member("foes", round.foes)
        member("suffered", round.suffered)
        member("dealt", round.dealt)
    }

    fileprivate mutating func score(_ score: Pairing.Score) {
        member("pairs", score.pairs)
        member("bothWon", score.bothWon)
        member("onlyRecorded", score.onlyOne)
        member("onlyWhatIf", score.onlyOther)
        member("differencePermille", score.difference)
        member("intervalPermille", [score.interval.lowerBound, score.interval.upperBound])
    }
}
