/// Takes like absorb and sends the amount back at the attacker once the inward leg is over.
///
/// An attack that was itself sent back is never reflected again: the response counts as not holding.
public struct Reflect: Equatable, Sendable {
    public let percent: Int
    public let upTo: Int

    /// `percent` is 0…100.
    public init(percent: Int = 100, upTo: Int = Attack.mostPower) {
        self.percent = percent
        self.upTo = upTo
    }

    @inline(__always)
    func amount(of power: Int) -> Int {
        Absorb(percent: percent, upTo: upTo).amount(of: power)
    }
}
