import Chronicle
import Engine
import TestSupport
import Testing

@Suite("Rerun")
struct RerunTests {
    private var fights: [Recording] { FilmTests.fights }

    @Test("Under the same conditions a fight goes as it went")
    func same() throws {
        for recording in fights {
            let rerun = Rerun(of: recording, as: try recording.with(recording.setup), .stop)
            #expect(rerun.strays.isEmpty)
            #expect(rerun.fight == recording.fight)
        }
    }

    @Test("From any round on with the same layers it goes as it went, too")
    func sameFromARound() throws {
        for recording in fights.prefix(20) {
            for round in 1...recording.fight.round {
                let rerun = try #require(
                    Rerun(of: recording, fromRound: round, .stop) { $0 })
                #expect(rerun.fight == recording.fight)
                #expect(rerun.shared > 0)
            }
            #expect(Rerun(of: recording, fromRound: recording.fight.round + 1, .stop) { $0 } == nil)
        }
    }

    @Test("Taking a layer away leaves every roll of the others in the first round as it was")
    func luck() throws {
        var compared = 0
        for recording in fights where recording.setup.wears.count > 1 {
            var setup = recording.setup
            let gone = ID(setup.wears.removeFirst().armor)
            let rerun = Rerun(of: recording, as: try recording.with(setup), .skip)
            func announced(_ playback: Playback) -> [Intent] { playback.turns[0].facts.intents }
            #expect(announced(rerun.playback) == announced(recording.playback))
            compared += announced(rerun.playback).isEmpty ? 0 : 1
            #expect(!rerun.fight.avatar.stack.layers.contains { $0.armor.id == gone } || setup.names(gone))
        }
        #expect(compared > 10)
    }

    @Test("A choice that touches a layer finds it where it is now")
    func deeds() throws {
        var recording = begun(
            FightSetup(
                seed: 3, health: 30, weapon: "blade", wears: [("hat", 0), ("kettle", 0), ("mirror", 0)], foes: ["imp"]),
            in: Arena.content)
        for choice in [Choice.swap(1, 2), .brace(1), .doff(2), .end] { _ = try recording.play(choice) }
        var setup = recording.setup
        setup.wears.removeFirst()
        let rerun = Rerun(of: recording, as: try recording.with(setup), .stop)
        #expect(rerun.strays.isEmpty)
        #expect(rerun.playback.turns.compactMap(\.choice) == [.swap(0, 1), .brace(0), .doff(1), .end])
    }

    @Test("A choice about a layer that is not worn stops the fight, is left out, or is made by somebody else")
    func remedies() throws {
        var recording = begun(
            FightSetup(seed: 3, health: 30, weapon: "blade", wears: [("hat", 0), ("kettle", 0)], foes: ["imp"]),
            in: Arena.content)
        for choice in [Choice.brace(0), .strike(0), .end, .end] { _ = try recording.play(choice) }
        var setup = recording.setup
        setup.wears.removeFirst()
        let version = try recording.with(setup)
        func played(_ remedy: Remedy) -> [Choice] {
            Rerun(of: recording, as: version, remedy).playback.turns.compactMap(\.choice)
        }
        #expect(played(.stop) == [])
        #expect(played(.skip) == [.strike(0), .end, .end])
        let decided = Rerun(of: recording, as: version, .decide { _ in [.mend(9), .end] })
        #expect(decided.strays.map(\.reason) == [.notWorn("hat")])
        #expect(decided.fight.result != nil)
        #expect(decided.playback.turns.compactMap(\.choice).prefix(3) == [.strike(0), .end, .end])
    }

    @Test("A recorded choice that tempo no longer allows is a stray with its reason")
    func illegal() throws {
        let recording = Arena.smallFight()
        var setup = recording.setup
        setup.foes = ["rat"]
        let rerun = Rerun(of: recording, as: try recording.with(setup), .skip)
        #expect(rerun.strays.contains { if case .illegal = $0.reason { true } else { false } })
        for stray in rerun.strays { #expect(recording.choices[stray.number - 1] == stray.choice) }
    }

    @Test("A fight under other conditions is a fight like any other: its log verifies")
    func log() throws {
        for recording in fights.prefix(20) where !recording.setup.wears.isEmpty {
            var setup = recording.setup
            setup.wears.removeLast()
            var version = try Recording(setup, in: recording.catalog)
            let rerun = Rerun(of: recording, as: version, .skip)
            for choice in rerun.playback.turns.compactMap(\.choice) { _ = try version.play(choice) }
            #expect(version.fight == rerun.fight)
            #expect(Replay(version.log()).verdict.kind == .verified)
        }
    }
}

extension FightSetup {
    fileprivate func names(_ armor: ID) -> Bool { (wears + carries).contains { ID($0.armor) == armor } }
}
