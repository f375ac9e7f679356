public import Engine

/// A recorded fight under other conditions: same seed, same luck, same choices.
///
/// Luck is keyed, so every roll that both fights make is the same; choices are made by what they touch (`Deed`).
///
///     var setup = recording.setup
///     setup.wears.removeFirst()
///     try Rerun(of: recording, as: recording.with(setup), .skip).playback.fight.result
public struct Rerun: Sendable {
    /// The fight under its conditions, not yet begun: its content, its names, its setup.
    public let version: Recording
    public let playback: Playback
    public let strays: [Stray]
    /// How many of the recorded choices were reached, made or not.
    public let reached: Int
    /// The number of turns that are the recorded fight itself, before anything was changed.
    public let shared: Int

    public var fight: Fight { playback.fight }

    /// The fight as a log of its own; meaningless where it was changed in its middle.
    public func log() -> [UInt8] {
        var version = version
        for choice in playback.turns.compactMap(\.choice) where (try? version.play(choice)) == nil { break }
        return version.log()
    }

    /// Under other content or another setup, from the beginning.
    public init(of recorded: Recording, as version: Recording, _ remedy: Remedy) {
        var player = Player(remedy, Playback(version.beginning))
        player.playback.begin()
        player.play(recorded.deeds[...])
        self.init(version, player, shared: 0)
    }

    /// As recorded up to the beginning of a round, then with the moment changed; nil where there is no such round.
    public init?(
        of recorded: Recording, fromRound round: Int, _ remedy: Remedy, changing change: (Fight) -> Fight
    ) {
        var past = Playback(recorded.beginning)
        past.begin()
        let deeds = recorded.deeds
        var next = 0
        while past.fight.round < round, next < deeds.count {
            guard (try? past.play(deeds[next].choice)) != nil else { return nil }
            next += 1
        }
        guard past.fight.round == round, past.fight.result == nil else { return nil }
        past.change(to: change(past.fight))
        let shared = past.turns.count
        var player = Player(remedy, past)
        player.play(deeds[next...])
        self.init(recorded, player, shared: shared)
    }

    private init(_ version: Recording, _ player: Player, shared: Int) {
        self.version = version
        self.shared = shared
        playback = player.playback
        strays = player.strays
        reached = player.reached
    }
}

/// A recorded choice with what it touched.
struct RecordedDeed {
    let number: Int
    let round: Int
    let choice: Choice
    let deed: Deed
}

extension Recording {
    /// Every choice by what it touches.
    var deeds: [RecordedDeed] {
        var deeds: [RecordedDeed] = []
        var fight = beginning
        var journal = Journal.off
        fight.begin(&journal)
        for (index, choice) in choices.enumerated() {
            guard (try? fight.cost(of: choice)) != nil else { break }
            deeds.append(
                RecordedDeed(number: index + 1, round: fight.round, choice: choice, deed: Deed(choice, in: fight)))
            try? fight.update(choice, &journal)
        }
        return deeds
    }

    /// The same content with another setup, not yet begun.
    public func with(_ setup: FightSetup) throws(FightSetup.Missing) -> Recording {
        try Recording(setup, content: content, embedded: catalog, mods: mods, engine: engine)
    }
}

/// Makes recorded choices in a fight they were not made in.
private struct Player {
    let remedy: Remedy
    var playback: Playback
    var strays: [Stray] = []
    var reached = 0

    init(_ remedy: Remedy, _ playback: Playback) {
        self.remedy = remedy
        self.playback = playback
    }

    private var fight: Fight { playback.fight }

    mutating func play(_ deeds: ArraySlice<RecordedDeed>) {
        for recorded in deeds where fight.result == nil {
            reached = recorded.number
            do throws(Stray.Reason) {
                try play(try recorded.deed.choice(in: fight))
            } catch {
                strays.append(
                    Stray(number: recorded.number, round: recorded.round, choice: recorded.choice, reason: error))
                switch remedy {
                case .stop: return
                case .skip: break
                // The round ends where it ended; until then the decision is free.
                case .decide(let plan): if let choice = plan(fight).first, choice != .end { try? play(choice) }
                }
            }
        }
        if case .decide(let plan) = remedy { playOn(plan) }
    }

    private mutating func play(_ choice: Choice) throws(Stray.Reason) {
        do throws(IllegalChoice) {
            try playback.play(choice)
        } catch {
            throw .illegal(error)
        }
    }

    private mutating func playOn(_ plan: (Fight) -> [Choice]) {
        while fight.result == nil {
            // Whoever has no plan, or one that can't be played, lets the round end.
            let choices = plan(fight)
            let isPlayed = choices.allSatisfy { fight.result != nil || (try? play($0)) != nil }
            if choices.isEmpty || !isPlayed { try? play(.end) }
        }
    }
}
