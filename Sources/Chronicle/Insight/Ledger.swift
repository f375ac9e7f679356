public import Engine

/// What a fight cost and what each layer did in it, round by round and in all.
public struct Ledger: Equatable, Sendable {
    /// One layer's part in attacks on its wearer.
    public struct Entry: Equatable, Sendable {
        public let armor: ID
        public let copy: Int
        public let identity: UInt64
        /// Attacks that entered it; those that pierced it are not among them.
        public internal(set) var met = 0
        /// Power that it took, or that was lost when it turned an attack into another element.
        public internal(set) var taken = 0
        /// Power that it let through and that reached the wearer in the end.
        public internal(set) var leaked = 0
        /// Durability that it lost.
        public internal(set) var worn = 0
        /// Durability that it lost beyond the power it took: what its wear cost without saving anything.
        public internal(set) var wasted = 0
        /// Power that it added.
        public internal(set) var added = 0
        public internal(set) var broke = false
    }

    /// One round's sums.
    public struct Round: Equatable, Sendable {
        public let number: Int
        /// The Avatar's health at its end, and the foes' in all.
        public internal(set) var health = 0
        public internal(set) var foes = 0
        public internal(set) var suffered = 0
        public internal(set) var dealt = 0
        /// The Avatar's layers that met an attack, in the order of their first one.
        public internal(set) var entries: [Entry] = []
        /// Every layer that the Avatar wears at its end, outermost first, by identity, with its durability.
        public internal(set) var durability: [UInt64: Int] = [:]
    }

    public private(set) var rounds: [Round] = []
    /// The Avatar's layers over the whole fight, those worn at its beginning first, outermost first.
    public private(set) var entries: [Entry] = []

    public init(_ playback: Playback) {
        var tableau = Tableau(playback.beginning)
        for layer in tableau.avatar.layers { entries.note(layer) { _ in } }
        for turn in playback.turns {
            for fact in turn.facts {
                let before = tableau
                tableau.follow(fact, after: turn.after)
                count(fact, before, tableau)
            }
            // Where a fight was changed between two turns, what follows begins with what it was changed to.
            if turn.after.avatar.stack.layers.map(\.identity) != tableau.avatar.layers.map(\.identity) {
                tableau = Tableau(turn.after)
            }
        }
        close(tableau)
    }

    private mutating func count(_ fact: Fact, _ before: Tableau, _ after: Tableau) {
        switch fact {
        case .round(let number, _, _): rounds.append(Round(number: number))
        case .hop(let hop):
            guard hop.answer != nil, after.flight?.to == .avatar else { return }
            note(before.avatar.layers[hop.layer]) { $0.count(hop) }
        case .outcome(_, _, let damage, _):
            guard damage > 0, let flight = after.flight, flight.to == .avatar else { return }
            for hop in flight.hops where hop.answer != nil {
                note(before.avatar.layers[hop.layer]) { $0.leaked += min(hop.powerOut, damage) }
            }
        case .hit(let side, _, let health), .suffer(let side, _, _, let health):
            let lost = health.before - health.after
            if side == .avatar {
                rounds[rounds.count - 1].suffered += lost
            } else {
                rounds[rounds.count - 1].dealt += lost
            }
        case .check, .end: close(after)
        case .intent, .choice, .plan, .attack, .use, .mend, .charge, .hasten, .echo, .heal, .turn, .inflict, .recover,
            .down:
            return
        }
    }

    /// Writes down what the round has come to.
    private mutating func close(_ tableau: Tableau) {
        guard !rounds.isEmpty else { return }
        rounds[rounds.count - 1].health = tableau.avatar.health
        rounds[rounds.count - 1].foes = tableau.foes.reduce(0) { $0 + $1.health }
        rounds[rounds.count - 1].durability = Dictionary(
            tableau.avatar.layers.filter(\.armor.wears).map { ($0.identity, $0.durability) }, uniquingKeysWith: { $1 })
    }

    private mutating func note(_ layer: Layer, _ change: (inout Entry) -> Void) {
        entries.note(layer, change)
        rounds[rounds.count - 1].entries.note(layer, change)
    }
}

extension Ledger.Entry {
    fileprivate mutating func count(_ hop: Hop) {
        met += 1
        // A transmutation takes nothing, but power may go with it.
        let saved = max(0, hop.powerIn - hop.powerOut)
        taken += saved
        added += max(0, hop.powerOut - hop.powerIn)
        if let durability = hop.durability {
            let lost = durability.before - durability.after
            worn += lost
            wasted += max(0, lost - saved)
        }
        if hop.broke { broke = true }
    }
}

extension [Ledger.Entry] {
    /// Changes the entry of a layer, which is made where there is none.
    fileprivate mutating func note(_ layer: Layer, _ change: (inout Ledger.Entry) -> Void) {
        var index = firstIndex { $0.identity == layer.identity }
        if index == nil {
            append(Ledger.Entry(armor: layer.armor.id, copy: layer.copy, identity: layer.identity))
            index = count - 1
        }
        if let index { change(&self[index]) }
    }
}
