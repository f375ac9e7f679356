import Content
import TestSupport
import Testing

@testable import Engine
@testable import Game

/// Every quest of the core comes to its good and its bad end; what fights must show is shown by `QuestProofs` too.
@Suite("The quests of the core")
struct CoreQuestTests {
    private let core = Core.content
    private let errands = Core.content.quests.all.filter { $0.foe == nil }
    private let deeds = Core.content.quests.all.filter { $0.foe != nil }

    /// No hurry: the second ending hangs on it, and nobody should be shut out of it for having come late.
    private let unhurried: Set = ["the-old-scissors"]

    /// Victory is all they ask for; a defeat leaves foe and quest where they were, so nothing ends them.
    private let unmissable: Set = ["next-please", "change-for-the-town", "post"]

    private func standing(at place: String) throws -> Campaign {
        var campaign = try #require(Campaign(seed: 7, in: core))
        campaign.place = place
        campaign.visited.append(place)
        return campaign
    }

    /// The people who ask for a quest are where they are.
    private func home(of person: String) throws -> String {
        try #require(core.places.all.first { $0.people.contains(person) }?.id, "\(person) is nowhere")
    }

    /// The quest as somebody asked for it.
    private func asked(_ quest: QuestDefinition) throws -> Campaign {
        guard let asker = core.people.all.first(where: { $0.asks.contains(quest.id) }) else {
            return try standing(at: "underlamp")
        }
        var campaign = try standing(at: home(of: asker.id))
        try campaign.play(.talk(asker.id), in: core)
        #expect(campaign.state(of: quest, in: core) == .open, "\(quest.id)")
        return campaign
    }

    /// Does what an errand asks for, where and as a player does it.
    private func fulfil(_ quest: QuestDefinition, _ campaign: inout Campaign) throws {
        switch quest.aim {
        case .beat: Issue.record("\(quest.id) is no errand")
        case .deliver(let item, let person):
            campaign.place = try home(of: person)
            campaign.items.append(item)
            let count = campaign.items.count { $0 == item }
            try campaign.play(.talk(person), in: core)
            let isDone = campaign.questsDone.contains(quest.id)
            #expect(campaign.items.count { $0 == item } == (isDone ? count - 1 : count), "\(quest.id)")
        case .find(let item):
            let there = try #require(core.places.all.first { $0.finds.contains(item) }?.id)
            campaign.cleared.append(there)
            let before = core.places.all.first { place in
                place.ways.contains { $0.to == there && campaign.meets($0.when) }
            }
            campaign.place = try #require(before?.id)
            try campaign.play(.go(there), in: core)
            #expect(campaign.items.contains(item))
        case .arrange(let trial):
            campaign.place = try #require(core.places.all.first { $0.lessons.contains(trial) }?.id)
            try campaign.play(.train(trial), in: core)
            let count = try #require(campaign.course?.order.count)
            campaign.course?.order = Array(0..<count)
            try campaign.play(.choose(.end), in: core)
            #expect(campaign.learned.contains(trial))
        }
    }

    /// Lets so many fights have begun, and comes to where quests are settled.
    private func spend(fights: Int, _ campaign: inout Campaign) throws {
        campaign.fightsBegun += fights
        campaign.place = "underlamp"
        try campaign.play(.go("forge-yard"), in: core)
    }

    @Test("Every errand is done, be it in the last fight of its time, and pays what it promised")
    func done() throws {
        #expect(errands.count > 8)
        for quest in errands {
            var campaign = try asked(quest)
            try spend(fights: quest.within ?? 1, &campaign)
            #expect(campaign.state(of: quest, in: core) == .open, "\(quest.id)")
            let (points, coins) = (campaign.points, campaign.coins)
            try fulfil(quest, &campaign)
            #expect(campaign.state(of: quest, in: core) == .done, "\(quest.id)")
            #expect(campaign.points >= points + quest.points, "\(quest.id)")
            #expect(campaign.coins >= coins + quest.coins, "\(quest.id)")
            for case .item(let gift) in quest.gives { #expect(campaign.items.contains(gift), "\(quest.id)") }
        }
    }

    @Test("Every errand is missed one fight after its time, whatever is brought then; one has no time to miss")
    func missed() throws {
        #expect(Set(errands.filter { $0.within == nil }.map(\.id)) == unhurried)
        for quest in errands {
            var campaign = try asked(quest)
            try spend(fights: (quest.within ?? 1_000) + 1, &campaign)
            #expect(
                campaign.state(of: quest, in: core) == (quest.within == nil ? .open : .missed), "\(quest.id)")
            try fulfil(quest, &campaign)
            #expect(campaign.state(of: quest, in: core) == (quest.within == nil ? .done : .missed), "\(quest.id)")
        }
    }

    /// Fights that differ in one thing from a plain one, or in none.
    private func feats(_ quest: QuestDefinition) -> [Goal.Feat] {
        let plain = Goal.Feat(rounds: 5, totals: Totals(), untouched: 0, keeps: [], thrown: [])
        let amounts: [WritableKeyPath<Goal.Feat, Int>] = [
            \.rounds, \.untouched, \.totals.suffered, \.totals.hits, \.totals.broken, \.totals.strikes,
            \.totals.moves, \.totals.absorbed, \.totals.reflected,
        ]
        var feats = [plain]
        for path in amounts {
            for amount in [1, 30] {
                feats.append(plain)
                feats[feats.count - 1][keyPath: path] = amount
            }
        }
        for armor in core.armor.all {
            feats.append(.init(rounds: 5, totals: Totals(), untouched: 0, keeps: [armor.id], thrown: []))
        }
        for element in core.elements.all {
            feats.append(.init(rounds: 5, totals: Totals(), untouched: 0, keeps: [], thrown: [ID(element.id)]))
        }
        return feats
    }

    @Test("Every deed can be done and can be missed, but for those that ask only for victory")
    func goals() {
        #expect(deeds.count > 15)
        var certain: Set<String> = []
        for quest in deeds {
            let feats = feats(quest)
            #expect(feats.contains { quest.goal.isMet(by: $0) }, "\(quest.id)")
            if !feats.contains(where: { !quest.goal.isMet(by: $0) }) { certain.insert(quest.id) }
        }
        #expect(certain == unmissable)
    }

    @Test("The deed of a quest is asked of a foe that bars one place only, so that a victory decides it")
    func once() {
        for quest in deeds {
            let places = core.places.all.filter { $0.foes.contains(quest.foe ?? "") }
            #expect(places.count == 1, "\(quest.id)")
        }
    }
}

extension QuestDefinition {
    /// Whom it wants beaten; nil for an errand.
    fileprivate var foe: String? {
        if case .beat(let foe) = aim { foe } else { nil }
    }
}
