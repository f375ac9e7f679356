import Foundation
import TestSupport
import Testing

@Suite("Modes, history, opening and hints")
struct ModesTests {
    private let lamellar: Runner

    /// On the sample road, with two defeats to bear and an oath.
    init() {
        lamellar = Runner()
        let oath = #"{"id": "one-wick", "name": "One Wick", "description": "One defeat.", "rules": {"defeats": 1}}"#
        SampleRoad.write(
            to: lamellar.folder + "/Content",
            replacing: [#""start": "gate","#: #""start": "gate", "defeats": 2, "oaths": [\#(oath)],"#])
        lamellar.content = lamellar.folder + "/Content"
        lamellar.environment["LAMELLAR_TODAY"] = "2026-11-30"
    }

    private func play(_ words: String..., input: String = "") throws -> Ran {
        try lamellar.run(["play", "--saves", "saves"] + words, input: input)
    }

    private let defeat = "go pit\nend\ngo pit\nend\n"

    /// The commands that walk the sample road with seed 7.
    private var victory: String {
        func fight(_ foe: Int) -> String { String(repeating: "strike \(foe)\nend\n", count: 3) }
        return "go den\n" + fight(1) + "go shrine\nrest\ndon 1\ngo hall\n" + fight(1) + fight(2)
    }

    @Test("The daily journey is begun once, gone on with, ironman, and the same for everybody")
    func daily() throws {
        let first = try play("--daily")
        #expect(first.code == 0 && first.errors == "")
        #expect(first.output.contains("The journey of 2026-11-30, the same for everybody today."))
        let save = contents(lamellar.folder + "/saves/daily-2026-11-30/save.json")
        let other = ModesTests()
        #expect(try other.play("--daily").code == 0)
        #expect(!save.isEmpty && contents(other.lamellar.folder + "/saves/daily-2026-11-30/save.json") == save)
        let second = try play("--daily", input: "go dead-end\nundo\n")
        #expect(second.output.contains("You are back in the slot daily-2026-11-30."))
        #expect(second.output.contains("This is an ironman journey: nothing is taken back."))
        lamellar.environment["LAMELLAR_TODAY"] = "2026-12-01"
        #expect(try play("--daily").output.contains("The journey of 2026-12-01"))
        #expect(contents(lamellar.folder + "/saves/daily-2026-12-01/save.json") != save)
    }

    @Test("What the daily journey settles itself it takes from nobody, and a day that is none is refused")
    func dailyUsage() throws {
        for words in [["--new"], ["--seed", "7"], ["--slot", "a"], ["--ironman"], ["--oath", "one-wick"]] {
            let ran = try lamellar.run(["play", "--saves", "saves", "--daily"] + words)
            #expect(ran.code == 2)
            #expect(ran.errors.contains("takes no `\(words[0])`"), "\(ran.errors)")
        }
        lamellar.environment["LAMELLAR_TODAY"] = "2026-02-30"
        #expect(try play("--daily").code == 2)
        #expect(!isThere(lamellar.folder + "/saves"))
    }

    @Test("Ironman takes nothing back, and another slot can be gone to")
    func ironman() throws {
        #expect(try play("--slot", "other", "--seed", "7").code == 0)
        let ran = try play("--new", "--ironman", "--seed", "7", input: "go dead-end\nundo\nredo\nload other\nundo\n")
        #expect(ran.code == 0)
        #expect(ran.output.contains("An ironman journey: what is done stays done."))
        #expect(ran.output.components(separatedBy: "nothing is taken back.").count == 3)
        #expect(ran.output.contains("You are back in the slot other."))
        #expect(ran.output.contains("There is nothing to undo."))
    }

    @Test("What is for new games is told to one that goes on")
    func passedOver() throws {
        #expect(try play("--seed", "7").code == 0)
        let ran = try play("--ironman", input: "go dead-end\nundo\n")
        #expect(ran.code == 0)
        #expect(ran.errors == "lamellar: --ironman is for new games; this one goes on in its own mode\n")
        #expect(ran.output.contains("Undone"))
    }

    @Test("A lost ironman journey is a locked record, with the way to watch its fights")
    func lockedRecord() throws {
        let lost = try play("--ironman", "--seed", "7", input: defeat + "look\n")
        #expect(lost.code == 0)
        let way = "lamellar replay saves/main/fights/0002-ogre.jsonl"
        let before = contents(lamellar.folder + "/saves/main/journal.jsonl")
        let ran = try play(
            input:
                "look\nstack\nquests\nx fire-armor\nhelp\nsaves\nhistory\noptions\nundo\ngo den\npreview\nsave\nhint\n")
        #expect(ran.code == 0)
        for told in [lost.output, ran.output] {
            #expect(told.contains("This journey ended at The Gate"))
            #expect(told.replacing("\n", with: " ").contains(way))
        }
        #expect(ran.output.components(separatedBy: "This journey is over, and ironman").count == 6)
        #expect(ran.output.contains("lost at gate on 2026-11-30"))
        #expect(contents(lamellar.folder + "/saves/main/journal.jsonl").count <= before.count + 200)
        #expect(try lamellar.shell(way.replacing("lamellar", with: "\"$lamellar\"")).code == 0)
    }

    @Test("A lost story journey is over too, until undo takes the last step back")
    func lostStory() throws {
        let ran = try play("--seed", "7", input: defeat + "go den\nundo\nundo\ngo den\n")
        #expect(ran.output.contains("This journey is over. `undo` takes the last steps back"))
        #expect(ran.output.contains("You come to The Den."))
    }

    @Test("Journeys that ended are listed, the best first, in the game and outside; the slots are none the wiser")
    func history() throws {
        #expect(try lamellar("saves", "history", "--saves", "saves").output == "No journey has ended yet.\n")
        #expect(try play("--seed", "7", input: defeat).code == 0)
        let won = try play("--slot", "second", "--seed", "7", input: victory + "history\n")
        #expect(won.output.contains("The road is walked"))
        let listed = try lamellar("saves", "history", "--saves", "saves")
        #expect(listed.code == 0 && listed.errors == "")
        #expect(listed.output.hasPrefix("1. Score "))
        #expect(won.output.contains(listed.output))
        let (win, loss) = (listed.output.ranges(of: "won at hall"), listed.output.ranges(of: "lost at gate"))
        #expect(win.count == 1 && loss.count == 1)
        if let win = win.first, let loss = loss.first { #expect(win.lowerBound < loss.lowerBound) }
        let json = try lamellar("saves", "history", "--json", "--saves", "saves").output
        let runs = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
        #expect(runs.map { $0["end"] as? String } == ["won", "lost"])
        #expect(runs.map { $0["date"] as? String } == ["2026-11-30", "2026-11-30"])
        // Opening them again writes nothing twice.
        #expect(try play().code == 0)
        #expect(try play("--slot", "second").code == 0)
        #expect(try lamellar("saves", "history", "--saves", "saves").output == listed.output)
        #expect(try lamellar("saves", "list", "--saves", "saves").output.contains("history") == false)
        #expect(try lamellar("saves", "verify", "--saves", "saves").code == 0)
    }

    @Test("Oaths are for those who have won; one that there is not is a slip, and told with those there are")
    func oaths() throws {
        let unknown = try play("--new", "--oath", "nope")
        #expect(unknown.code == 2)
        #expect(unknown.errors.contains("there is no oath `nope`; there are `one-wick`"))
        let early = try play("--new", "--oath", "one-wick")
        #expect(early.code == 1)
        #expect(early.errors.contains("oaths are for those who have won"))
        #expect(!isThere(lamellar.folder + "/saves/main"))
        #expect(try play("--seed", "7", input: victory).code == 0)
        let sworn = try play("--slot", "hard", "--oath", "one-wick", "--seed", "7", input: "go pit\nend\n")
        #expect(sworn.code == 0)
        #expect(sworn.output.contains("Sworn: One Wick. One defeat."))
        #expect(sworn.output.contains("This journey ended at The Gate"))
        #expect(try lamellar("saves", "history", "--saves", "saves").output.contains("one-wick"))
    }

    @Test("A new game asks how well one knows it: a lesson, three lines, or nothing but the place")
    func opening() throws {
        func begin(_ line: String) throws -> String {
            let ran = try play("--new", "--seed", "7", input: line + "\noptions\n")
            #expect(ran.output.contains("How well do you know this?"))
            #expect(ran.output.components(separatedBy: "The Gate\n").count == 2, "\(line)")
            return ran.output
        }
        let lesson = try begin("1")
        #expect(lesson.contains("You play by typing.") && lesson.contains("`go den`"))
        #expect(!lesson.contains("You wear layers"))
        #expect(lesson == (try begin("new")).replacing("> new", with: "> 1"))
        let brief = try begin("2")
        #expect(brief.contains("You wear layers") && brief.contains("hints: on"))
        #expect(!brief.contains("You play by typing."))
        let short = try begin("3")
        #expect(!short.contains("You wear layers") && !short.contains("You play by typing."))
        #expect(short.contains("hints: off"))
        let straight = try begin("stack")
        #expect(straight.contains("You wear layers") && straight.contains("Layer 1 is Fire Armor"))
        // It is asked once.
        #expect(!(try play().output.contains("How well")))
    }

    @Test("Hints name a command that was not tried, are kept with the slot, and can be turned off")
    func hints() throws {
        let told = try play("--seed", "7", input: "go dead-end\n")
        #expect(told.output.contains("Hint: something gets through this round; `preview` shows what."))
        #expect(isThere(lamellar.folder + "/saves/main/tried.json"))
        let later = try play(input: "preview\nend\nend\nend\noptions hints off\n")
        #expect(!later.output.contains("`preview` shows"))
        let off = try play(input: "end\nend\nend\noptions\nhint\n")
        #expect(off.output.contains("hints: off"))
        #expect(off.output.components(separatedBy: "Hint: ").count == 2)
    }

    @Test("A bare number answers when a line could mean several things")
    func numbers() throws {
        let ran = try play("--seed", "7", input: "go\n2\n")
        #expect(ran.output.contains("You come to The Pit."))
    }
}
