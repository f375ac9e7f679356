public import Engine

/// Keeps to the one order it came in: puts its layers back when they were turned, and arranges them for no round.
public struct KeepsOrder: Bot {
    private let order: [UInt64]
    private let other = OneStep(.careful, reorders: false)

    /// The order is the one in which the fight begins.
    public init(_ fight: Fight) {
        order = fight.avatar.stack.layers.map(\.identity)
    }

    public func choose(_ fight: Fight) -> Choice {
        restoring(fight) ?? other.choose(fight)
    }

    /// The next move back to the order; nil where it stands or moving would cost tempo.
    private func restoring(_ fight: Fight) -> Choice? {
        guard fight.moves > 0 else { return nil }
        let worn = fight.avatar.stack.layers.map(\.identity)
        let wanted = order.filter(worn.contains) + worn.filter { !order.contains($0) }
        guard let place = worn.indices.first(where: { worn[$0] != wanted[$0] }),
            let from = worn.firstIndex(of: wanted[place])
        else { return nil }
        return .move(from, to: place)
    }
}
