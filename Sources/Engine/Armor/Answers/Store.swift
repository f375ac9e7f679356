/// Takes like absorb, at most the room left for charge; the amount becomes charge.
///
///     Store(upTo: 3).amount(of: 10, room: 2)   // 2
public struct Store: Equatable, Sendable {
    public let percent: Int
    public let upTo: Int

    /// `percent` is 0…100.
    public init(percent: Int = 100, upTo: Int = Attack.mostPower) {
        self.percent = percent
        self.upTo = upTo
    }

    @inline(__always)
    func amount(of power: Int, room: Int) -> Int {
        min(Absorb(percent: percent, upTo: upTo).amount(of: power), max(0, room))
    }
}
