import Chronicle
import Content
import Engine
import Files
import JSONText
import TestSupport
import Testing

@testable import Game

func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

@Suite("After a crash")
struct RecoveryTests {
    /// Opens a copy of a slot's folder, as a process would that comes after a kill.
    private func reopen(_ folder: String, _ body: (borrowing Session) throws -> Void) throws {
        let sandbox = Sandbox()
        try copyFolder(folder, to: sandbox("main"))
        try body(try open(sandbox.path))
    }

    @Test("A journal cut at any byte leaves everything up to its last whole line")
    func cutJournal() throws {
        let saves = Sandbox()
        var states: [String] = []
        do {
            var session = try open(saves.path)
            try session.save()
            states.append(session.campaign.state)
            let script: [Action] = [
                .choose(.swap(0, 1)), .go("den"), .note("Hello, \"rat\"."), .choose(.strike(0)), .choose(.end),
                .choose(.strike(0)), .choose(.end),
            ]
            for action in script {
                try session.play(action)
                states.append(session.campaign.state)
            }
            _ = try session.undo()
            states.append(session.campaign.state)
            _ = try session.redo()
            states.append(session.campaign.state)
        }
        let journal = contents(saves("main/journal.jsonl"))
        let save = contents(saves("main/save.json"))
        for end in 0...journal.count {
            let crashed = Sandbox()
            put(save, crashed("main/save.json"))
            put(journal[..<end], crashed("main/journal.jsonl"))
            let session = try open(crashed.path)
            let whole = max(0, journal[..<end].count { $0 == UInt8(ascii: "\n") } - 1)
            #expect(session.campaign.state == states[whole], "cut at \(end)")
            #expect(session.opening.recovered == whole)
            #expect(session.opening.lost == 0)
        }
    }

    @Test("After a crash behind any command the game stands where it stood, with its history and its logs")
    func everyCommand() throws {
        let saves = Sandbox()
        var session = try open(saves.path)
        var luck = SplitMix64(state: 1)
        for number in 0..<120 {
            let did = try session.somethingAtRandom(&luck)
            let state = session.campaign.state
            let logs = inventory(saves("main/fights"))
            let past = session.timeline.past.count
            try reopen(saves("main")) { again in
                #expect(again.campaign.state == state, "\(number): \(did)")
                #expect(again.opening.lost == 0, "\(number): \(did)")
                #expect(inventory(again.folder + "/fights") == logs, "\(number): \(did)")
                #expect(again.timeline.past.count <= past)
            }
        }
    }

    @Test("A log that the crash caught up to any byte, or that is not there at all, is whole again")
    func logsBehind() throws {
        let saves = Sandbox()
        do {
            var session = try open(saves.path)
            try session.play(.go("den"), .choose(.strike(0)), .choose(.end))
            try fightItOut(&session)
            try session.play(.go("hall"), .choose(.end))
        }
        let logs = inventory(saves("main/fights"))
        #expect(logs.count == 2)
        for (name, log) in logs {
            for end in stride(from: 0, through: log.count, by: 97) {
                put(log[..<end], saves("main/fights/" + name))
                let session = try open(saves.path)
                #expect(inventory(saves("main/fights")) == logs, "\(name) cut at \(end)")
                #expect(session.logProblem == nil)
            }
            try removeFile(saves("main/fights/" + name))
            _ = try open(saves.path)
            #expect(inventory(saves("main/fights")) == logs)
        }
    }

    @Test("A fight that was undone before the crash leaves no log after it")
    func undoneLog() throws {
        let saves = Sandbox()
        do {
            var session = try open(saves.path)
            try session.play(.go("den"))
            let log = contents(session.logPath ?? "")
            _ = try session.undo()
            // The crash came between the journal and the log.
            put(log, saves("main/fights/0001-rat.jsonl"))
        }
        _ = try open(saves.path)
        #expect(inventory(saves("main/fights")).isEmpty)
    }

    @Test("At every instant of a save the game is there: before, between the renames, and before the new journal")
    func insideASave() throws {
        let saves = Sandbox()
        let names = ["save.json", "save.1.json", "save.2.json", "save.3.json"]
        let state: String
        do {
            var session = try open(saves.path)
            for _ in 0..<5 {
                try session.play(.choose(.swap(0, 1)))
                try session.save()
            }
            try session.play(.go("den"), .choose(.strike(0)))
            state = session.campaign.state
            try copyFolder(saves("main"), to: saves("before"))
            try session.save()
        }
        let old = inventory(saves("before"))
        let new = inventory(saves("main"))
        // What is on disk after each step of a save: old name by name, then the new save, then the new journal.
        var steps: [[String: [UInt8]?]] = [[:]]
        func step(_ change: [String: [UInt8]?]) { steps.append(steps[steps.count - 1].merging(change) { $1 }) }
        step([".writing-1-0.tmp": Array("half".utf8)])
        step(["save.3.json": old["save.2.json"], "save.2.json": nil])
        step(["save.2.json": old["save.1.json"], "save.1.json": nil])
        step(["save.1.json": old["save.json"]])
        step(["save.json": new["save.json"]])
        step(["journal.jsonl": []])
        step(["journal.jsonl": Array(#"{"type":"journal","ver"#.utf8)])
        step(["journal.jsonl": Array(#"{"type":"journal","version":1,"save":7}"#.utf8)])
        for (number, changes) in steps.enumerated() {
            let crashed = Sandbox()
            for (name, bytes) in old { put(bytes, crashed("main/" + name)) }
            for (name, bytes) in changes {
                if let bytes { put(bytes, crashed("main/" + name)) } else { try? removeFile(crashed("main/" + name)) }
            }
            var session = try open(crashed.path)
            #expect(session.campaign.state == state, "step \(number)")
            #expect(session.opening.lost == 0)
            #expect(!inventory(crashed("main")).keys.contains { isTemporaryName($0) })
            try session.play(.choose(.end))
            try session.save()
            for name in names where isThere(crashed("main/" + name)) {
                #expect(throws: Never.self) { _ = try SaveFile(contents(crashed("main/" + name))) }
            }
        }
    }

    @Test("A journal of an earlier save is passed over; one of a later save is kept for a look")
    func otherJournals() throws {
        let saves = Sandbox()
        do {
            var session = try open(saves.path)
            try session.play(.choose(.swap(0, 1)))
        }
        let journal = text(contents(saves("main/journal.jsonl")))
        func lost(_ save: String) throws -> (Int, Int) {
            put(journal.replacing(#""save":1"#, with: #""save":\#(save)"#), saves("main/journal.jsonl"))
            let session = try open(saves.path)
            return (session.opening.recovered, session.opening.lost)
        }
        #expect(try lost("0") == (0, 0))
        #expect(try lost("9") == (0, 1))
        #expect(text(contents(saves("main/journal.lost-1.jsonl"))).contains("swap"))
    }

    @Test("A line in the midst of the journal that can't be read ends it; the rest is kept, twice if need be")
    func damagedJournal() throws {
        let saves = Sandbox()
        let state: String
        do {
            var session = try open(saves.path)
            try session.play(.choose(.swap(0, 1)))
            state = session.campaign.state
            try session.play(.choose(.doff(0)), .choose(.don(0)))
        }
        for number in 1...2 {
            if number == 2 {
                var session = try open(saves.path)
                try session.play(.choose(.swap(0, 1)), .choose(.swap(0, 1)), .choose(.doff(0)), .choose(.don(0)))
            }
            let damaged = text(contents(saves("main/journal.jsonl"))).replacing("doff", with: "dofg")
            put(damaged, saves("main/journal.jsonl"))
            let session = try open(saves.path)
            #expect(session.opening.lost == 2)
            #expect(session.opening.lostPath == saves("main/journal.lost-\(number).jsonl"))
            #expect(session.campaign.state == state)
            #expect(text(contents(saves("main/journal.lost-\(number).jsonl"))) == damaged)
            // What was recovered is in a save already.
            #expect(try SaveFile(contents(session.savePath)).campaign.state == state)
        }
        put("garbage\nmore\n", saves("main/journal.jsonl"))
        let session = try open(saves.path)
        #expect(session.opening.lost == 2)
        #expect(text(contents(saves("main/journal.lost-3.jsonl"))) == "garbage\nmore\n")
    }

    @Test("A command that no longer fits the content ends the recovery, and is kept")
    func contentChanged() throws {
        let saves = Sandbox()
        do {
            var session = try open(saves.path)
            try session.play(.choose(.swap(0, 1)), .go("den"), .choose(.end))
        }
        let moved = SampleRoad.catalog(replacing: [#""ways": ["den", "pit", "dead-end"]"#: #""ways": ["pit"]"#])
        let session = try open(saves.path, "main", moved)
        #expect(session.opening.recovered == 1)
        #expect(session.opening.lost == 2)
        #expect(session.campaign.worn.map(\.armor) == ["paper-shirt", "fire-armor"])
        #expect(isThere(saves("main/journal.lost-1.jsonl")))
    }

    @Test("The same words that lead to another fight end the recovery at the first state that differs")
    func otherFight() throws {
        let saves = Sandbox()
        do {
            var session = try open(saves.path)
            try session.play(.choose(.swap(0, 1)), .go("den"), .choose(.strike(0)), .choose(.end))
        }
        let harder = SampleRoad.catalog(replacing: [
            #"{"id": "stick", "name": "Stick", "element": "iron", "power": 6}"#:
                #"{"id": "stick", "name": "Stick", "element": "iron", "power": 5}"#
        ])
        let session = try open(saves.path, "main", harder)
        #expect(session.opening.recovered + session.opening.lost == 4)
        #expect(session.opening.lost > 0)
        #expect(session.opening.lostPath == saves("main/journal.lost-1.jsonl"))
    }

    @Test("A journal written with mods that are not loaded is refused by their names, and nothing changes")
    func journalOfMods() throws {
        let saves = Sandbox()
        let with = SampleRoad.catalog(mods: ["lantern"])
        let state: String
        do {
            var session = try open(saves.path, "main", with)
            try session.play(.choose(.swap(0, 1)))
            state = session.campaign.state
        }
        #expect(try refusal(saves.path) == .modsNeeded(["lantern"]))
        do {
            var session = try open(saves.path, "main", with)
            #expect(session.campaign.state == state)
            try session.close()
        }
        #expect(try open(saves.path).campaign.state == state)
    }

    @Test("A journal without its save is damage, not a new game")
    func journalAlone() throws {
        let saves = Sandbox()
        do {
            var session = try open(saves.path)
            try session.play(.choose(.swap(0, 1)))
        }
        try removeFile(saves("main/save.json"))
        guard case .damaged(_, _, nil) = try refusal(saves.path) else {
            Issue.record("opened")
            return
        }
    }

    @Test("A fight resumes in the same round, with the same layers and the same hash, and undo walks back through it")
    func midFight() throws {
        let saves = Sandbox()
        var states: [String] = []
        do {
            var session = try open(saves.path)
            let actions: [Action] = [
                .go("den"), .note("one"), .choose(.swap(0, 1)), .choose(.strike(0)), .note("two"), .choose(.end),
                .choose(.brace(0)), .note("three"),
            ]
            for action in actions {
                states.append(session.campaign.state)
                try session.play(action)
            }
            states.append(session.campaign.state)
            try session.close()
        }
        var session = try open(saves.path)
        let fight = try #require(session.campaign.fight)
        #expect(fight.round == 2)
        #expect(session.campaign.state == states.popLast())
        #expect(session.opening.recovered == 0)
        while let state = states.popLast() {
            _ = try session.undo()
            #expect(session.campaign.state == state)
        }
        #expect(session.campaign.bout == nil)
        #expect(inventory(saves("main/fights")).isEmpty)
        #expect(throws: Session.Problem.self) { try undone(&session) }
        for _ in 0..<8 { _ = try session.redo() }
        #expect(session.campaign.fight == fight)
    }

    private func undone(_ session: inout Session) throws { _ = try session.undo() }
}
