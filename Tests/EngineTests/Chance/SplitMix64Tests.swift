import Engine
import Testing

@Suite("SplitMix64")
struct SplitMix64Tests {
    @Test("SplitMix64 gives the known values of seed 0 and seed 1234567")
    func known() {
        var zero = SplitMix64(state: 0)
        #expect([zero.next(), zero.next()] == [0xe220_a839_7b1d_cdaf, 0x6e78_9e6a_a1b9_65f4])
        var other = SplitMix64(state: 1_234_567)
        #expect([other.next(), other.next()] == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973])
    }

    @Test("The fold is the generator's next word after the exclusive or of key and word")
    func folds() {
        #expect(fold(0, 0) == 0xe220_a839_7b1d_cdaf)
        #expect(fold(1_234_000, 1_234_567 ^ 1_234_000) == 6_457_827_717_110_365_317)
    }
}
