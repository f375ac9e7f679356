import Chronicle
import TestSupport
import Testing

@Suite("Reel")
struct ReelTests {
    @Test("The frames come in order, and each is the one that a look at its number gives")
    func frames() {
        for recording in FilmTests.fights.prefix(6) {
            let film = Film(recording)
            let frames = Array(Reel(film))
            #expect(frames.count == film.steps.count)
            let isSame = frames.enumerated().allSatisfy { $1 == film.frame(at: $0) }
            #expect(isSame)
        }
    }
}
