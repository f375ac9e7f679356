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
            var planned = plan(fight)
            if planned.isEmpty { planned = [.end] }
            for choice in planned where fight.result == nil {
                let isFirst = fight.round == beginning.round
                let played = (try? fight.update(choice, &journal)) != nil ? choice : .end
                if played != choice { try? fight.update(.end, &journal) }
                if isFirst { choices.append(played) }
                // A plan that can't be played is no plan for what comes after it.
                if played != choice { break }
            }
        }
        return (fight, choices)
    }
}
