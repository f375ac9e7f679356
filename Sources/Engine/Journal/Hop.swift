/// One layer's answer to one attack.
public struct Hop: Equatable, Sendable {
    /// The layer, counted from 0 at the outermost as the attack began.
    public let layer: Int
    public let armor: ID
    /// nil where the attack's pierce skipped the layer; nothing else is known then.
    public let answer: Answer.Kind?
    /// The attack's element after the answer.
    public let element: ID
    public let powerIn: Int
    public let powerOut: Int
    public let taken: Int
    /// Before and after; nil for armor that never wears.
    public let durability: Change?
    public let broke: Bool
    public let roll: Roll?
    /// The number of the response that answered; nil when none matched.
    public let response: Int?
    /// How many further tries a `retry` cost.
    public internal(set) var retries = 0

    /// A number before and after.
    public struct Change: Equatable, Sendable {
        public let before: Int
        public let after: Int

        public init(_ before: Int, _ after: Int) {
            self.before = before
            self.after = after
        }
    }

    /// A hop of a layer that the attack pierced.
    static func skipped(_ layer: Int, _ armor: ID, _ attack: Attack) -> Hop {
        Hop(
            layer: layer, armor: armor, answer: nil, element: attack.element, powerIn: attack.power,
            powerOut: attack.power, taken: 0, durability: nil, broke: false, roll: nil, response: nil)
    }
}

extension Journal {
    /// Notes the hop of a layer that answered, with the roll that it took.
    @inline(never)
    mutating func noteHop(
        _ index: Int, _ layer: inout Layer, _ powerIn: Int, _ before: Int, _ response: Int, _ given: Given,
        _ flight: inout Flight
    ) {
        let durability = layer.armor.wears ? Hop.Change(before, layer.durability) : nil
        note(
            .hop(
                Hop(
                    layer: index, armor: layer.armor.id, answer: given.answer, element: flight.attack.element,
                    powerIn: powerIn, powerOut: flight.attack.power, taken: given.taken, durability: durability,
                    broke: given.broke, roll: flight.roll, response: response >= 0 ? response : nil)))
        flight.roll = nil
    }
}

/// One effect of one layer on the way back.
public struct Reverberation: Equatable, Sendable {
    public let layer: Int
    public let armor: ID
    public let effect: Echo.Kind
    /// What it sent, mended, healed or charged; 0 for `remember`.
    public let amount: Int
    /// The number of the echo in the armor's list.
    public let echo: Int
    public let roll: Roll?
}
