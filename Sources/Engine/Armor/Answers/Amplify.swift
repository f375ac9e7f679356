/// A weakness: power grows by ⌊power × percent / 100⌋ + `by`.
///
///     Amplify(percent: 50, by: 1).power(of: 10)   // 16
public struct Amplify: Equatable, Sendable {
    public let percent: Int
    public let by: Int

    /// `percent` is 0…1,000, `by` 0…1,000,000.
    public init(percent: Int = 0, by: Int = 0) {
        self.percent = percent
        self.by = by
    }

    @inline(__always)
    func power(of power: Int) -> Int {
        min(power + power * percent / 100 + by, Attack.mostPower)
    }
}
