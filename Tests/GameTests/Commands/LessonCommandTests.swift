import Content
import Engine
import TestSupport
import Testing

@testable import Game

@Suite("Commands in a lesson")
struct LessonCommandTests {
    private func read(_ line: String, _ actions: Action...) throws -> Command {
        var campaign = try #require(Campaign(seed: 7, in: hall))
        for action in actions { try campaign.play(action, in: hall) }
        var parser = Parser()
        return try parser.parse(line, in: Surroundings(campaign, hall, language: "en"))
    }

    @Test("A lesson is begun by its number, its name or the beginning of either; the bare word lists them")
    func train() throws {
        for line in ["train 2", "learn queue", "study qu", "lesson Queue"] {
            #expect(try read(line) == .act(.train("queue")), "\(line)")
        }
        #expect(try read("train") == .lessons)
        #expect(try read("train 2", .go("yard")) == .lessons)
        #expect(throws: Misunderstanding.noSuchNumber(.lesson, 4, most: 3)) { try read("train 4") }
    }

    @Test("An answer is a number, a layer's name or the wearer; in a lesson that asks, a bare number will do")
    func answer() throws {
        for line in ["answer 2", "say pond", "predict the pond coat", "2"] {
            #expect(try read(line, .train("catch")) == .act(.answer(1)), "\(line)")
        }
        for line in ["answer me", "answer avatar", "say nobody", "answer none"] {
            #expect(try read(line, .train("catch")) == .act(.answer(nil)), "\(line)")
        }
        #expect(throws: Misunderstanding.noSuchNumber(.layer, 3, most: 2)) { try read("3", .train("catch")) }
        #expect(throws: Misunderstanding.unknownVerb("2", suggestion: nil)) { try read("2", .train("queue")) }
        #expect(throws: Misunderstanding.unknownVerb("2", suggestion: nil)) { try read("2") }
        #expect(try read("answer 2") == .act(.answer(nil)))
        // The clay broke under the third attack.
        #expect(try read("say pond", .train("catch"), .answer(1), .answer(0), .answer(nil)) == .act(.answer(0)))
    }

    @Test("Layers of a lesson go by number and name, also where they stand in no catalog")
    func layers() throws {
        #expect(try read("swap picky and eager", .train("queue")) == .act(.choose(.swap(1, 0))))
        #expect(try read("move 2 outermost", .train("queue")) == .act(.choose(.move(1, to: 0))))
        #expect(try read("x 2", .train("queue")) == .examine(.lessonLayer(1)))
        #expect(try read("x eager clerk", .train("queue")) == .examine(.lessonLayer(0)))
        #expect(try read("leave", .train("queue")) == .act(.leave))
        #expect(try read("end", .train("queue")) == .act(.choose(.end)))
    }
}
