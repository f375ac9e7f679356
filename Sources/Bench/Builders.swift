import Engine
import PlainChain

extension Armor {
    /// The piece as the engine's armor.
    init(_ piece: Workload.Piece) {
        self.init(
            ID(piece.name), durability: Workload.durability, charge: piece.mostCharge,
            responses: piece.rules.map { Response($0) })
    }
}

extension Response {
    fileprivate init(_ rule: Workload.Rule) {
        let bounds = Bounds(min: rule.power.lowerBound, max: rule.power.upperBound)
        let anyPower = rule.power == 1...Attack.mostPower
        let condition = Condition(
            elements: rule.element.map { [ID(Workload.elements[$0])] }, power: anyPower ? nil : bounds)
        self.init(when: condition, Answer(rule), wear: rule.wear)
    }
}

extension Answer {
    fileprivate init(_ rule: Workload.Rule) {
        switch rule.answer {
        case .pass: self = .pass
        case .absorb: self = .absorb(Absorb(percent: rule.percent, upTo: rule.upTo))
        case .transmute: self = .transmute(Transmute(to: ID(Workload.elements[rule.to]), percent: rule.percent))
        case .amplify: self = .amplify(Amplify(percent: rule.percent, by: rule.by))
        case .reflect: self = .reflect(Reflect(percent: rule.percent, upTo: rule.upTo))
        case .store: self = .store(Store(percent: rule.percent, upTo: rule.upTo))
        case .retry: fatalError("retry is not raced")
        }
    }
}

extension plain_layer {
    /// The piece as the C loop's layer.
    init(_ piece: Workload.Piece) {
        self.init()
        wears = 1
        durability = Int64(Workload.durability)
        full = durability
        most_charge = Int64(piece.mostCharge)
        rules_count = Int64(piece.rules.count)
        rules.0 = plain_rule(piece.rules[0])
        if piece.rules.count > 1 { rules.1 = plain_rule(piece.rules[1]) }
    }
}

extension plain_rule {
    fileprivate init(_ rule: Workload.Rule) {
        self.init()
        element = Int64(rule.element ?? -1)
        least = Int64(rule.power.lowerBound)
        most = Int64(rule.power.upperBound)
        // The C names follow `Answer.Kind`.
        answer = Int64(rule.answer.rawValue)
        percent = Int64(rule.percent)
        up_to = Int64(rule.upTo)
        by = Int64(rule.by)
        to = Int64(rule.to)
        switch rule.wear {
        case .flat(let cost):
            wear = Int64(cost)
        case .percent(let share):
            wear = Int64(share)
            wear_is_percent = 1
        }
    }
}
