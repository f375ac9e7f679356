extension Fight {
    /// A number that stands for the whole state: two fights that differ in anything the rules look at differ here.
    ///
    /// It is built from names, not from places in a catalog, so every catalog gives the same.
    public var stateHash: UInt64 {
        var digest = Digest()
        digest.add([round, tempo, moves, strikes, thrown, rolls, result.map { Int($0.rawValue) + 1 } ?? 0])
        digest.add(avatar)
        for foe in foes { digest.add(foe) }
        digest.add([intents.count])
        for intent in intents {
            digest.add([intent.foe, intent.attack.power, intent.attack.pierce])
            digest.add(intent.attack.element.key)
            digest.add(intent.attack.id.key)
            digest.add(profiles[intent.attack.profile])
        }
        // A fight without items hashes as it did before there were any.
        if !items.isEmpty || hurled > 0 {
            digest.add([items.count, hurled])
            for item in items { digest.add(item.id.key) }
        }
        return digest.key
    }
}

/// A running fold over integers.
private struct Digest {
    var key: UInt64 = 0

    mutating func add(_ word: UInt64) { key = fold(key, word) }
    mutating func add(_ numbers: [Int]) { for number in numbers { add(UInt64(bitPattern: Int64(number))) } }

    mutating func add(_ combatant: Combatant) {
        add(combatant.id.key)
        add([combatant.health, combatant.mostHealth, combatant.stack.layers.count, combatant.stack.broken.count])
        add([combatant.pack.count, combatant.afflictions.count])
        for layer in combatant.stack.layers { add(layer) }
        for layer in combatant.stack.broken { add(layer) }
        for layer in combatant.pack { add(layer) }
        for affliction in combatant.afflictions {
            add(affliction.status.id.key)
            add([affliction.rounds, affliction.since])
        }
    }

    mutating func add(_ profile: Profile) {
        add([profile.tags.count, profile.measures.count, profile.inflicts?.rounds ?? 0])
        for tag in profile.tags { add(tag.key) }
        for measure in profile.measures {
            add(measure.name.key)
            add([measure.value])
        }
        add(profile.inflicts?.status.id.key ?? 0)
        // Fights that know of no turning keep the hashes they had.
        if profile.turns > 0 { add([profile.turns]) }
    }

    mutating func add(_ layer: Layer) {
        add(layer.identity)
        add([layer.durability, layer.charge, layer.isBraced ? 1 : 0, layer.memory.count])
        for word in layer.memory { add(word) }
        for answered in [layer.responded, layer.echoed] {
            add(answered.round)
            add(answered.fight)
        }
    }
}
