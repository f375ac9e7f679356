import Files
import Testing

@Suite("Work in parallel")
struct ParallelTests {
    @Test("Each piece of work is done once and its result stands at its place")
    func inOrder() {
        for count in [0, 1, 2, 3, 1_000] {
            #expect(inParallel(count) { $0 * $0 } == (0..<count).map { $0 * $0 })
        }
    }

    @Test("Pieces that take long and pieces that take short leave none behind")
    func uneven() {
        let sums = inParallel(40) { number in (0..<(number % 7 == 0 ? 200_000 : 10)).reduce(0) { $0 &+ $1 &* number } }
        #expect(sums.count == 40)
        #expect(sums[8] == (0..<10).reduce(0) { $0 &+ $1 &* 8 })
    }
}
