public import Lab

/// A ladder as tables: the bots, the armor, the foes.
///
///     bot      finish %    won %  rounds  longest  defeats a run  seconds
///     planner  93.0 ±5.0   97.1        6       14            1.2      8.4
public func text(of report: LadderReport, _ seconds: [Duration], foes: Bool, armor: Bool) -> [String] {
    var lines = bots(report.rungs, seconds) + [""]
    lines += armorLines(report, all: armor) + [""]
    lines.append("won by every bot, always: \(list(report.harmless))")
    lines.append("fights that the cap of rounds ended: \(report.rungs.reduce(0) { $0 + $1.capped })")
    let refusals = report.rungs.reduce(0) { $0 + $1.refusals }
    if refusals > 0 { lines.append("actions refused: \(refusals)") }
    let stuck = report.rungs.filter { $0.stuck > 0 }.map { "\($0.nature.rawValue) \($0.stuck)" }
    if !stuck.isEmpty { lines.append("runs with no place left to go to: \(list(stuck))") }
    if let planner = report.planner {
        let share = percent(planner.reordered, of: planner.weighed)
        lines.append("the planner's rounds in which reordering beats standing still: \(share)")
    }
    return lines + [""] + foeTable(report, shares: foes)
}

private func bots(_ rungs: [Rung], _ seconds: [Duration]) -> [String] {
    let head: [Table.Cell] = ["bot", "finish", "", "fights won", "rounds", "longest", "defeats a run", "seconds"]
    let rows = zip(rungs, seconds).map { rung, time -> [Table.Cell] in
        let rounds = rung.rounds
        return [
            .init(rung.nature.rawValue), .init(percent(rung.finished, of: rung.runs)),
            .init("±" + tenths(margin(rung.finished, of: rung.runs))), .init(percent(rung.won, of: rung.fights)),
            .init("\(rounds.median)"), .init("\(rounds.last ?? 0)"),
            .init(tenths(rung.runs == 0 ? 0 : rung.defeats * 10 / rung.runs)),
            .init(tenths(Int(time / .milliseconds(100)))),
        ]
    }
    return Table(columns: [.left] + Array(repeating: .right, count: 7), rows: [head] + rows).lines()
}

/// Half the width of the interval that holds the true share in 95 of 100 cases, in tenths of a percent.
private func margin(_ part: Int, of whole: Int) -> Int {
    guard whole > 0 else { return 0 }
    let share = Double(part) / Double(whole)
    return Int((1_960 * (share * (1 - share) / Double(whole)).squareRoot()).rounded())
}

private func armorLines(_ report: LadderReport, all: Bool) -> [String] {
    guard let planner = report.planner else { return [] }
    let shown = all ? report.armor : Array(report.armor.prefix(3) + report.armor.dropFirst(3).suffix(3))
    let head: [Table.Cell] = ["armor", "in the stack of the planner's wins"]
    let rows = shown.map { [Table.Cell($0.id), .init(percent($0.fights, of: planner.won))] }
    return Table(columns: [.left, .right], rows: [head] + rows).lines()
}

private func foeTable(_ report: LadderReport, shares: Bool) -> [String] {
    let bots = shares ? report.rungs : []
    var head: [Table.Cell] = ["foe", "rounds"]
    for rung in bots { head += [Table.Cell(rung.nature.rawValue), Table.Cell("won")] }
    var rows = [head]
    for foe in report.foes {
        var row: [Table.Cell] = [.init(foe), .init("\(report.rounds(against: foe).median)")]
        for rung in bots {
            let score = rung.foes[foe]
            row.append(.init("\(score?.fights ?? 0)"))
            row.append(.init(score.map { percent($0.won, of: $0.fights) } ?? "-"))
        }
        rows.append(row)
    }
    return Table(columns: [.left] + Array(repeating: .right, count: head.count - 1), rows: rows).lines()
}

private func percent(_ part: Int, of whole: Int) -> String { tenths(permille(part, of: whole)) + " %" }
private func tenths(_ number: Int) -> String { "\(number / 10).\(number % 10)" }
private func list(_ words: [String]) -> String { words.isEmpty ? "none" : words.joined(separator: ", ") }
