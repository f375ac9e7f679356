extension Fight {
    /// Uses an item up: cures, heals, mends, charges, hastens, and is thrown at a foe, in this order.
    mutating func use(_ index: Int, at foe: Int, _ journal: inout Journal) {
        // It leaves the bag first: a throw may end the fight, and the last hash is that of the state it leaves.
        let item = items.remove(at: index)
        journal.note(.use(item.id))
        for status in item.cures { cure(status, &journal) }
        heal(.avatar, item.heal, &journal)
        mendAll(by: item.mend, &journal)
        charge(by: item.charge, &journal)
        if item.tempo > 0 {
            let before = tempo
            tempo = min(tempo + item.tempo, Attack.mostPower)
            journal.note(.hasten(tempo: Hop.Change(before, tempo)))
        }
        if let attack = item.throwing { hurl(attack, at: foe, &journal) }
    }

    private mutating func cure(_ status: ID, _ journal: inout Journal) {
        guard let index = avatar.afflictions.firstIndex(where: { $0.status.id == status }) else { return }
        avatar.afflictions.remove(at: index)
        journal.note(.recover(.avatar, status: status))
    }

    private mutating func mendAll(by amount: Int, _ journal: inout Journal) {
        for index in avatar.stack.layers.indices {
            let before = avatar.stack.layers[index].durability
            guard avatar.stack.layers[index].mend(amount) > 0 else { continue }
            let layer = avatar.stack.layers[index]
            journal.note(
                .mend(layer: index, armor: layer.armor.id, durability: Hop.Change(before, layer.durability)))
        }
    }

    private mutating func charge(by amount: Int, _ journal: inout Journal) {
        var left = amount
        for index in avatar.stack.layers.indices {
            let before = avatar.stack.layers[index].charge
            let armor = avatar.stack.layers[index].armor
            let taken = min(left, max(0, armor.mostCharge - before))
            guard taken > 0 else { continue }
            left -= taken
            avatar.stack.layers[index].charge = before + taken
            journal.note(.charge(layer: index, armor: armor.id, charge: Hop.Change(before, before + taken)))
        }
    }

    /// An item's attack owes nothing to whoever throws it: no status changes its power, no charge goes with it.
    private mutating func hurl(_ attack: Attack, at foe: Int, _ journal: inout Journal) {
        var attack = attack
        attack.luck = Fight.luckOfItem(hurled)
        hurled += 1
        deliver(attack, from: .avatar, to: .foe(foe), &journal)
        settle()
        if result != nil { noteEnd(&journal) }
    }

    /// A series beside those of intents and strikes, so that an item thrown moves no other roll.
    private static func luckOfItem(_ index: Int) -> UInt64 { Attack.luckOfItems.lowerBound + UInt64(index) }
}

extension Attack {
    /// The luck of items thrown; what layers send back bears other numbers.
    fileprivate static let luckOfItems = UInt64(2_000_000)..<3_000_000

    /// Whether it came out of the Avatar's bag; whatever else the Avatar throws is a strike.
    public var isItem: Bool { !isReflected && Attack.luckOfItems.contains(luck) }
}
