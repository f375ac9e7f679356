/// A fight, as a value: copy it, compare it, look ahead on a copy.
///
/// `choices` says what is legal, `update` plays it, and nothing else changes a fight.
///
///     var fight = Fight(rules: Rules(), seed: 7, profiles: [.empty], avatar: avatar, weapon: sword, foes: [imp])
///     fight.begin(&journal)
///     try fight.update(.swap(0, 1), &journal)
///     try fight.update(.end, &journal)
public struct Fight: Equatable, Sendable {
    public let rules: Rules
    public let seed: UInt64
    /// What attacks say beside element and power; `Attack.profile` counts in it.
    public let profiles: [Profile]
    public let weapon: Attack
    /// The definitions behind `foes`.
    public let lineup: [Foe]

    public internal(set) var avatar: Combatant
    public internal(set) var foes: [Combatant]
    /// The Avatar's bag; what is used is gone from it.
    public internal(set) var items: [Item]
    /// 0 before `begin`, then 1, 2, ….
    public internal(set) var round = 0
    public internal(set) var tempo = 0
    /// Free reorderings left in the round.
    public internal(set) var moves = 0
    public internal(set) var intents: [Intent] = []
    public internal(set) var result: Result?
    public internal(set) var totals = Totals()
    /// How many rolls were made so far.
    public internal(set) var rolls = 0
    /// Attacks thrown this round, strikes and items of the Avatar's among them.
    var thrown = 0
    var strikes = 0
    var hurled = 0

    /// `profiles[0]` is the empty profile.
    public init(
        rules: Rules, seed: UInt64, profiles: [Profile], avatar: Combatant, weapon: Attack, items: [Item] = [],
        foes: [Foe]
    ) {
        self.rules = rules
        self.seed = seed
        self.profiles = profiles
        self.avatar = avatar
        self.weapon = weapon
        self.items = items
        lineup = foes
        self.foes = foes.map { Combatant($0.id, health: $0.health, wearing: Layer.fresh($0.wears)) }
    }

    /// Opens the first round; the foes announce what they will do.
    public mutating func begin(_ journal: inout Journal) {
        if round == 0 { openRound(&journal) }
    }

    /// Plays one choice, or throws why it can't be played and leaves everything as it was.
    public mutating func update(_ choice: Choice, _ journal: inout Journal) throws(IllegalChoice) {
        let cost = try cost(of: choice)
        journal.note(.choice(told(choice)))
        tempo -= cost.tempo
        moves -= cost.moves
        switch choice {
        case .swap(let one, let other):
            avatar.stack.layers.swapAt(one, other)
            totals.moves += 1
        case .move(let from, let to):
            let layer = avatar.stack.layers.remove(at: from)
            avatar.stack.layers.insert(layer, at: to)
            totals.moves += 1
        case .strike(let foe):
            strike(foe, &journal)
        case .mend(let layer):
            _ = avatar.stack.layers[layer].mend(rules.mending)
        case .brace(let layer):
            avatar.stack.layers[layer].isBraced = true
        case .don(let index):
            avatar.stack.layers.insert(avatar.pack.remove(at: index), at: 0)
        case .doff(let layer):
            avatar.pack.append(avatar.stack.layers.remove(at: layer))
        case .use(let item, let foe):
            use(item, at: foe, &journal)
        case .end:
            closeRound(&journal)
        }
    }

    /// The choice as facts have it: a foe that nothing is thrown at goes unnamed.
    private func told(_ choice: Choice) -> Choice {
        if case .use(let item, _) = choice, items[item].throwing == nil { .use(item, at: 0) } else { choice }
    }

    /// What would happen if the round ended after `choices`: the same code, run on a copy.
    public func preview(_ choices: [Choice] = []) throws(IllegalChoice) -> (fight: Fight, facts: [Fact]) {
        var copy = self
        var journal = Journal()
        for choice in choices { try copy.update(choice, &journal) }
        if copy.result == nil && choices.last != .end { try copy.update(.end, &journal) }
        return (copy, journal.facts)
    }
}
