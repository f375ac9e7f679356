import Engine
import JSONText

/// A response or an echo of an armor that can never do anything.
struct DeadPart {
    let problem: Problem
    let index: Int
    let message: String
    /// The response that hides it; the message ends with its place.
    var hider: Int?
}

extension Lint {
    /// Responses and echoes that are dead wherever they stand.
    ///
    /// One response is part of many armors, by parents and upgrades: what is dead in one may live in another, as a
    /// response that asks for more durability than the armor has before its upgrade.
    var deadParts: [Finding] {
        var dead: [JSON.Place: Finding] = [:]
        // By their numbers, since a loop over the armor itself would copy each.
        let armor = catalog.armor.all
        for index in armor.indices where armor[index].levels.haveDeadParts {
            for garment in armor[index].garments {
                garment.forEachPart { place, finding in dead[place] = finding ?? dead[place] }
            }
        }
        for trial in catalog.trials.all {
            for garment in trial.ownGarments where [garment.armor].haveDeadParts {
                garment.forEachPart { place, finding in dead[place] = finding ?? dead[place] }
            }
        }
        if dead.isEmpty { return [] }
        let garments = armor.flatMap(\.garments) + catalog.trials.all.flatMap(\.ownGarments)
        for garment in garments {
            garment.forEachPart { place, finding in if finding == nil { dead[place] = nil } }
        }
        return Array(dead.values)
    }
}

extension [Armor] {
    /// Whether anything is dead at a level, and not plainly alive at another that has it from the same text.
    ///
    /// One with the same parts as the level before needs no second look.
    fileprivate var haveDeadParts: Bool {
        for level in indices {
            let responses = self[level].doubtfulResponses.filter { response in
                !contains { $0.responses.isOne(with: self[level].responses) && !$0.isDoubtful(response: response) }
            }
            let echoes = self[level].doubtfulEchoes.filter { echo in
                !contains { $0.echoes.isOne(with: self[level].echoes) && !$0.isDoubtful(echo: echo) }
            }
            if responses.isEmpty && echoes.isEmpty { continue }
            if level > 0 && self[level].responses == self[level - 1].responses
                && self[level].echoes == self[level - 1].echoes
            {
                continue
            }
            if !self[level].deadResponses.isEmpty || !self[level].deadEchoes.isEmpty { return true }
        }
        return false
    }
}

extension Array {
    /// Whether both are one list, not only such as say the same: an upgrade that does not name a list keeps it.
    fileprivate func isOne(with other: [Element]) -> Bool {
        unsafe withUnsafeBufferPointer { one in
            unsafe other.withUnsafeBufferPointer { other in unsafe one.baseAddress == other.baseAddress }
        }
    }
}

extension Garment {
    /// Every response and echo by its place, with what is wrong with it.
    fileprivate func forEachPart(_ body: (JSON.Place, Finding?) -> Void) {
        let (responses, echoes) = (responses, echoes)
        for (parts, dead) in [(responses, armor.deadResponses), (echoes, armor.deadEchoes)] {
            for (index, part) in parts.enumerated() where part.place != .none {
                let death = dead.first { $0.index == index }
                body(
                    part.place,
                    death.map { death in
                        Finding(
                            death.problem, at: part.place, death.message, other: death.hider.map { responses[$0].place }
                        )
                    })
            }
        }
    }
}
