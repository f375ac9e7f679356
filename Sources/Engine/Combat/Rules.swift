/// The numbers of the fight's economy; content sets them.
public struct Rules: Equatable, Sendable {
    /// What the Avatar may spend in a round.
    public var tempo = 3
    /// Reorderings that cost nothing, each round.
    public var moves = 2
    /// What each choice costs in tempo; a reordering costs `move` once the free ones are used.
    public var strike = 2
    public var mend = 1
    public var brace = 1
    public var don = 1
    public var doff = 1
    public var move = 1
    public var use = 1
    /// Durability that one mending restores.
    public var mending = 4
    /// How many layers the Avatar may wear, and what they may weigh together.
    public var mostLayers = 5
    public var load = 20
    /// The round after which an undecided fight is a stalemate.
    public var mostRounds = 40

    public init() {}
}
