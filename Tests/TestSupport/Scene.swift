public import Engine

/// What one attack did to one stack.
public struct Landing {
    public let arrival: Arrival
    /// Attacks on their way back, in the order they were sent.
    public let returned: [Attack]
    public let facts: [Fact]
    public let stack: Stack
    public let rolls: Int
    /// Scripted rolls that nobody asked for; a test with a script expects none.
    public let unusedRolls: [Int]

    public var hops: [Hop] { facts.hops }
    public var echoes: [Reverberation] { facts.echoes }
    public var answers: [Answer.Kind?] { hops.map(\.answer) }
}

/// Layers of these armors, outermost first; a second piece of one armor is its copy 1.
public func worn(_ armor: [Armor]) -> [Layer] {
    var copies: [ID: Int] = [:]
    return armor.map { armor in
        defer { copies[armor.id, default: 0] += 1 }
        return Layer(armor, copy: copies[armor.id, default: 0])
    }
}

/// Sends one attack through a stack and keeps all that happened.
public func send(
    _ attack: Attack, through stack: Stack, profiles: [Profile] = [.empty], seed: UInt64 = 7, round: Int = 1,
    script: [Int]? = nil
) -> Landing {
    var stack = stack
    var luck = Luck(seed: seed, script: script)
    luck.turn(round: round, to: attack.luck)
    var journal = Journal()
    var returned: [Attack] = []
    let arrival = stack.receive(attack, profiles, &luck, &journal, &returned)
    return Landing(
        arrival: arrival, returned: returned, facts: journal.facts, stack: stack, rolls: luck.rolls,
        unusedRolls: luck.script ?? [])
}

/// Sends one attack through new armor, outermost first.
public func send(
    _ attack: Attack, through armor: Armor..., profiles: [Profile] = [.empty], seed: UInt64 = 7, script: [Int]? = nil
) -> Landing {
    send(attack, through: Stack(worn(armor)), profiles: profiles, seed: seed, script: script)
}

/// Armor with one response, for scenes in which only the answer matters.
public func armor(
    _ id: ID, _ answer: Answer, when condition: Condition = .always, wear: Wear? = nil,
    durability: Int? = nil, charge: Int = 0, echoes: [Echo] = []
) -> Armor {
    Armor(
        id, durability: durability, charge: charge, responses: [Response(when: condition, answer, wear: wear)],
        echoes: echoes)
}

/// The same, where the name does not matter either.
public func armor(
    _ answer: Answer, when condition: Condition = .always, wear: Wear? = nil, durability: Int? = nil,
    charge: Int = 0, echoes: [Echo] = []
) -> Armor {
    armor("armor", answer, when: condition, wear: wear, durability: durability, charge: charge, echoes: echoes)
}

/// A fight in its first round: the Avatar has 30 health, a strike of 5 stone, and the rules as they come.
public func begun(
    wearing: [Armor] = [], carrying: [Armor] = [], health: Int = 30, of most: Int? = nil,
    weapon: Attack = Attack("stone", 5), items: [Item] = [], against foes: [Foe], rules: Rules = Rules(),
    profiles: [Profile] = [.empty], seed: UInt64 = 7
) -> Fight {
    let layers = worn(wearing + carrying)
    let avatar = Combatant(
        "avatar", health: health, of: most, wearing: Array(layers.prefix(wearing.count)),
        carrying: Array(layers.dropFirst(wearing.count)))
    var fight = Fight(
        rules: rules, seed: seed, profiles: profiles, avatar: avatar, weapon: weapon, items: items, foes: foes)
    var journal = Journal.off
    fight.begin(&journal)
    return fight
}

/// A foe that throws the same attacks each round.
public func foe(
    _ id: ID = "foe", health: Int = 20, wearing: [Armor] = [], throwing attacks: Attack..., spread: Int = 0
) -> Foe {
    Foe(id, health: health, wears: wearing, plans: [attacks.map { Foe.Plan($0, spread: spread) }])
}

extension Fight {
    /// Plays the choices in order and gives the facts of all.
    @discardableResult
    public mutating func play(_ choices: Choice...) throws -> [Fact] {
        var journal = Journal()
        for choice in choices { try update(choice, &journal) }
        return journal.facts
    }

    /// Why the choice can't be played, or nil.
    public func refusal(of choice: Choice) -> IllegalChoice? {
        do throws(IllegalChoice) {
            _ = try cost(of: choice)
            return nil
        } catch {
            return error
        }
    }
}

extension [Fact] {
    public var hops: [Hop] { compactMap { if case .hop(let hop) = $0 { hop } else { nil } } }
    public var echoes: [Reverberation] { compactMap { if case .echo(let echo) = $0 { echo } else { nil } } }
    /// All attacks thrown, by whom and at whom.
    public var attacks: [(from: Side, to: Side, attack: Attack)] {
        compactMap { if case .attack(_, let from, let to, let attack) = $0 { (from, to, attack) } else { nil } }
    }
    public var outcomes: [Outcome] {
        compactMap { if case .outcome(let outcome, _, _, _) = $0 { outcome } else { nil } }
    }
    public var intents: [Intent] { compactMap { if case .intent(_, let intent) = $0 { intent } else { nil } } }
}
