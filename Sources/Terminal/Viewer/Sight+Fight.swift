import Chronicle
import Engine

extension Sight {
    /// How much is shown of a fight; of these the first that fits is taken.
    struct Comfort {
        enum Amount { case all, line, none }

        var blanks = 0
        var intents = Amount.all
        /// Who is drawn with all layers; of the others there is a line each, or one for all, or none.
        var full: [Side]
        var others = Amount.all
    }

    /// The foes at the top, the Avatar below, between them the attack; at the bottom what is told of this step.
    func fight(in room: Int) -> [String] {
        let captionLines = room >= 17 ? 3 : room >= 8 ? 2 : room >= 4 ? 1 : 0
        let above = room - captionLines
        let plan = Columns(self)
        var body: [String] = []
        for comfort in comforts {
            body = drawn(comfort, plan, layers: .max)
            if body.count + lost(in: comfort.full) - free(in: comfort) <= above { break }
            // The last resort shows the layers around the attack.
            let height = figure(wearer).layers.count
            body = drawn(comfort, plan, layers: max(0, above - (body.count - height)))
        }
        body = Array(body.prefix(max(0, above)))
        return body + Array(repeating: "", count: max(0, above - body.count)) + caption(in: captionLines)
    }

    private var comforts: [Comfort] {
        let foes = tableau.foes.map(\.side)
        let everybody = foes + [.avatar]
        // Whoever fell long ago needs no room.
        let standing = everybody.filter { !isGone($0) }
        let facing = [wearer] + (wearer == .avatar ? [] : [.avatar])
        return [
            Comfort(blanks: 2, full: everybody), Comfort(blanks: 1, full: everybody), Comfort(full: standing),
            Comfort(full: facing), Comfort(full: [wearer]), Comfort(intents: .line, full: [wearer]),
            Comfort(intents: .line, full: [wearer], others: .line),
            Comfort(intents: .none, full: [wearer], others: .line),
            Comfort(intents: .none, full: [wearer], others: .none),
        ]
    }

    private func isGone(_ side: Side) -> Bool { figure(side).isDown && figure(side, in: before).isDown }

    /// How many layers these had when the round opened and have no more.
    private func lost(in sides: [Side]) -> Int {
        sides.reduce(0) { $0 + max(0, figure($1, in: opening).layers.count - figure($1).layers.count) }
    }

    /// What foes lost in the round leaves free lines above them, so that everything else stays in place.
    private func free(in comfort: Comfort) -> Int {
        comfort.full.count > 1 ? lost(in: comfort.full.filter { $0 != .avatar }) : 0
    }

    private func drawn(_ comfort: Comfort, _ plan: Columns, layers room: Int) -> [String] {
        func block(_ side: Side) -> [String] {
            if comfort.full.contains(side) { return stack(of: side, plan, layers: side == wearer ? room : .max) }
            return comfort.others == .all ? [line(side)] : []
        }
        let foes = tableau.foes.map(\.side)
        let joined =
            comfort.others == .line ? self.joined((foes + [.avatar]).filter { !comfort.full.contains($0) }) : []
        let gap = [""]
        let free = Array(repeating: "", count: free(in: comfort))
        return (comfort.blanks > 1 ? gap : []) + announced(comfort.intents) + (comfort.blanks > 0 ? gap : [])
            + (wearer == .avatar ? joined : []) + free + foes.flatMap(block) + [between(plan)] + block(.avatar)
            + (wearer == .avatar ? [] : joined)
    }

    // MARK: Figures in short

    /// "Imp  ████████····  8/12  burning  Thorns 6"
    private func line(_ side: Side) -> String {
        let (figure, was) = (figure(side), figure(side, in: before))
        var line = strip()
        line.space()
        line.add(name(side), .bold, to: isWide ? 22 : 12)
        line.space()
        if isGone(side) {
            line.add(voice.say(.fallen), .dim)
            return line.line
        }
        line.meter(figure.health, before: was.health, of: figure.mostHealth, width: isWide ? 12 : 6)
        line.space()
        line.value(figure.health, before: was.health, of: figure.mostHealth)
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

    /// All of them with their health on one line.
    private func joined(_ sides: [Side]) -> [String] {
        var line = strip()
        line.space()
        for (number, side) in sides.filter({ !isGone($0) }).enumerated() {
            if number > 0 { line.add(" · ", .dim) }
            line.add(name(side) + " ")
            let (figure, was) = (figure(side), figure(side, in: before))
            line.value(figure.health, before: was.health, of: figure.mostHealth)
        }
        return [line.line]
    }

    // MARK: What was announced

    /// All the attacks of the round: gone ones dim, the one under way marked.
    private func announced(_ amount: Comfort.Amount) -> [String] {
        let intents = opening.intents
        let gone = intents.count - min(tableau.intents.count, intents.count)
        switch amount {
        case .none: return []
        case .line:
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
        // What was announced stands above, where there is room for that.
        let facts = frame.facts.filter { if case .intent = $0 { false } else { true } }
        let text = narrator.caption(lines > 1 ? facts : frame.facts, frame.fight)
        var wrapped = wrap(text, width: max(1, width - 1), indent: 1)
        if wrapped.count > lines {
            wrapped = Array(wrapped.prefix(lines))
            wrapped[lines - 1] = clip(wrapped[lines - 1], to: max(0, width - 3)) + " …"
        }
        return wrapped.map { line in
            var strip = strip()
            strip.add(line, .bold)
            return strip.line
        } + Array(repeating: "", count: lines - wrapped.count)
    }
}
