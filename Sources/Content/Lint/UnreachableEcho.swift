import Engine

extension Armor {
    /// The echoes that never take effect, as their condition can't hold or as nothing is left to do where it does.
    ///
    ///     { "when": { "outcome": "absorbed" }, "effect": "heal", "percent": 50 }     // half of no damage
    var deadEchoes: [DeadPart] {
        doubtfulEchoes.compactMap { index in
            reason(against: echoes[index]).map { reason in
                DeadPart(
                    problem: .unreachableEcho, index: index,
                    message: "`echoes[\(index)]` can never take effect: \(reason)")
            }
        }
    }

    /// Why an echo never does anything; nil where it may.
    func reason(against echo: Echo) -> String? {
        var scope = Scope(self, .outward)
        scope.add(echo.atoms, isOwn: true)
        if scope.isEmpty() { return reason(against: echo.atoms, .outward) }
        if let size = echo.effect.size, case .percent(let percent) = size, scope.power.max * percent / 100 == 0 {
            return "where it holds, there is no damage to take \(percent) % of"
        }
        switch echo.effect {
        case .mend:
            return scope.durability.min == durability ? "where it holds, the armor is whole" : nil
        case .charge:
            return scope.charge.min == mostCharge ? "where it holds, the armor is full" : nil
        case .remember:
            if scope.remembered == true { return "what it would remember, it remembers already" }
            let asks = responses.contains { $0.when.asksMemory } || echoes.contains { $0.when.asksMemory }
            return asks ? nil : "nothing in the armor asks what is `remembered`"
        case .reflect, .heal: return nil
        }
    }
}

extension Echo.Effect {
    fileprivate var size: Echo.Size? {
        switch self {
        case .reflect(let size), .mend(let size), .heal(let size), .charge(let size): size
        case .remember: nil
        }
    }
}
