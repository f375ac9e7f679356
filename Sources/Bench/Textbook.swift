import Engine

/// The chain of responsibility as the pattern's books show it: objects, each of which knows the next.
///
/// A handler with its own idea of an attack changes it and hands the rest on; the wearer is the last. The result comes
/// back through all of them. An armor keeps its rules in an array, and the result holds the attacks that were sent
/// back, as one would write it first: nothing here is tuned, and nothing is made worse. It reports no more than "ours"
/// does with its journal off.
class Handler {
    let next: Handler?

    init(next: Handler?) {
        self.next = next
    }

    func handle(_ attack: Strike) -> Ending {
        fatalError("every handler handles")
    }
}

struct Strike {
    var element: Int
    var power: Int
    var isReflected = false
}

/// How an attack ended, and the attacks on their way back.
struct Ending {
    let outcome: Outcome
    let by: Int
    let damage: Int
    var returned: [Strike] = []
}

final class Wearer: Handler {
    override func handle(_ attack: Strike) -> Ending {
        Ending(outcome: .hit, by: -1, damage: attack.power)
    }
}

/// What all armor has in common: its rules and its state.
class ArmorHandler: Handler {
    let place: Int
    let rules: [Workload.Rule]
    let mostCharge: Int
    var durability = Workload.durability
    var charge = 0
    var isBraced = false
    var hasBroken = false
    /// Which rules answered, a bit for each.
    var answeredInRound: UInt64 = 0
    var answeredInFight: UInt64 = 0

    init(_ place: Int, _ piece: Workload.Piece, next: Handler) {
        self.place = place
        rules = piece.rules
        mostCharge = piece.mostCharge
        super.init(next: next)
    }

    /// Hands on what is left, or says that this handler took the last of it.
    final func pass(_ attack: Strike, _ outcome: Outcome = .absorbed) -> Ending {
        guard attack.power > 0, let next else { return Ending(outcome: outcome, by: place, damage: 0) }
        return next.handle(attack)
    }

    /// The first rule that holds, noted as having answered.
    final func rule(for attack: Strike) -> Workload.Rule? {
        for (number, rule) in rules.enumerated() where rule.holds(for: attack) {
            answeredInRound |= 1 << UInt64(number)
            answeredInFight |= 1 << UInt64(number)
            return rule
        }
        return nil
    }

    private func wear(of rule: Workload.Rule) -> Wear {
        guard isBraced else { return rule.wear }
        switch rule.wear {
        case .flat(let cost): return .flat((cost + 1) / 2)
        case .percent(let share): return .percent((share + 1) / 2)
        }
    }

    /// Takes `amount`, as far as the durability can pay for it.
    final func take(_ amount: Int, by rule: Workload.Rule) -> Int {
        var taken = amount
        // The arithmetic of the other contenders: only who can't pay for all makes the division.
        if case .percent(let share) = wear(of: rule), amount * share > durability * 100 {
            taken = durability * 100 / share
        }
        if taken > 0 { pay(for: taken, by: rule) }
        return taken
    }

    final func pay(for amount: Int, by rule: Workload.Rule) {
        switch wear(of: rule) {
        case .flat(let cost): durability = max(0, durability - cost)
        case .percent(100): durability = max(0, durability - amount)
        case .percent(let share): durability = max(0, durability - (amount * share + 99) / 100)
        }
        if durability == 0 { hasBroken = true }
    }
}

extension Workload.Rule {
    func holds(for attack: Strike) -> Bool {
        (element == nil || element == attack.element) && power.contains(attack.power)
    }

    func share(of power: Int) -> Int {
        min(percent == 100 ? power : power * percent / 100, upTo)
    }
}
