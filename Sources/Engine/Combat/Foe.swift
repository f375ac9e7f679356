/// A definition of an opponent, as read from content.
public struct Foe: Equatable, Sendable {
    /// How a foe picks the plan of a round.
    public enum Order: Sendable {
        /// One after the other, from the first.
        case cycle
        /// By chance, evenly.
        case chance
    }

    /// An attack as the foe plans it: its power is rolled within ±`spread` when it is announced.
    public struct Plan: Equatable, Sendable {
        public let attack: Attack
        public let spread: Int

        public init(_ attack: Attack, spread: Int = 0) {
            self.attack = attack
            self.spread = spread
        }
    }

    public let id: ID
    public let health: Int
    /// What it wears, outermost first.
    public let wears: [Armor]
    public let order: Order
    /// One list of attacks a round.
    public let plans: [[Plan]]

    public init(_ id: ID, health: Int, wears: [Armor] = [], order: Order = .cycle, plans: [[Plan]]) {
        self.id = id
        self.health = health
        self.wears = wears
        self.order = order
        self.plans = plans
    }
}
