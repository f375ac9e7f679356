import Chronicle
import Engine

extension Sight {
    /// How much of a fight is shown beside the stack; the first that leaves room enough is taken.
    private struct Comfort {
        var blank: Bool
        var figures: Amount
        var intents: Amount

        enum Amount { case all, line, none }

        static let levels = [
            Comfort(blank: true, figures: .all, intents: .all), Comfort(blank: false, figures: .all, intents: .all),
            Comfort(blank: false, figures: .all, intents: .line), Comfort(blank: false, figures: .line, intents: .line),
            Comfort(blank: false, figures: .line, intents: .none),
            Comfort(blank: false, figures: .none, intents: .none),
        ]
    }

    /// Foes, what they announced, the stack with the attack in it, and what is told of this step.
    func fight(in room: Int) -> [String] {
        let captionLines = room >= 17 ? 3 : room >= 8 ? 2 : room >= 4 ? 1 : 0
        let above = room - captionLines
        var body: [String] = []
        for (number, comfort) in Comfort.levels.enumerated() {
            let top = figures(comfort.figures) + announced(comfort.intents)
            let gap = comfort.blank ? [""] : []
            let left = above - top.count - 2 * gap.count
            guard stackHeight <= left || number == Comfort.levels.count - 1 else { continue }
            body = gap + top + gap + stack(in: left)
            // With room to spare nothing jumps when the stack in sight is another one.
            if comfort.blank { body.removeFirst() }
            break
        }
        body = Array(body.prefix(max(0, above)))
        body += Array(repeating: "", count: max(0, above - body.count))
        return body + caption(in: captionLines)
    }

    // MARK: The others

    private func figures(_ amount: Comfort.Amount) -> [String] {
        let all = [tableau.avatar] + tableau.foes
        let others = all.filter { $0.side != wearer }
        switch amount {
        case .none: return []
        case .all: return others.map(line)
        case .line:
            var line = strip()
            line.space()
            for (number, figure) in others.enumerated() where number == 0 || !figure.isDown {
                if number > 0 { line.add(" · ", .dim) }
                line.add(name(figure.side) + " ")
                let was = self.figure(figure.side, in: before).health
                line.value(figure.health, before: was, of: figure.mostHealth)
            }
            return [line.line]
        }
    }

    /// "Imp  ████████····  8/12  burning  wears Thorns 6/8"
    private func line(_ figure: Tableau.Figure) -> String {
        var line = strip()
        line.space()
        line.add(name(figure.side), .bold, to: isWide ? 22 : 12)
        line.space()
        if figure.isDown && self.figure(figure.side, in: before).isDown {
            line.add(voice.say(.fallen), .dim)
            return line.line
        }
        let was = self.figure(figure.side, in: before).health
        line.meter(figure.health, before: was, of: figure.mostHealth, width: isWide ? 12 : 6)
        line.space()
        line.value(figure.health, before: was, of: figure.mostHealth)
        for status in figure.statuses {
            line.space(2)
            line.add(narrator.name(of: status), .yellow)
        }
        let worn = figure.layers.map { layer in
            narrator.name(of: layer.armor.id) + (layer.armor.durability == nil ? "" : " \(layer.durability)")
        }
        if isWide, !worn.isEmpty {
            line.space(2)
            line.add(worn.joined(separator: ", "), .dim)
        }
        return line.line
    }

    // MARK: What was announced

    /// All the attacks of the round: gone ones dim, the one under way marked.
    private func announced(_ amount: Comfort.Amount) -> [String] {
        let intents = opening.intents
        let gone = intents.count - min(tableau.intents.count, intents.count)
        switch amount {
        case .none: return []
        case .line:
            guard gone < intents.count else { return [""] }
            var line = strip()
            line.space()
            for (number, intent) in intents.enumerated() where number >= gone {
                if number > gone { line.add(" · ", .dim) }
                let attack = narrator.name(attack: intent.attack)
                line.add("\(attack): \(narrator.name(of: intent.attack.element)) \(intent.attack.power)", .cyan)
            }
            return [line.line]
        case .all:
            return intents.enumerated().map { number, intent in
                var line = strip()
                let isUnderWay = number == gone - 1 && isAnnounced
                line.add(isUnderWay ? " ► " : "   ", .bold, .cyan)
                let text = unpainted(narrator.announcement(number + 1, intent, frame.fight))
                line.add(text, number < gone && !isUnderWay ? .dim : .cyan)
                return line.line
            }
        }
    }

    /// Whether the attack shown is one that a foe announced.
    private var isAnnounced: Bool {
        guard let flight = tableau.flight, case .foe = flight.from else { return false }
        return !flight.thrown.isReflected
    }

    // MARK: What is told

    private func caption(in lines: Int) -> [String] {
        if lines == 0 { return [] }
        let facts = frame.facts.filter { if case .intent = $0 { false } else { true } }
        let text = narrator.caption(lines > 1 ? facts : frame.facts, frame.fight)
        var wrapped = wrap(text, width: max(1, width - 2), indent: 1)
        if wrapped.count > lines {
            wrapped = Array(wrapped.prefix(lines))
            wrapped[lines - 1] = clip(wrapped[lines - 1] + " …", to: width - 1)
        }
        return wrapped.map { line in
            var strip = strip()
            strip.add(line, .bold)
            return strip.line
        } + Array(repeating: "", count: lines - wrapped.count)
    }
}
