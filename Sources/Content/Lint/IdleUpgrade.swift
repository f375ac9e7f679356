import JSONText

/// An upgrade whose patch changes nothing that fights ask for, in any armor that has it.
///
///     { "durability": 20, "upgrades": [ { "points": 2, "patch": { "durability": 20 } } ] }
extension Lint {
    var idleUpgrades: [Finding] {
        let all = catalog.armor.all
        guard all.indices.contains(where: { all[$0].hasIdleUpgrade }) else { return [] }
        var idle: [Finding] = []
        var busy: Set<JSON.Place> = []
        for armor in all where armor.levels.count > 1 {
            let upgrades = armor.json["upgrades"]?.array ?? []
            for (upgrade, level) in zip(upgrades, armor.levels.indices.dropLast()) {
                guard let patch = upgrade["patch"] else { continue }
                if !armor.isIdle(after: level) {
                    busy.insert(patch.place)
                } else {
                    idle.append(
                        Finding(
                            .idleUpgrade, at: patch.place,
                            "this upgrade of `\(armor.id)` changes nothing in a fight; the armor is as it was before"))
                }
            }
        }
        // One patch may be inherited by many armors, and be told of once.
        return idle.filter { busy.insert($0.place).inserted }
    }
}

extension ArmorDefinition {
    fileprivate var hasIdleUpgrade: Bool { levels.indices.dropLast().contains { isIdle(after: $0) } }

    /// Whether the upgrade of a level changes nothing.
    fileprivate func isIdle(after level: Int) -> Bool { levels[level] == levels[level + 1] }
}
