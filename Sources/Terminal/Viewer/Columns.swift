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

    /// Wide enough for all that anybody brought to the fight, so that nothing moves when a layer is gone.
    init(_ sight: Sight) {
        self.sight = sight
        let width = sight.width
        let start = sight.film.recording.beginning
        let worn = start.avatar.stack.layers + start.avatar.pack
        let armor = start.foes.flatMap(\.stack.layers) + worn
        let health = ([start.avatar] + start.foes).map(\.mostHealth)
        let whole = Strip.valueWidth((health + armor.compactMap(\.armor.durability)).max() ?? 0)
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
        let names =
            start.foes.indices.map { columns(sight.name(.foe($0))) }
            + start.foes.flatMap(\.stack.layers).map { columns(sight.narrator.name(of: $0.armor.id)) }
            + worn.map { columns(sight.narrator.name(of: $0.armor.id)) + sight.narrator.level(of: $0) }
        // The rest is for what the layer did.
        let room = width - lane - number - bar - value - 4 - (width >= 76 ? 18 : 10)
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
