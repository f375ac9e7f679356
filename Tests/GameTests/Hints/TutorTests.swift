import Chronicle
import Content
import Engine
import Files
import TestSupport
import Testing

@testable import Game

@Suite("The tutor")
struct TutorTests {
    /// A wall whose splash skips the outermost layer: paper stands deeper or it is no use.
    private let piercing = SampleRoad.catalog(replacing: [
        #""power": 4, "inflicts""#: #""power": 4, "pierce": 1, "inflicts""#
    ])

    private func scene(_ catalog: Catalog, _ actions: Action...) throws -> Campaign {
        var campaign = try #require(Campaign(seed: 7, in: catalog))
        for action in actions { _ = try campaign.perform(action, in: catalog) }
        return campaign
    }

    @Test("What gets through, and an order that lets less through, are seen as the player sees them: by preview")
    func reorder() throws {
        var campaign = try scene(piercing, .choose(.swap(0, 1)), .go("dead-end"))
        let before = campaign.fight
        let lessons = Advice.lessons(for: campaign, in: piercing, after: nil)
        #expect(lessons.prefix(2) == [.preview, .reorder(.swap(0, 1))])
        #expect(Advice.best(for: campaign, in: piercing) == .reorder(.swap(0, 1)))
        try campaign.play(.choose(.end), in: piercing)
        #expect(Advice.lessons(for: campaign, in: piercing, after: before).contains(.why))
        let good = try scene(piercing, .go("dead-end"))
        #expect(Advice.lessons(for: good, in: piercing, after: good.fight).allSatisfy { $0 != .why })
        #expect(Advice.best(for: good, in: piercing) == .strike(foe: 0))
    }

    @Test("A layer that a round would use up is to be braced, one that is half gone to be mended")
    func care() throws {
        var campaign = try scene(road, .choose(.don(0)), .choose(.doff(1)), .go("dead-end"))
        #expect(Advice.lessons(for: campaign, in: road, after: nil).contains(.brace(0)) == false)
        campaign = try scene(road, .go("dead-end"))
        #expect(Advice.lessons(for: campaign, in: road, after: nil) == [.preview, .brace(1)])
        let worn = SampleRoad.catalog(replacing: [#""power": 5, "spread": 1"#: #""power": 14"#])
        campaign = try scene(worn, .go("den"), .choose(.end))
        #expect(campaign.fight?.avatar.stack.layers.first?.durability == 6)
        #expect(Advice.lessons(for: campaign, in: worn, after: nil).contains(.mend(0)))
    }

    @Test("A command is named twice at most, never twice in a row, and never once it was used")
    func restraint() throws {
        let campaign = try scene(road, .go("dead-end"))
        var tutor = Tutor()
        func next() -> Advice? { tutor.hint(for: campaign, in: road, after: nil) }
        #expect(next() == .preview)
        #expect(next() == nil)
        #expect(next() == .preview)
        #expect(next() == nil)
        #expect(next() == .brace(1))
        #expect(next() == nil)
        let isFirst = [tutor.note("brace"), tutor.note("brace")]
        #expect(isFirst == [true, false])
        #expect(next() == nil)
    }

    @Test("Who turned hints off is told nothing")
    func off() throws {
        let campaign = try scene(road, .go("dead-end"))
        var tutor = Tutor()
        tutor.turn(on: false)
        for _ in 1...3 { #expect(tutor.hint(for: campaign, in: road, after: nil) == nil) }
        tutor.turn(on: true)
        #expect(tutor.hint(for: campaign, in: road, after: nil) == .preview)
    }

    @Test("On the road it sends one to what is there: an offer, a rest, the forge, the way on")
    func away() throws {
        var campaign = try scene(road)
        #expect(Advice.best(for: campaign, in: road) == .go("den"))
        #expect(Advice.lessons(for: campaign, in: road, after: nil) == [])
        try campaign.play(.go("den"))
        while let fight = campaign.fight { try campaign.play(.choose(fight.tempo >= 2 ? .strike(0) : .end)) }
        #expect(Advice.best(for: campaign, in: road) == .rest)
        try campaign.play(.rest)
        #expect(Advice.best(for: campaign, in: road) == .take)
        try campaign.play(.go("shrine"))
        #expect(Advice.lessons(for: campaign, in: road, after: nil) == [.upgrade(0)])
        try campaign.play(.upgrade(0))
        #expect(Advice.lessons(for: campaign, in: road, after: nil) == [])
    }

    @Test("What was tried is in a file of the slot; where that is missing or damaged nothing was")
    func memory() throws {
        let slot = Sandbox()
        #expect(Tutor(in: slot.path) == Tutor())
        var tutor = Tutor()
        _ = tutor.note("preview")
        tutor.turn(on: false)
        try tutor.write(in: slot.path)
        #expect(Tutor(in: slot.path) == tutor)
        put(#"{"hints":true,"tried":"all"}"#, slot("tried.json"))
        #expect(Tutor(in: slot.path) == Tutor())
        put("{", slot("tried.json"))
        #expect(Tutor(in: slot.path) == Tutor())
    }

    @Test("In a hall it names the lessons, and in a lesson only the lesson")
    func lessons() throws {
        var campaign = try #require(Campaign(seed: 7, in: hall))
        #expect(Advice.lessons(for: campaign, in: hall, after: nil) == [.train])
        try campaign.play(.train("catch"), in: hall)
        #expect(Advice.best(for: campaign, in: hall) == .lesson)
        #expect(Advice.lessons(for: campaign, in: hall, after: nil) == [])
    }
}
