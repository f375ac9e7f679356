import Chronicle
import Content
import Engine
import Files
import JSONText
import TestSupport
import Testing

@testable import Game

extension Session {
    /// Does something that is possible, chosen by luck: an action, undo, redo or a save. Says what.
    mutating func somethingAtRandom(_ luck: inout SplitMix64) throws -> String {
        func pick(_ count: Int) -> Int { Int(luck.next() % UInt64(count)) }
        switch pick(10) {
        case 0 where !timeline.past.isEmpty: return "undo \(try undo())"
        case 1 where !timeline.past.isEmpty: return "undo \(try undo())"
        case 2 where !timeline.future.isEmpty: return "redo \(try redo())"
        case 3:
            try save()
            return "save"
        default: break
        }
        var actions: [Action] = [.note("note \(pick(100))")]
        if let fight = campaign.fight {
            actions += fight.choices.map(Action.choose)
            actions += [.choose(.end), .choose(.end), .choose(.end)]
        } else {
            let ways = campaign.openWays(from: campaign.place, in: catalog)
            actions = ways.map(Action.go) + campaign.offers(in: catalog).map(Action.take)
            actions += [.rest, .upgrade(0), .choose(.swap(0, 1)), .choose(.doff(0)), .choose(.don(0))]
        }
        while !actions.isEmpty {
            let action = actions.remove(at: pick(actions.count))
            do throws(Session.Problem) {
                _ = try perform(action)
                return "\(action)"
            } catch {
                guard case .refused = error else { throw error }
            }
        }
        try save()
        return "save"
    }
}

@Suite("Undo and redo")
struct HistoryTests {
    @Test("Undone is as never done, redone as done, at any point, across fights, saves and new sessions")
    func asNeverDone() throws {
        let saves = Sandbox()
        var luck = SplitMix64(state: 3)
        var session = try open(saves.path)
        for number in 0..<250 {
            if number % 25 == 24 {
                try session.close()
                _ = consume session
                session = try open(saves.path)
            }
            let before = session.campaign.state
            let steps = session.timeline.past.count
            let did = try session.somethingAtRandom(&luck)
            guard session.timeline.past.count == steps + 1 else { continue }
            let after = session.campaign.state
            _ = try session.undo()
            #expect(session.campaign.state == before, "\(number): \(did)")
            _ = try session.redo()
            #expect(session.campaign.state == after, "\(number): \(did)")
        }
    }

    @Test("All of a game can be undone to its beginning and redone to its end")
    func allTheWay() throws {
        let saves = Sandbox()
        var session = try open(saves.path)
        let beginning = session.campaign.state
        try session.play(.choose(.don(0)), .go("den"))
        try fightItOut(&session)
        try session.play(.take("wool-cap"), .rest, .upgrade(1))
        try session.save()
        try session.play(.go("hall"), .note("the end"))
        try fightItOut(&session)
        let end = session.campaign.state
        let logs = inventory(saves("main/fights"))
        var count = 0
        while !session.timeline.past.isEmpty {
            _ = try session.undo()
            count += 1
        }
        #expect(session.campaign.state == beginning)
        #expect(inventory(saves("main/fights")).isEmpty)
        for _ in 0..<count { _ = try session.redo() }
        #expect(session.campaign.state == end)
        #expect(inventory(saves("main/fights")) == logs)
    }

    @Test("A new action forgets what was undone; a refused one does not")
    func newAction() throws {
        let saves = Sandbox()
        var session = try open(saves.path)
        try session.play(.choose(.swap(0, 1)))
        _ = try session.undo()
        #expect(!done(&session, .choose(.swap(0, 0))))
        #expect(session.timeline.future.count == 1)
        #expect(done(&session, .choose(.doff(0))))
        #expect(session.timeline.future.isEmpty)
    }

    @Test("What was undone or redone across a save is so after a crash too")
    func acrossASave() throws {
        let saves = Sandbox()
        do {
            var session = try open(saves.path)
            try session.play(.choose(.swap(0, 1)), .choose(.doff(0)), .choose(.doff(0)))
            _ = try session.undo()
            try session.save()
            let saved = session.campaign.state
            _ = try session.undo()
            _ = try session.undo()
            _ = try session.redo()
            _ = try session.redo()
            #expect(session.campaign.state == saved)
            _ = try session.redo()
            _ = try session.undo()
            _ = try session.redo()
            #expect(session.campaign.worn.isEmpty)
        }
        let again = try open(saves.path)
        #expect(again.campaign.worn.isEmpty)
        #expect(again.opening.lost == 0)
    }

    @Test("The log on disk is the recording's, whatever was played, undone, redone or noted, and it verifies")
    func logs() throws {
        let saves = Sandbox()
        var luck = SplitMix64(state: 11)
        var session = try open(saves.path)
        for number in 0..<200 {
            let did = try session.somethingAtRandom(&luck)
            #expect(session.logProblem == nil)
            let names = inventory(saves("main/fights")).keys.sorted()
            #expect(names.count == session.campaign.fightsBegun, "\(number): \(did)")
            for (name, log) in inventory(saves("main/fights")) {
                let isOpen = session.logPath?.hasSuffix(name) == true
                if isOpen { #expect(log == openLog(session.campaign), "\(number): \(did)") }
                #expect(Replay(log).verdict.kind == (isOpen ? .incomplete : .verified), "\(number): \(did)")
            }
        }
        for ended in session.timeline.past.compactMap(\.concluded) {
            #expect(contents(session.path(of: ended)) == ended.recording.log())
        }
        try session.close()
        for (name, log) in inventory(saves("main/fights")) { #expect(Replay(log).verdict.kind == .verified, "\(name)") }
    }

    @Test("Notes stand in the log with their text, and change no verdict")
    func notes() throws {
        let saves = Sandbox()
        var session = try open(saves.path)
        try session.play(.go("den"), .note("A \"quoted\" \u{1B}[31m note; then more."), .choose(.end))
        try session.close()
        let log = contents(saves("main/fights/0001-rat.jsonl"))
        #expect(text(log).contains(#"{"type":"note","text":"A \"quoted\" \u001b[31m note; then more."}"#))
        #expect(Replay(log).verdict.kind == .verified)
    }

    private func done(_ session: inout Session, _ action: Action) -> Bool { (try? session.perform(action)) != nil }
}
