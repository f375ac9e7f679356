public import Engine

/// Two fights side by side: where they first differ in what happens, and what each round and layer came to.
public struct Contrast: Sendable {
    /// The attack, or what else it was, in which two fights part.
    public struct Passage: Sendable {
        public let round: Int
        public let facts: [Fact]
        /// The fight that the facts belong to.
        public let fight: Fight
    }

    /// One layer in one round of both; nil where it met no attack.
    public struct Row: Equatable, Sendable {
        public let round: Int
        public let identity: UInt64
        public let armor: ID
        public let one: Ledger.Entry?
        public let other: Ledger.Entry?
    }

    public let one: Ledger
    public let other: Ledger
    /// nil where nothing differs; a side is nil where that fight was over by then.
    public let difference: (one: Passage?, other: Passage?)?
    /// Round by round, the layers of the first fight before those that only the second has.
    public let rows: [Row]

    /// Layers are compared by what they are, not by where: that one is missing is no difference until it matters.
    public init(_ one: Playback, _ other: Playback) {
        self.one = Ledger(one)
        self.other = Ledger(other)
        let (left, right) = (Effect.all(in: one), Effect.all(in: other))
        let same = zip(left, right).prefix { $0.what == $1.what }.count
        if same == left.count && same == right.count {
            difference = nil
        } else {
            difference = (left.dropFirst(same).first?.passage(in: one), right.dropFirst(same).first?.passage(in: other))
        }
        rows = Contrast.rows(self.one, self.other)
    }

    private static func rows(_ one: Ledger, _ other: Ledger) -> [Row] {
        var rows: [Row] = []
        for number in 0..<max(one.rounds.count, other.rounds.count) {
            let left = number < one.rounds.count ? one.rounds[number].entries : []
            let right = number < other.rounds.count ? other.rounds[number].entries : []
            let round = number < one.rounds.count ? one.rounds[number].number : other.rounds[number].number
            let added = right.filter { entry in !left.contains { $0.identity == entry.identity } }
            for entry in left + added {
                rows.append(
                    Row(
                        round: round, identity: entry.identity, armor: entry.armor,
                        one: left.first { $0.identity == entry.identity },
                        other: right.first { $0.identity == entry.identity }))
            }
        }
        return rows
    }
}

/// A fact that changes something, without the places of layers.
private struct Effect {
    enum What: Equatable {
        case fact(Fact)
        /// Without the number of its profile, which depends on all other definitions.
        case attack(from: Side, to: Side, ID, element: ID, power: Int, pierce: Int, Profile)
        case hop(ID, Answer.Kind?, element: ID, out: Int, taken: Int, broke: Bool)
        case echo(ID, Echo.Kind, Int)
        case outcome(Outcome, damage: Int)
    }

    let what: What
    let turn: Int
    let fact: Int

    static func all(in playback: Playback) -> [Effect] {
        playback.turns.enumerated().flatMap { turn, played in
            played.facts.enumerated().compactMap { index, fact in
                What(fact, in: played.after).map { Effect(what: $0, turn: turn, fact: index) }
            }
        }
    }

    /// The whole attack that the fact is a part of, or the fact alone.
    func passage(in playback: Playback) -> Contrast.Passage {
        let turn = playback.turns[turn]
        func begins(_ fact: Fact) -> Bool { if case .attack = fact { true } else { false } }
        var start = fact
        switch what {
        case .attack: break
        case .hop, .echo, .outcome: start = turn.facts[...fact].lastIndex(where: begins) ?? fact
        case .fact(let fact):
            if case .hit = fact { start = turn.facts[...self.fact].lastIndex(where: begins) ?? self.fact }
        }
        let end =
            begins(turn.facts[start])
            ? turn.facts[(start + 1)...].firstIndex { begins($0) || $0.isOfRound } ?? turn.facts.endIndex : start + 1
        let rounds = playback.turns[...self.turn].flatMap(\.facts).count { if case .round = $0 { true } else { false } }
        let isNext = turn.facts[...start].contains { if case .round = $0 { true } else { false } }
        let opens = turn.facts.contains { if case .round = $0 { true } else { false } }
        return Contrast.Passage(
            round: opens && !isNext && self.turn > 0 ? rounds - 1 : rounds, facts: Array(turn.facts[start..<end]),
            fight: turn.after)
    }
}

extension Effect.What {
    fileprivate init?(_ fact: Fact, in fight: Fight) {
        switch fact {
        case .attack(_, let from, let to, let attack):
            self = .attack(
                from: from, to: to, attack.id, element: attack.element, power: attack.power, pierce: attack.pierce,
                fight.profiles[attack.profile])
        case .hop(let hop):
            guard let answer = hop.answer, answer != .pass else { return nil }
            self = .hop(
                hop.armor, answer, element: hop.element, out: hop.powerOut, taken: hop.taken, broke: hop.broke)
        case .echo(let echo): self = .echo(echo.armor, echo.effect, echo.amount)
        case .outcome(let outcome, _, let damage, _): self = .outcome(outcome, damage: damage)
        case .use, .hasten, .hit, .heal, .inflict, .suffer, .recover, .down: self = .fact(fact)
        // What the choices were is asked elsewhere, and the end follows from all that came before.
        case .round, .intent, .choice, .plan, .mend, .charge, .turn, .check, .end: return nil
        }
    }
}

extension Fact {
    /// Whether it belongs to the round and to no attack.
    fileprivate var isOfRound: Bool {
        switch self {
        case .round, .intent, .choice, .plan, .check, .end, .suffer, .recover: true
        case .attack, .use, .mend, .charge, .hasten, .hop, .echo, .outcome, .hit, .heal, .turn, .inflict, .down: false
        }
    }
}
