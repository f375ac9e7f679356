import Chronicle
import Engine
import JSONText

// What the script of a page shows, step by step. A step says only what is new in it:
//
//     "r": 2                          the round
//     "s": {"0":[24,[[0,6],[1,9,2,1]],[0]]}
//                                     a figure: its health, its layers (piece, durability, charge, braced) and statuses
//     "f": [1,0,0,6,2,1,8]            the attack: from, to, element, power, piece, how it ended, damage; null is none
//     "m": [2,2,5]                    what a layer does in this step: piece, sign, number
//
// A piece of -1 is none yet; an end of 0 says that the attack is under way.

extension Reporter {
    /// The film as JSON, made safe for the inside of a page.
    var filmJSON: [UInt8] {
        var writer = JSONWriter()
        var script = FilmScript(self)
        let steps = script.steps()
        writer.object { writer in
            writer.member("words") { $0.object { for (key, text) in words { $0.member(key, text) } } }
            writer.member("signs", signs)
            writer.member("ends", [voice.say(.signAbsorbed), voice.say(.signReflected), voice.say(.signHit)])
            writer.member("elements", script.elements.map { capitalized(narrator.name(of: $0)) })
            writer.member("statuses", script.statuses.map { narrator.name(of: $0) })
            writer.member("pieces") { list in
                list.array { list in
                    for (side, layer) in script.pieces {
                        list.array {
                            $0.value(name(layer, of: side))
                            $0.value(layer.armor.durability ?? -1)
                            $0.value(layer.armor.mostCharge)
                        }
                    }
                }
            }
            writer.member("figures") { list in
                list.array { list in
                    for figure in Tableau(recording.beginning).figures {
                        list.array {
                            $0.value(name(figure.side))
                            $0.value(figure.mostHealth)
                        }
                    }
                }
            }
            writer.member("moments", Array(Set(film.moments.map(\.step))).sorted())
            writer.member("steps") { $0.array { for step in steps { $0.raw(step) } } }
        }
        // Inside a string a `<` may be written like this; elsewhere JSON has none.
        return writer.bytes.flatMap { $0 == UInt8(ascii: "<") ? Array("\\u003c".utf8) : [$0] }
    }

    private var words: KeyValuePairs<String, String> {
        [
            "play": voice.say(.pagePlay), "pause": voice.say(.pagePause), "step": voice.say(.pageStep),
            "never": voice.say(.never), "broken": voice.say(.broken), "braced": voice.say(.braced),
            "fallen": voice.say(.fallen), "charge": voice.say(.charge), "outOf": voice.say(.outOf),
            "health": voice.say(.health),
        ]
    }

    private var signs: [String] {
        [Sign.skipped, .pass, .absorb, .transmute, .amplify, .reflect, .store, .retry, .echo].map {
            voice.say($0.phrase)
        }
    }
}

/// What a layer does, as few words beside it; numbered as the page knows them.
enum Sign: Int {
    case skipped, pass, absorb, transmute, amplify, reflect, store, retry, echo

    init(_ answer: Answer.Kind?) {
        switch answer {
        case nil: self = .skipped
        case .pass: self = .pass
        case .absorb: self = .absorb
        case .transmute: self = .transmute
        case .amplify: self = .amplify
        case .reflect: self = .reflect
        case .store: self = .store
        case .retry: self = .retry
        }
    }

    var phrase: Phrase {
        switch self {
        case .skipped: .signSkipped
        case .pass: .signPass
        case .absorb: .signAbsorb
        case .transmute: .signTransmute
        case .amplify: .signAmplify
        case .reflect: .signReflect
        case .store: .signStore
        case .retry: .signRetry
        case .echo: .signEcho
        }
    }
}

/// Writes the steps and numbers what they name.
private struct FilmScript {
    private let reporter: Reporter
    private(set) var elements: [ID] = []
    private(set) var statuses: [ID] = []
    /// Every layer that anybody wears at any time, by its number.
    private(set) var pieces: [(Side, Layer)] = []
    private var numbers: [Side: [UInt64: Int]] = [:]
    /// The piece that the attack under way met last, which may hang elsewhere by now.
    private var met = -1

    init(_ reporter: Reporter) {
        self.reporter = reporter
    }

    mutating func steps() -> [[UInt8]] {
        var steps: [[UInt8]] = []
        var round = -1
        var shown: [Tableau.Figure?] = []
        var flight: Tableau.Flight?
        for frame in Reel(reporter.film) {
            var writer = JSONWriter()
            writer.object { writer in
                if frame.round != round { writer.member("r", frame.round) }
                let figures = frame.tableau.figures
                if shown.isEmpty { shown = figures.map { _ in nil } }
                let changed = figures.indices.filter { figures[$0] != shown[$0] }
                if !changed.isEmpty {
                    writer.member("s") { list in
                        list.object { list in
                            for index in changed {
                                list.key("\(index)")
                                write(figures[index], &list)
                            }
                        }
                    }
                }
                let mark = mark(frame)
                if frame.tableau.flight != flight { write(frame.tableau.flight, &writer) }
                if let mark { writer.member("m", mark) }
                shown = figures
            }
            round = frame.round
            flight = frame.tableau.flight
            steps.append(writer.bytes)
        }
        return steps
    }

    private mutating func write(_ figure: Tableau.Figure, _ writer: inout JSONWriter) {
        let layers = figure.layers.map { layer in
            var numbers = [number(layer, of: figure.side), layer.durability, layer.charge, layer.isBraced ? 1 : 0]
            while numbers.count > 2, numbers.last == 0 { numbers.removeLast() }
            return numbers
        }
        let marks = figure.statuses.map { number($0) }
        writer.array { writer in
            writer.value(figure.health)
            writer.array { for layer in layers { $0.value(layer) } }
            writer.value(marks)
        }
    }

    private mutating func write(_ flight: Tableau.Flight?, _ writer: inout JSONWriter) {
        guard let flight else { return writer.memberNull("f") }
        let end =
            switch flight.outcome {
            case nil: 0
            case .absorbed: 1
            case .reflected: 2
            case .hit: 3
            }
        writer.member(
            "f",
            [
                flight.from.number, flight.to.number, number(of: flight.attack.element), flight.attack.power,
                flight.at == nil ? -1 : met, end, flight.damage,
            ])
    }

    /// What a layer does in a step.
    private mutating func mark(_ frame: Frame) -> [Int]? {
        guard let fact = frame.facts.first, let flight = frame.tableau.flight else { return nil }
        let layers = frame.tableau.figures[flight.to.number].layers
        if case .hop(let hop) = fact {
            met = number(layers[hop.layer], of: flight.to)
            return [met, Sign(hop.answer).rawValue, hop.taken]
        }
        if case .echo(let echo) = fact {
            return [number(layers[echo.layer], of: flight.to), Sign.echo.rawValue, echo.amount]
        }
        return nil
    }

    private mutating func number(_ layer: Layer, of side: Side) -> Int {
        if let number = numbers[side]?[layer.identity] { return number }
        pieces.append((side, layer))
        numbers[side, default: [:]][layer.identity] = pieces.count - 1
        return pieces.count - 1
    }

    private mutating func number(of element: ID) -> Int {
        if let number = elements.firstIndex(of: element) { return number }
        elements.append(element)
        return elements.count - 1
    }

    private mutating func number(_ status: ID) -> Int {
        if let number = statuses.firstIndex(of: status) { return number }
        statuses.append(status)
        return statuses.count - 1
    }
}

extension Side {
    /// Its place among the figures of a tableau.
    fileprivate var number: Int {
        switch self {
        case .avatar: 0
        case .foe(let index): index + 1
        }
    }
}
