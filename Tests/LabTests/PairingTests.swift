import Chronicle
import Lab
import TestSupport
import Testing

@Suite("Pairing")
struct PairingTests {
    let recording = Arena.smallFight()

    private func version(_ change: (inout FightSetup) -> Void) throws -> Recording {
        var setup = recording.setup
        change(&setup)
        return try recording.with(setup)
    }

    @Test("A version against itself shows no difference, and no pair in which only one wins")
    func same() throws {
        let score = try Pairing(recording, recording).compare(60, from: 1, by: .oneStep)
        #expect(score.pairs == 60 && score.onlyOne == 0 && score.onlyOther == 0 && score.difference == 0)
        #expect(score.interval.contains(0))
    }

    @Test("The score is the same with any number of threads, and the other way round it is its mirror")
    func threads() throws {
        let other = try version { $0.health = 6 }
        let one = try Pairing(recording, other).compare(70, from: 5, by: .oneStep, threads: 1)
        #expect(try Pairing(recording, other).compare(70, from: 5, by: .oneStep, threads: 3) == one)
        let back = try Pairing(other, recording).compare(70, from: 5, by: .oneStep)
        #expect(back.onlyOne == one.onlyOther && back.onlyOther == one.onlyOne)
        #expect(back.difference == -one.difference)
        #expect(back.interval == -one.interval.upperBound ... -one.interval.lowerBound)
    }

    @Test("Less health wins less often, by more than chance")
    func worse() throws {
        let score = try Pairing(recording, try version { $0.health = 1 }).compare(120, from: 1, by: .oneStep)
        #expect(score.difference < 0 && !score.interval.contains(0))
    }
}
