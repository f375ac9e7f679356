/// Lets the attack travel on; if it ends as a hit, everything further in is put back and tried again with fresh rolls.
///
/// The last try stands. Retries inside retries multiply, so one attack has at most `Retry.mostTries` in all.
public struct Retry: Equatable, Sendable {
    /// Tries of one attack, all its retrying layers together, the first included.
    public static let mostTries = 32

    public let times: Int

    /// `times` is 1…5.
    public init(times: Int) {
        self.times = times
    }
}
