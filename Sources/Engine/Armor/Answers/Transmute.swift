/// The element becomes `to` and the power ⌊power × percent / 100⌋; the layers further in meet the new element.
///
///     Transmute(to: "steam", percent: 50).power(of: 9)   // 4
public struct Transmute: Equatable, Sendable {
    public let to: ID
    public let percent: Int

    /// `percent` is 0…1,000.
    public init(to: ID, percent: Int = 100) {
        self.to = to
        self.percent = percent
    }

    @inline(__always)
    func power(of power: Int) -> Int {
        min(percent == 100 ? power : power * percent / 100, Attack.mostPower)
    }
}
