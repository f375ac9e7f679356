public import Engine

/// A fight as it was played: each choice with what it did and the fight after it.
///
///     recording.playback.turns.last?.after.result
public struct Playback: Sendable {
    /// What one choice did.
    public struct Turn: Sendable {
        /// nil for the opening.
        public let choice: Choice?
        public internal(set) var facts: [Fact]
        public internal(set) var after: Fight
    }

    /// The fight before the first turn.
    public let beginning: Fight
    public private(set) var turns: [Turn] = []

    /// Nothing is played yet, not even the opening where there is one.
    public init(_ beginning: Fight) {
        self.beginning = beginning
    }

    /// The fight as far as it was played.
    public var fight: Fight { turns.last?.after ?? beginning }

    /// Opens the first round.
    mutating func begin() {
        var fight = beginning
        var journal = Journal()
        fight.begin(&journal)
        turns.append(Turn(choice: nil, facts: journal.facts, after: fight))
    }

    /// Puts another fight in the place of the one it has come to.
    mutating func change(to fight: Fight) {
        if !turns.isEmpty { turns[turns.count - 1].after = fight }
    }

    /// Forgets what the last choice did after so many facts.
    mutating func cut(to facts: Int) {
        if !turns.isEmpty { turns[turns.count - 1].facts.removeSubrange(facts...) }
    }

    /// Plays one choice, or throws why it can't be played and leaves everything as it was.
    mutating func play(_ choice: Choice) throws(IllegalChoice) {
        var fight = fight
        var journal = Journal()
        try fight.update(choice, &journal)
        turns.append(Turn(choice: choice, facts: journal.facts, after: fight))
    }
}

extension Recording {
    /// The fight from its opening on, played again.
    public var playback: Playback {
        var playback = Playback(beginning)
        playback.begin()
        for choice in choices where (try? playback.play(choice)) == nil { break }
        return playback
    }
}
