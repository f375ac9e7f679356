/// A state of a combatant that lasts some rounds, such as burning.
public struct Status: Equatable, Sendable {
    public let id: ID
    /// Health lost at the end of each round, past every layer; 0…1,000,000.
    public let damage: Int
    /// Change of the Avatar's tempo. A foe announces that many attacks fewer; it has no more than its plan says.
    public let tempo: Int
    /// Change of the Avatar's free moves.
    public let moves: Int
    /// What the power of the combatant's own attacks becomes, in percent.
    public let power: Int

    public init(_ id: ID, damage: Int = 0, tempo: Int = 0, moves: Int = 0, power: Int = 100) {
        self.id = id
        self.damage = damage
        self.tempo = tempo
        self.moves = moves
        self.power = power
    }
}

/// A status on somebody, with the rounds it has left.
public struct Affliction: Equatable, Sendable {
    public let status: Status
    public internal(set) var rounds: Int
    /// The round it began in; it does its first harm in the next.
    var since = 0

    /// `rounds` is 1…100.
    public init(_ status: Status, rounds: Int) {
        self.status = status
        self.rounds = rounds
    }
}
