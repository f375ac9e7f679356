/// A definition of armor, as read from content; what is worn is a `Layer`.
public struct Armor: Equatable, Sendable {
    /// How many responses (and echoes) one armor may have; their numbers are bits of a mask.
    public static let mostResponses = 64

    public let id: ID
    public let responses: [Response]
    public let echoes: [Echo]
    let hasEchoes: Bool
    /// The elements that any response may answer to, at a glance; all of them where there are echoes.
    let glance: UInt64
    /// 1…1,000,000, or nil for armor that never wears.
    public let durability: Int?
    /// The most charge a layer of it can hold; 0 for none.
    public let mostCharge: Int
    /// What it adds to the load its wearer carries.
    public let weight: Int

    public init(
        _ id: ID, durability: Int? = nil, charge: Int = 0, weight: Int = 0, responses: [Response] = [],
        echoes: [Echo] = []
    ) {
        self.id = id
        self.responses = responses
        self.echoes = echoes
        hasEchoes = !echoes.isEmpty
        glance = responses.reduce(hasEchoes ? .max : 0) { $0 | $1.when.front.glance }
        self.durability = durability
        mostCharge = charge
        self.weight = weight
    }

    /// Whether it has a durability at all.
    public var wears: Bool { durability != nil }
}
