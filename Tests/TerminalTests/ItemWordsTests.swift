import Chronicle
import Engine
import Game
import TestSupport
import Testing

@testable import Terminal

@Suite("Items in words")
struct ItemWordsTests {
    private let voice = Voice(language: "en", isPlain: true, palette: Palette(colored: false), width: 80, texts: [:])

    /// The fight with the bag after so many choices, and what the next one does, told.
    private func told(_ count: Int) throws -> [String] {
        let whole = Arena.bagFight()
        var recording = try #require(whole.restarted())
        for choice in whole.choices.prefix(count) { _ = try recording.play(choice) }
        let facts = try recording.play(whole.choices[count])
        return Narrator(voice, recording).tell(facts, recording.fight)
    }

    @Test("A use says what was used and what it did")
    func uses() throws {
        #expect(try told(4) == ["You use salve.", "You: burning passes.", "You regain 5: 8 health."])
        #expect(
            try told(5) == [
                "You use kit.", "thorns is mended: durability 7 → 8.", "kettle is mended: durability 6 → 8.",
                "kettle gains 3 charge.", "You gain 1 tempo and have 3.",
            ])
    }

    @Test("What is thrown flies; a strike strikes, and what comes back flies back")
    func throwing() throws {
        #expect(try told(0).first == "You strike at imp: water 5.")
        let lines = try told(1)
        #expect(lines.prefix(2) == ["You use cracker.", "Spark flies at imp: fire 6."])
        #expect(lines.contains("Fire 2 flies back at you."))
    }

    @Test("Looking ahead tells what an item mends and charges, not that it was used")
    func foretold() throws {
        let whole = Arena.bagFight()
        let fight = try #require(whole.restarted()).fight
        let (ahead, facts) = try fight.preview([.strike(0), .use(0, at: 0)])
        let lines = Narrator(voice, whole).foretell(facts, ahead)
        #expect(lines.contains("thorns is mended: durability 7 → 8."))
        #expect(lines.contains("thorns gains 1 charge."))
        #expect(!lines.contains("You use kit.") && !lines.contains { $0.hasPrefix("You gain") })
    }

    @Test("A use in the words of its command names a foe but for the first")
    func words() {
        #expect(Narrator.words(for: Action.choose(.use(1, at: 0))) == "use 2")
        #expect(Narrator.words(for: Action.choose(.use(1, at: 2))) == "use 2 at 3")
    }

    @Test("An item that there is not is said to be missing")
    func refusal() {
        #expect(voice.text(.noSuchItem(3)) == "There is no such item in your bag.")
    }
}
