import Engine

/// How good a state looks to a bot, as one integer.
///
/// Only what a preview shows counts; what the foes announce next is not looked at.
public struct Judgement: Sendable {
    /// What one point of own health, of a foe's health and of own durability is worth.
    public var health = 10
    public var harm = 10
    public var durability = 2
    /// What each of the last points is worth besides: of health below a third, of a layer's durability below eight.
    public var need = 0
    public var want = 0
    /// What one point of charge and one round of a status is worth.
    public var charge = 0
    public var status = 0

    /// What a thing left in the bag is worth.
    public var thrift = 20

    public init() {}

    /// Health and durability, point by point.
    public static let simple = Judgement()

    /// Knows that the last points count for more, and what charge and statuses are good for.
    public static let careful = {
        var judgement = Judgement()
        judgement.need = 10
        judgement.want = 2
        judgement.charge = 6
        judgement.status = 4
        return judgement
    }()

    /// The worth of the round's end after `choices`, or the least number where they are not legal.
    func worth(of fight: Fight, after choices: [Choice]) -> Int {
        var copy = fight
        var journal = Journal.off
        for choice in choices where copy.result == nil {
            if (try? copy.update(choice, &journal)) == nil { return .min }
        }
        if copy.result == nil { try? copy.update(.end, &journal) }
        return worth(of: copy)
    }

    private func worth(of fight: Fight) -> Int {
        switch fight.result {
        case .won: return 1_000_000 + fight.avatar.health - fight.round
        case .lost: return -1_000_000 + fight.totals.dealt
        case .stalemate: return -900_000
        case nil: break
        }
        let avatar = fight.avatar
        var sum = health * avatar.health - need * max(0, avatar.mostHealth / 3 - avatar.health)
        sum += soundness(of: avatar) + charge * avatar.stack.charge - status * rounds(of: avatar)
        sum += thrift * fight.items.count
        for foe in fight.foes { sum += status * rounds(of: foe) - harm * foe.health - soundness(of: foe) }
        return sum
    }

    private func soundness(of combatant: Combatant) -> Int {
        combatant.stack.layers.reduce(0) { sum, layer in
            guard layer.armor.wears else { return sum }
            return sum + durability * layer.durability + want * min(8, layer.durability)
        }
    }

    private func rounds(of combatant: Combatant) -> Int {
        combatant.afflictions.reduce(0) { $0 + $1.rounds }
    }
}
