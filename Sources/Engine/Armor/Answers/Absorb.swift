/// Takes ⌊power × percent / 100⌋, at most `upTo`; the rest travels on.
///
///     Absorb(percent: 50).amount(of: 9)   // 4
public struct Absorb: Equatable, Sendable {
    public let percent: Int
    public let upTo: Int

    /// `percent` is 0…100.
    public init(percent: Int = 100, upTo: Int = Attack.mostPower) {
        self.percent = percent
        self.upTo = upTo
    }

    @inline(__always)
    func amount(of power: Int) -> Int {
        min(percent == 100 ? power : power * percent / 100, upTo)
    }
}
