import TestSupport
import Testing

/// For the release checks: `LAMELLAR_LONG=1 swift test -c release --filter LongTests`.
@Suite("Long", .enabled(if: TestRun.isLong))
struct LongTests {
    @Test("A log that verifies was computed, ten times as often", arguments: UInt64(2)...11)
    func computed(seed: UInt64) throws {
        try fuzz(cases: 5_000, seed: seed)
    }
}
