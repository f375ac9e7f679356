import Chronicle
public import Content
import Engine
import JSONText

extension Campaign {
    /// Whether a circumstance holds.
    public func meets(_ circumstance: Circumstance) -> Bool {
        circumstance.cleared.allSatisfy(cleared.contains) && circumstance.done.allSatisfy(questsDone.contains)
            && circumstance.asked.allSatisfy { quest in asked.contains { $0.quest == quest } }
            && circumstance.has.allSatisfy(items.contains) && circumstance.not.allSatisfy { !meets($0) }
    }

    /// Whether nobody bars a place any more, or ever did.
    func isSafe(_ place: PlaceDefinition) -> Bool { place.foes.isEmpty || cleared.contains(place.id) }

    /// The ways that lead from a place now.
    public func openWays(from place: String, in catalog: Catalog) -> [String] {
        catalog.places[place]?.ways.filter { meets($0.when) }.map(\.to) ?? []
    }

    /// Places that one can go to at once without meeting anything new: known, safe, and joined by known, safe places.
    ///
    /// Neighbours are not among them unless they are known; the place where the Avatar stands is not either.
    public func haunts(in catalog: Catalog) -> [String] {
        let (visited, cleared) = (Set(visited), Set(cleared))
        var (found, seen): ([String], Set<String>) = ([], [place])
        var roads = [place]
        var next = 0
        while next < roads.count {
            let here = roads[next]
            next += 1
            for way in openWays(from: here, in: catalog) where visited.contains(way) && !seen.contains(way) {
                guard let there = catalog.places[way], there.foes.isEmpty || cleared.contains(way) else { continue }
                seen.insert(way)
                found.append(way)
                // Who stands at the end of the road does not pass through it.
                if !there.ways.isEmpty { roads.append(way) }
            }
        }
        return found
    }

    mutating func go(to target: String, _ catalog: Catalog) throws(Refusal) -> [Event] {
        guard let here = catalog.places[place] else { throw .missing(.places, place) }
        if let way = here.ways.first(where: { $0.to == target }) {
            guard meets(way.when) else { throw .closed(to: target, from: place) }
        } else if !haunts(in: catalog).contains(target) {
            throw .noWay(to: target, ways: openWays(from: place, in: catalog))
        }
        guard let there = catalog.places[target] else { throw .missing(.places, target) }
        if isSafe(there) { return arrive(at: there, catalog) }
        let number = min(fightsBegun + 1, JSON.most)
        let setup = FightSetup(
            seed: fold(seed, UInt64(number)), health: health, mostHealth: mostHealth, weapon: weapon,
            wears: worn.filter { !isAbsent($0, catalog) }, carries: carried.filter { !isAbsent($0, catalog) },
            foes: there.foes, items: items.filter { catalog.items[$0]?.use != nil })
        do throws(FightSetup.Missing) {
            let recording = try Recording(setup, in: catalog)
            fightsBegun = number
            bout = Bout(number: number, place: target, recording: recording)
            return [.fightBegan(place: target, number: number), .facts(recording.opening, recording.fight)]
        } catch {
            throw .missing(error.section, error.id)
        }
    }

    mutating func arrive(at there: PlaceDefinition, _ catalog: Catalog) -> [Event] {
        place = there.id
        if !visited.contains(place) { visited.append(place) }
        return [.arrived(place)] + search(there) + settleQuests(catalog) + (isFinished(in: catalog) ? [.finished] : [])
    }

    /// Picks up what lies in a place that nobody bars any more; with no room for all of it, it stays there.
    mutating func search(_ there: PlaceDefinition) -> [Event] {
        guard !there.finds.isEmpty, !searched.contains(there.id),
            items.count + there.finds.count <= Campaign.mostOwned
        else { return [] }
        searched.append(there.id)
        items += there.finds
        return [.got(there.finds.map(Ware.item))]
    }

    /// Armor to choose one of, here and now.
    public func offers(in catalog: Catalog) -> [String] {
        guard bout == nil, let here = catalog.places[place], isSafe(here), !claimed.contains(place) else { return [] }
        return here.offers.filter { offer in !(worn + carried).contains { $0.armor == offer } }
    }
}
