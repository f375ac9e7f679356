public import Engine

/// Random armor, stacks, attacks and fights from one seed; the same seed gives the same ones everywhere.
///
///     var samples = Samples(seed: 1)
///     let stack = samples.stack()
public struct Samples {
    private var generator: SplitMix64
    /// The profiles that the attacks of these samples count in.
    public let profiles: [Profile]

    static let elements: [ID] = ["water", "fire", "steam", "stone"]
    static let tags: [ID] = ["sharp", "holy", "coin"]
    static let measures: [ID] = ["width", "height"]
    static let attackIDs: [ID] = [.none, .none, "jab", "bite"]
    static let poison = Status("poison", damage: 2)
    static let haste = Status("haste", tempo: 1, moves: 1, power: 150)
    static let frost = Status("frost", tempo: -1, moves: -1, power: 60)

    public init(seed: UInt64) {
        generator = SplitMix64(state: seed)
        profiles = [
            .empty,
            Profile(tags: ["sharp"]),
            Profile(tags: ["coin", "holy"], measures: [.init("width", 135), .init("height", 63)]),
            Profile(measures: [.init("width", 40)], inflicts: Affliction(Samples.poison, rounds: 2)),
            Profile(tags: ["holy"], inflicts: Affliction(Samples.haste, rounds: 1)),
            Profile(inflicts: Affliction(Samples.frost, rounds: 3)),
        ]
    }

    public mutating func word() -> UInt64 { generator.next() }

    public mutating func number(_ range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(generator.next() % UInt64(range.count))
    }

    public mutating func pick<Element>(_ from: [Element]) -> Element { from[number(0...from.count - 1)] }

    /// True once in `many`.
    public mutating func once(in many: Int) -> Bool { number(1...many) == 1 }

    private mutating func bounds(to most: Int) -> Bounds {
        let low = number(0...most)
        switch number(0...2) {
        case 0: return Bounds(min: low)
        case 1: return Bounds(max: low)
        default: return Bounds(min: low, max: low + number(0...most))
        }
    }

    public mutating func condition(inEcho: Bool = false, depth: Int = 0) -> Condition {
        if once(in: 3) { return Condition(elements: [pick(Samples.elements)]) }
        return Condition(
            elements: once(in: 3) ? [pick(Samples.elements), pick(Samples.elements), pick(Samples.elements)] : nil,
            tags: once(in: 10) ? [pick(Samples.tags)] : nil,
            power: once(in: 6) ? bounds(to: 20) : nil,
            charge: once(in: 12) ? bounds(to: 6) : nil,
            durability: once(in: 12) ? bounds(to: 12) : nil,
            measures: once(in: 12) ? [.init(pick(Samples.measures), bounds(to: 150))] : nil,
            remembered: once(in: 10) ? once(in: 2) : nil,
            chance: once(in: 3) ? number(0...100) : nil,
            once: once(in: 10) ? pick([.round, .fight]) : nil,
            not: depth < 2 && once(in: 6) ? condition(inEcho: inEcho, depth: depth + 1) : nil,
            outcomes: inEcho && once(in: 3) ? [pick(Outcome.allCases), pick(Outcome.allCases)] : nil,
            damage: inEcho && once(in: 6) ? bounds(to: 12) : nil)
    }

    public mutating func answer() -> Answer {
        let percent = once(in: 2) ? 100 : number(0...100)
        let most = once(in: 2) ? number(0...12) : Attack.mostPower
        switch pick(Answer.Kind.allCases) {
        case .pass: return .pass
        case .absorb: return .absorb(Absorb(percent: percent, upTo: most))
        case .transmute: return .transmute(Transmute(to: pick(Samples.elements), percent: number(0...200)))
        case .amplify: return .amplify(Amplify(percent: number(0...80), by: number(0...5)))
        case .reflect: return .reflect(Reflect(percent: percent, upTo: most))
        case .store: return .store(Store(percent: percent, upTo: most))
        case .retry: return .retry(Retry(times: number(1...5)))
        }
    }

    public mutating func response() -> Response {
        let wear: Wear? =
            switch number(0...3) {
            case 0: .flat(number(0...4))
            case 1: .percent(number(0...250))
            default: nil
            }
        return Response(when: condition(), answer(), wear: wear)
    }

    private mutating func size() -> Echo.Size { once(in: 2) ? .amount(number(0...6)) : .percent(number(0...150)) }

    public mutating func echo() -> Echo {
        let effect: Echo.Effect =
            switch pick(Echo.Kind.allCases) {
            case .reflect: .reflect(size())
            case .mend: .mend(size())
            case .heal: .heal(size())
            case .charge: .charge(size())
            case .remember: .remember
            }
        return Echo(when: condition(inEcho: true), effect)
    }

    public mutating func armor() -> Armor {
        Armor(
            ID("armor-\(number(0...30))"), durability: once(in: 4) ? nil : number(1...25),
            charge: once(in: 2) ? number(1...10) : 0, weight: number(0...6),
            responses: (0..<number(0...3)).map { _ in response() },
            echoes: (0..<number(0...2)).map { _ in echo() })
    }

    /// Armor with an id of its own, so that layers of one sample never share luck.
    public mutating func armors(_ range: ClosedRange<Int> = 0...6) -> [Armor] {
        (0..<number(range)).map { place in
            let plain = armor()
            return Armor(
                ID("layer-\(place)-\(plain.id.key)"), durability: plain.durability, charge: plain.mostCharge,
                weight: plain.weight, responses: plain.responses, echoes: plain.echoes)
        }
    }

    public mutating func stack() -> Stack { Stack(worn(armors())) }

    public mutating func attack() -> Attack {
        Attack(
            pick(Samples.elements), number(1...30), pierce: once(in: 4) ? number(1...3) : 0,
            id: pick(Samples.attackIDs), profile: number(0...profiles.count - 1), luck: word() % 1_000)
    }

    public mutating func foe(_ name: ID) -> Foe {
        Foe(
            name, health: number(1...40), wears: armors(0...4), order: pick([.cycle, .chance]),
            plans: (0..<number(0...3)).map { _ in
                (0..<number(1...3)).map { _ in Foe.Plan(attack(), spread: once(in: 2) ? number(0...4) : 0) }
            })
    }

    /// Anything for a bag.
    public mutating func item() -> Item {
        Item(
            ID("item-\(number(0...9))"), heal: once(in: 2) ? number(1...9) : 0, mend: once(in: 2) ? number(1...6) : 0,
            charge: once(in: 2) ? number(1...6) : 0, tempo: once(in: 4) ? number(1...3) : 0,
            cures: once(in: 3) ? [pick(["poison", "haste", "frost"])] : [], throwing: once(in: 2) ? attack() : nil)
    }

    /// A begun fight against one to three foes.
    public mutating func fight() -> Fight {
        var rules = Rules()
        rules.tempo = number(1...6)
        rules.moves = number(0...3)
        rules.mostRounds = number(2...12)
        rules.load = number(5...25)
        let items = (0..<number(0...3)).map { _ in item() }
        return begun(
            wearing: armors(0...5), carrying: armors(0...2), health: number(1...60), weapon: attack(),
            items: items,
            against: (0..<number(1...3)).map { foe(ID("foe-\($0)")) }, rules: rules, profiles: profiles, seed: word())
    }

    /// Any choice that is legal now.
    public mutating func choice(in fight: Fight) -> Choice {
        once(in: 3) ? .end : pick(fight.choices)
    }
}

extension Samples {
    /// A random fight, played with random choices until it is over.
    public static func playedOut(seed: UInt64, _ journal: Journal = .off) -> Fight {
        var journal = journal
        return playedOut(seed: seed, &journal)
    }

    /// The same, keeping its facts.
    public static func playedOut(seed: UInt64, _ journal: inout Journal) -> Fight {
        var samples = Samples(seed: seed)
        var fight = samples.fight()
        while fight.result == nil {
            do throws(IllegalChoice) {
                try fight.update(samples.choice(in: fight), &journal)
            } catch {
                fatalError("a choice that was listed is illegal: \(error)")
            }
        }
        return fight
    }
}
