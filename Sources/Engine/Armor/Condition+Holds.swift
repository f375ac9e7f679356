/// What a condition looks at: one attack at one layer and, on the way back, how it ended.
struct Sight {
    let attack: Attack
    let profiles: [Profile]
    /// Known only on the outward leg.
    var outcome: Outcome?
    var damage = 0
    let purpose: Luck.Purpose
    /// The number of the response or echo in its list.
    let index: Int
    /// How deep in nested `not`s; two chances in one condition must not be the same roll.
    var depth = 0
}

/// A roll as players and logs see it: it succeeds when `rolled` is at most `needed`.
public struct Roll: Equatable, Sendable {
    public let rolled: Int
    public let needed: Int
}

extension Layer {
    /// Whether `condition` holds here; `roll` becomes the last roll made on the way.
    ///
    /// Keys that need no luck are asked first, so a roll is made only where chance decides.
    @inline(never)
    func holds(_ condition: borrowing Condition, _ sight: Sight, _ luck: inout Luck, _ roll: inout Roll?) -> Bool {
        let keys = condition.front.open
        let attack = sight.attack
        if !condition.front.holds(attack.element, attack.power) { return false }
        if keys.contains(.element) && !condition.elements.contains(attack.element) { return false }
        if keys.contains(.charge) && !condition.charge.contains(charge) { return false }
        // Armor that never wears has no durability to compare, so no range holds it.
        if keys.contains(.durability) && !(armor.wears && condition.durability.contains(durability)) { return false }
        if keys.contains(.tags) && !condition.tags.allSatisfy({ attack.bears($0, in: sight.profiles) }) {
            return false
        }
        if keys.contains(.measures) && !measuresHold(condition.measures, sight) { return false }
        if keys.contains(.remembered) && memory.contains(attack.memoryKey) != condition.remembered { return false }
        if keys.contains(.once) && answered(sight.purpose, sight.index, within: condition.once) { return false }
        if keys.contains(.outcome) && !condition.outcomes.contains(where: { $0 == sight.outcome }) { return false }
        if keys.contains(.damage) && !condition.damage.contains(sight.damage) { return false }
        if keys.contains(.not) {
            var inner = sight
            inner.depth += 1
            if holds(condition.not[0], inner, &luck, &roll) { return false }
        }
        guard keys.contains(.chance) else { return true }
        let rolled = luck.roll(100, for: identity, sight.purpose, sight.index + sight.depth * Armor.mostResponses)
        roll = Roll(rolled: rolled, needed: condition.chance)
        return rolled <= condition.chance
    }

    private func measuresHold(_ wanted: [Condition.Measure], _ sight: Sight) -> Bool {
        let measures = sight.profiles[sight.attack.profile].measures
        return wanted.allSatisfy { want in
            measures.contains { $0.name == want.name && want.bounds.contains($0.value) }
        }
    }
}
