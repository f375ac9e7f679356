public import Engine

/// What would have saved a fight that was not won: from the beginning of the last round in which it still could be.
public struct Rescue: Equatable, Sendable {
    public let round: Int
    /// What to do in that round, by the numbers of its moment.
    public let choices: [Choice]
    /// The layers at the round's beginning, outermost first, which the choices count.
    public let layers: [ID]
    /// How the fight ends when it is played on like this.
    public let standing: Standing

    /// How many rounds it looks back.
    public static let reach = 12

    /// nil where the fight was won or undecided, or `plan` finds no way.
    init?(_ playback: Playback, _ plan: (Fight) -> [Choice]) {
        guard let result = playback.fight.result, result != .won else { return nil }
        let beginnings = playback.turns.filter { turn in
            turn.after.result == nil && turn.facts.contains { if case .round = $0 { true } else { false } }
        }
        for beginning in beginnings.suffix(Rescue.reach).reversed() {
            let (fight, choices) = Rescue.play(beginning.after, plan)
            guard fight.result == .won else { continue }
            round = beginning.after.round
            self.choices = choices
            layers = beginning.after.avatar.stack.layers.map(\.armor.id)
            standing = Standing(fight)
            return
        }
        return nil
    }

    /// Plays on to the end; the choices are those of the first round.
    private static func play(_ beginning: Fight, _ plan: (Fight) -> [Choice]) -> (Fight, [Choice]) {
        var fight = beginning
        var journal = Journal.off
        var choices: [Choice] = []
        while fight.result == nil {
            for choice in plan(fight) where fight.result == nil {
                let isFirst = fight.round == beginning.round
                guard (try? fight.update(choice, &journal)) != nil else {
                    try? fight.update(.end, &journal)
                    continue
                }
                if isFirst { choices.append(choice) }
            }
        }
        return (fight, choices)
    }
}
