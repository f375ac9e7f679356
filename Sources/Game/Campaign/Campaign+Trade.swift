import Chronicle
public import Content
import Engine
import JSONText

extension Campaign {
    /// What is sold here, now; what has no price is not for sale.
    public func wares(in catalog: Catalog) -> [Ware] {
        bout == nil ? shelves(catalog).filter { Campaign.price(of: $0, in: catalog) > 0 } : []
    }

    /// What stands in the shop here, with a price or without.
    private func shelves(_ catalog: Catalog) -> [Ware] { catalog.places[place]?.sells ?? [] }

    /// What a ware costs in coins.
    public static func price(of ware: Ware, in catalog: Catalog) -> Int {
        switch ware {
        case .armor(let id): catalog.armor[id]?.price ?? 0
        case .item(let id): catalog.items[id]?.price ?? 0
        }
    }

    mutating func buy(_ ware: Ware, _ catalog: Catalog) throws(Refusal) -> [Event] {
        guard !shelves(catalog).isEmpty else { throw .noShop }
        guard wares(in: catalog).contains(ware) else { throw .notSold(ware) }
        let price = Campaign.price(of: ware, in: catalog)
        guard hasRoom(for: ware) else { throw .tooMany(most: Campaign.mostOwned) }
        guard price <= coins else { throw .tooFewCoins(needed: price, have: coins) }
        coins -= price
        own(ware, catalog)
        return [.bought(ware, coins: price)] + settleQuests(catalog)
    }

    /// A shop pays half, rounded down; what has no price it does not take.
    mutating func sell(_ goods: Action.Goods, _ catalog: Catalog) throws(Refusal) -> [Event] {
        guard !shelves(catalog).isEmpty else { throw .noShop }
        let ware: Ware
        switch goods {
        case .piece(let index):
            let all = worn + carried
            guard all.indices.contains(index) else { throw .noSuchPiece }
            ware = .armor(all[index].armor)
        case .item(let id):
            guard items.contains(id) else { throw .noSuchItem(id) }
            ware = .item(id)
        }
        let price = Campaign.price(of: ware, in: catalog) / 2
        guard price > 0 else { throw .worthless(ware) }
        switch goods {
        case .piece(let index):
            if index < worn.count { worn.remove(at: index) } else { carried.remove(at: index - worn.count) }
        case .item(let id): lose(item: id, catalog)
        }
        coins = min(coins + price, JSON.most)
        return [.sold(ware, coins: price)]
    }

    /// Takes a thing out of the bag; whose weapon goes with the last that throws it has the first one in hand again.
    mutating func lose(item id: String, _ catalog: Catalog) {
        guard let index = items.firstIndex(of: id) else { return }
        items.remove(at: index)
        guard catalog.items[id]?.weapon == weapon, !weapons(in: catalog).contains(weapon) else { return }
        if let own = catalog.beginning?.weapon { weapon = own }
    }

    /// The attacks that can be wielded: the one a game begins with and those of the weapons in the bag.
    public func weapons(in catalog: Catalog) -> [String] {
        var weapons = [catalog.beginning?.weapon ?? weapon]
        for id in items {
            if let weapon = catalog.items[id]?.weapon, !weapons.contains(weapon) { weapons.append(weapon) }
        }
        return weapons
    }

    mutating func wield(_ attack: String, _ catalog: Catalog) throws(Refusal) -> [Event] {
        guard weapons(in: catalog).contains(attack) else { throw .notWieldable(attack) }
        guard attack != weapon else { throw .alreadyWielded(attack) }
        weapon = attack
        return [.wielded(attack)]
    }

    /// The first quest that talking to a person would fulfil, and what would be handed over for it.
    public func delivery(to person: String, in catalog: Catalog) -> (quest: QuestDefinition, item: String)? {
        for quest in catalog.quests.all {
            guard case .deliver(let item, person) = quest.aim, items.contains(item),
                state(of: quest, in: catalog) != .missed, !questsDone.contains(quest.id)
            else { continue }
            return (quest, item)
        }
        return nil
    }

    mutating func talk(to person: String, _ catalog: Catalog) throws(Refusal) -> [Event] {
        let here = catalog.places[place]?.people ?? []
        guard here.contains(person), let person = catalog.people[person] else { throw .nobody(person) }
        let saying = person.says.firstIndex { meets($0.when) } ?? person.says.count
        var events: [Event] = [.said(person.id, saying)]
        while let (quest, item) = delivery(to: person.id, in: catalog) {
            lose(item: item, catalog)
            events.append(.delivered(item, to: person.id))
            events += finish(quest, catalog)
        }
        for id in person.asks where !asked.contains(where: { $0.quest == id }) {
            guard let quest = catalog.quests[id] else { continue }
            let isOver = questsDone.contains(id) || questsMissed.contains(id)
            asked.append(Asked(quest: id, fight: fightsBegun))
            if !isOver { events.append(.asked(quest.id)) }
        }
        if !met.contains(person.id) {
            met.append(person.id)
            events += receive(points: 0, coins: 0, person.gives, catalog)
        }
        return events + settleQuests(catalog)
    }
}
