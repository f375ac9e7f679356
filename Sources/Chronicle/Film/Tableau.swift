public import Engine

/// A fight as it stands at one moment, even in the middle of an attack: made of facts alone.
///
/// The engine gives its state only between choices. In between this one follows the facts, which say enough for it:
/// after the last fact of a choice it is what the fight itself has become.
///
///     var tableau = Tableau(fight)
///     for fact in facts { tableau.follow(fact, after: later) }
public struct Tableau: Equatable, Sendable {
    /// One side: its health and its layers, outermost first.
    public struct Figure: Equatable, Sendable {
        public let side: Side
        public internal(set) var health: Int
        public let mostHealth: Int
        /// A layer that breaks stays, with durability 0, until the outcome of the attack that broke it.
        public internal(set) var layers: [Layer]
        /// Armor carried but not worn.
        public internal(set) var pack: [Layer]
        public internal(set) var statuses: [ID]

        public var isDown: Bool { health == 0 }

        init(_ side: Side, _ combatant: Combatant) {
            self.side = side
            health = combatant.health
            mostHealth = combatant.mostHealth
            layers = combatant.stack.layers
            pack = combatant.pack
            statuses = combatant.afflictions.map(\.status.id)
        }
    }

    /// An attack under way, or one that has just ended.
    public struct Flight: Equatable, Sendable {
        /// The attack with the element and power it has now.
        public internal(set) var attack: Attack
        /// The same as it was thrown.
        public let thrown: Attack
        public let from: Side
        public let to: Side
        /// What it met so far, outermost first.
        public internal(set) var hops: [Hop] = []
        /// Which layer each hop was at, by the identity it keeps wherever it is later.
        public internal(set) var met: [UInt64] = []
        public internal(set) var echoes: [Reverberation] = []
        /// nil while it is under way.
        public internal(set) var outcome: Outcome?
        /// The power that reached the wearer.
        public internal(set) var damage = 0

        /// The place among the target's layers that it met last; nil before the first.
        public var at: Int? { hops.last?.layer }
    }

    /// 0 before the fight begins.
    public internal(set) var round: Int
    public internal(set) var tempo: Int
    /// Free reorderings left.
    public internal(set) var moves: Int
    public internal(set) var result: Result?
    public internal(set) var avatar: Figure
    public internal(set) var foes: [Figure]
    /// The attacks announced and still to come.
    public internal(set) var intents: [Intent]
    /// The Avatar's bag.
    public internal(set) var items: [Item]
    public internal(set) var flight: Flight?
    /// Whether the Avatar has let the announced attacks come.
    var isClosing = false

    /// The fight between two choices.
    public init(_ fight: Fight) {
        round = fight.round
        tempo = fight.tempo
        moves = fight.moves
        result = fight.result
        avatar = Figure(.avatar, fight.avatar)
        foes = fight.foes.enumerated().map { Figure(.foe($0), $1) }
        intents = fight.intents
        items = fight.items
    }

    /// The Avatar or a foe, in place.
    public internal(set) subscript(_ side: Side) -> Figure {
        get {
            switch side {
            case .avatar: avatar
            case .foe(let index): foes[index]
            }
        }
        _modify {
            switch side {
            case .avatar: yield &avatar
            case .foe(let index): yield &foes[index]
            }
        }
    }
}
