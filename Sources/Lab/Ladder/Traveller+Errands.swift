import Chronicle
import Content
import Engine
import Game

extension Traveller {
    /// Does all there is to do among safe places, then goes where one can rest.
    mutating func settle() {
        while !campaign.isFinished(in: catalog), !campaign.isLost(in: catalog) {
            greet()
            takeOffer()
            let roads = Roads(of: campaign, in: catalog)
            if let place = roads.places.first(where: isWorthAVisit) {
                guard walk(to: place) else { return }
            } else if let forge = roads.places.first(where: isForge), let piece = upgrade() {
                guard walk(to: forge), act(.upgrade(piece)) != nil else { return }
            } else if let (shop, ware) = bargain(roads) {
                guard walk(to: shop), act(.buy(ware)) != nil else { return }
            } else {
                if !campaign.isWhole(in: catalog), let camp = roads.places.first(where: isCamp), walk(to: camp) {
                    act(.rest)
                }
                return
            }
        }
    }

    private func isCamp(_ place: String) -> Bool { catalog.places[place]?.isCamp ?? false }
    private func isForge(_ place: String) -> Bool { catalog.places[place]?.isForge ?? false }

    /// Talks to everybody here who is new or waits for something in the bag.
    private mutating func greet() {
        for person in catalog.places[campaign.place]?.people ?? [] where hasWords(for: person) { act(.talk(person)) }
    }

    private func hasWords(for person: String) -> Bool {
        guard catalog.people[person] != nil else { return false }
        return !campaign.met.contains(person) || campaign.delivery(to: person, in: catalog) != nil
    }

    private func isWorthAVisit(_ place: String) -> Bool {
        guard place != campaign.place, !isOtherEnding(place) else { return false }
        if !campaign.visited.contains(place) { return true }
        return catalog.places[place]?.people.contains(where: hasWords) ?? false
    }

    private func isOtherEnding(_ place: String) -> Bool {
        guard let destination, place != destination else { return false }
        return catalog.places[place]?.ways.isEmpty ?? false
    }

    private mutating func takeOffer() {
        let offers = campaign.offers(in: catalog).filter { catalog.armor[$0]?.points ?? 0 <= campaign.points }
        guard !offers.isEmpty else { return }
        let offer = nature.dresses ? mostWanted(offers) : offers[nature == .random ? pick(offers.count) : 0]
        if let offer { act(.take(offer)) }
    }

    /// The piece to upgrade next, by its place among worn and carried ones; nil where the points do for none.
    private mutating func upgrade() -> Int? {
        let pieces = campaign.worn + campaign.carried
        let payable = campaign.affordableUpgrades(in: catalog)
        guard !payable.isEmpty else { return nil }
        switch nature {
        case .random: return payable[pick(payable.count)]
        case .strikeOnly: return payable.first { $0 < campaign.worn.count }
        case .still, .oneStep, .planner:
            return payable.max { uses[pieces[$0].armor] ?? 0 < uses[pieces[$1].armor] ?? 0 }
        }
    }

    /// A shop in reach, and what to buy there.
    private mutating func bargain(_ roads: Roads) -> (shop: String, ware: Ware)? {
        let now = [campaign.coins, campaign.worn.count + campaign.carried.count, campaign.items.count]
        guard now != lookedThrough else { return nil }
        lookedThrough = now
        var wares: [(shop: String, ware: Ware)] = []
        for shop in roads.places {
            for ware in catalog.places[shop]?.sells ?? [] where isWanted(ware) { wares.append((shop, ware)) }
        }
        guard !wares.isEmpty else { return nil }
        switch nature {
        case .random: return pick(2) == 0 ? wares[pick(wares.count)] : nil
        case .strikeOnly: return wares.first { if case .armor = $0.ware { true } else { false } }
        case .still, .oneStep, .planner:
            let items = wares.filter { if case .item = $0.ware { true } else { false } }
            if let weapon = items.first(where: { isBetter($0.ware, roads) }) { return weapon }
            let armor = wares.compactMap { if case .armor(let id) = $0.ware { id } else { nil } }
            if let best = mostWanted(armor, atLeast: Traveller.worthwhile) {
                return wares.first { $0.ware == .armor(best) }
            }
            let provisions = items.filter { isProvision($0.ware) }
            return provisions.isEmpty ? nil : provisions[pick(provisions.count)]
        }
    }

    /// Thousandths of a fight's cost that armor must save to be bought.
    private static let worthwhile = 50
    /// Things to use that are carried at the most.
    private static let provisions = 4

    private func isProvision(_ ware: Ware) -> Bool {
        if case .item(let id) = ware { catalog.items[id]?.use != nil } else { false }
    }

    /// What can be paid for: armor or a weapon that is not owned yet, or something to use while the bag is light.
    private func isWanted(_ ware: Ware) -> Bool {
        let price = Campaign.price(of: ware, in: catalog)
        guard price > 0, price <= campaign.coins else { return false }
        switch ware {
        case .armor(let id): return !(campaign.worn + campaign.carried).contains { $0.armor == id }
        case .item(let id):
            if isProvision(ware) {
                return campaign.items.count { isProvision(.item($0)) } < Traveller.provisions
            }
            return catalog.items[id]?.weapon != nil && !campaign.items.contains(id)
        }
    }
}
