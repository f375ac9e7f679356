import Chronicle
import Content
import Engine
import JSONText
import TestSupport
import Testing

@Suite("Difference of logs")
struct LogDifferenceTests {
    let recording = Arena.smallFight()

    @Test("A log and itself do not differ")
    func none() {
        for recording in FilmTests.fights.prefix(10) { #expect(LogDifference(recording, recording).isNone) }
    }

    @Test("Another choice is named with its number and round, and shows at its line")
    func choice() throws {
        var other = try #require(recording.restarted())
        for choice in recording.choices.prefix(4) { _ = try other.play(choice) }
        let changed: Choice = recording.choices[4] == .end ? .brace(0) : .end
        _ = try other.play(changed)
        let difference = LogDifference(recording, other)
        let round = recording.playback.turns[4].after.round
        #expect(difference.causes == [.choice(number: 5, round: round, recording.choices[4], changed)])
        #expect(difference.lines?.round == round)
        #expect(difference.lines?.one?.text.contains(#""type":"choice""#) == true)
    }

    @Test("Another seed, setup, engine or value in the content is the cause, with both values")
    func causes() throws {
        var setup = recording.setup
        setup.seed = 9
        #expect(LogDifference(recording, try recording.with(setup)).causes.first == .seed(24, 9))
        setup = recording.setup
        setup.health = 20
        #expect(
            LogDifference(recording, try recording.with(setup)).causes.first == .start(key: "health", "24", "20"))
        let old = Recording.recordedBy(engine: "0.0.9")
        #expect(
            LogDifference(old, try #require(Recording.recordedBy(engine: "0.1.0"))).causes == [
                .engine("0.0.9", "0.1.0")
            ])
        var question = WhatIf()
        question.amendments = [.set(.armor, "hat", path: ["durability"], to: 3)]
        let causes = LogDifference(recording, try question.version(of: recording)).causes
        #expect(causes.first == .content(record: "armor/hat", pointer: "/durability", "2", "3"))
    }

    @Test("Content that differs without any effect is a cause of nothing that shows")
    func effectless() throws {
        var question = WhatIf()
        question.amendments = [.set(.foes, "rat", path: ["name"], to: "Ratte")]
        var version = try question.version(of: recording)
        for choice in recording.choices { _ = try version.play(choice) }
        let difference = LogDifference(recording, version)
        #expect(difference.causes.count == 1 && difference.lines == nil && !difference.isNone)
    }
}
