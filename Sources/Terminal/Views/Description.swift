import Chronicle
import Content
import Engine

/// Puts what armor does into words, response by response, from the engine's own values.
extension Narrator {
    /// "Fire, power 8 or more: makes it Steam at 50 %, wear 2"
    func describe(_ armor: Armor) -> [String] {
        var lines: [String] = []
        for response in armor.responses {
            let condition = describe(response.when)
            lines.append(
                (condition.isEmpty ? "always" : condition) + ": " + describe(response, wears: armor.wears))
        }
        for echo in armor.echoes {
            let condition = describe(echo.when)
            lines.append("afterwards" + (condition.isEmpty ? "" : ", " + condition) + ": " + describe(echo.effect))
        }
        return lines
    }

    /// Why a hop went as it did: the response that answered, or what the layer would have answered to.
    func reason(_ hop: Hop, wornBy side: Side) -> [String] {
        let level = side == .avatar ? self.level(of: hop.armor) : 0
        guard hop.answer != nil, let definition = catalog.armor[hop.armor], definition.levels.indices.contains(level)
        else { return [] }
        return reason(hop, in: definition.levels[level])
    }

    /// The same for armor that need not stand in the catalog; nothing where the layer was skipped.
    func reason(_ hop: Hop, in armor: Armor) -> [String] {
        if hop.answer == nil { return [] }
        if let index = hop.response, armor.responses.indices.contains(index) {
            let condition = describe(armor.responses[index].when)
            return ["\(hop.why): " + (condition.isEmpty ? "always" : condition)]
        }
        let conditions = armor.responses.map { describe($0.when) }.filter { !$0.isEmpty }
        return [hop.why + (conditions.isEmpty ? "" : "; it answers to " + conditions.joined(separator: ", or to "))]
    }

    /// What a hop answered to, for players; nothing where that is anything.
    func grounds(_ hop: Hop, in armor: Armor) -> [String] {
        guard let index = hop.response, armor.responses.indices.contains(index) else { return [] }
        let condition = describe(armor.responses[index].when)
        return condition.isEmpty ? [] : [voice.say(.lessonBecause, ["condition": condition])]
    }

    func describe(_ condition: Condition) -> String {
        condition.parts.map { part in
            switch part {
            case .elements(let ids): ids.map { name(of: $0) }.joined(separator: " or ")
            case .tags(let ids): "an attack tagged " + ids.map { spaced(inert(names[$0])) }.joined(separator: " and ")
            case .power(let bounds): "power " + describe(bounds)
            case .charge(let bounds): "its charge " + describe(bounds)
            case .durability(let bounds): "its durability " + describe(bounds)
            case .measures(let measures):
                measures.map { "\(spaced(inert(names[$0.name]))) \(describe($0.bounds))" }.joined(separator: " and ")
            case .remembered(let wanted): wanted ? "what it remembers" : "what it does not remember"
            case .chance(let percent): "\(percent) times in 100"
            case .once(.round): "once a round"
            case .once(.fight): "once a fight"
            case .not(let inner): "not (" + describe(inner) + ")"
            case .outcomes(let outcomes): "an attack that ended " + outcomes.map(\.word).joined(separator: " or ")
            case .damage(let bounds): "damage " + describe(bounds)
            }
        }.joined(separator: ", ")
    }

    private func describe(_ bounds: Bounds) -> String {
        switch (bounds.min, bounds.max) {
        case (.min, let most): "\(most) or less"
        case (let least, .max): "\(least) or more"
        case (let least, let most): least == most ? "\(least)" : "\(least) to \(most)"
        }
    }

    private func describe(_ response: Response, wears: Bool) -> String {
        let what: String =
            switch response.answer {
            case .pass: "lets it pass"
            case .absorb(let absorb): "absorbs " + share(absorb.percent, absorb.upTo)
            case .reflect(let reflect): "turns back " + share(reflect.percent, reflect.upTo)
            case .store(let store): "stores as charge " + share(store.percent, store.upTo)
            case .transmute(let change):
                "makes it \(name(of: change.to))" + (change.percent == 100 ? "" : " at \(change.percent) %")
            case .amplify(let growth):
                "swells it by "
                    + [growth.percent > 0 ? "\(growth.percent) %" : nil, growth.by > 0 ? "\(growth.by)" : nil]
                    .compactMap { $0 }.joined(separator: " and ")
            case .retry(let retry):
                "tries the rest of the way again, " + (retry.times == 1 ? "once" : "up to \(retry.times) times")
            }
        guard wears else { return what }
        switch response.wear {
        case .flat(0), .percent(0): return response.answer.kind == .pass ? what : what + ", at no wear"
        case .flat(let cost): return what + ", wear \(cost)"
        case .percent(100): return what + ", wearing as much"
        case .percent(let share): return what + ", wearing \(share) % of it"
        }
    }

    private func share(_ percent: Int, _ upTo: Int) -> String {
        let limit = upTo == Attack.mostPower ? "" : ", at most \(upTo)"
        return (percent == 100 ? "it all" : "\(percent) % of it") + limit
    }

    private func describe(_ effect: Echo.Effect) -> String {
        func of(_ size: Echo.Size) -> String {
            switch size {
            case .amount(let amount): "\(amount)"
            case .percent(let percent): "\(percent) % of the damage"
            }
        }
        return switch effect {
        case .reflect(let size): "sends back " + of(size)
        case .mend(let size): "mends itself by " + of(size)
        case .heal(let size): "heals you by " + of(size)
        case .charge(let size): "gains charge, " + of(size)
        case .remember: "remembers the attack"
        }
    }
}
