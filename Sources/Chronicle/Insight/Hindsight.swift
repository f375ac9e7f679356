public import Engine

/// A round that another order of the layers would have ended better: all orders tried when the attacks came.
public struct Hindsight: Equatable, Sendable {
    public let round: Int
    /// The best order, outermost first, as places in the order there was.
    public let order: [Int]
    /// The armor in that order.
    public let armor: [ID]
    /// Health that the round cost, as it was and in the best order.
    public let suffered: Int
    public let least: Int
    /// Whether the round ends the fight otherwise in that order.
    public let turnsFight: Bool

    /// With more layers than this there are too many orders to try.
    public static let mostLayers = 6

    /// After so many hops in orders tried the rest is left out: forged content can make each as dear as it likes.
    private static let mostHops = 20_000_000

    /// The rounds that could be better, and how many were looked at.
    static func all(in playback: Playback) -> (found: [Hindsight], tried: Int) {
        var found: [Hindsight] = []
        var (tried, hops) = (0, 0)
        for (before, turn) in zip(playback.turns, playback.turns.dropFirst()) where turn.choice == .end {
            let layers = before.after.avatar.stack.layers.count
            guard (2...mostLayers).contains(layers) else { continue }
            hops += (2...layers).reduce(1, *) * turn.facts.count
            if hops > mostHops { break }
            tried += 1
            if let hindsight = Hindsight(before.after) { found.append(hindsight) }
        }
        return (found, tried)
    }

    /// nil where no order is better; `fight` is the one before the attacks come.
    init?(_ fight: Fight) {
        let layers = fight.avatar.stack.layers
        guard (2...Hindsight.mostLayers).contains(layers.count) else { return nil }
        let actual = Hindsight.end(fight)
        var best = (order: Array(layers.indices), end: actual)
        for order in Array(layers.indices).permutations {
            let end = Hindsight.end(fight.wearing(order.map { layers[$0] }))
            if Hindsight.rank(end).lexicographicallyPrecedes(Hindsight.rank(best.end)) { best = (order, end) }
        }
        let lost = fight.avatar.health - actual.avatar.health
        let least = fight.avatar.health - best.end.avatar.health
        let turns = Hindsight.rank(best.end)[0] != Hindsight.rank(actual)[0]
        // An order that spares only durability is a matter of taste.
        guard least < lost || turns else { return nil }
        round = fight.round
        order = best.order
        armor = best.order.map { layers[$0].armor.id }
        suffered = lost
        self.least = least
        turnsFight = turns
    }

    private static func end(_ fight: Fight) -> Fight {
        var fight = fight
        var journal = Journal.off
        try? fight.update(.end, &journal)
        return fight
    }

    /// What counts, first things first; less is better.
    private static func rank(_ fight: Fight) -> [Int] {
        let result =
            switch fight.result {
            case .won: 0
            case nil: 1
            case .stalemate: 2
            case .lost: 3
            }
        let foes = fight.foes.reduce(0) { $0 + $1.health }
        let durability = fight.avatar.stack.layers.reduce(0) { $0 + $1.durability }
        return [result, -fight.avatar.health, foes, -durability]
    }
}

extension [Int] {
    /// Every order of them, the present one first.
    fileprivate var permutations: [[Int]] {
        guard count > 1 else { return [self] }
        return indices.flatMap { index in
            var rest = self
            let first = rest.remove(at: index)
            return rest.permutations.map { [first] + $0 }
        }
    }
}
