import Content
import Game

/// What can be reached from where a campaign stands, nearest first.
struct Roads {
    /// A place that foes bar, and the safe place before it.
    struct Gate {
        let place: String
        let before: String
    }

    /// Safe places in reach, this one first.
    private(set) var places: [String]
    private(set) var gates: [Gate] = []
    /// The place before each on the way to it.
    private var before: [String: String] = [:]

    init(of campaign: Campaign, in catalog: Catalog) {
        places = [campaign.place]
        let cleared = Set(campaign.cleared)
        var next = 0
        while next < places.count {
            let here = places[next]
            next += 1
            // Who stands at the end of the road goes nowhere.
            if catalog.places[here]?.ways.isEmpty ?? true { continue }
            for way in campaign.openWays(from: here, in: catalog) {
                guard way != campaign.place, before[way] == nil, let there = catalog.places[way] else { continue }
                before[way] = here
                if there.foes.isEmpty || cleared.contains(way) {
                    places.append(way)
                } else {
                    gates.append(Gate(place: way, before: here))
                }
            }
        }
    }

    /// The steps to a place in reach.
    func way(to place: String) -> [String] {
        var way: [String] = []
        var here = place
        while let last = before[here] {
            way.append(here)
            here = last
        }
        return way.reversed()
    }
}
