extension Fight {
    /// Begins a round: layers may answer again, tempo is back, foes announce their intents.
    mutating func openRound(_ journal: inout Journal) {
        round += 1
        thrown = 0
        strikes = 0
        hurled = 0
        avatar.beginRound()
        for foe in foes.indices { foes[foe].beginRound() }
        tempo = max(0, rules.tempo + avatar.sum(\.tempo))
        moves = max(0, rules.moves + avatar.sum(\.moves))
        journal.note(.round(round, tempo: tempo, moves: moves))
        intents.removeAll(keepingCapacity: true)
        for foe in foes.indices where !foes[foe].isDown { announce(foe, &journal) }
    }

    private mutating func announce(_ foe: Int, _ journal: inout Journal) {
        let definition = lineup[foe]
        guard !definition.plans.isEmpty else { return }
        var luck = Luck(seed: seed)
        luck.turn(round: round, to: UInt64(foe))
        let number: Int
        switch definition.order {
        case .cycle: number = (round - 1) % definition.plans.count
        case .chance: number = luck.roll(definition.plans.count, for: definition.id.key, .plan, 0) - 1
        }
        journal.note(.plan(foe: foe, number))
        let plans = definition.plans[number]
        let count = min(plans.count, max(0, plans.count + foes[foe].sum(\.tempo)))
        for (index, plan) in plans.prefix(count).enumerated() {
            var attack = plan.attack
            var power = attack.power
            if plan.spread > 0 {
                power += luck.roll(2 * plan.spread + 1, for: definition.id.key, .spread, index) - 1 - plan.spread
            }
            power = min(max(1, power), Attack.mostPower)
            attack.power = foes[foe].strength(power)
            attack.power = min(attack.power + foes[foe].spendCharge(), Attack.mostPower)
            attack.luck = Fight.luckOfIntent(foe, index)
            let intent = Intent(foe: foe, attack: attack)
            intents.append(intent)
            journal.note(.intent(intents.count, intent))
        }
        rolls += luck.rolls
    }

    /// The Avatar's strike, carrying with it the charge that its layers hold.
    mutating func strike(_ foe: Int, _ journal: inout Journal) {
        var attack = weapon
        attack.power = min(avatar.strength(weapon.power) + avatar.spendCharge(), Attack.mostPower)
        attack.luck = Fight.luckOfStrike(strikes)
        strikes += 1
        totals.strikes += 1
        deliver(attack, from: .avatar, to: .foe(foe), &journal)
        settle()
        if result != nil { noteEnd(&journal) }
    }

    /// Lets the announced attacks come, then ends the round.
    mutating func closeRound(_ journal: inout Journal) {
        for intent in intents where !avatar.isDown && !foes[intent.foe].isDown {
            deliver(intent.attack, from: .foe(intent.foe), to: .avatar, &journal)
        }
        intents.removeAll(keepingCapacity: true)
        ail(.avatar, &journal)
        for foe in foes.indices { ail(.foe(foe), &journal) }
        settle()
        if result == nil && round >= rules.mostRounds { result = .stalemate }
        if result == nil {
            journal.note(.check(hash: stateHash, rolls: rolls))
            openRound(&journal)
        } else {
            noteEnd(&journal)
        }
    }

    /// Decides the fight when somebody is down; a fight in which all fall is lost.
    mutating func settle() {
        if avatar.isDown {
            result = .lost
        } else if foes.allSatisfy(\.isDown) {
            result = .won
        }
    }

    func noteEnd(_ journal: inout Journal) {
        guard let result else { return }
        let hash = stateHash
        journal.note(.check(hash: hash, rolls: rolls))
        journal.note(.end(result, rounds: round, totals, hash: hash))
    }

    /// Luck keys do not depend on what was thrown before, so a missing layer moves no other roll.
    private static func luckOfIntent(_ foe: Int, _ index: Int) -> UInt64 { UInt64(1 + foe * 1_000 + index) }
    private static func luckOfStrike(_ index: Int) -> UInt64 { UInt64(1_000_000 + index) }
}
