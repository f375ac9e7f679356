import Chronicle
import Content
import Engine
import TestSupport
import Testing

@testable import Game

@Suite("Choosing by number")
struct ChoiceTests {
    private let labels = ["1 The Den", "2 The Pit", "3 The Dead End"]

    private func scene() throws -> Surroundings {
        Surroundings(try #require(Campaign(seed: 7, in: road)), road, language: "en")
    }

    @Test("A bare number behind a choice picks from it, once")
    func picks() throws {
        let scene = try scene()
        var parser = Parser()
        #expect(throws: Misunderstanding.ambiguous("go", labels)) { try parser.parse("go", in: scene) }
        #expect(try parser.parse("2.", in: scene) == .act(.go("pit")))
        #expect(try parser.parse("again", in: scene) == .act(.go("pit")))
        #expect(throws: Misunderstanding.unknownVerb("2", suggestion: nil)) { try parser.parse("2", in: scene) }
    }

    @Test("A number that is none of them asks again")
    func asksAgain() throws {
        let scene = try scene()
        var parser = Parser()
        #expect(throws: Misunderstanding.ambiguous("go", labels)) { try parser.parse("go", in: scene) }
        #expect(throws: Misunderstanding.ambiguous("go", labels)) { try parser.parse("7", in: scene) }
        #expect(try parser.parse("3", in: scene) == .act(.go("dead-end")))
    }

    @Test("Within a line the number takes the place of the word that meant two things")
    func withinALine() throws {
        var campaign = try #require(Campaign(seed: 7, in: road))
        campaign.worn.append(.init("fire-armor", copy: 1, durability: 20))
        let scene = Surroundings(campaign, road, language: "en")
        var parser = Parser()
        #expect(throws: Misunderstanding.self) { try parser.parse("move fire 2", in: scene) }
        #expect(try parser.parse("3", in: scene) == .act(.choose(.move(2, to: 1))))
    }

    @Test("Any other command ends the choice")
    func otherCommand() throws {
        let scene = try scene()
        var parser = Parser()
        #expect(throws: Misunderstanding.self) { try parser.parse("go", in: scene) }
        #expect(try parser.parse("look", in: scene) == .look)
        #expect(throws: Misunderstanding.unknownVerb("2", suggestion: nil)) { try parser.parse("2", in: scene) }
    }
}
