public import Engine

extension Tableau {
    /// Takes one fact over; `fight` is the one that the choice under way ends in.
    public mutating func follow(_ fact: Fact, after fight: Fight) {
        switch fact {
        case .round(let round, let tempo, let moves): open(round, tempo: tempo, moves: moves)
        case .intent(_, let intent):
            // What the foe's layers had gathered went into the attack.
            foes[intent.foe].spendCharge()
            intents.append(intent)
        case .choice(let choice): begin(choice, after: fight)
        case .attack(_, let from, let to, let attack):
            if from == .avatar && !attack.isReflected && !attack.isItem { avatar.spendCharge() }
            if case .foe(let foe) = from, !attack.isReflected, let next = intents.firstIndex(where: { $0.foe == foe }) {
                intents.removeFirst(next + 1)
            }
            flight = Flight(attack: attack, thrown: attack, from: from, to: to)
        case .hop(let hop): follow(hop)
        case .echo(let echo): follow(echo)
        case .outcome(let outcome, _, let damage, _):
            guard let side = flight?.to else { return }
            flight?.outcome = outcome
            flight?.damage = damage
            self[side].layers.removeAll(where: \.isBroken)
        case .hit(let side, _, let health), .heal(let side, _, let health), .suffer(let side, _, _, let health):
            self[side].health = health.after
        case .turn(let side, let count, _):
            var stack = Stack(self[side].layers)
            _ = stack.turn(by: count)
            self[side].layers = stack.layers
        case .inflict(let side, let status, _):
            if !self[side].statuses.contains(status) { self[side].statuses.append(status) }
        case .recover(let side, let status): self[side].statuses.removeAll { $0 == status }
        case .mend(let layer, _, let durability): avatar.change(layer) { $0.durability = durability.after }
        case .charge(let layer, _, let charge): avatar.change(layer) { $0.charge = charge.after }
        case .hasten(let tempo): self.tempo = tempo.after
        case .check: if isClosing { intents = [] }
        case .end(let result, _, _, _): self.result = result
        case .plan, .use, .down: break
        }
    }

    private mutating func open(_ round: Int, tempo: Int, moves: Int) {
        self.round = round
        self.tempo = tempo
        self.moves = moves
        intents = []
        flight = nil
        isClosing = false
        avatar.rest()
        for foe in foes.indices { foes[foe].rest() }
    }

    private mutating func begin(_ choice: Choice, after fight: Fight) {
        flight = nil
        switch choice {
        // These do nothing that the fight after them does not show.
        case .swap, .move, .mend, .brace, .don, .doff: self = Tableau(fight)
        case .strike: tempo = fight.tempo
        case .use(let item, _):
            tempo -= fight.rules.use
            if items.indices.contains(item) { items.remove(at: item) }
        case .end: isClosing = true
        }
    }

    private mutating func follow(_ hop: Hop) {
        guard let side = flight?.to else { return }
        flight?.hops.append(hop)
        let layers = self[side].layers
        flight?.met.append(layers.indices.contains(hop.layer) ? layers[hop.layer].identity : 0)
        flight?.attack.element = hop.element
        flight?.attack.power = hop.powerOut
        self[side].change(hop.layer) { layer in
            if let durability = hop.durability { layer.durability = durability.after }
            if hop.answer == .store { layer.charge += hop.taken }
        }
    }

    private mutating func follow(_ echo: Reverberation) {
        guard let side = flight?.to else { return }
        flight?.echoes.append(echo)
        switch echo.effect {
        case .mend: self[side].change(echo.layer) { $0.durability += echo.amount }
        case .charge: self[side].change(echo.layer) { $0.charge += echo.amount }
        case .heal, .reflect, .remember: break
        }
    }
}

extension Tableau.Figure {
    /// Facts that leave something out may speak of a layer that is not there.
    fileprivate mutating func change(_ layer: Int, _ body: (inout Layer) -> Void) {
        if layers.indices.contains(layer) { body(&layers[layer]) }
    }

    fileprivate mutating func spendCharge() {
        for index in layers.indices { layers[index].charge = 0 }
    }

    /// What a new round takes from every layer.
    fileprivate mutating func rest() {
        for index in layers.indices { layers[index].isBraced = false }
        for index in pack.indices { pack[index].isBraced = false }
    }
}
