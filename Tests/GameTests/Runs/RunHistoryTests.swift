import Chronicle
import Content
import Engine
import Files
import TestSupport
import Testing

@testable import Game

@Suite("The history of runs")
struct RunHistoryTests {
    @Test("A journey that is won is kept with what it was worth, and once, though it be won again after an undo")
    func won() throws {
        let saves = Sandbox()
        var session = try open(saves.path, .init(oaths: ["one-wick"]))
        try session.keepHistory(date: "2026-11-30")
        #expect(!isThere(saves("history.jsonl")))
        try walk(&session)
        try session.keepHistory(date: "2026-11-30")
        _ = try session.undo()
        try session.keepHistory(date: "2026-11-30")
        _ = try session.redo()
        try session.keepHistory(date: "2026-12-01")
        let history = try RunHistory(in: saves.path)
        #expect(history.hasVictory)
        #expect(history.runs.count == 1)
        let run = try #require(history.runs.first)
        #expect(run.date == "2026-11-30" && run.slot == "main" && run.seed == 7 && run.end == .won)
        #expect(run.terms == .init(oaths: ["one-wick"]) && !run.isDaily && run.place == "hall")
        #expect(run.score == session.campaign.score(in: session.catalog))
        #expect(run.places == 2 && run.fights == 2 && run.rests == 1 && run.defeats == 0)
    }

    @Test("A journey that is lost is kept too; another end of it is another line")
    func lost() throws {
        let saves = Sandbox()
        var session = try open(saves.path, .init())
        for _ in 1...2 { try session.play(.go("pit"), .choose(.end)) }
        try session.keepHistory(date: "2026-11-30")
        for _ in 1...2 { _ = try session.undo() }
        try walk(&session)
        try session.keepHistory(date: "2026-11-30")
        let runs = try RunHistory(in: saves.path).runs
        #expect(runs.map(\.end) == [.lost, .won])
        #expect(runs.map(\.defeats) == [2, 1])
    }

    @Test("A damaged line is passed over, one of another kind left alone, and nothing of them is lost")
    func damaged() throws {
        let saves = Sandbox()
        let old = #"{"type":"run"}"# + "\n{oops\n" + #"{"type":"cheer"}"# + "\n" + #"{"type":"run","sco"#
        put(old, saves("history.jsonl"))
        var history = try RunHistory(in: saves.path)
        #expect(history.damaged == [1, 2, 4])
        #expect(history.runs.isEmpty && !history.hasVictory)
        try history.add(run(score: 3, date: "2026-11-30"), in: saves.path)
        #expect(text(contents(saves("history.jsonl"))).hasPrefix(old + "\n"))
        let again = try RunHistory(in: saves.path)
        #expect(again.damaged == [1, 2, 4])
        #expect(again.runs == [run(score: 3, date: "2026-11-30")])
    }

    @Test("The best score comes first, and of two the earlier")
    func order() throws {
        let saves = Sandbox()
        var history = try RunHistory(in: saves.path)
        let runs = [
            run(score: 3, date: "2026-11-30", fights: 1), run(score: 9, date: "2026-12-02", fights: 2),
            run(score: 9, date: "2026-12-01", fights: 3), run(score: 9, date: "2026-12-01", fights: 4),
        ]
        for run in runs { try history.add(run, in: saves.path) }
        #expect(history.best.map(\.fights) == [3, 4, 2, 1])
        #expect(try RunHistory(in: saves.path).best == history.best)
    }

    private func run(score: Int, date: String, fights: Int = 1) -> Run {
        Run(
            date: date, slot: "main", seed: .max, terms: .init(mode: .ironman, oaths: ["bare"]), isDaily: true,
            end: .lost, place: "gate", score: score, places: 1, points: 2, defeats: 3, rests: 4, fights: fights)
    }
}
