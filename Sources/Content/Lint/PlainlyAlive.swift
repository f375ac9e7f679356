import Engine

// Most responses and echoes are seen at a glance to be alive: what is shown here is an attack for which they hold, so
// there is nothing for `Scope` to rule out. It is asked of the others only, as it costs fifty times as much.

extension Armor {
    /// The responses that may be dead; all others surely answer to something.
    var doubtfulResponses: [Int] { responses.indices.filter { isDoubtful(response: $0) } }

    /// The echoes that may be dead; all others surely take effect on something.
    var doubtfulEchoes: [Int] { echoes.indices.filter { isDoubtful(echo: $0) } }

    func isDoubtful(response index: Int) -> Bool { !responses[index].isPlain(in: self) || !isApart(index) }

    func isDoubtful(echo index: Int) -> Bool { !echoes[index].isPlain(in: self) }

    /// Whether each response before asks for elements, and for none that this one does.
    private func isApart(_ index: Int) -> Bool {
        for earlier in 0..<index {
            guard responses[earlier].when.keys.contains(.element) else { return false }
            for element in responses[index].when.elements where responses[earlier].when.elements.contains(element) {
                return false
            }
        }
        return true
    }
}

extension Response {
    fileprivate func isPlain(in armor: Armor) -> Bool {
        if !when.keys.isDisjoint(with: [.outcome, .damage]) { return false }
        let power = when.power.narrowed(to: Bounds(min: 1, max: Attack.mostPower))
        return !power.isEmpty && when.isPlain(in: armor) && !(answer.kind == .reflect && when.tags.contains(.reflected))
    }
}

extension Echo {
    fileprivate func isPlain(in armor: Armor) -> Bool {
        let power = when.power.narrowed(to: when.damage).narrowed(to: Bounds(min: 0, max: Attack.mostPower))
        let asksOutcome = when.keys.contains(.outcome)
        let mayHit = power.max >= 1 && (!asksOutcome || when.outcomes.contains(.hit))
        let mayMiss = power.min <= 0 && (!asksOutcome || when.outcomes.contains { $0 != .hit })
        guard !power.isEmpty, mayHit || mayMiss, when.isPlain(in: armor) else { return false }
        func isSome(_ size: Size) -> Bool {
            if case .percent(let percent) = size { mayHit && power.max * percent >= 100 } else { true }
        }
        switch effect {
        case .reflect(let size): return isSome(size) && !when.tags.contains(.reflected)
        case .heal(let size): return isSome(size)
        case .mend(let size): return isSome(size) && max(1, when.durability.min) != armor.durability
        case .charge(let size): return isSome(size) && max(0, when.charge.min) != armor.mostCharge
        case .remember: return when.asksForNothingRemembered
        }
    }
}

extension Condition {
    /// Whether each part but power and outcome can hold in the armor, and none has to do with another.
    fileprivate func isPlain(in armor: Armor) -> Bool {
        if keys.contains(.element) && elements.isEmpty { return false }
        if keys.contains(.chance) && chance == 0 { return false }
        if keys.contains(.charge) {
            let room = Bounds(min: 0, max: armor.fills ? armor.mostCharge : 0)
            if charge.narrowed(to: room).isEmpty { return false }
        }
        if keys.contains(.durability) {
            guard let whole = armor.durability else { return false }
            if durability.narrowed(to: Bounds(min: 1, max: whole)).isEmpty { return false }
        }
        if keys.contains(.measures) && (measures.count > 1 || measures.contains { $0.bounds.isEmpty }) { return false }
        if keys.contains(.remembered) && remembered && !armor.remembers { return false }
        return !keys.contains(.not) || asksForNothingRemembered
    }

    /// Whether all that it denies is that the layer remembers the attack, and it asks for no memory besides.
    fileprivate var asksForNothingRemembered: Bool {
        keys.contains(.not) && !keys.contains(.remembered) && not[0].keys == .remembered && not[0].remembered
    }
}

extension Bounds {
    fileprivate func narrowed(to other: Bounds) -> Bounds {
        Bounds(min: Swift.max(min, other.min), max: Swift.min(max, other.max))
    }
}
