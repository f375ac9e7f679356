import Chronicle
import Content
import Engine
import Files
import JSONText
import TestSupport
import Testing

@testable import Game

@Suite("What the campaign refuses")
struct RefusalTests {
    @Test("Away from a fight every refusal has its occasion and changes nothing")
    func awayFromAFight() throws {
        var campaign = try #require(Campaign(seed: 7, in: road))
        let cases: [(Action, Refusal)] = [
            (.choose(.strike(0)), .notInFight), (.choose(.mend(0)), .notInFight), (.choose(.brace(0)), .notInFight),
            (.choose(.end), .notInFight), (.note("hello"), .notInFight),
            (.choose(.swap(0, 0)), .illegal(.samePlace)), (.choose(.swap(0, 2)), .illegal(.noSuchLayer(2))),
            (.choose(.swap(-1, 0)), .illegal(.noSuchLayer(-1))), (.choose(.move(1, to: 1)), .illegal(.samePlace)),
            (.choose(.move(5, to: 1)), .illegal(.noSuchLayer(5))),
            (.choose(.move(0, to: 9)), .illegal(.noSuchLayer(9))),
            (.choose(.doff(2)), .illegal(.noSuchLayer(2))), (.choose(.don(3)), .illegal(.nothingCarried(3))),
            (.choose(.don(1)), .illegal(.tooHeavy(load: 13, most: 10))),
            (.go("hall"), .noWay(to: "hall", ways: ["den", "pit", "dead-end"])),
            (.go(""), .noWay(to: "", ways: ["den", "pit", "dead-end"])),
            (.take("wool-cap"), .nothingOffered), (.upgrade(0), .tooFewPoints(needed: 1, have: 0)),
            (.upgrade(1), .noMoreUpgrades("paper-shirt")), (.upgrade(5), .noSuchPiece), (.upgrade(-1), .noSuchPiece),
            (.rest, .alreadyWhole),
        ]
        for (action, expected) in cases {
            #expect(try campaign.refusal(of: action) == expected, "\(action)")
        }
        try campaign.play(.choose(.don(0)))
        #expect(try campaign.refusal(of: .choose(.don(0))) == .illegal(.tooManyLayers(most: 3)))
    }

    @Test("In a fight only choices and notes are possible")
    func inAFight() throws {
        var campaign = try #require(Campaign(seed: 7, in: road))
        try campaign.play(.go("den"))
        for action in [Action.go("gate"), .take("wool-cap"), .upgrade(0), .rest] {
            #expect(try campaign.refusal(of: action) == .inFight)
        }
        let illegal: [(Choice, IllegalChoice)] = [
            (.swap(0, 9), .noSuchLayer(9)), (.strike(4), .noSuchFoe(4)), (.don(9), .nothingCarried(9)),
            (.move(0, to: 0), .samePlace), (.mend(0), .undamaged),
        ]
        for (choice, expected) in illegal {
            #expect(try campaign.refusal(of: .choose(choice)) == .illegal(expected), "\(choice)")
        }
        try campaign.play(.choose(.brace(0)))
        #expect(try campaign.refusal(of: .choose(.brace(0))) == .illegal(.alreadyBraced))
        try campaign.play(.choose(.strike(0)))
        #expect(try campaign.refusal(of: .choose(.strike(0))) == .illegal(.tempo(needed: 2, left: 0)))
    }

    @Test("Offers are taken once, and only what is offered, and paid for")
    func offers() throws {
        var campaign = try won()
        #expect(try campaign.refusal(of: .take("glass")) == .notOffered("glass"))
        #expect(try campaign.refusal(of: .take("feather-cap")) == .tooFewPoints(needed: 50, have: 2))
        try campaign.play(.take("wool-cap"))
        #expect(try campaign.refusal(of: .take("wool-cap")) == .nothingOffered)
    }

    @Test("Broken armor can't be put on, and armor of no loaded mod neither put on nor upgraded")
    func unusable() throws {
        var campaign = try won()
        let broken = try #require(campaign.carried.firstIndex { $0.armor == "paper-shirt" })
        #expect(campaign.carried[broken].durability == 0)
        #expect(try campaign.refusal(of: .choose(.don(broken))) == .illegal(.broken))
        campaign.carried.append(.init("lantern-coat", durability: 9))
        let absent = campaign.carried.count - 1
        #expect(try campaign.refusal(of: .choose(.don(absent))) == .missing(.armor, "lantern-coat"))
        #expect(
            try campaign.refusal(of: .upgrade(campaign.worn.count + absent)) == .missing(.armor, "lantern-coat"))
    }

    @Test("A place that no loaded content has is refused by name")
    func missingPlace() throws {
        var campaign = try #require(Campaign(seed: 7, in: road))
        campaign.place = "moon"
        #expect(try campaign.refusal(of: .go("gate")) == .missing(.places, "moon"))
        var elsewhere = try #require(Campaign(seed: 7, in: road))
        elsewhere.weapon = "spoon"
        #expect(try elsewhere.refusal(of: .go("den")) == .missing(.attacks, "spoon"))
    }

    private func won() throws -> Campaign {
        var campaign = try #require(Campaign(seed: 7, in: road))
        try campaign.play(.go("den"))
        while let fight = campaign.fight { try campaign.play(.choose(fight.tempo >= 2 ? .strike(0) : .end)) }
        #expect(campaign.place == "den")
        return campaign
    }
}
