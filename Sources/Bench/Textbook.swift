import Engine

/// The chain of responsibility as the pattern's books show it: objects, each of which knows the next.
///
/// A handler changes the attack and hands the rest on; the wearer is the last. What is sent back is collected in one
/// list that the caller keeps, so that the textbook pays for no memory that it need not.
class Handler {
    let next: Handler?
    let place: Int
    let mostCharge: Int
    var durability = Workload.durability
    var charge = 0
    var isBraced = false
    var hasBroken = false
    /// Which rules answered, a bit for each.
    var answeredInRound: UInt64 = 0
    var answeredInFight: UInt64 = 0

    init(_ place: Int, _ piece: Workload.Piece?, next: Handler?) {
        self.next = next
        self.place = place
        mostCharge = piece?.mostCharge ?? 0
    }

    func handle(_ attack: Strike, _ returned: inout [Strike]) -> Ending {
        fatalError("every handler handles")
    }

    /// Hands on what is left, or says that this handler took the last of it.
    final func pass(_ attack: Strike, _ outcome: Outcome, _ returned: inout [Strike]) -> Ending {
        guard attack.power > 0, let next else { return Ending(outcome: outcome, by: place, damage: 0) }
        return next.handle(attack, &returned)
    }

    /// Notes which rule answers and says what it wears.
    final func wear(of rule: Workload.Rule, _ number: UInt64) -> Wear {
        answeredInRound |= 1 << number
        answeredInFight |= 1 << number
        guard isBraced else { return rule.wear }
        switch rule.wear {
        case .flat(let cost): return .flat((cost + 1) / 2)
        case .percent(let share): return .percent((share + 1) / 2)
        }
    }

    /// Takes `amount`, as far as the durability can pay for it.
    final func take(_ amount: Int, _ wear: Wear) -> Int {
        var taken = amount
        if case .percent(let share) = wear, share > 0 { taken = min(taken, durability * 100 / share) }
        if taken > 0 { pay(wear, for: taken) }
        return taken
    }

    final func pay(_ wear: Wear, for amount: Int) {
        switch wear {
        case .flat(let cost): durability = max(0, durability - cost)
        case .percent(let share): durability = max(0, durability - (amount * share + 99) / 100)
        }
        if durability == 0 { hasBroken = true }
    }
}

struct Strike {
    var element: Int
    var power: Int
    var isReflected = false
}

struct Ending {
    let outcome: Outcome
    let by: Int
    let damage: Int
}

extension Workload.Rule {
    func holds(for attack: Strike) -> Bool {
        (element == nil || element == attack.element) && power.contains(attack.power)
    }

    func share(of power: Int) -> Int {
        min(percent == 100 ? power : power * percent / 100, upTo)
    }
}

final class Wearer: Handler {
    override func handle(_ attack: Strike, _ returned: inout [Strike]) -> Ending {
        Ending(outcome: .hit, by: -1, damage: attack.power)
    }
}

/// A handler with one rule, or with a second that is asked when the first does not hold.
class Ruled: Handler {
    let rule: Workload.Rule
    let second: Workload.Rule?

    init(_ place: Int, _ piece: Workload.Piece, next: Handler) {
        rule = piece.rules[0]
        second = piece.rules.count > 1 ? piece.rules[1] : nil
        super.init(place, piece, next: next)
    }
}

final class Passer: Ruled {
    override func handle(_ attack: Strike, _ returned: inout [Strike]) -> Ending {
        if rule.holds(for: attack) { _ = wear(of: rule, 0) }
        return pass(attack, .absorbed, &returned)
    }
}

final class Absorber: Ruled {
    override func handle(_ attack: Strike, _ returned: inout [Strike]) -> Ending {
        var attack = attack
        if rule.holds(for: attack) {
            attack.power -= take(rule.share(of: attack.power), wear(of: rule, 0))
        } else if let second, second.holds(for: attack) {
            attack.power -= take(second.share(of: attack.power), wear(of: second, 1))
        }
        return pass(attack, .absorbed, &returned)
    }
}

final class Amplifier: Ruled {
    override func handle(_ attack: Strike, _ returned: inout [Strike]) -> Ending {
        var attack = attack
        if rule.holds(for: attack) {
            attack.power = min(attack.power + attack.power * rule.percent / 100 + rule.by, Attack.mostPower)
            pay(wear(of: rule, 0), for: 0)
        }
        return pass(attack, .absorbed, &returned)
    }
}

final class Reflector: Ruled {
    override func handle(_ attack: Strike, _ returned: inout [Strike]) -> Ending {
        var attack = attack
        guard !attack.isReflected, rule.holds(for: attack) else { return pass(attack, .absorbed, &returned) }
        let taken = take(rule.share(of: attack.power), wear(of: rule, 0))
        if taken > 0 { returned.append(Strike(element: attack.element, power: taken, isReflected: true)) }
        attack.power -= taken
        return pass(attack, .reflected, &returned)
    }
}

final class Storer: Ruled {
    override func handle(_ attack: Strike, _ returned: inout [Strike]) -> Ending {
        var attack = attack
        if rule.holds(for: attack) {
            let taken = take(min(rule.share(of: attack.power), mostCharge - charge), wear(of: rule, 0))
            charge += taken
            attack.power -= taken
        }
        return pass(attack, .absorbed, &returned)
    }
}

/// Transmutes by its first rule, stores by its second.
final class Kettle: Ruled {
    override func handle(_ attack: Strike, _ returned: inout [Strike]) -> Ending {
        var attack = attack
        if rule.holds(for: attack) {
            attack.element = rule.to
            attack.power = rule.share(of: attack.power)
            pay(wear(of: rule, 0), for: 0)
        } else if let second, second.holds(for: attack) {
            let taken = take(min(second.share(of: attack.power), mostCharge - charge), wear(of: second, 1))
            charge += taken
            attack.power -= taken
        }
        return pass(attack, .absorbed, &returned)
    }
}
