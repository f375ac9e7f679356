public import Chronicle
import Content
import Engine
public import Lab

/// What became of a recorded fight under other conditions: where the two part, round by round, layer by layer, the end.
public func text(of rerun: Rerun, _ contrast: Contrast, of recording: Recording, _ voice: Voice) -> [String] {
    var voice = voice
    voice.isPlain = true
    voice.palette = Palette(colored: false)
    let (was, now) = (Narrator(voice, recording), Narrator(voice, rerun.version))
    var lines = parting(contrast, was, now)
    lines += strays(rerun, was)
    lines += ["", "round by round:"] + rounds(contrast).map { "  " + $0 }
    let layers = layerTable(contrast, was, now)
    if !layers.isEmpty { lines += ["", "layer by layer, recorded → what if:"] + layers.map { "  " + $0 } }
    lines += ["", "outcome:"]
    lines.append("  recorded: " + outcome(Standing(recording.fight), most: recording.setup.mostHealth))
    lines.append("  what if:  " + outcome(Standing(rerun.fight), most: rerun.version.setup.mostHealth))
    if rerun.fight.result == nil {
        lines.append(
            "  (The recorded choices are used up and nobody has won; with --if-illegal bot somebody plays on.)")
    }
    return voice.folded(lines)
}

/// "lost in round 6; health 0 of 24, the foes' 3"
public func outcome(_ standing: Standing, most: Int) -> String {
    let ended =
        standing.result.map { "\($0.word) in round \(standing.round)" } ?? "undecided in round \(standing.round)"
    return ended + "; health \(standing.health) of \(most), the foes' \(standing.foes)"
}

private func parting(_ contrast: Contrast, _ was: Narrator, _ now: Narrator) -> [String] {
    guard let difference = contrast.difference else { return ["Nothing that happens differs."] }
    let round = [difference.one?.round, difference.other?.round].compactMap { $0 }.min() ?? 1
    var lines = ["The fights part in round \(round):"]
    for (title, passage, narrator) in [
        ("recorded:", difference.one, was), ("what if:", difference.other, now),
    ] {
        lines.append("  " + title)
        lines +=
            passage.map { narrator.tell($0.facts, $0.fight).map { "    " + $0 } } ?? ["    the fight was over."]
    }
    return lines
}

private func strays(_ rerun: Rerun, _ narrator: Narrator) -> [String] {
    guard !rerun.strays.isEmpty else { return [] }
    let shown = rerun.strays.prefix(12).map { stray in
        let reason =
            switch stray.reason {
            case .notWorn(let armor): "\(narrator.name(of: armor)) is not worn"
            case .notCarried(let armor): "\(narrator.name(of: armor)) is not carried"
            case .notInBag(let item):
                "\(narrator.name(of: item, preferring: narrator.catalog.items[item])) is not in the bag"
            case .illegal(let illegal): narrator.voice.text(illegal)
            }
        return "  choice \(stray.number), round \(stray.round), `\(Narrator.words(for: stray.choice))`: \(reason)"
    }
    let rest = rerun.strays.count - shown.count
    return ["", "recorded choices that could not be made: \(rerun.strays.count)"] + shown
        + (rest > 0 ? ["  and \(rest) more"] : [])
}

private func rounds(_ contrast: Contrast) -> [String] {
    let (one, other) = (contrast.one.rounds, contrast.other.rounds)
    let head: [Table.Cell] = ["round", "health", "", "lost", "", "foes' health", ""]
    let rows = (0..<max(one.count, other.count)).map { index -> [Table.Cell] in
        let was = index < one.count ? one[index] : nil
        let now = index < other.count ? other[index] : nil
        func pair(_ value: (Ledger.Round) -> Int) -> [Table.Cell] {
            let (before, after) = (was.map { "\(value($0))" } ?? "–", now.map { "\(value($0))" } ?? "–")
            return [.init(before), .init(before == after ? "" : "→ " + after)]
        }
        return [.init("\(was?.number ?? now?.number ?? 0)")] + pair(\.health) + pair(\.suffered) + pair(\.foes)
    }
    return Table(columns: [.right, .right, .left, .right, .left, .right, .left], rows: [head] + rows).lines()
}

private func layerTable(_ contrast: Contrast, _ was: Narrator, _ now: Narrator) -> [String] {
    let head: [Table.Cell] = ["round", "layer", "taken", "", "leaked", "", "worn", ""]
    var last = 0
    let rows = contrast.rows.map { row -> [Table.Cell] in
        func pair(_ value: (Ledger.Entry) -> Int) -> [Table.Cell] {
            let (before, after) = (row.one.map { "\(value($0))" } ?? "–", row.other.map { "\(value($0))" } ?? "–")
            return [.init(before), .init(before == after ? "" : "→ " + after)]
        }
        defer { last = row.round }
        let name = row.one == nil ? now.name(of: row.armor) : was.name(of: row.armor)
        return [.init(row.round == last ? "" : "\(row.round)"), .init(clip(name, to: 24))] + pair(\.taken)
            + pair(\.leaked) + pair(\.worn)
    }
    if rows.isEmpty { return [] }
    return Table(
        columns: [.right, .left, .right, .left, .right, .left, .right, .left], rows: [head] + rows
    ).lines()
}

/// Both versions over many fresh seeds: how often each wins, and how sure the difference is.
public func text(of score: Pairing.Score, bot: Nature) -> [String] {
    let interval = score.interval
    func tenths(_ number: Int) -> String { (number < 0 ? "−" : "") + "\(abs(number) / 10).\(abs(number) % 10)" }
    func share(_ won: Int, _ health: Int) -> [Table.Cell] {
        let left = score.pairs == 0 ? 0 : health * 10 / score.pairs
        return [
            .init("\(won) of \(score.pairs)"), .init("\(tenths(permille(won, of: score.pairs))) %"),
            .init(tenths(left)),
        ]
    }
    let head: [Table.Cell] = ["", "won", "", "health left"]
    let table = Table(
        columns: [.left, .right, .right, .right],
        rows: [
            head, ["recorded"] + share(score.wonByOne, score.healthOfOne),
            ["what if"] + share(score.wonByOther, score.healthOfOther),
        ]
    ).lines()
    return ["", "over \(score.pairs) fresh seeds, both fought by `\(bot.rawValue)`:"] + table.map { "  " + $0 } + [
        "  difference \(score.difference < 0 ? "" : "+")\(tenths(score.difference)) points, 95 % interval \(tenths(interval.lowerBound)) to \(tenths(interval.upperBound))"
            + (interval.contains(0) ? ": no difference is shown" : ""),
        "  pairs: both won \(score.bothWon), only recorded \(score.onlyOne), only what if \(score.onlyOther), neither \(score.pairs - score.bothWon - score.onlyOne - score.onlyOther)",
    ]
}
