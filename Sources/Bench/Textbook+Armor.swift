import Engine

// The textbook's armor, one handler an answer.

final class Passer: ArmorHandler {
    override func handle(_ attack: Strike) -> Ending {
        _ = rule(for: attack)
        return pass(attack)
    }
}

final class Absorber: ArmorHandler {
    override func handle(_ attack: Strike) -> Ending {
        var attack = attack
        if let rule = rule(for: attack) { attack.power -= take(rule.share(of: attack.power), by: rule) }
        return pass(attack)
    }
}

final class Amplifier: ArmorHandler {
    override func handle(_ attack: Strike) -> Ending {
        var attack = attack
        if let rule = rule(for: attack) {
            attack.power = min(attack.power + attack.power * rule.percent / 100 + rule.by, Attack.mostPower)
            pay(for: 0, by: rule)
        }
        return pass(attack)
    }
}

final class Reflector: ArmorHandler {
    override func handle(_ attack: Strike) -> Ending {
        guard !attack.isReflected, let rule = rule(for: attack) else { return pass(attack) }
        var attack = attack
        let taken = take(rule.share(of: attack.power), by: rule)
        attack.power -= taken
        var ending = pass(attack, .reflected)
        if taken > 0 { ending.returned.insert(Strike(element: attack.element, power: taken, isReflected: true), at: 0) }
        return ending
    }
}

final class Storer: ArmorHandler {
    override func handle(_ attack: Strike) -> Ending {
        var attack = attack
        if let rule = rule(for: attack) { attack.power -= store(attack.power, by: rule) }
        return pass(attack)
    }
}

extension ArmorHandler {
    fileprivate func store(_ power: Int, by rule: Workload.Rule) -> Int {
        let taken = take(min(rule.share(of: power), mostCharge - charge), by: rule)
        charge += taken
        return taken
    }
}

/// Transmutes by its first rule, stores by its second.
final class Kettle: ArmorHandler {
    override func handle(_ attack: Strike) -> Ending {
        var attack = attack
        if let rule = rule(for: attack) {
            if rule.answer == .transmute {
                attack.element = rule.to
                attack.power = rule.share(of: attack.power)
                pay(for: 0, by: rule)
            } else {
                attack.power -= store(attack.power, by: rule)
            }
        }
        return pass(attack)
    }
}
