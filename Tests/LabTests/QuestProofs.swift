import Chronicle
import Content
import Engine
import Lab
import TestSupport
import Testing

@testable import Game

/// The quests of the core that ask for more of a fight than victory.
private let deeds = Core.content.quests.all.compactMap { quest in
    if case .beat(let foe) = quest.aim { Deed(quest: quest.id, foe: foe) } else { nil }
}.filter { !["next-please", "change-for-the-town", "post"].contains($0.quest) }

private struct Deed: Sendable, CustomTestStringConvertible {
    let quest: String
    let foe: String

    var testDescription: String { quest }
}

/// `LAMELLAR_LONG=1 swift test --filter QuestProofs`
@Suite("Every deed is done in one real fight and missed in another", .enabled(if: TestRun.isLong))
struct QuestProofs {
    private let core = Core.content
    private static let tries = 600

    @Test("By bots, in whatever can be owned", arguments: deeds)
    private func found(_ deed: Deed) throws {
        var (done, missed) = (0, 0)
        for number in 1...QuestProofs.tries where done == 0 || missed == 0 {
            let campaign = try fight(deed, number)
            if done == 0 && campaign.questsDone.contains(deed.quest) { done = number }
            if missed == 0 && campaign.questsMissed.contains(deed.quest) { missed = number }
        }
        print("QUEST | \(deed.quest) | done in try \(done) | missed in try \(missed)")
        #expect(done > 0, "nobody did it in \(QuestProofs.tries) fights")
        #expect(missed > 0, "nobody missed it in \(QuestProofs.tries) fights")
    }

    /// A campaign after one fight for the foe's place, dressed, armed and played by chance.
    private func fight(_ deed: Deed, _ number: Int) throws -> Campaign {
        let there = try #require(core.places.all.first { $0.foes.contains(deed.foe) })
        let before = try #require(core.places.all.first { $0.ways.contains { $0.to == there.id } })
        var luck = SplitMix64(state: UInt64(number))
        var campaign = try #require(Campaign(seed: UInt64(number), in: core))
        campaign.place = before.id
        campaign.cleared = core.places.all.filter { !$0.foes.isEmpty && $0.id != there.id }.map(\.id)
        let things = core.items.all
        campaign.items = things.filter { $0.weapon != nil }.map(\.id)
        let weapons = campaign.weapons(in: core)
        campaign.weapon = weapons[number % weapons.count]
        for _ in 0..<4 {
            let thing = things[Int(luck.next() >> 33) % things.count]
            if thing.use != nil { campaign.items.append(thing.id) }
        }
        try dress(&campaign, for: deed, number, &luck)
        _ = try campaign.perform(.go(there.id), in: core)
        let bot: any Bot =
            switch number % 4 {
            case 0: PureLuck(seed: UInt64(number))
            case 1: OneStep()
            case 2: NeverReorders()
            default: OneStep(reorders: false)
            }
        while let fight = campaign.fight {
            for choice in bot.plan(fight) where campaign.bout != nil {
                _ = try campaign.perform(.choose(choice), in: core)
            }
        }
        return campaign
    }

    /// Four pieces of what a player can own, as good as they get in every other fight; what is to be kept is among them.
    private func dress(_ campaign: inout Campaign, for deed: Deed, _ number: Int, _ luck: inout SplitMix64) throws {
        let beginning = try #require(core.beginning)
        let sold = core.places.all.flatMap { place in
            place.offers + place.sells.compactMap { if case .armor(let id) = $0 { id } else { nil } }
        }
        var wardrobe = Array(Set(beginning.wears + beginning.carries + sold)).sorted()
        for last in wardrobe.indices.reversed() { wardrobe.swapAt(last, Int(luck.next() >> 33) % (last + 1)) }
        if let kept = core.quests[deed.quest]?.goal.keeps { wardrobe.insert(kept, at: 0) }
        var load = 0
        var worn: [FightSetup.Piece] = []
        for id in wardrobe where worn.count < core.rules.mostLayers && !worn.contains(where: { $0.armor == id }) {
            let armor = try #require(core.armor[id])
            let level = number % 2 == 0 ? 0 : armor.levels.count - 1
            guard load + armor.levels[level].weight <= core.rules.load else { continue }
            load += armor.levels[level].weight
            worn.append(.new(armor, level: level))
        }
        campaign.worn = worn
        campaign.carried = []
    }
}
