import JSONText

extension Lint {
    /// Findings about responses or echoes that are dead wherever they stand.
    ///
    /// One response is part of many armors, by parents and upgrades: what is dead in one may live in another, as a
    /// response that asks for more durability than the armor has before its upgrade.
    func deadParts(_ look: (Garment) -> [(part: JSON, problem: Finding?)]) -> [Finding] {
        var dead: [JSON.Place: Finding] = [:]
        forEachGarment { garment in
            for case (let part, let problem?) in look(garment) where part.place != .none && dead[part.place] == nil {
                dead[part.place] = problem
            }
        }
        if dead.isEmpty { return [] }
        forEachGarment { garment in
            for case (let part, nil) in look(garment) { dead[part.place] = nil }
        }
        return Array(dead.values)
    }

    /// Everything worn at every level, the armor that trials write out too.
    private func forEachGarment(_ body: (Garment) -> Void) {
        for armor in catalog.armor.all { for garment in armor.garments { body(garment) } }
        for trial in catalog.trials.all { for garment in trial.ownGarments { body(garment) } }
    }
}
