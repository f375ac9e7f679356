public import Engine

/// What must hold after every choice, whoever plays and with whatever content: the rules' own promises.
///
///     Audit.finding(before: fight, facts, after: later)   // nil, or what is amiss in a sentence
public enum Audit {
    public static func finding(before: Fight, _ facts: [Fact], after: Fight) -> String? {
        hops(facts) ?? sums(before, facts, after) ?? bounds(after) ?? decision(after) ?? facts.story(before, after)
    }

    /// All that is amiss with a fight, choice by choice; the opening is choice 0.
    public static func findings(in playback: Playback) -> [(choice: Int, round: Int, finding: String)] {
        var before = playback.beginning
        var findings: [(choice: Int, round: Int, finding: String)] = []
        for (number, turn) in playback.turns.enumerated() {
            if let finding = finding(before: before, turn.facts, after: turn.after) {
                findings.append((number, max(1, before.round), finding))
            }
            before = turn.after
        }
        return findings
    }

    /// What goes in comes out or is taken.
    private static func hops(_ facts: [Fact]) -> String? {
        for case .hop(let hop) in facts {
            guard let answer = hop.answer else { continue }
            let isKept =
                switch answer {
                case .absorb, .reflect, .store: hop.powerIn == hop.powerOut + hop.taken && hop.taken >= 0
                case .pass, .retry: hop.powerIn == hop.powerOut && hop.taken == 0
                case .transmute, .amplify: hop.taken == 0
                }
            if !isKept || !(0...Attack.mostPower).contains(hop.powerOut) {
                return "layer \(hop.layer) made \(hop.powerOut) of \(hop.powerIn) and took \(hop.taken)"
            }
        }
        return nil
    }

    /// Totals grow by what the facts say.
    private static func sums(_ before: Fight, _ facts: [Fact], _ after: Fight) -> String? {
        var (suffered, dealt) = (before.totals.suffered, before.totals.dealt)
        for fact in facts {
            switch fact {
            case .hit(let side, _, let health), .suffer(let side, _, _, let health):
                if side == .avatar {
                    suffered += health.before - health.after
                } else {
                    dealt += health.before - health.after
                }
            default: break
            }
        }
        suffered = min(suffered, Attack.mostPower)
        dealt = min(dealt, Attack.mostPower)
        if suffered != after.totals.suffered {
            return "\(after.totals.suffered) suffered is not the \(suffered) of the hits"
        }
        if dealt != after.totals.dealt { return "\(after.totals.dealt) dealt is not the \(dealt) of the hits" }
        return nil
    }

    private static func bounds(_ fight: Fight) -> String? {
        if fight.tempo < 0 || fight.moves < 0 { return "tempo \(fight.tempo) and moves \(fight.moves)" }
        for combatant in [fight.avatar] + fight.foes {
            if !(0...combatant.mostHealth).contains(combatant.health) {
                return "health \(combatant.health) of \(combatant.mostHealth)"
            }
            for layer in combatant.stack.layers + combatant.pack {
                if let most = layer.armor.durability, !(0...most).contains(layer.durability) {
                    return "durability \(layer.durability) of \(most)"
                }
                if !(0...max(0, layer.armor.mostCharge)).contains(layer.charge) {
                    return "charge \(layer.charge) of \(layer.armor.mostCharge)"
                }
            }
            if combatant.stack.layers.contains(where: \.isBroken) { return "a broken layer is worn" }
        }
        return nil
    }

    /// A fight is decided when somebody is down, or the rounds are over.
    private static func decision(_ fight: Fight) -> String? {
        let wanted: Result? =
            fight.avatar.isDown
            ? .lost : fight.foes.allSatisfy(\.isDown) ? .won : fight.result == .stalemate ? .stalemate : nil
        if fight.result != wanted {
            return
                "the result is \(fight.result.map { "\($0)" } ?? "open"), and should be \(wanted.map { "\($0)" } ?? "open")"
        }
        return nil
    }
}

extension [Fact] {
    /// The facts alone tell the fight from before to after.
    fileprivate func story(_ before: Fight, _ after: Fight) -> String? {
        var tableau = Tableau(before)
        for fact in self { tableau.follow(fact, after: after) }
        let whole = Tableau(after)
        for (told, real) in zip([tableau.avatar] + tableau.foes, [whole.avatar] + whole.foes) {
            if told.health != real.health { return "the facts tell of health \(told.health), and it is \(real.health)" }
            if told.statuses != real.statuses { return "the facts tell of other statuses than there are" }
            if told.layers.map(\.identity) != real.layers.map(\.identity) {
                return "the facts tell of another order of layers than there is"
            }
            for (layer, wanted) in zip(told.layers, real.layers)
            where layer.durability != wanted.durability || layer.charge != wanted.charge {
                return
                    "the facts tell of durability \(layer.durability) and charge \(layer.charge), and they are \(wanted.durability) and \(wanted.charge)"
            }
        }
        let isSame = tableau.tempo == whole.tempo && tableau.moves == whole.moves && tableau.intents == whole.intents
        return isSame ? nil : "the facts tell of other tempo, moves or intents than there are"
    }
}
