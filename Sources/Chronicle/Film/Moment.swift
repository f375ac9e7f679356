public import Engine

/// Something in a fight that decides it, or nearly.
public struct Moment: Equatable, Sendable {
    public enum Kind: Equatable, Sendable {
        /// A layer broke.
        case broke(ID, whose: Side)
        /// A single attack or status took at least a quarter of somebody's full health.
        case heavyHit(Side, damage: Int)
        /// Somebody was turned round.
        case turned(Side)
        case down(Side)
        case end(Result)
    }

    /// The step of the film.
    public let step: Int
    public let round: Int
    public let kind: Kind
}

extension Moment.Kind {
    /// nil for a fact that decides nothing; `target` is whom the attack under way was thrown at.
    init?(_ fact: Fact, at target: Side, in fight: Fight) {
        switch fact {
        case .hop(let hop):
            guard hop.broke else { return nil }
            self = .broke(hop.armor, whose: target)
        case .hit(let side, _, let health), .suffer(let side, _, _, let health):
            let lost = health.before - health.after
            // Whoever goes down has a moment of that.
            guard health.after > 0, lost * 4 >= fight[side].mostHealth else { return nil }
            self = .heavyHit(side, damage: lost)
        case .turn(let side, _, _): self = .turned(side)
        case .down(let side): self = .down(side)
        case .end(let result, _, _, _): self = .end(result)
        case .round, .intent, .choice, .plan, .attack, .use, .mend, .charge, .hasten, .echo, .outcome, .heal,
            .inflict, .recover, .check:
            return nil
        }
    }
}
