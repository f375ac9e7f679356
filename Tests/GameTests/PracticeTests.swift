import Chronicle
import Content
import Engine
import Files
import Game
import TestSupport
import Testing

@Suite("Practice and faults")
struct PracticeTests: ~Copyable {
    private let sandbox = Sandbox()
    private var recording: Recording { Arena.smallFight() }

    private func practice(after choices: Int) throws -> Session {
        try Session.practice(recording, after: choices, in: sandbox.path, catalog: Arena.content)
    }

    @Test("A practice begins where the recorded fight stood, and its log names that fight and the round")
    func branch() throws {
        var session = try practice(after: 5)
        let turn = recording.playback.turns[5]
        let isSame = session.campaign.fight == turn.after
        #expect(isSame)
        _ = try session.perform(.choose(.end))
        let path = try #require(session.logPath ?? session.lastLogPath)
        try session.close()
        let replay = Replay(try readFile(path, limit: 1 << 20))
        #expect(replay.verdict.kind == .verified)
        let parent = try #require(replay.recording?.parent)
        #expect((parent.choices, parent.round) == (5, turn.after.round))
        #expect(replay.recording?.choices == recording.choices.prefix(5) + [.end])
    }

    @Test("Each practice has a slot of its own, and goes on in it")
    func slots() throws {
        var first = try practice(after: 2)
        #expect(first.slotName == "practice-1")
        _ = try first.perform(.choose(.end))
        let fight = first.campaign.fight
        try first.close()
        #expect(try practice(after: 2).slotName == "practice-2")
        let again = try Session.open(try Slot("practice-1", in: sandbox.path), catalog: Arena.content, seed: 1)
        let isSame = again.campaign.fight == fight
        #expect(isSame)
        #expect(again.campaign.terms.mode == .practice)
    }

    @Test("When its fight has ended a practice can be looked at and taken back, and counts in no history")
    func end() throws {
        var session = try practice(after: recording.choices.count - 1)
        let last = try #require(recording.choices.last)
        _ = try session.perform(.choose(last))
        #expect(session.campaign.fight == nil && session.campaign.isLost(in: session.catalog))
        try session.keepHistory(date: "2026-11-30")
        #expect(kindOfFile(Path.join(sandbox.path, "history.jsonl")) == nil)
        #expect(throws: Session.Problem.self) { try session.perform(.rest) }
        _ = try session.undo()
        #expect(session.campaign.fight != nil)
    }

    @Test("A fight that is over can't be played on")
    func over() {
        #expect(throws: SaveProblem.self) { try practice(after: .max) }
    }

    @Test("A broken promise leaves the log up to it, and the game goes on")
    func fault() throws {
        var session = try practice(after: 3)
        session.audit = { _, _, fight in fight.round > 1 ? "two is too many" : nil }
        var faults: [Fault] = []
        for _ in 0..<3 where session.campaign.fight != nil {
            _ = try session.perform(.choose(.end))
            if let fault = session.fault { faults.append(fault) }
        }
        let fault = try #require(faults.first)
        #expect(fault.finding == "two is too many")
        let replay = Replay(try readFile(fault.path, limit: 1 << 20))
        #expect(replay.verdict.kind == .incomplete)
        #expect(replay.recording?.choices.last == .end)
    }

    @Test("Whole games break no promise")
    func none() throws {
        var session = try practice(after: 0)
        var samples = Samples(seed: 4)
        while let fight = session.campaign.fight {
            _ = try session.perform(.choose(samples.pick(fight.choices)))
            #expect(session.fault == nil)
        }
    }
}
