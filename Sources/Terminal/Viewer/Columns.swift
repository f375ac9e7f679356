import Chronicle
import Engine

/// How wide the columns of a stack are.
struct Columns {
    let lane: Int
    let number = 2
    let name: Int
    let bar: Int
    let value: Int
    private let sight: Sight

    /// For all the sides that are drawn with their layers, so that their columns stand below each other.
    init(_ sight: Sight, _ sides: [Side]) {
        self.sight = sight
        let width = sight.width
        let figures = sides.map { sight.figure($0) }
        let measures = figures.flatMap { [$0.mostHealth] + $0.layers.compactMap(\.armor.durability) }
        let whole = Strip.valueWidth(measures.max() ?? 0)
        let flight = sight.tableau.flight
        let powers = flight.map { [$0.thrown.power] + $0.hops.map(\.powerOut) } ?? []
        guard sight.isWide else {
            lane = max(5, (powers.map { columns("\($0)") }.max() ?? 0) + 2)
            bar = width >= 36 ? 5 : 0
            value = min(whole, max(7, whole * 2 / 3))
            name = max(4, width - lane - number - 1 - bar - value - 3)
            return
        }
        lane = width >= 76 ? 15 : 11
        bar = 8
        value = whole
        let names = figures.flatMap { figure in
            [columns(sight.name(figure.side))]
                + figure.layers.map { columns(sight.narrator.name(of: $0.armor.id)) + sight.level($0, of: figure.side) }
        }
        // The rest is for what the layer did.
        let room = width - lane - number - bar - value - 4 - 18
        name = min(max(12, names.max() ?? 0), max(10, room))
    }

    /// "Iron 12", or where there is little room "12".
    func power(_ attack: Attack?) -> String {
        guard let attack else { return "" }
        return power(attack.element, attack.power)
    }

    func lane(_ hop: Hop, isHere: Bool) -> String {
        if hop.answer == nil { return isHere ? "► ┊" : "┊" }
        if hop.powerOut == 0 { return hop.answer == .reflect ? "◄" : "■" }
        if isHere { return power(hop.element, hop.powerOut) + " ►" }
        // An element is worth naming again where it has just become this one.
        return (hop.answer == .transmute ? power(hop.element, hop.powerOut) : "\(hop.powerOut)") + " │"
    }

    private func power(_ element: ID, _ power: Int) -> String {
        guard sight.isWide else { return "\(power)" }
        let number = "\(power)"
        return clip(sight.narrator.name(of: element), to: lane - columns(number) - 3) + " " + number
    }
}
