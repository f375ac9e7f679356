import Content
import Engine
import JSONText
import TestSupport
import Testing

@testable import Game

@Suite("Saves in the middle of a lesson")
struct LessonSaveTests {
    @Test("A lesson comes back from a save and from the journal, and its steps can be undone and done again")
    func resumed() throws {
        let saves = Sandbox()
        let state: String
        do {
            var session = try open(saves.path, "main", hall)
            try session.play(.train("catch"), .answer(1))
            try session.save()
            try session.play(.answer(0), .answer(1), .leave, .train("queue"), .choose(.swap(0, 1)))
            state = session.campaign.state
        }
        var session = try open(saves.path, "main", hall)
        #expect(session.campaign.state == state)
        #expect(session.opening.recovered == 5)
        #expect(session.campaign.course?.order == [0, 1])
        for _ in 1...3 { _ = try session.undo() }
        #expect(session.campaign.course == Course(trial: "catch", order: [0, 1], step: 0))
        _ = try session.undo()
        #expect(session.campaign.course?.step == 2)
        for _ in 1...4 { _ = try session.redo() }
        #expect(session.campaign.state == state)
        try session.play(.choose(.end))
        _ = try session.undo()
        #expect(session.campaign.learned == [])
        #expect(session.campaign.coins == 0)
    }

    @Test(
        "Every action of a lesson comes back from its JSON",
        arguments: [.train("catch"), .answer(2), .answer(nil), .leave] as [Action])
    func actions(action: Action) throws {
        var writer = JSONWriter()
        writer.object { action.write(into: &$0) }
        #expect(Action(try JSON.parse(writer.bytes)) == action)
    }

    @Test(
        "A save with an impossible order, step or lesson is damaged",
        arguments: [
            #"{"lesson":"queue","order":[1,1],"step":0}"#, #"{"lesson":"queue","order":[0,2],"step":0}"#,
            #"{"lesson":"queue","order":[0,"1"],"step":0}"#, #"{"lesson":"queue","order":[0,1],"step":-1}"#,
            #"{"order":[0,1],"step":0}"#, "7",
        ])
    func damaged(course: String) throws {
        var campaign = try #require(Campaign(seed: 7, in: hall))
        try campaign.play(.train("queue"), in: hall)
        let whole = #"{"lesson":"queue","order":[1,0],"step":0}"#
        #expect(campaign.state.contains(whole))
        func read(_ text: String) throws -> Campaign? { Campaign(try JSON.parse(Array(text.utf8))) }
        #expect(try read(campaign.state)?.state == campaign.state)
        #expect(try read(campaign.state.replacing(whole, with: course)) == nil)
    }

    @Test("A lesson goes on under its trial's new name, and is left where content has it no more or has it otherwise")
    func changed() throws {
        func course(after pairs: [String: String]) throws -> Course? {
            var campaign = try #require(Campaign(seed: 7, in: hall))
            try campaign.play(.train("catch"), .answer(1), in: hall)
            campaign.update(to: SampleHall.catalog(replacing: pairs))
            return campaign.course
        }
        #expect(try course(after: [:])?.step == 1)
        let renames = #""renames": [{"from": "trials/catch", "to": "trials/caught"}], "rules": {"#
        #expect(try course(after: [#""catch""#: #""caught""#, #""rules": {"#: renames])?.trial == "caught")
        #expect(try course(after: [#"["catch", "queue""#: #"["queue""#]) == nil)
        #expect(try course(after: [#""wear": ["clay", "pond"]"#: #""wear": ["clay", "pond", "pond"]"#]) == nil)
        #expect(try course(after: [#""start": "hall""#: #""start": "yard""#, #""hall""#: #""lobby""#]) == nil)
    }
}
