import Chronicle

/// The journey that is the same for everybody on one day.
///
///     Daily("2026-11-30").slot   // "daily-2026-11-30"
public struct Daily: Equatable, Sendable {
    /// A UTC day.
    public let day: String

    public init(_ day: String) { self.day = day }

    public var slot: String { "daily-" + day }

    /// Made of the day's text and nothing else.
    public var seed: UInt64 { fingerprint(Array(slot.utf8)) }

    public var terms: Campaign.Terms { .init(mode: .ironman) }

    /// The daily journey that a campaign in a slot is; nil where it is another one, whatever its slot is called.
    public init?(_ campaign: Campaign, slot: String) {
        self.init(String(slot.dropFirst("daily-".count)))
        guard slot == self.slot, campaign.seed == seed, campaign.terms == terms else { return nil }
    }
}
