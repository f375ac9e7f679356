public import Content
import JSONText

extension Campaign {
    /// Whether nothing lies ahead: the last place is cleared.
    public func isFinished(in catalog: Catalog) -> Bool {
        guard bout == nil, let here = catalog.places[place] else { return false }
        return here.ways.isEmpty && (here.foes.isEmpty || cleared.contains(place))
    }

    /// Defeats that the journey can still bear; nil where there is no end to them.
    public func defeatsLeft(in catalog: Catalog) -> Int? {
        terms.mode != .practice && catalog.mostDefeats > 0 ? max(0, catalog.mostDefeats - spilt) : nil
    }

    /// Whether the last defeat has ended the journey, or a practice its fight: it can be looked at, but not gone on with.
    public func isLost(in catalog: Catalog) -> Bool {
        bout == nil && (terms.mode == .practice || defeatsLeft(in: catalog) == 0)
    }

    /// What quests have brought, spent or not.
    public func pointsEarned(in catalog: Catalog) -> Int {
        questsDone.reduce(0) { $0 + (catalog.quests[$1]?.points ?? 0) }
    }

    /// What a journey is worth: 10 for a place cleared, 20 for a point earned by quests, 200 for an ending; a defeat
    /// costs 25 and a rest 2; each oath adds a quarter.
    ///
    ///     campaign.score(in: catalog)   // 0 for a new game, never below it
    public func score(in catalog: Catalog) -> Int {
        let sum =
            10 * cleared.count + 20 * pointsEarned(in: catalog) + (isFinished(in: catalog) ? 200 : 0) - 25 * defeats - 2
            * rests
        // Past the most that the history keeps nothing counts.
        return min(max(0, sum) * (4 + terms.oaths.count) / 4, JSON.most)
    }
}
