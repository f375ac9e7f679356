import Chronicle
import Engine

extension Sight {
    /// Somebody with all layers. The two sides face each other: outermost layers lie next to the middle.
    func stack(of side: Side, _ plan: Columns, layers room: Int) -> [String] {
        let figure = figure(side)
        let rows = figure.layers.indices.map { row(figure, $0, plan) }
        let shown = window(rows, room, plan, around: side == wearer ? place : nil) + [foot(figure, plan)]
        return side == .avatar ? shown : shown.reversed()
    }

    /// The line between the sides, where an attack sets out.
    func between(_ plan: Columns) -> String {
        var line = strip()
        guard let flight = tableau.flight else {
            line.space()
            line.add(String(repeating: "╌", count: max(0, width - 2)), .dim)
            return line.line
        }
        let isHere = place == .outside
        let arrow = flight.to == .avatar ? "▼" : "▲"
        lane(plan.power(flight.thrown) + " " + (isHere ? arrow : "│"), isHere, plan, &line)
        line.space(isWide ? 2 : 1)
        let headline = Fact.attack(number: 0, from: flight.from, to: flight.to, flight.thrown)
        line.add(narrator.caption([headline], frame.fight), isHere ? .bold : .plain)
        line.space()
        line.add(String(repeating: "╌", count: max(0, line.room - 1)), .dim)
        return line.line
    }

    // MARK: Lines

    private func row(_ figure: Tableau.Figure, _ index: Int, _ plan: Columns) -> String {
        let layer = figure.layers[index]
        let hop = figure.side == wearer ? hop(at: index, layer) : nil
        var line = strip()
        let isHere = figure.side == wearer && place == .layer(index)
        lane(hop.map { plan.lane($0, isHere: isHere) } ?? "", isHere, plan, &line)
        line.add("\(index + 1)", .dim, to: plan.number, align: .right)
        line.space()
        line.add(title(layer, of: figure.side), isHere ? .bold : .plain, to: plan.name)
        line.space()
        let was = self.figure(figure.side, in: before).layers.first { $0.identity == layer.identity }
        if let most = layer.armor.durability {
            let then = was?.durability ?? layer.durability
            line.meter(layer.durability, before: then, of: most, width: plan.bar)
            line.space()
            line.value(layer.durability, before: then, of: most, to: plan.value)
        } else {
            line.add("", to: plan.bar + 1)
            line.add("–", .dim, to: plan.value)
        }
        line.space(2)
        add(deeds(hop, at: index, layer), to: &line)
        add(states(layer), to: &line)
        return line.line
    }

    /// The wearer, last handler of the chain.
    private func foot(_ figure: Tableau.Figure, _ plan: Columns) -> String {
        var line = strip()
        let isHere = figure.side == wearer && place == .wearer
        let damage = tableau.flight?.damage ?? 0
        lane(isHere ? plan.power(tableau.flight?.attack) + " ►" : "", isHere, plan, &line)
        line.add("", to: plan.number + 1)
        line.add(name(figure.side), .bold, to: plan.name)
        line.space()
        let was = self.figure(figure.side, in: before).health
        line.meter(figure.health, before: was, of: figure.mostHealth, width: plan.bar)
        line.space()
        line.value(figure.health, before: was, of: figure.mostHealth, to: plan.value)
        line.space(2)
        if isHere { add([(voice.say(.didHit, ["damage": "\(damage)"]), .brightRed)], to: &line) }
        add(figure.isDown ? [(voice.say(.fallen), .brightRed)] : [], to: &line)
        add(figure.statuses.map { (narrator.name(of: $0), .yellow) }, to: &line)
        if figure.side == .avatar, tableau.result == nil {
            let blanks: KeyValuePairs = ["tempo": "\(tableau.tempo)", "moves": "\(tableau.moves)"]
            add([(voice.say(.shortTempo, blanks), .dim)], to: &line)
        }
        return line.line
    }

    /// The lane on the left in which the attack comes down.
    private func lane(_ text: String, _ isHere: Bool, _ plan: Columns, _ line: inout Strip) {
        line.add(text, isHere ? .bold : .dim, isHere ? .cyan : .plain, to: plan.lane, align: .right)
    }

    private func add(_ notes: [(String, Ink)], to line: inout Strip) {
        for (text, ink) in notes where !text.isEmpty {
            if line.width > 0, !line.endsInSpace { line.add(" · ", .dim) }
            line.add(text, ink)
        }
    }

    private func title(_ layer: Layer, of side: Side) -> String {
        narrator.name(of: layer.armor.id) + String(repeating: "+", count: level(layer, of: side))
    }

    private func level(_ layer: Layer, of side: Side) -> Int { side == .avatar ? narrator.level(of: layer) : 0 }

    /// What fits of the layers, around the one where the attack is.
    private func window(_ rows: [String], _ room: Int, _ plan: Columns, around place: Place?) -> [String] {
        if rows.count <= room { return rows }
        if room <= 0 { return [] }
        let middle =
            switch place {
            case .layer(let index): index
            case .wearer: rows.count - 1
            case .outside, nil: 0
            }
        let start = min(max(0, middle - room / 2), rows.count - room)
        var shown = Array(rows[start..<start + room])
        guard room > 2 else { return shown }
        if start > 0 { shown[0] = more(start + 1, plan) }
        let rest = rows.count - start - room
        if rest > 0 { shown[room - 1] = more(rest + 1, plan) }
        return shown
    }

    private func more(_ count: Int, _ plan: Columns) -> String {
        var line = strip()
        line.add("", to: plan.lane + plan.number + 1)
        line.add(voice.say(.moreLayers, ["count": "\(count)"]), .dim)
        return line.line
    }

    // MARK: Where the attack is

    private enum Place: Equatable {
        case outside
        case layer(Int)
        case wearer
    }

    private var place: Place? {
        guard let flight = tableau.flight else { return nil }
        if flight.outcome == .hit { return .wearer }
        guard let last = flight.met.last else { return .outside }
        // What broke is gone after the outcome, and others may have been turned round.
        return tableau[flight.to].layers.firstIndex { $0.identity == last }.map { .layer($0) }
    }

    private func hop(at index: Int, _ layer: Layer) -> Hop? {
        guard let flight = tableau.flight else { return nil }
        return flight.met.lastIndex(of: layer.identity).map { flight.hops[$0] }
    }

    // MARK: What a layer did

    private func deeds(_ hop: Hop?, at index: Int, _ layer: Layer) -> [(String, Ink)] {
        guard let hop, let flight = tableau.flight else { return [] }
        let echoes = flight.echoes.filter { $0.layer == hop.layer && $0.armor == layer.armor.id }
        return [(word(hop), hop.ink)] + (hop.broke ? [(voice.say(.didBreak), .brightRed)] : [])
            + echoes.map { (word($0), .brightGreen) }
    }

    private func word(_ hop: Hop) -> String {
        let phrase: Phrase =
            switch hop.answer {
            case nil: .didSkip
            case .pass: .didPass
            case .absorb: .didAbsorb
            case .transmute: .didTransmute
            case .amplify: .didAmplify
            case .reflect: .didReflect
            case .store: .didStore
            case .retry: .didRetry
            }
        let blanks: KeyValuePairs = [
            "taken": "\(hop.taken)", "element": narrator.name(of: hop.element), "out": "\(hop.powerOut)",
        ]
        return voice.say(phrase, blanks)
    }

    private func word(_ echo: Reverberation) -> String {
        let phrase: Phrase =
            switch echo.effect {
            case .reflect: .didEchoReflect
            case .mend: .didEchoMend
            case .heal: .didEchoHeal
            case .charge: .didEchoCharge
            case .remember: .didEchoRemember
            }
        return voice.say(phrase, ["amount": "\(echo.amount)"])
    }

    private func states(_ layer: Layer) -> [(String, Ink)] {
        var states: [(String, Ink)] = []
        if layer.isBraced { states.append((voice.say(.braced), .yellow)) }
        if layer.armor.mostCharge > 0 {
            let blanks: KeyValuePairs = ["charge": "\(layer.charge)", "most": "\(layer.armor.mostCharge)"]
            states.append((voice.say(.shortCharge, blanks), layer.charge > 0 ? .yellow : .dim))
        }
        return states
    }
}
