import Chronicle
import Content
import Engine
import Files
import JSONText
import TestSupport
import Testing

@testable import Game

func fingerprintText(_ json: JSON) -> String { hex(fingerprint(json.canonical())) }

@Suite("The slot")
struct SlotTests {
    @Test(
        "A slot's name can't leave the folder",
        arguments: [
            "", ".", "..", "../main", "a/b", "/etc", "a\\b", "C:", ".hidden", "-new", " main", "main ", "a\nb",
            "a\u{0}b",
            "a\u{1B}[2J", "a\u{202E}b", "a\u{200B}b", "a\u{2028}b", "\u{E000}", String(repeating: "x", count: 65),
            String(repeating: "鎧", count: 22),
        ])
    func badNames(name: String) throws {
        let saves = Sandbox()
        #expect(!isSlotName(name))
        #expect(try refusal(saves.path, name) == .badName(name))
        #expect(inventory(saves.path).isEmpty)
    }

    @Test(
        "Other names are fine",
        arguments: ["main", "a", "My Game 2", "鎧", "a.b", "x-old-1", String(repeating: "x", count: 64)])
    func goodNames(name: String) throws {
        let saves = Sandbox()
        #expect(isSlotName(name))
        #expect(try refusal(saves.path, name) == nil)
    }

    @Test("Saved means: the bytes are there")
    func saved() throws {
        let saves = Sandbox()
        var session = try open(saves.path)
        try session.play(.choose(.swap(0, 1)))
        try session.save()
        let save = try SaveFile(contents(session.savePath))
        #expect(save.campaign.state == session.campaign.state)
        try session.play(.go("den"))
        try session.save()
        #expect(try SaveFile(contents(session.savePath)).campaign.state == session.campaign.state)
    }

    @Test("Older saves move down, the oldest goes, and the newest is always whole")
    func generations() throws {
        let saves = Sandbox()
        var session = try open(saves.path)
        for number in 1...7 {
            try session.play(.choose(.swap(0, 1)))
            try session.save()
            let numbers = try ["save", "save.1", "save.2", "save.3"].map { saves("main/\($0).json") }.filter(isThere)
                .map { try SaveFile(contents($0)).number }
            // The first action made save 1 before it counted.
            #expect(numbers == Array(stride(from: number + 1, through: max(1, number - 2), by: -1)))
        }
        #expect(!isThere(saves("main/save.4.json")))
    }

    @Test("A save that can't be written says so, and the old one and the journal stay good")
    func unwritable() throws {
        let saves = Sandbox()
        do {
            var session = try open(saves.path)
            try session.play(.choose(.swap(0, 1)))
            // A folder where the older save should go.
            makeFolder(saves("main/save.1.json"))
            #expect(saveProblem(&session) != nil)
            try session.play(.go("den"), .choose(.strike(0)))
            #expect(saveProblem(&session) != nil)
            try session.play(.choose(.end))
            let state = session.campaign.state
            _ = consume session
            let again = try open(saves.path)
            #expect(again.campaign.state == state)
            #expect(again.opening.recovered == 4)
        }
    }

    @Test("A save that went wrong behind its rename stops the journal until a save is whole, under a greater number")
    func behindTheRename() throws {
        let saves = Sandbox()
        let state: String
        do {
            var session = try open(saves.path)
            try session.play(.choose(.swap(0, 1)))
            // As if the new save had got its name and then the folder could not be synced.
            let half = try SaveFile(number: 2, campaign: session.campaign, mods: road.mods, over: nil)
            put(half.bytes, saves("main/save.json"))
            makeFolder(saves("main/save.1.json"))
            #expect(saveProblem(&session) != nil)
            let before = session.campaign.state
            #expect(throws: Session.Problem.self) { try session.play(.choose(.doff(0))) }
            #expect(session.campaign.state == before)
            try removeFolder(saves("main/save.1.json"))
            try session.play(.choose(.doff(0)))
            #expect(try SaveFile(contents(session.savePath)).number > 2)
            state = session.campaign.state
        }
        let again = try open(saves.path)
        #expect(again.campaign.state == state)
        #expect(again.opening.lost == 0)
    }

    @Test("The journal makes a save by itself before it grows long, and undo walks across it all the same")
    func journalStaysSmall() throws {
        let saves = Sandbox()
        var session = try open(saves.path)
        try session.play(.go("den"))
        for number in 0..<Session.entriesBetweenSaves { try session.play(.note("\(number)")) }
        #expect(session.savedNumber == 2)
        let state = session.campaign.state
        #expect(try ActionJournal.read(saves("main/journal.jsonl"), following: 2).entries.count == 1)
        _ = try session.undo()
        _ = try session.undo()
        _ = try session.redo()
        _ = try session.redo()
        _ = consume session
        #expect(try open(saves.path).campaign.state == state)
    }

    @Test("A damaged or newer journal, and an older save of a newer format, are in the report by their names")
    func journalReport() throws {
        let saves = Sandbox()
        do {
            var session = try open(saves.path)
            try session.play(.choose(.swap(0, 1)))
            try session.save()
            try session.play(.choose(.swap(0, 1)))
        }
        let journal = saves("main/journal.jsonl")
        let whole = contents(journal)
        #expect(SlotReport("main", in: saves.path).journalProblem == nil)
        put(text(whole).replacing("swap", with: "swop"), journal)
        guard case .damaged(journal, _, nil) = SlotReport("main", in: saves.path).journalProblem else {
            Issue.record("called whole")
            return
        }
        put(text(whole).replacing(#""version":2"#, with: #""version":3"#), journal)
        #expect(SlotReport("main", in: saves.path).journalProblem == .newerFormat(path: journal, version: 3))
        let older = saves("main/save.1.json")
        put(text(contents(older)).replacing(#""version": 1,"#, with: #""version": 9,"#), older)
        let generation = try #require(SlotReport("main", in: saves.path).generations.first)
        #expect(generation.problem == .newerFormat(path: older, version: 9))
    }

    @Test("After any save the journal on disk belongs to it, and is empty")
    func journalBelongs() throws {
        let saves = Sandbox()
        var session = try open(saves.path)
        for _ in 1...3 {
            try session.play(.choose(.swap(0, 1)))
            try session.save()
            let found = try ActionJournal.read(saves("main/journal.jsonl"), following: session.savedNumber)
            #expect(found.size > 0)
            #expect(found.entries.isEmpty)
        }
    }

    @Test("What could not be read back is never written: not saved, with the reason, and the journal keeps the game")
    func readsBack() throws {
        let saves = Sandbox()
        let state: String
        let before: [UInt8]
        do {
            var session = try open(saves.path)
            try session.play(.go("den"), .choose(.end))
            before = contents(session.savePath)
            var campaign = session.campaign
            campaign.points = -1
            let save = try SaveFile(number: 2, campaign: campaign, mods: road.mods, over: nil)
            let problem = #expect(throws: FileProblem.self) { try session.slot.write(save) }
            #expect(problem?.reason.hasPrefix("it could not be read again: ") == true)
            #expect(contents(session.savePath) == before)
            #expect(!isThere(saves("main/save.1.json")))
            state = session.campaign.state
        }
        #expect(try open(saves.path).campaign.state == state)
    }

    @Test("Content as deep as content may be is saved with its fight and comes back")
    func deep() throws {
        let saves = Sandbox()
        let deep =
            String(repeating: #"{"not":"#, count: 58) + #"{"element":"water"}"# + String(repeating: "}", count: 58)
        let catalog = SampleRoad.catalog(replacing: [
            #""responses": [{"when": {"element": "fire"}, "answer": "absorb"}]"#:
                #""responses": [{"when": \#(deep), "answer": "absorb"}]"#
        ])
        let state: String
        do {
            var session = try open(saves.path, "main", catalog)
            try session.play(.go("den"))
            try session.save()
            state = session.campaign.state
        }
        #expect(state.contains(#""not""#))
        #expect(try open(saves.path, "main", catalog).campaign.state == state)
    }

    @Test("The second session on a slot is told who holds it, and the first is not disturbed")
    func locked() throws {
        let saves = Sandbox()
        var session = try open(saves.path)
        try session.play(.choose(.swap(0, 1)))
        guard case .locked(let lock) = try refusal(saves.path) else {
            Issue.record("not locked")
            return
        }
        #expect(lock.message.hasPrefix("in use by \(ownProcess) "))
        try session.play(.go("den"))
        try session.close()
        _ = consume session
        #expect(try refusal(saves.path) == nil)
    }

    @Test("A damaged save is refused with its reason, and the newest good older one is offered")
    func damaged() throws {
        let saves = Sandbox()
        do {
            var session = try open(saves.path)
            for _ in 0..<3 {
                try session.play(.choose(.swap(0, 1)))
                try session.save()
            }
        }
        let bytes = contents(saves("main/save.json"))
        put(bytes.dropLast(40), saves("main/save.json"))
        func good() throws -> Int?? {
            guard case .damaged(_, let reason, let good) = try refusal(saves.path) else { return .none }
            #expect(!reason.isEmpty)
            return good
        }
        #expect(try good() == 1)
        put("nonsense", saves("main/save.1.json"))
        #expect(try good() == 2)
        put(bytes.map { $0 == UInt8(ascii: "7") ? UInt8(ascii: "8") : $0 }, saves("main/save.json"))
        #expect(try good() == 2)
        try removeFile(saves("main/save.json"))
        #expect(try good() == 2)
        put("", saves("main/save.2.json"))
        put("", saves("main/save.3.json"))
        #expect(try good() == .some(nil))
    }

    @Test("A restored save is the newest good one; the damaged one stays beside it, and nothing else changes")
    func restored() throws {
        let saves = Sandbox()
        let state: String
        do {
            var session = try open(saves.path)
            try session.play(.choose(.swap(0, 1)))
            try session.save()
            state = session.campaign.state
            try session.play(.choose(.doff(0)))
            try session.save()
        }
        put("broken", saves("main/save.json"))
        var before = inventory(saves.path)
        #expect(try restore(saves.path) == 1)
        before["main/save.damaged-1.json"] = Array("broken".utf8)
        before["main/save.json"] = before["main/save.1.json"]
        #expect(inventory(saves.path) == before)
        #expect(try restore(saves.path) == 0)
        #expect(inventory(saves.path) == before)
        var session = try open(saves.path)
        #expect(session.opening.recovered == 0)
        #expect(session.opening.lost == 0)
        #expect(session.campaign.state == state)
        // No number is given twice, so no journal of the damaged save can be taken for one of the next.
        try session.save()
        #expect(try SaveFile(contents(session.savePath)).number == 4)
    }

    @Test("A newer format is refused and untouched, in the save and in the journal")
    func newer() throws {
        let saves = Sandbox()
        do {
            var session = try open(saves.path)
            try session.play(.choose(.swap(0, 1)))
        }
        let save = contents(saves("main/save.json"))
        put(text(save).replacing(#""version": 1,"#, with: #""version": 99,"#), saves("main/save.json"))
        #expect(try refusal(saves.path) == .newerFormat(path: saves("main/save.json"), version: 99))
        let before = inventory(saves.path)
        #expect(throws: SaveProblem.self) { try restore(saves.path) }
        #expect(inventory(saves.path) == before)
        put(save, saves("main/save.json"))
        let journal = text(contents(saves("main/journal.jsonl")))
        put(journal.replacing(#""version":2"#, with: #""version":3"#), saves("main/journal.jsonl"))
        #expect(try refusal(saves.path) == .newerFormat(path: saves("main/journal.jsonl"), version: 3))
    }

    @Test("A new game moves the old one aside, whatever is left of it, under the first free name that is a name")
    func setAside() throws {
        let saves = Sandbox()
        #expect(try Slot.setAside("main", in: saves.path) == nil)
        for number in 1...3 {
            do {
                var session = try open(saves.path)
                try session.play(.choose(.swap(0, 1)))
            }
            if number == 3 { try removeFile(saves("main/save.json")) }
            let before = inventory(saves("main"))
            #expect(try Slot.setAside("main", in: saves.path) == "main-old-\(number)")
            #expect(inventory(saves("main-old-\(number)")) == before)
            #expect(!isThere(saves("main")))
        }
        let long = String(repeating: "x", count: 64)
        do {
            var session = try open(saves.path, long)
            try session.play(.choose(.swap(0, 1)))
        }
        let aside = try #require(try Slot.setAside(long, in: saves.path))
        #expect(isSlotName(aside))
        #expect(try refusal(saves.path, aside) == nil)
        let held = try Slot("main-old-1", in: saves.path)
        #expect(throws: SaveProblem.self) { try Slot.setAside("main-old-1", in: saves.path) }
        _ = consume held
    }

    @Test("The report of a slot says what opening would find, and changes nothing")
    func report() throws {
        let saves = Sandbox()
        #expect(try SlotReport.all(in: saves("nowhere")).isEmpty)
        makeFolder(saves("no-slot"))
        do {
            var session = try open(saves.path)
            try session.play(.go("den"), .choose(.end))
            try session.save()
            try session.play(.choose(.end))
        }
        let before = inventory(saves.path)
        let reports = try SlotReport.all(in: saves.path)
        #expect(inventory(saves.path) == before)
        let report = try #require(reports.first)
        #expect(reports.count == 1)
        #expect(report.name == "main")
        #expect(report.problem == nil)
        #expect(report.pending == 1)
        #expect(report.mods == ["core 1.0.0"])
        #expect(report.generations.map(\.number) == [1])
        #expect(report.logs == [saves("main/fights/0001-rat.jsonl")])
        #expect(report.campaign?.fight?.round == 2)
    }

    private func restore(_ saves: String) throws -> Int? {
        let slot = try Slot("main", in: saves)
        return try slot.restore()
    }

    private func saveProblem(_ session: inout Session) -> FileProblem? {
        do throws(FileProblem) {
            try session.save()
            return nil
        } catch {
            return error
        }
    }
}
