import Content
public import Engine

/// The rolls of a fight against what they were expected to be.
///
/// Only rolls that facts show without a choice having been made among them are counted: of a `retry` they show the try
/// that stands, and of armor with several chances the last.
public struct LuckReport: Equatable, Sendable {
    /// The rolls that one armor's answers took.
    public struct Chance: Equatable, Sendable {
        public let armor: ID
        public let wearer: Side
        public internal(set) var rolls = 0
        /// How many let the answer hold.
        public internal(set) var held = 0
        /// How many were expected to, in hundredths.
        public internal(set) var expected = 0
    }

    /// In the order of their first rolls.
    public private(set) var chances: [Chance] = []
    /// Announced attacks whose power is rolled.
    public private(set) var announced = 0
    /// How much power the foes' rolls added in all to what their plans say; below 0 where the Avatar was lucky.
    public private(set) var surplus = 0

    init(_ playback: Playback, in catalog: Catalog) {
        let plain = Set(catalog.armor.all.filter(\.hasOneChance).map(\.key))
        var target = Side.avatar
        var isRetried = false
        for turn in playback.turns {
            for fact in turn.facts {
                switch fact {
                case .attack(_, _, let to, _): (target, isRetried) = (to, false)
                case .hop(let hop):
                    if hop.answer == .retry { isRetried = true }
                    if !isRetried, plain.contains(hop.armor) { note(hop.armor, target, hop.roll) }
                // An echo notes only the roll that let it hold.
                case .plan(let foe, let number): count(foe, number, turn.after)
                case .round, .intent, .choice, .use, .mend, .charge, .hasten, .echo, .outcome, .hit, .heal, .turn,
                    .inflict, .suffer, .recover, .down, .check, .end:
                    break
                }
            }
        }
    }

    private mutating func note(_ armor: ID, _ wearer: Side, _ roll: Roll?) {
        guard let roll else { return }
        var index = chances.firstIndex { $0.armor == armor && $0.wearer == wearer }
        if index == nil {
            chances.append(Chance(armor: armor, wearer: wearer))
            index = chances.count - 1
        }
        guard let index else { return }
        chances[index].rolls += 1
        chances[index].held += roll.rolled <= roll.needed ? 1 : 0
        chances[index].expected += roll.needed
    }

    /// Rolls the spread of a foe's plan again: luck is keyed, so it comes out as it did.
    private mutating func count(_ foe: Int, _ number: Int, _ fight: Fight) {
        let definition = fight.lineup[foe]
        let announcements = fight.intents.count { $0.foe == foe }
        var luck = Luck(seed: fight.seed)
        luck.turn(round: fight.round, to: UInt64(foe))
        for (index, plan) in definition.plans[number].prefix(announcements).enumerated() where plan.spread > 0 {
            let roll = luck.roll(2 * plan.spread + 1, for: definition.id.key, .spread, index)
            announced += 1
            surplus += roll - 1 - plan.spread
        }
    }
}

extension ArmorDefinition {
    /// Whether no more than one of its answers depends on chance, at any level.
    fileprivate var hasOneChance: Bool {
        levels.allSatisfy { armor in armor.responses.reduce(0) { $0 + $1.when.chances } <= 1 }
    }
}

extension Condition {
    fileprivate var chances: Int {
        parts.reduce(0) { sum, part in
            switch part {
            case .chance: sum + 1
            case .not(let inner): sum + inner.chances
            case .elements, .tags, .power, .charge, .durability, .measures, .remembered, .once, .outcomes, .damage: sum
            }
        }
    }
}
