import JSONText
import Lab

/// A ladder as one object: what the tables say, with whole numbers, and no time, so that two can be compared.
func json(of report: LadderReport, runs: Int, seed: UInt64) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
        writer.member("runs", runs)
        writer.member("seed", "\(seed)")
        writer.member("bots") { $0.array { for rung in report.rungs { $0.rung(rung, report) } } }
        writer.member("armor") { writer in
            writer.array { writer in
                for (id, fights) in report.armor {
                    writer.object { writer in
                        writer.member("id", id)
                        writer.member("wins", fights)
                        writer.member("permille", permille(fights, of: report.planner?.won ?? 0))
                    }
                }
            }
        }
        writer.member("wonByAll", report.harmless)
    }
    writer.endLine()
    return writer.bytes
}

extension JSONWriter {
    fileprivate mutating func rung(_ rung: Rung, _ report: LadderReport) {
        object { writer in
            let rounds = rung.rounds
            writer.member("bot", rung.nature.rawValue)
            writer.member("runs", rung.runs)
            writer.member("finished", rung.finished)
            writer.member("finishedPermille", permille(rung.finished, of: rung.runs))
            writer.member("stuck", rung.stuck)
            writer.member("fights", rung.fights)
            writer.member("won", rung.won)
            writer.member("medianRounds", rounds.median)
            writer.member("longest", rounds.last ?? 0)
            writer.member("capped", rung.capped)
            writer.member("defeats", rung.defeats)
            writer.member("refusals", rung.refusals)
            writer.member("weighed", rung.weighed)
            writer.member("reordered", rung.reordered)
            writer.member("foes") { writer in
                writer.array { writer in
                    for foe in report.foes {
                        guard let score = rung.foes[foe] else { continue }
                        writer.object { writer in
                            writer.member("foe", foe)
                            writer.member("fights", score.fights)
                            writer.member("won", score.won)
                            writer.member("medianRounds", score.rounds.median)
                            writer.member("lostHealth", score.suffered)
                        }
                    }
                }
            }
        }
    }
}
