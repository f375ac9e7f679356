public import Engine
public import JSONText

/// Attacks sent one after the other through one stack, in one round: what `trace` and trials do.
public struct Volley: Sendable {
    /// One attack with all it met.
    public struct Step: Sendable {
        public let definition: AttackDefinition
        /// What was worn as the attack began, outermost first; hops and echoes count in it.
        public let worn: [Garment]
        /// The same as it stood by then.
        public let layers: [Layer]
        public let hops: [Hop]
        public let echoes: [Reverberation]
        public let arrival: Arrival
    }

    /// What was worn at the start.
    public let worn: [Garment]
    public let steps: [Step]

    /// `wear` is outermost first; the same armor may stand in it more than once.
    public init(wear: [Garment], attacks: [AttackDefinition], seed: UInt64, _ catalog: Catalog) {
        let fresh = Layer.fresh(wear.map(\.armor))
        var stack = Stack(fresh)
        var luck = Luck(seed: seed)
        worn = wear
        steps = attacks.enumerated().map { number, definition in
            var attack = definition.attack
            attack.profile = 1
            attack.luck = UInt64(number + 1)
            luck.turn(round: 1, to: attack.luck)
            // What broke before is gone, so the layers do not count as they did at the start.
            let left = stack.layers.compactMap { layer in fresh.firstIndex { $0.identity == layer.identity } }
            let layers = stack.layers
            var journal = Journal()
            var returned: [Attack] = []
            let arrival = stack.receive(
                attack, [.empty, definition.profile(in: catalog)], &luck, &journal, &returned)
            if arrival.outcome != .reflected { _ = stack.turn(by: definition.turns) }
            var hops: [Hop] = []
            var echoes: [Reverberation] = []
            for fact in journal.drain() {
                if case .hop(let hop) = fact { hops.append(hop) }
                if case .echo(let echo) = fact { echoes.append(echo) }
            }
            return Step(
                definition: definition, worn: left.map { wear[$0] }, layers: layers, hops: hops, echoes: echoes,
                arrival: arrival)
        }
    }
}

extension Volley.Step {
    /// Where the response stands that answered; where none did, the armor that had none. nil for a skipped layer.
    public func place(of hop: Hop) -> JSON.Place? {
        guard hop.answer != nil else { return nil }
        let garment = worn[hop.layer]
        return hop.response.map { garment.responses[$0].place } ?? garment.json.place
    }

    /// Where an echo stands.
    public func place(of echo: Reverberation) -> JSON.Place { worn[echo.layer].echoes[echo.echo].place }
}
