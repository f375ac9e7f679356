extension Stack {
    /// The outward leg: every unbroken layer that the attack entered gets its echoes, innermost first.
    @inline(never)
    mutating func echo(
        from entry: Int, to last: Int, _ flight: inout Flight, _ profiles: [Profile],
        _ luck: inout Luck, _ journal: inout Journal, _ returned: inout [Attack]
    ) {
        for index in stride(from: last, through: entry, by: -1) where !layers[index].isBroken {
            for number in layers[index].armor.echoes.indices {
                let echo = layers[index].armor.echoes[number]
                if flight.attack.isReflected, case .reflect = echo.effect { continue }
                let sight = Sight(
                    attack: flight.attack, profiles: profiles, outcome: flight.outcome, damage: flight.attack.power,
                    purpose: .echo, index: number)
                var roll: Roll?
                guard layers[index].holds(echo.when, sight, &luck, &roll) else { continue }
                layers[index].echoed.note(number)
                let amount = layers[index].apply(echo.effect, number, &flight, &returned)
                guard journal.isOn, amount > 0 || echo.effect == .remember else { continue }
                journal.note(
                    .echo(
                        Reverberation(
                            layer: index, armor: layers[index].armor.id, effect: echo.effect.kind, amount: amount,
                            echo: number, roll: roll)))
            }
        }
    }
}

extension Layer {
    /// Does the effect and says how large it was.
    fileprivate mutating func apply(
        _ effect: Echo.Effect, _ number: Int, _ flight: inout Flight, _ returned: inout [Attack]
    ) -> Int {
        let damage = flight.attack.power
        switch effect {
        case .reflect(let size):
            let amount = size.of(damage: damage)
            if amount > 0 { flight.sendBack(amount, by: identity, .echo, number, &returned) }
            return amount
        case .mend(let size):
            return mend(size.of(damage: damage))
        case .heal(let size):
            let amount = size.of(damage: damage)
            flight.healing = min(flight.healing + amount, Attack.mostPower)
            return amount
        case .charge(let size):
            let amount = min(size.of(damage: damage), max(0, armor.mostCharge - charge))
            charge += amount
            return amount
        case .remember:
            let key = flight.attack.memoryKey
            if !memory.contains(key) { memory.append(key) }
            return 0
        }
    }

    /// Restores durability, never above what the armor had when new, and says how much.
    mutating func mend(_ amount: Int) -> Int {
        guard let most = armor.durability else { return 0 }
        let mended = min(amount, max(0, most - durability))
        durability += mended
        return mended
    }
}
