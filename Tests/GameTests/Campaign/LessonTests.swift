import Content
import Engine
import JSONText
import TestSupport
import Testing

@testable import Game

/// The sample hall, read once.
let hall = SampleHall.catalog()

@Suite("Lessons")
struct LessonTests {
    private func begin(_ actions: Action...) throws -> Campaign {
        var campaign = try #require(Campaign(seed: 7, in: hall))
        for action in actions { try campaign.play(action, in: hall) }
        return campaign
    }

    @Test("Who says of every attack where it ends passes and has the prize; layers count as they stand by then")
    func predict() throws {
        var campaign = try begin(.train("catch"), .answer(1), .answer(0), .answer(nil))
        #expect(campaign.course?.step == 3)
        #expect(campaign.learned == [])
        // The clay broke under the third, so the pond is the outermost now.
        try campaign.play(.answer(0), in: hall)
        #expect(campaign.course == nil)
        #expect(campaign.learned == ["catch"])
        #expect(campaign.points == 1)
        #expect(campaign.coins == 2)
        #expect(campaign.items == ["bun"])
    }

    @Test("A wrong answer shows the attack, costs nothing and begins again at the first", arguments: [1, nil])
    func wrong(layer: Int?) throws {
        var campaign = try begin(.train("catch"))
        let fresh = campaign.state
        try campaign.play(.answer(1), in: hall)
        let events = try campaign.play(.answer(layer), in: hall)
        #expect(campaign.state == fresh)
        guard case .answered(isRight: false, let volley, step: 1) = events.first else {
            Issue.record("\(events)")
            return
        }
        #expect(volley.steps[1].arrival.by == 0)
        #expect(events.count == 1)
    }

    @Test("Layers are hung until every attack ends as it should; a try that fails leaves them as they hang")
    func arrange() throws {
        var campaign = try begin(.train("queue"))
        #expect(campaign.course?.order == [1, 0])
        let events = try campaign.play(.choose(.end), in: hall)
        #expect(events.contains { if case .tried(_, failed: 1) = $0 { true } else { false } })
        #expect(campaign.course?.order == [1, 0])
        let worn = campaign.worn
        try campaign.play(.choose(.move(1, to: 0)), in: hall)
        #expect(campaign.course?.order == [0, 1])
        #expect(campaign.worn == worn)
        try campaign.play(.choose(.end), in: hall)
        #expect(campaign.course == nil)
        #expect(campaign.learned == ["queue"])
    }

    @Test("A quest that asks for an order is done when its lesson is passed")
    func quest() throws {
        let campaign = try begin(.train("queue"), .choose(.swap(0, 1)), .choose(.end))
        #expect(campaign.questsDone == ["in-line"])
        #expect(campaign.points == 2)
        #expect(campaign.coins == 3)
    }

    @Test("Who has looked on at every attack has passed")
    func watch() throws {
        var campaign = try begin(.train("parade"), .choose(.end))
        #expect(campaign.learned == [])
        try campaign.play(.answer(0), in: hall)
        #expect(campaign.learned == ["parade"])
        #expect(campaign.course == nil)
    }

    @Test("A prize is given once; after that there is praise")
    func once() throws {
        var campaign = try begin(.train("queue"), .choose(.swap(0, 1)), .choose(.end))
        let before = campaign.state
        let events = try campaign.play(.train("queue"), .choose(.swap(0, 1)), .choose(.end), in: hall)
        #expect(campaign.state == before)
        #expect(
            events.contains { if case .lessonPassed("queue", points: 0, isFirst: false) = $0 { true } else { false } })
    }

    @Test("During a lesson everything else waits, and what the lesson does not ask for is refused")
    func refused() throws {
        let others: [Action] = [
            .go("yard"), .take("clay"), .buy(.item("bun")), .sell(.piece(0)), .wield("stick"), .talk("pip"),
            .upgrade(0), .rest, .note("hm"), .train("parade"), .choose(.strike(0)), .choose(.doff(0)),
            .choose(.don(0)), .choose(.mend(0)), .choose(.brace(0)), .choose(.use(0, at: 0)),
        ]
        for lesson in ["catch", "queue", "parade"] {
            var campaign = try begin(.train(lesson))
            for action in others { #expect(try campaign.refusal(of: action, in: hall) == .inLesson, "\(action)") }
        }
        var predict = try begin(.train("catch"))
        #expect(try predict.refusal(of: .choose(.end), in: hall) == .mustAnswer)
        #expect(try predict.refusal(of: .choose(.swap(0, 1)), in: hall) == .fixedOrder)
        #expect(try predict.refusal(of: .answer(2), in: hall) == .illegal(.noSuchLayer(2)))
        var arrange = try begin(.train("queue"))
        #expect(try arrange.refusal(of: .answer(0), in: hall) == .nothingAsked)
        #expect(try arrange.refusal(of: .choose(.swap(1, 1)), in: hall) == .illegal(.samePlace))
        #expect(try arrange.refusal(of: .choose(.move(0, to: 2)), in: hall) == .illegal(.noSuchLayer(2)))
    }

    @Test("A lesson is begun where it is given, out of a fight, and left at any time")
    func beginAndLeave() throws {
        var campaign = try begin()
        let before = campaign.state
        #expect(try campaign.refusal(of: .train("secret"), in: hall) == .notTaught("secret"))
        #expect(try campaign.refusal(of: .answer(0), in: hall) == .notInLesson)
        #expect(try campaign.refusal(of: .leave, in: hall) == .notInLesson)
        try campaign.play(.train("catch"), .answer(1), .leave, in: hall)
        #expect(campaign.state == before)
        try campaign.play(.go("yard"), in: hall)
        #expect(try campaign.refusal(of: .train("catch"), in: hall) == .noLessonHere)
        var fighting = try begin(.go("den"))
        #expect(try fighting.refusal(of: .train("catch"), in: hall) == .inFight)
    }

    /// Passes a lesson where it is given by the endings and the order of its own trial; false where that does not do.
    private func isPassed(_ id: String, at place: String) throws -> Bool {
        let trial = try #require(Core.content.trials[id])
        var campaign = try #require(Campaign(seed: 7, in: Core.content))
        campaign.place = place
        try campaign.play(.train(id), in: Core.content)
        for step in try #require(trial.run(in: Core.content)).volley.steps {
            switch trial.lesson?.kind {
            case .predict: try campaign.play(.answer(step.arrival.by), in: Core.content)
            case .watch: try campaign.play(.choose(.end), in: Core.content)
            case .arrange:
                #expect(!campaign.learned.contains(id))
                campaign.course?.order.sort()
            case nil: Issue.record("\(id) is no lesson")
            }
        }
        if trial.lesson?.kind == .arrange { try campaign.play(.choose(.end), in: Core.content) }
        return campaign.learned == [id]
    }

    @Test("Every lesson of the core is passed by the endings and the order of its trial")
    func core() throws {
        var given: Set<String> = []
        for place in Core.content.places.all {
            for id in place.lessons where given.insert(id).inserted {
                #expect(try isPassed(id, at: place.id), "\(id)")
            }
        }
        #expect(given.count > 20)
    }

    /// The chains that the game grew from, row by row: the lessons that play each, where they are given.
    private static let rows: [(row: Int, place: String, lessons: [String])] = [
        (1, "hall-of-chains", ["armor-the-first-coats", "armor-from-the-inside-out"]),
        (2, "hall-of-chains", ["approval-each-desk-its-sum", "approval-lowest-desk-first"]),
        (3, "hall-of-chains", ["vending-the-golems-mouth", "vending-two-worn-slots"]),
        (4, "hall-of-chains", ["request-each-clerk-one-kind", "request-without-a-base"]),
        (5, "hall-of-chains", ["menagerie-feeding-time", "menagerie-in-by-the-side-door", "menagerie-three-doors"]),
        (
            6, "hall-of-chains",
            ["gatehouse-five-at-the-window", "gatehouse-a-shorter-queue", "gatehouse-the-right-reason"]
        ),
        (
            7, "hall-of-chains",
            [
                "courier-the-dead-letter-box", "courier-answered-from-the-archive", "courier-noted-on-the-way-back",
                "retry-luck-inside",
            ]
        ),
        (8, "hall-of-chains", ["sink-two-hands-and-an-aunt", "sink-half-of-what"]),
        (9, "hall-of-chains", ["bell-pull-who-answers"]),
        (
            10, "museum-of-mishaps",
            [
                "approval-nobody-left", "museum-the-grand-committee", "courier-office-before-the-stamp",
                "museum-two-gardeners", "limits-asking-again-ends", "museum-the-obliging-porter",
            ]
        ),
    ]

    @Test("Each of the ten kinds of chain can be played in the Hall or seen in its museum")
    func seeds() throws {
        #expect(LessonTests.rows.map(\.row) == Array(1...10))
        for (row, place, lessons) in LessonTests.rows {
            let there = try #require(Core.content.places[place])
            for id in lessons {
                #expect(there.lessons.contains(id), "row \(row): \(id)")
                #expect(try isPassed(id, at: place), "row \(row): \(id)")
            }
        }
    }
}
