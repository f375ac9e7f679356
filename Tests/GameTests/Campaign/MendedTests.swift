import Chronicle
import Content
import Engine
import Files
import JSONText
import TestSupport
import Testing

@testable import Game

private let town = SampleTown.catalog()

private func beginning(_ catalog: Catalog = town) throws -> Campaign {
    try #require(Campaign(seed: 3, in: catalog))
}

private func json(_ campaign: Campaign) throws -> JSON { try JSON.parse(Array(campaign.state.utf8)) }

extension Campaign {
    /// Goes to a place and strikes until nobody bars it.
    fileprivate mutating func beat(_ place: String, in catalog: Catalog = town) throws {
        try play(.go(place), in: catalog)
        try win(in: catalog)
    }

    fileprivate mutating func win(in catalog: Catalog = town) throws {
        while let fight { try play(.choose(fight.tempo >= 2 ? .strike(0) : .end), in: catalog) }
    }

    fileprivate func refused(_ action: Action, in catalog: Catalog = town) throws -> Refusal? {
        var copy = self
        return try copy.refusal(of: action, in: catalog)
    }
}

@Suite("What is over, and what was written before")
struct OldSaveTests {
    @Test("A lesson that was left and a fight that ended are in no later save, nor is a retired member")
    func over() throws {
        var campaign = try #require(Campaign(seed: 3, terms: .init(oaths: ["any"]), in: hall))
        try campaign.play(.train("queue"), in: hall)
        var old = try SaveFile(number: 1, campaign: campaign, mods: hall.mods, over: nil).json
        old["offers"] = ["cap"]
        old["x-friend"] = 1
        try campaign.play(.leave, in: hall)
        campaign.terms.oaths = []
        old = try SaveFile(number: 2, campaign: campaign, mods: hall.mods, over: old).json
        #expect(old["course"] == nil && old["offers"] == nil && old["oaths"] == nil && old["x-friend"] == 1)
        try campaign.play(.go("den"), in: hall)
        old = try SaveFile(number: 3, campaign: campaign, mods: hall.mods, over: old).json
        #expect(old["fight"] != nil)
        try campaign.win(in: hall)
        #expect(try SaveFile(number: 4, campaign: campaign, mods: hall.mods, over: old).json["fight"] == nil)
    }

    @Test("Defeats from before there was a limit end no journey; those since then do, and never in a fight")
    func spilt() throws {
        var campaign = try beginning()
        campaign.defeats = 9
        var save = try json(campaign)
        save["spilt"] = nil
        campaign = try #require(Campaign(save))
        #expect(campaign.defeats == 9 && campaign.defeatsLeft(in: town) == 2)
        for _ in 1...2 {
            #expect(!campaign.isLost(in: town))
            try campaign.play(.go("pit"), .choose(.end), in: town)
        }
        #expect(campaign.isLost(in: town) && campaign.defeats == 11)
        var fighting = try beginning()
        try fighting.play(.go("pit"), in: town)
        fighting.spilt = 2
        #expect(!fighting.isLost(in: town))
    }

    @Test("A journal of the earlier version is done again whatever its states were, and then is in a save")
    func oldJournal() throws {
        let saves = Sandbox()
        do {
            var session = try open(saves.path, "main", town)
            try session.play(.go("smithy"), .go("square"), .go("shop"))
        }
        let path = saves("main/journal.jsonl")
        let journal = text(contents(path)).replacing(#""version":2"#, with: #""version":1"#)
        var lines = journal.split(separator: "\n").map(String.init)
        for index in lines.indices.dropFirst() {
            var line = try JSON.parse(Array(lines[index].utf8))
            line["state"] = "0000000000000000"
            lines[index] = text(line.canonical())
        }
        put(lines.joined(separator: "\n") + "\n", path)
        let session = try open(saves.path, "main", town)
        #expect(session.opening.recovered == 3 && session.opening.lost == 0)
        #expect(session.campaign.place == "shop")
        #expect(try ActionJournal.read(path, following: session.savedNumber).version == ActionJournal.version)
    }

    @Test("An old save has been where it cleared and where it is, and took up each offer of which it owns something")
    func implied() throws {
        var campaign = try #require(Campaign(seed: 7, in: road))
        try campaign.beat("den", in: road)
        try campaign.play(.take("wool-cap"), in: road)
        var save = try json(campaign)
        save["claimed"] = nil
        save["visited"] = nil
        var old = try #require(Campaign(save))
        #expect(old.visited == ["den"])
        old.supply(save, road)
        #expect(old.claimed == ["den"] && old.offers(in: road) == [])
        save["carries"] = []
        var poor = try #require(Campaign(save))
        poor.supply(save, road)
        #expect(poor.claimed == [])
    }

    @Test("A quest whose foe is beaten and nowhere ahead is missed, though the save is from before that quest")
    func behind() throws {
        var campaign = try beginning()
        try campaign.beat("cellar")
        campaign.questsMissed = []
        campaign.questsDone = []
        try campaign.play(.go("square"), in: town)
        #expect(campaign.questsMissed.contains("mouser"))
    }
}

@Suite("The bounds of a journey")
struct BoundTests {
    @Test("Nobody owns more than a thousand things; what would be more is refused, or left where it lies")
    func mostOwned() throws {
        var campaign = try beginning()
        campaign.items = Array(repeating: "soup", count: 1_000)
        campaign.coins = 100
        try campaign.beat("cellar")
        #expect(campaign.items.count == 1_000 && campaign.searched == [])
        try campaign.play(.go("square"), .talk("aunt"), .go("shop"), in: town)
        #expect(campaign.items.count == 1_000)
        #expect(try campaign.refused(.buy(.item("soup"))) == .tooMany(most: 1_000))
        #expect(Campaign(try json(campaign)) != nil)
        try campaign.play(.sell(.item("soup")), .go("cellar"), in: town)
        #expect(campaign.items.last == "key")
    }

    @Test("Nor more than a thousand pieces of armor")
    func mostPieces() throws {
        var campaign = try beginning()
        campaign.coins = 1_000_000
        try campaign.play(.go("shop"), in: town)
        campaign.carried = (0..<998).map { Campaign.Piece("cap", level: 0, copy: $0, durability: 0) }
        try campaign.play(.buy(.armor("cap")), in: town)
        #expect(try campaign.refused(.buy(.armor("cap"))) == .tooMany(most: 1_000))
        #expect(Campaign(try json(campaign)) != nil)
        campaign.carried.append(campaign.carried[0])
        #expect(Campaign(try json(campaign)) == nil)
    }

    @Test("What has no price is not for sale")
    func free() throws {
        let fair = SampleTown.catalog(replacing: [#""name": "Soup", "price": 3"#: #""name": "Soup""#])
        var campaign = try beginning(fair)
        try campaign.play(.go("shop"), in: fair)
        #expect(!campaign.wares(in: fair).contains(.item("soup")))
        #expect(try campaign.refused(.buy(.item("soup")), in: fair) == .notSold(.item("soup")))
    }

    @Test("A quest within two fights is done in the second, and missed as the third begins")
    func within() throws {
        let hurried = SampleTown.catalog(replacing: [
            #""foe": "mouse", "goal": {"keeps": "coat"}"#:
                #""foe": "mouse", "within": 2, "goal": {"keeps": "coat"}"#
        ])
        let quests = try ["keys", "coat-on"].map { try #require(hurried.quests[$0]) }
        for (before, left) in [(1, 1), (2, 0)] {
            var campaign = try beginning(hurried)
            campaign.fightsBegun = before
            #expect(quests.map { campaign.fightsLeft(for: $0, in: hurried) } == [left, left])
            try campaign.play(.go("cellar"), in: hurried)
            let isOpen = before == 1
            #expect(quests.allSatisfy { campaign.state(of: $0, in: hurried) == (isOpen ? .open : .missed) })
            try campaign.win(in: hurried)
            #expect(quests.allSatisfy { campaign.questsDone.contains($0.id) == isOpen })
            #expect(quests.allSatisfy { campaign.questsMissed.contains($0.id) != isOpen })
        }
    }

    @Test("Who gives away one of two like weapons keeps it in hand; with the last it goes")
    func hand() throws {
        var campaign = try beginning()
        campaign.items = ["long-poker", "long-poker"]
        try campaign.play(.wield("poker"), .go("shop"), .sell(.item("long-poker")), in: town)
        #expect(campaign.weapon == "poker")
        try campaign.play(.sell(.item("long-poker")), in: town)
        #expect(campaign.weapon == "stick")
    }

    @Test("A victory at a place that is no longer there is no defeat")
    func placeGone() throws {
        let other = SampleTown.catalog(replacing: [#""cellar""#: #""cave""#])
        var campaign = try beginning()
        try campaign.play(.go("cellar"), in: town)
        try campaign.win(in: other)
        #expect(campaign.defeats == 0 && campaign.cleared == [] && campaign.place == "square")
        #expect(campaign.coins == 7)
    }

    @Test("A loss that may be taken back is kept when the game is left, not while it is played; in ironman at once")
    func losses() throws {
        for mode in [Campaign.Terms.Mode.story, .ironman] {
            let saves = Sandbox()
            var session = try open(saves.path, .init(mode: mode))
            for _ in 1...2 { try session.play(.go("pit"), .choose(.end)) }
            try session.keepHistory(date: "2026-11-30", played: true)
            #expect(try RunHistory(in: saves.path).runs.count == (mode == .story ? 0 : 1))
            try session.keepHistory(date: "2026-11-30")
            #expect(try RunHistory(in: saves.path).runs.map(\.end) == [.lost])
        }
        #expect(!isSlotName("history.jsonl") && !isSlotName("History.jsonl") && isSlotName("history"))
    }

    @Test("A hint names only what is new in a shop, and says when nothing gets one through the round")
    func hints() throws {
        var campaign = try beginning()
        campaign.coins = 4
        try campaign.play(.go("shop"), .talk("keeper"), in: town)
        #expect(Advice.best(for: campaign, in: town) == .buy)
        campaign.items = ["soup", "squib-box"]
        #expect(Advice.best(for: campaign, in: town) != .buy)
        try campaign.play(.go("square"), .go("pit"), in: town)
        #expect(Advice.best(for: campaign, in: town) == .doom(canUndo: true))
        campaign.terms.mode = .ironman
        #expect(Advice.best(for: campaign, in: town) == .doom(canUndo: false))
    }
}
