import Chronicle
import Content
import Engine
import Files
import TestSupport
import Testing

@testable import Game

@Suite("What a journey is bound to")
struct TermsTests {
    @Test("An oath holds from the beginning, after a return, and when other content is taken over")
    func sworn() throws {
        let saves = Sandbox()
        do {
            var session = try open(saves.path, .init(oaths: ["one-wick"]))
            #expect(session.catalog.mostDefeats == 1)
            #expect(session.content.mostDefeats == 2)
            try session.close()
        }
        var session = try open(saves.path, .init())
        #expect(session.campaign.terms.oaths == ["one-wick"])
        #expect(session.catalog.mostDefeats == 1)
        try session.adopt(hardRoad)
        #expect(session.catalog.mostDefeats == 1)
        try session.play(.go("pit"), .choose(.end))
        #expect(session.campaign.isLost(in: session.catalog))
    }

    @Test("An oath that content no longer has is told, kept, and holds nobody to anything")
    func forgotten() throws {
        let saves = Sandbox()
        do {
            var session = try open(saves.path, .init(oaths: ["bare", "one-wick"]))
            #expect(session.opening.unknownOaths == [])
            try session.close()
        }
        let session = try open(saves.path)
        #expect(session.opening.unknownOaths == ["bare", "one-wick"])
        #expect(session.campaign.terms.oaths == ["bare", "one-wick"])
        #expect(session.catalog.rules.mostLayers == 3)
    }

    @Test("In ironman neither undo nor redo does anything")
    func oneWay() throws {
        let saves = Sandbox()
        var session = try open(saves.path, .init(mode: .ironman))
        try session.play(.go("dead-end"), .choose(.strike(0)))
        let before = session.campaign.state
        for travel in 0...1 {
            do throws(Session.Problem) {
                _ = travel == 0 ? try session.undo() : try session.redo()
                Issue.record("it went back")
            } catch {
                if case .refused(.ironman) = error { continue }
                Issue.record("\(error)")
            }
        }
        #expect(session.campaign.state == before)
    }

    @Test("An ironman journey stands after a crash where it stood, and is one still")
    func crash() throws {
        let saves = Sandbox()
        var state = ""
        do {
            var session = try open(saves.path, .init(mode: .ironman))
            try session.play(.go("dead-end"), .choose(.strike(0)), .choose(.end))
            state = session.campaign.state
        }
        let session = try open(saves.path, .init())
        #expect(session.opening.recovered == 3)
        #expect(session.campaign.state == state)
        #expect(session.campaign.terms.mode == .ironman)
    }

    @Test("The daily journey follows from the day's text alone, and is known again by more than its slot's name")
    func daily() throws {
        let daily = Daily("2026-11-30")
        #expect(daily.slot == "daily-2026-11-30")
        #expect(daily.seed == Daily("2026-11-30").seed)
        #expect(daily.seed != Daily("2026-12-01").seed)
        let campaign = try #require(Campaign(seed: daily.seed, terms: daily.terms, in: hardRoad))
        #expect(Daily(campaign, slot: daily.slot) == daily)
        #expect(Daily(campaign, slot: "main") == nil)
        let other = try #require(Campaign(seed: daily.seed, in: hardRoad))
        #expect(Daily(other, slot: daily.slot) == nil)
    }
}
