public import Engine

/// What a fight has to tell beside what happened: every report, page and table takes its figures from here.
///
///     Insight(recording).worths.first?.health      // what would have been left without the outermost layer
public struct Insight: Sendable {
    public let recording: Recording
    public let playback: Playback
    public let ledger: Ledger
    /// What decided it, in order; the steps are those of the film.
    public let moments: [Moment]
    /// The fight without each of the layers worn at its beginning, outermost first.
    public let worths: [Worth]
    /// Rounds that another order of the layers would have ended better.
    public let hindsights: [Hindsight]
    /// In how many rounds all orders were tried: those with two to six layers, as long as that takes no time to speak of.
    public let ordersTried: Int
    public let luck: LuckReport
    /// How the Avatar fell; nil where it did not.
    public let death: Death?
    /// The last round from whose beginning the fight could still be won; nil where it was won, or nobody looked.
    public let rescue: Rescue?

    /// Whether anybody looked for a rescue.
    public let isRescueSought: Bool

    /// `plan` looks for the rescue: what somebody would choose, as legal choices.
    public init(_ recording: Recording, plan: ((Fight) -> [Choice])? = nil) {
        self.recording = recording
        let playback = recording.playback
        self.playback = playback
        ledger = Ledger(playback)
        moments = Film(recording).moments
        worths = Worth.all(in: recording)
        (hindsights, ordersTried) = Hindsight.all(in: playback)
        luck = LuckReport(playback, in: recording.catalog)
        death = Death(playback)
        isRescueSought = plan != nil
        rescue = plan.flatMap { Rescue(playback, $0) }
    }
}

/// How a fight stands or ended, in four numbers.
public struct Standing: Equatable, Sendable {
    /// nil for a fight that is not decided.
    public let result: Result?
    public let round: Int
    public let health: Int
    /// The foes' health in all.
    public let foes: Int

    public init(_ fight: Fight) {
        result = fight.result
        round = fight.round
        health = fight.avatar.health
        foes = fight.foes.reduce(0) { $0 + $1.health }
    }
}

/// What a layer was worth: how the fight would stand without it, by the same luck and the same choices.
public struct Worth: Equatable, Sendable {
    /// The layer's place at the beginning, from 0.
    public let layer: Int
    public let piece: FightSetup.Piece
    /// Without it; choices that need it are left out.
    public let standing: Standing

    static func all(in recording: Recording) -> [Worth] {
        recording.setup.wears.enumerated().compactMap { index, piece in
            var setup = recording.setup
            setup.wears.remove(at: index)
            guard let version = try? recording.with(setup) else { return nil }
            let fight = Rerun(of: recording, as: version, .skip).fight
            return Worth(layer: index, piece: piece, standing: Standing(fight))
        }
    }
}

/// The attack, or the status, that took the Avatar's last health.
public struct Death: Sendable {
    public let round: Int
    /// From the attack to the fall, for a narrator.
    public let facts: [Fact]
    /// The fight that the facts belong to.
    public let fight: Fight

    init?(_ playback: Playback) {
        guard let turn = playback.turns.last, turn.after.avatar.isDown,
            let fall = turn.facts.firstIndex(of: .down(.avatar))
        else { return nil }
        let start = turn.facts[..<fall].lastIndex { fact in
            switch fact {
            case .attack(_, _, .avatar, _): true
            case .suffer(.avatar, _, _, _): true
            default: false
            }
        }
        round = turn.after.round
        facts = Array(turn.facts[(start ?? fall)...fall])
        fight = turn.after
    }
}
