public import Engine

/// Somebody who plays: sees what a player sees and decides.
///
/// A player sees health, stacks and announced intents, and may preview how the round would end;
/// what the foes will announce after that, nobody knows.
public protocol Bot: Sendable {
    /// What to do now; always a legal choice.
    func choose(_ fight: Fight) -> Choice

    /// The choices to play before looking again; one, unless the bot thinks in whole rounds.
    func plan(_ fight: Fight) -> [Choice]
}

extension Bot {
    public func plan(_ fight: Fight) -> [Choice] { [choose(fight)] }

    /// Plays a fight to its end and returns it.
    public func play(_ fight: Fight) -> Fight {
        var fight = fight
        var journal = Journal.off
        fight.begin(&journal)
        while fight.result == nil {
            for choice in plan(fight) where fight.result == nil {
                if (try? fight.update(choice, &journal)) == nil { try? fight.update(.end, &journal) }
            }
        }
        return fight
    }
}

extension Choice {
    /// Whether it changes the order of the layers and nothing else.
    var reorders: Bool {
        switch self {
        case .swap, .move: true
        case .strike, .mend, .brace, .don, .doff, .use, .end: false
        }
    }
}
