public import Engine

/// The rolls of a fight against what they were expected to be.
public struct LuckReport: Equatable, Sendable {
    /// The rolls that one armor's answers and echoes took, as far as facts tell them: one a hop, the last.
    public struct Chance: Equatable, Sendable {
        public let armor: ID
        public let wearer: Side
        public internal(set) var rolls = 0
        /// How many let the answer or echo hold.
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

    init(_ playback: Playback) {
        var target = Side.avatar
        for turn in playback.turns {
            for fact in turn.facts {
                switch fact {
                case .attack(_, _, let to, _): target = to
                case .hop(let hop): note(hop.armor, target, hop.roll)
                case .echo(let echo): note(echo.armor, target, echo.roll)
                case .plan(let foe, let number): count(foe, number, turn.after)
                case .round, .intent, .choice, .use, .mend, .charge, .hasten, .outcome, .hit, .heal, .turn, .inflict,
                    .suffer, .recover, .down, .check, .end:
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
