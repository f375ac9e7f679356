/// Something in the Avatar's bag, as read from content; using it in a fight uses it up.
///
///     Item("lamp-oil", charge: 3)
public struct Item: Equatable, Sendable {
    public let id: ID
    /// Health it gives back.
    public let heal: Int
    /// Durability it gives back to every worn layer.
    public let mend: Int
    /// Charge for the outermost layer with room for it, the rest for the next.
    public let charge: Int
    /// Tempo it gives in this round.
    public let tempo: Int
    /// The statuses it takes from the Avatar.
    public let cures: [ID]
    /// What flies at a foe, with its power as written.
    public let throwing: Attack?

    /// The numbers are 0…1,000,000.
    public init(
        _ id: ID, heal: Int = 0, mend: Int = 0, charge: Int = 0, tempo: Int = 0, cures: [ID] = [],
        throwing: Attack? = nil
    ) {
        self.id = id
        self.heal = heal
        self.mend = mend
        self.charge = charge
        self.tempo = tempo
        self.cures = cures
        self.throwing = throwing
    }
}
