import Chronicle
import Content
import Engine
import Files
import JSONText
import TestSupport
import Testing

@testable import Game

@Suite("The campaign")
struct CampaignTests {
    @Test("A new game begins as the content says")
    func beginning() throws {
        let campaign = try #require(Campaign(seed: 7, in: road))
        #expect(campaign.place == "gate")
        #expect(campaign.health == 20)
        #expect(campaign.worn.map(\.armor) == ["fire-armor", "paper-shirt"])
        #expect(campaign.carried.map(\.armor) == ["water-armor", "lead-apron", "glass"])
        #expect(!campaign.isFinished(in: road))
        #expect(Campaign(seed: 7, in: SampleRoad.catalog(replacing: [#""start": "gate","#: ""])) == nil)
    }

    @Test("A victory moves on, brings offers, and gives the points of every quest it fulfils, once")
    func victory() throws {
        var campaign = try #require(Campaign(seed: 7, in: road))
        let events = try beat("den", &campaign)
        #expect(campaign.place == "den")
        #expect(campaign.cleared == ["den"])
        #expect(campaign.offers(in: road) == ["feather-cap", "wool-cap"])
        #expect(campaign.questsDone == ["patience", "ratter"])
        #expect(campaign.points == 2)
        let quests = events.compactMap {
            if case .questDone(let id, let points) = $0 { "\(id) \(points)" } else { nil }
        }
        #expect(quests == ["patience 1", "ratter 1"])
        try campaign.play(.go("shrine"), .go("den"))
        #expect(campaign.fightsBegun == 1)
        #expect(campaign.points == 2)
    }

    @Test("Armor that broke in a fight lies in the pack, broken, until a rest")
    func wrecked() throws {
        var campaign = try #require(Campaign(seed: 7, in: road))
        let events = try beat("den", &campaign)
        let wrecked = events.compactMap { if case .wrecked(let ids) = $0 { ids } else { nil } }
        #expect(wrecked == [["paper-shirt"]])
        #expect(campaign.worn.map(\.armor) == ["fire-armor"])
        try campaign.play(.rest)
        #expect(campaign.carried.first { $0.armor == "paper-shirt" }?.durability == 3)
        #expect(campaign.health == 20)
        #expect(try campaign.refusal(of: .rest) == .alreadyWhole)
    }

    @Test("A defeat costs nothing but the way: everything is whole again where one came from")
    func defeat() throws {
        var campaign = try #require(Campaign(seed: 7, in: road))
        let (worn, carried) = (campaign.worn, campaign.carried)
        try campaign.play(.go("pit"), .choose(.doff(1)))
        let events = try campaign.play(.choose(.end))
        #expect(events.contains { if case .fightEnded(.lost, "pit") = $0 { true } else { false } })
        #expect(campaign.bout == nil)
        #expect(campaign.place == "gate")
        #expect(campaign.health == 20)
        #expect(campaign.defeats == 1)
        #expect(campaign.worn == worn)
        #expect(campaign.carried == carried)
        #expect(campaign.points == 0)
    }

    @Test("A stalemate drives back like a defeat")
    func stalemate() throws {
        var campaign = try #require(Campaign(seed: 7, in: road))
        try campaign.play(.choose(.don(0)), .go("dead-end"))
        for _ in 1...12 { try campaign.play(.choose(.end)) }
        #expect(campaign.bout == nil)
        #expect(campaign.place == "gate")
        #expect(campaign.defeats == 1)
    }

    @Test("What is offered stays at its place until one of it is taken")
    func offersStay() throws {
        let catalog = SampleRoad.catalog(replacing: [
            #""ways": ["shrine", "hall"]"#: #""ways": ["pit", "shrine", "hall"]"#
        ])
        var campaign = try #require(Campaign(seed: 7, in: catalog))
        try beat("den", &campaign, catalog)
        let offers = campaign.offers(in: catalog)
        try campaign.play(.go("pit"), .choose(.end), in: catalog)
        #expect(campaign.offers(in: catalog) == offers)
        try campaign.play(.go("shrine"), in: catalog)
        #expect(campaign.offers(in: catalog) == [])
        #expect(try campaign.refusal(of: .take("wool-cap"), in: catalog) == .nothingOffered)
        try campaign.play(.go("den"), in: catalog)
        #expect(campaign.offers(in: catalog) == offers)
        try campaign.play(.take("wool-cap"), .go("shrine"), .go("den"), in: catalog)
        #expect(campaign.offers(in: catalog) == [])
    }

    @Test("An upgrade costs points and adds what the armor gained")
    func upgrade() throws {
        var campaign = try #require(Campaign(seed: 7, in: road))
        try beat("den", &campaign)
        let before = campaign.worn[0]
        try campaign.play(.upgrade(0))
        #expect(campaign.worn[0].level == 1)
        #expect(campaign.worn[0].durability == before.durability + 4)
        #expect(campaign.points == 1)
        #expect(try campaign.refusal(of: .upgrade(0)) == .noMoreUpgrades("fire-armor"))
    }

    @Test("A second piece of one armor is a copy of its own")
    func copies() throws {
        var campaign = try #require(Campaign(seed: 7, in: road))
        campaign.carried.append(try #require(campaign.newPiece("fire-armor", road)))
        let pieces = (campaign.worn + campaign.carried).filter { $0.armor == "fire-armor" }
        #expect(pieces.map(\.copy) == [0, 1])
    }

    @Test("The road ends where no way leads on")
    func finish() throws {
        var campaign = try #require(Campaign(seed: 7, in: road))
        try beat("den", &campaign)
        try campaign.play(.go("shrine"), .rest, .choose(.don(0)))
        let events = try beat("hall", &campaign)
        #expect(events.contains { if case .finished = $0 { true } else { false } })
        #expect(campaign.isFinished(in: road))
        #expect(try campaign.refusal(of: .go("gate")) == .noWay(to: "gate", ways: []))
    }

    @Test("A campaign comes back from its JSON, in a fight and out of one")
    func roundTrip() throws {
        var campaign = try #require(Campaign(seed: .max, in: road))
        func check() throws {
            let again = try #require(Campaign(try JSON.parse(Array(campaign.state.utf8))))
            #expect(again.state == campaign.state)
            #expect(again.fight == campaign.fight)
        }
        try check()
        try campaign.play(.go("den"), .note("first"), .choose(.strike(0)), .note("second"), .choose(.end))
        try check()
        try beat(nil, &campaign)
        try check()
    }

    @discardableResult
    private func beat(_ place: String?, _ campaign: inout Campaign, _ catalog: Catalog = road) throws -> [Event] {
        var events: [Event] = []
        if let place { events += try campaign.play(.go(place), in: catalog) }
        while let fight = campaign.fight {
            let foe = fight.foes.firstIndex { !$0.isDown } ?? 0
            events += try campaign.play(.choose(fight.tempo >= 2 ? .strike(foe) : .end), in: catalog)
        }
        return events
    }
}
