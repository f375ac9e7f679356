public import Content

/// A journey that ended, as the history keeps it.
public struct Run: Equatable, Sendable {
    public enum End: String, Sendable {
        case won, lost
    }

    /// The UTC day on which it ended.
    public let date: String
    public let slot: String
    public let seed: UInt64
    public let terms: Campaign.Terms
    public let isDaily: Bool
    public let end: End
    /// Where it ended.
    public let place: String
    public let score: Int
    /// Places cleared, points earned.
    public let places: Int
    public let points: Int
    public let defeats: Int
    public let rests: Int
    public let fights: Int

    /// What is to be kept of a campaign; nil while it goes on.
    public init?(_ campaign: Campaign, in catalog: Catalog, slot: String, date: String) {
        if campaign.terms.mode == .practice { return nil }
        let isLost = campaign.isLost(in: catalog)
        guard isLost || campaign.isFinished(in: catalog) else { return nil }
        self.init(
            date: date, slot: slot, seed: campaign.seed, terms: campaign.terms,
            isDaily: Daily(campaign, slot: slot) != nil, end: isLost ? .lost : .won, place: campaign.place,
            score: campaign.score(in: catalog), places: campaign.cleared.count,
            points: campaign.pointsEarned(in: catalog), defeats: campaign.defeats, rests: campaign.rests,
            fights: campaign.fightsBegun)
    }

    init(
        date: String, slot: String, seed: UInt64, terms: Campaign.Terms, isDaily: Bool, end: End, place: String,
        score: Int, places: Int, points: Int, defeats: Int, rests: Int, fights: Int
    ) {
        (self.date, self.slot, self.seed, self.terms) = (date, slot, seed, terms)
        (self.isDaily, self.end, self.place, self.score) = (isDaily, end, place, score)
        (self.places, self.points, self.defeats) = (places, points, defeats)
        (self.rests, self.fights) = (rests, fights)
    }

    /// Whether it is the same journey at the same end, come to once more after an undo; its slot may have moved meanwhile.
    func isSameEnd(as other: Run) -> Bool {
        seed == other.seed && terms == other.terms && fights == other.fights && place == other.place
            && end == other.end
    }
}
