/// All worn layers, outermost first: the chain of responsibility, as an array of values.
///
/// The wearer is the last handler: what no layer stops reaches it, so every attack is handled.
///
///     var stack = Stack([Layer(fireArmor), Layer(waterArmor)])
///     var luck = Luck(seed: 7)
///     var journal = Journal()
///     stack.receive(Attack("water", 10), [.empty], &luck, &journal).outcome   // .absorbed
public struct Stack: Equatable, Sendable {
    /// Outermost first.
    public var layers: [Layer]
    /// Layers that broke, in the order they did.
    public internal(set) var broken: [Layer] = []

    public init(_ layers: [Layer] = []) {
        self.layers = layers
    }

    /// What all layers weigh together.
    public var weight: Int { layers.reduce(0) { $0 + $1.armor.weight } }

    /// The charge in all layers together.
    public var charge: Int { layers.reduce(0) { min($0 + $1.charge, Attack.mostPower) } }

    /// Sends one attack inward and its outcome outward again, and says where it ended.
    ///
    /// `profiles` is the list that `attack.profile` counts in. Hops and echoes go to `journal` when it is on.
    public mutating func receive(
        _ attack: Attack, _ profiles: [Profile], _ luck: inout Luck, _ journal: inout Journal
    ) -> Arrival {
        let entry = min(attack.pierce, layers.count)
        if journal.isOn { noteSkipped(entry, attack, &journal) }
        var flight = Flight(attack: attack)
        flight.attack.isReflected = attack.bears(.reflected, in: profiles)
        travel(from: entry, &flight, profiles, &luck, &journal)
        var arrival: Arrival
        if let last = flight.stopped {
            let outcome: Outcome = flight.lastWasReflected ? .reflected : .absorbed
            arrival = Arrival(outcome: outcome, by: last, armor: layers[last].armor.id, damage: 0)
        } else {
            arrival = Arrival(outcome: .hit, by: nil, armor: .none, damage: flight.attack.power)
        }
        // Swapped, not copied: a copy counts references.
        swap(&arrival.returned, &flight.returned)
        if flight.hasEchoes {
            luck.attempt = 0
            echo(
                from: entry, to: flight.stopped ?? layers.count - 1, flight.attack, &arrival, profiles, &luck, &journal)
        }
        if flight.broke { dropBroken() }
        return arrival
    }

    @inline(never)
    private func noteSkipped(_ entry: Int, _ attack: Attack, _ journal: inout Journal) {
        for index in 0..<entry { journal.note(.hop(.skipped(index, layers[index].armor.id, attack))) }
    }

    private mutating func dropBroken() {
        broken += layers.filter(\.isBroken)
        layers.removeAll(where: \.isBroken)
    }
}

/// An attack under way, with what it has met so far.
struct Flight {
    var attack: Attack
    /// The layer that took the last of it.
    var stopped: Int?
    var lastWasReflected = false
    /// Whether a layer on the way broke, has echoes.
    var broke = false
    var hasEchoes = false
    /// The last roll made at the layer under way; the journal takes it out.
    var roll: Roll?
    var returned: [Attack] = []
}
