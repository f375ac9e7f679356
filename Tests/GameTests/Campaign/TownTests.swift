import Content
import Engine
import JSONText
import TestSupport
import Testing

@testable import Game

private let town = SampleTown.catalog()

/// A new game in the sample town.
private func beginning(_ catalog: Catalog = town) throws -> Campaign {
    try #require(Campaign(seed: 3, in: catalog))
}

extension Campaign {
    @discardableResult
    fileprivate mutating func live(_ actions: Action..., in catalog: Catalog = town) throws -> [String] {
        var events: [Event] = []
        for action in actions { events += try perform(action, in: catalog) }
        return events.compactMap(\.word)
    }

    /// Goes to a place and strikes until nobody bars it.
    @discardableResult
    fileprivate mutating func clear(_ place: String, in catalog: Catalog = town) throws -> [String] {
        var events = try perform(.go(place), in: catalog)
        while let fight { events += try perform(.choose(fight.tempo >= 2 ? .strike(0) : .end), in: catalog) }
        return events.compactMap(\.word)
    }

    fileprivate func refused(_ action: Action) throws -> Refusal? {
        var copy = self
        return try copy.refusal(of: action, in: town)
    }
}

extension Event {
    /// What these tests look for, in a word or two.
    fileprivate var word: String? {
        switch self {
        case .questDone(let id, _): "done \(id)"
        case .questMissed(let id): "missed \(id)"
        case .asked(let id): "asked \(id)"
        case .said(let person, let number): "\(person) \(number)"
        case .delivered(let item, let person): "\(item) to \(person)"
        case .earned(let coins): "\(coins) coins"
        case .got(let wares): "got \(wares.count)"
        case .finished: "finished"
        case .lostForGood: "lost for good"
        default: nil
        }
    }
}

@Suite("The town")
struct TownTests {
    @Test("A way may be closed until something has happened, and says why")
    func closedWay() throws {
        var campaign = try beginning()
        try campaign.clear("cellar")
        #expect(campaign.items == ["key"])
        try campaign.live(.go("vault"))
        #expect(try campaign.refused(.go("dusk")) == .closed(to: "dusk", from: "vault"))
        let events = try campaign.live(.go("dawn"))
        #expect(events == ["finished"])
    }

    @Test("One command goes to any known place that known, safe ways lead to, and to no other")
    func travel() throws {
        var campaign = try beginning()
        #expect(
            try campaign.refused(.go("vault")) == .noWay(to: "vault", ways: ["smithy", "shop", "cellar", "den", "pit"]))
        try campaign.live(.go("smithy"))
        #expect(try campaign.refused(.go("shop")) != nil)
        try campaign.live(.go("square"), .go("shop"), .go("smithy"))
        #expect(campaign.place == "smithy")
        #expect(campaign.haunts(in: town) == ["square", "shop"])
    }

    @Test("One rests in a camp, upgrades at a forge, trades in a shop")
    func services() throws {
        var campaign = try beginning()
        campaign.points = 1
        campaign.health = 5
        #expect(try campaign.refused(.upgrade(0)) == .noForge)
        #expect(try campaign.refused(.buy(.item("soup"))) == .noShop)
        try campaign.live(.rest, .go("smithy"), .upgrade(0))
        #expect(campaign.rests == 1)
        #expect(try campaign.refused(.rest) == .noCamp)
        #expect(campaign.health == 20)
        #expect(campaign.points == 0)
    }

    @Test("A shop asks the price, and pays half of it for what has one")
    func trade() throws {
        var campaign = try beginning()
        try campaign.clear("cellar")
        #expect(campaign.coins == 7)
        try campaign.live(.go("square"), .go("shop"), .buy(.item("soup")))
        #expect(campaign.coins == 4)
        #expect(try campaign.refused(.buy(.armor("cap"))) == .tooFewCoins(needed: 5, have: 4))
        #expect(try campaign.refused(.buy(.armor("coat"))) == .notSold(.armor("coat")))
        #expect(try campaign.refused(.sell(.item("key"))) == .worthless(.item("key")))
        try campaign.live(.sell(.item("soup")), .sell(.piece(0)))
        #expect(campaign.coins == 9)
        #expect(campaign.worn.isEmpty)
    }

    @Test("A weapon in the bag can be wielded; who sells it has the first one again")
    func wield() throws {
        var campaign = try beginning()
        campaign.coins = 8
        #expect(try campaign.refused(.wield("poker")) == .notWieldable("poker"))
        try campaign.live(.go("shop"), .buy(.item("long-poker")), .wield("poker"))
        #expect(campaign.weapon == "poker")
        #expect(try campaign.refused(.wield("poker")) == .alreadyWielded("poker"))
        try campaign.live(.sell(.item("long-poker")))
        #expect(campaign.weapon == "stick")
    }

    @Test("What is used in a fight is gone after it, won or lost; the rest of the bag stays")
    func bag() throws {
        var campaign = try beginning()
        campaign.items = ["soup", "letter", "squib-box", "soup"]
        try campaign.live(.go("cellar"), .choose(.use(1, at: 0)))
        #expect(campaign.items == ["soup", "letter", "soup", "key"])
        try campaign.live(.go("square"), .go("pit"), .choose(.use(0, at: 0)), .choose(.end))
        #expect(campaign.defeats == 1)
        #expect(campaign.items == ["letter", "soup", "key"])
    }

    @Test("People say the first thing that holds, give once, and ask for quests")
    func talk() throws {
        var campaign = try beginning()
        #expect(try campaign.live(.talk("aunt")) == ["aunt 2", "asked post", "asked mouser", "got 1"])
        #expect(campaign.items == ["letter"])
        #expect(try campaign.live(.talk("aunt")) == ["aunt 1"])
        #expect(try campaign.refused(.talk("keeper")) == .nobody("keeper"))
        #expect(
            try campaign.live(.go("shop"), .talk("keeper")) == [
                "keeper 0", "letter to keeper", "done post", "3 coins", "got 1",
            ])
        #expect(campaign.items == ["soup"])
        #expect(campaign.points == 2)
        try campaign.live(.go("square"))
        try campaign.clear("cellar")
        #expect(try campaign.live(.go("square"), .go("shop"), .talk("keeper")) == ["keeper 1"])
    }

    @Test("A delivery is missed once more fights have begun than it bears, and is handed over no more")
    func late() throws {
        var campaign = try beginning()
        try campaign.live(.talk("aunt"))
        try campaign.clear("cellar")
        #expect(!campaign.questsMissed.contains("post"))
        try campaign.live(.go("square"))
        let events = try campaign.clear("den")
        #expect(events.contains("missed post"))
        #expect(try campaign.live(.go("square"), .go("shop"), .talk("keeper")) == ["keeper 1"])
        #expect(campaign.items.contains("letter"))
    }

    @Test("A find is done by having it, and missed when it comes too late")
    func find() throws {
        var campaign = try beginning()
        #expect(try campaign.clear("cellar").contains("done keys"))
        campaign = try beginning()
        campaign.fightsBegun = 2
        #expect(try campaign.clear("cellar").contains("missed keys"))
    }

    @Test("A foe beaten without the goal is a quest missed; with it, one done")
    func goals() throws {
        var campaign = try beginning()
        let plain = try campaign.clear("cellar")
        #expect(plain.contains("missed mouser"))
        #expect(plain.contains("done coat-on"))
        campaign = try beginning()
        campaign.coins = 8
        try campaign.live(.go("shop"), .buy(.item("long-poker")), .wield("poker"), .go("square"), .choose(.doff(0)))
        let other = try campaign.clear("cellar")
        #expect(other.contains("done mouser"))
        #expect(other.contains("missed coat-on"))
    }

    @Test("The last defeat that the journey bears ends it; then nothing can be done")
    func lost() throws {
        var campaign = try beginning()
        #expect(campaign.defeatsLeft(in: town) == 2)
        try campaign.live(.go("pit"))
        #expect(try campaign.live(.choose(.end)) == [])
        try campaign.live(.go("pit"))
        #expect(try campaign.live(.choose(.end)).contains("lost for good"))
        #expect(campaign.isLost(in: town))
        #expect(try campaign.refused(.go("shop")) == .journeyOver)
        #expect(campaign.score(in: town) == 0)
    }

    @Test("An oath changes a rule and nothing else, and several add up")
    func oaths() throws {
        let sworn = town.sworn(["one-coat", "no-spill", "unheard-of"])
        #expect(sworn.rules.mostLayers == 1)
        #expect(sworn.mostDefeats == 1)
        #expect(sworn.rules.tempo == town.rules.tempo)
        #expect(sworn.beginning?.health == 20)
        let terms = Campaign.Terms(mode: .ironman, oaths: ["one-coat"])
        let campaign = try #require(Campaign(seed: 1, terms: terms, in: sworn))
        let again = try #require(Campaign(try JSON.parse(Array(campaign.state.utf8))))
        #expect(again.terms == terms)
    }

    @Test("All of it comes back from a save")
    func roundTrip() throws {
        var campaign = try beginning()
        try campaign.live(.talk("aunt"))
        try campaign.clear("cellar")
        try campaign.live(.go("square"), .go("shop"), .talk("keeper"), .buy(.item("soup")))
        let again = try #require(Campaign(try JSON.parse(Array(campaign.state.utf8))))
        #expect(again.state == campaign.state)
        for list in [campaign.visited, campaign.met, campaign.questsDone, campaign.questsMissed, campaign.searched] {
            #expect(!list.isEmpty)
        }
    }
}
