public import Engine

/// Attacks sent one after the other through one stack, in one round: what `trace` and trials do.
public struct Volley: Sendable {
    /// One attack with all it met.
    public struct Step: Sendable {
        public let definition: AttackDefinition
        public let hops: [Hop]
        public let echoes: [Reverberation]
        public let arrival: Arrival
    }

    public let steps: [Step]

    /// `wear` is outermost first; the same armor may stand in it more than once.
    public init(wear: [Armor], attacks: [AttackDefinition], seed: UInt64, _ catalog: Catalog) {
        var stack = Stack(Layer.fresh(wear))
        var luck = Luck(seed: seed)
        steps = attacks.enumerated().map { number, definition in
            var attack = definition.attack
            attack.profile = 1
            attack.luck = UInt64(number + 1)
            luck.turn(round: 1, to: attack.luck)
            var journal = Journal()
            var returned: [Attack] = []
            let arrival = stack.receive(
                attack, [.empty, definition.profile(in: catalog)], &luck, &journal, &returned)
            var hops: [Hop] = []
            var echoes: [Reverberation] = []
            for fact in journal.drain() {
                if case .hop(let hop) = fact { hops.append(hop) }
                if case .echo(let echo) = fact { echoes.append(echo) }
            }
            return Step(definition: definition, hops: hops, echoes: echoes, arrival: arrival)
        }
    }
}
