import TestSupport
import Testing

@Suite("Lessons, by script")
struct LessonScriptTests {
    private func play(_ lines: String...) throws -> String {
        let lamellar = Runner()
        SampleHall.write(to: lamellar.folder + "/Content")
        let ran = try lamellar(
            "play", "--new", "--seed", "7", "--content", "Content", "--saves", "saves",
            input: lines.joined(separator: "\n") + "\n")
        #expect(ran.code == 0)
        #expect(ran.errors == "")
        return ran.output
    }

    @Test("A lesson of each kind is told as recorded", arguments: ["off", "on"])
    func told(plain: String) throws {
        let output = try play(
            "options plain \(plain)", "train", "train catch", "x 2", "1", "2", "1", "why", "answer me", "stack",
            "answer pond", "train", "train queue", "end", "move 2 1; end", "train parade", "end", "go yard", "undo",
            "end; end", "train queue", "x picky", "swap 1 2; end", "train 1", "leave", "quests", "go yard", "train")
        expectGolden(Array(output.utf8), "lessons-plain-\(plain).txt", in: testFolder + "/Goldens")
    }
}
