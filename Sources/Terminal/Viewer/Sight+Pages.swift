import Chronicle
import Engine

extension Sight {
    /// The page that lies over the fight, however long.
    var page: [String] {
        switch viewer.page {
        case .fight: []
        case .why: why
        case .statistics: statistics
        case .help: help
        }
    }

    private func heading(_ phrase: Phrase) -> [String] {
        var line = strip()
        line.add(" " + voice.say(phrase), .bold)
        return ["", line.line, ""]
    }

    /// Lines of the narrator's, folded to this screen.
    private func folded(_ lines: [String]) -> [String] {
        lines.flatMap { fold(" " + $0, width: width - 1) }.map(fitted)
    }

    /// A line that could not be made narrow enough loses its color and its end.
    private func fitted(_ line: String) -> String {
        let bare = unpainted(line)
        return columns(bare) <= width ? line : clip(bare, to: width)
    }

    private func indented(_ table: Table) -> [String] {
        table.lines(width: width - 2, palette: voice.palette).map { fitted(" " + $0) }
    }

    // MARK: The attack shown, explained

    private var why: [String] {
        guard let flight = tableau.flight else { return heading(.pageWhy) + folded([voice.say(.noAttackHere)]) }
        var lines = narrator.tell(
            [.attack(number: 0, from: flight.from, to: flight.to, flight.thrown)], frame.fight)
        for hop in flight.hops {
            lines.append(narrator.line(hop))
            lines += narrator.reason(hop, wornBy: flight.to)
                .map { narrator.indented(voice.palette.paint($0, .dim)) }
        }
        for echo in flight.echoes {
            lines.append(narrator.indented(narrator.sentence(echo)))
            lines.append(narrator.indented(voice.palette.paint("echoes[\(echo.echo)]", .dim)))
        }
        if let outcome = flight.outcome {
            let word: Phrase =
                switch outcome {
                case .absorbed: .absorbed
                case .reflected: .reflected
                case .hit: .didHit
                }
            let ink: Ink = outcome == .hit ? .brightRed : .green
            let text = capitalized(voice.say(word, ["damage": "\(flight.damage)"]))
            lines.append(narrator.indented(voice.palette.paint(text, ink)))
        }
        return heading(.pageWhy) + folded(lines)
    }

    // MARK: Counted up to here

    private var statistics: [String] {
        let ledger = film.ledger(through: frame.number)
        let sums = [
            (Phrase.tallyDealt, ledger.rounds.reduce(0) { $0 + $1.dealt }),
            (.tallySuffered, ledger.rounds.reduce(0) { $0 + $1.suffered }),
        ]
        let rows = sums.map { [Table.Cell(voice.say($0.0)), .init("\($0.1)", .bold)] }
        let titles: [Phrase] = [
            .tallyLayer, .insightMet, .insightTook, .insightLeaked, .insightWore, .insightWasted, .broken,
        ]
        let layers = ledger.entries.map { layer -> [Table.Cell] in
            let numbers = [layer.met, layer.taken, layer.leaked, layer.worn, layer.wasted].map { Table.Cell("\($0)") }
            return [.init(narrator.name(of: layer.armor), .bold)] + numbers
                + [.init(layer.broke ? "■" : "", .brightRed)]
        }
        let table = Table(
            columns: [.left] + titles.dropFirst().map { _ in .right },
            rows: [titles.map { Table.Cell(capitalized(voice.say($0)), .dim) }] + layers)
        return heading(.pageStatistics) + indented(Table(columns: [.left, .right], rows: rows))
            + (layers.isEmpty ? [] : [""] + indented(table))
    }

    // MARK: Keys

    private var help: [String] {
        let rows = ViewerCommand.table.map { entry -> [Table.Cell] in
            let keys = entry.commands.map { $0.keys.map(\.label).joined(separator: " ") }.joined(separator: " · ")
            return [.init(keys, .bold), .init(voice.say(entry.about))]
        }
        let table = Table(columns: [.left, .left], rows: rows, overflow: .wrap)
        return heading(.pageHelp) + indented(table) + [""]
            + folded([voice.say(.keyCount)])
    }
}
