/// All worn layers, outermost first: the chain of responsibility, as an array of values.
///
/// The wearer is the last handler: what no layer stops reaches it, so every attack is handled.
///
///     var stack = Stack([Layer(fireArmor), Layer(waterArmor)])
///     var luck = Luck(seed: 7)
///     var journal = Journal()
///     var returned: [Attack] = []
///     stack.receive(Attack("water", 10), [.empty], &luck, &journal, &returned).outcome   // .absorbed
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
    /// `profiles` is the list that `attack.profile` counts in. Hops and echoes go to `journal` when it is on, attacks
    /// on their way back to the attacker onto the end of `returned`, in the order they are sent: a list of the caller,
    /// as one made for each attack cost a seventh of the time.
    public mutating func receive(
        _ attack: Attack, _ profiles: [Profile], _ luck: inout Luck, _ journal: inout Journal,
        _ returned: inout [Attack]
    ) -> Arrival {
        var flight = Flight(attack: attack)
        let entry = min(attack.pierce, layers.count)
        if journal.isOn { noteSkipped(entry, attack, &journal) }
        if profiles[attack.profile].isReflected { flight.attack.isReflected = true }
        travel(from: entry, &flight, profiles, &luck, &journal, &returned)
        if flight.hasEchoes {
            luck.attempt = 0
            let last = flight.stopped ?? layers.count - 1
            echo(from: entry, to: last, &flight, profiles, &luck, &journal, &returned)
        }
        let armor = flight.stopped.map { layers[$0].armor.id } ?? .none
        if flight.broke { dropBroken() }
        return Arrival(
            outcome: flight.outcome, by: flight.stopped, armor: armor, damage: flight.attack.power,
            healing: flight.healing, reflected: flight.reflected)
    }

    @inline(never)
    private func noteSkipped(_ entry: Int, _ attack: Attack, _ journal: inout Journal) {
        for index in 0..<entry { journal.note(.hop(.skipped(index, layers[index].armor.id, attack))) }
    }

    private mutating func dropBroken() {
        broken += layers.filter(\.isBroken)
        layers.removeAll(where: \.isBroken)
    }

    /// Lets the outermost `count` layers go to the inside, in their order; false where that changes nothing.
    public mutating func turn(by count: Int) -> Bool {
        guard layers.count > 1, count % layers.count > 0 else { return false }
        let outer = layers.prefix(count % layers.count)
        layers.removeFirst(outer.count)
        layers += outer
        return true
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
    /// The power sent back so far, and what echoes restore to the wearer.
    var reflected = 0
    var healing = 0

    /// How it ended; what reached the wearer is the power left.
    var outcome: Outcome {
        stopped == nil ? .hit : lastWasReflected ? .reflected : .absorbed
    }

    @inline(never)
    mutating func sendBack(
        _ power: Int, by layer: UInt64, _ purpose: Luck.Purpose, _ index: Int, _ returned: inout [Attack]
    ) {
        returned.append(attack.sentBack(power: power, by: layer, purpose, index))
        reflected = min(reflected + power, Attack.mostPower)
    }
}
