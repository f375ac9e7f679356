extension Fight {
    /// The Avatar or a foe, in place.
    public internal(set) subscript(_ side: Side) -> Combatant {
        get {
            switch side {
            case .avatar: avatar
            case .foe(let index): foes[index]
            }
        }
        _modify {
            switch side {
            case .avatar: yield &avatar
            case .foe(let index): yield &foes[index]
            }
        }
    }

    /// Sends one attack through the target's stack, applies its outcome, then lets what was sent back travel home.
    ///
    /// An attack that was sent back is never sent back again, so this ends.
    mutating func deliver(_ attack: Attack, from: Side, to: Side, _ journal: inout Journal) {
        thrown += 1
        journal.note(.attack(number: thrown, from: from, to: to, attack))
        var luck = Luck(seed: seed)
        luck.turn(round: round, to: attack.luck)
        let brokenBefore = self[to].stack.broken.count
        var returned: [Attack] = []
        let arrival = self[to].stack.receive(attack, profiles, &luck, &journal, &returned)
        rolls += luck.rolls
        journal.note(
            .outcome(
                arrival.outcome, by: arrival.by == nil ? self[to].id : arrival.armor, damage: arrival.damage,
                reflected: arrival.reflected))
        if to == .avatar {
            count(arrival.outcome)
            totals.broken += avatar.stack.broken.count - brokenBefore
        }
        wound(to, by: arrival.damage, &journal)
        if arrival.outcome != .reflected { turn(to, by: profiles[attack.profile].turns, &journal) }
        if arrival.outcome == .hit { inflict(profiles[attack.profile].inflicts, on: to, &journal) }
        heal(to, arrival.healing, &journal)
        for back in returned where !self[from].isDown { deliver(back, from: to, to: from, &journal) }
    }

    private mutating func count(_ outcome: Outcome) {
        switch outcome {
        case .absorbed: totals.absorbed += 1
        case .reflected: totals.reflected += 1
        case .hit: totals.hits += 1
        }
    }

    private mutating func wound(_ side: Side, by damage: Int, _ journal: inout Journal) {
        guard damage > 0 else { return }
        let health = lose(damage, side)
        journal.note(.hit(side, damage: damage, health: health))
        if self[side].isDown { journal.note(.down(side)) }
    }

    /// Takes health and counts what was really lost.
    private mutating func lose(_ damage: Int, _ side: Side) -> Hop.Change {
        let before = self[side].health
        let after = max(0, before - damage)
        self[side].health = after
        if side == .avatar {
            totals.suffered = min(totals.suffered + before - after, Attack.mostPower)
        } else {
            totals.dealt = min(totals.dealt + before - after, Attack.mostPower)
        }
        return Hop.Change(before, after)
    }

    /// Heals the standing; the fallen stay down.
    mutating func heal(_ side: Side, _ amount: Int, _ journal: inout Journal) {
        let before = self[side].health
        let healed = min(amount, self[side].mostHealth - before)
        guard healed > 0, !self[side].isDown else { return }
        self[side].health = before + healed
        journal.note(.heal(side, amount: healed, health: Hop.Change(before, before + healed)))
    }

    /// Turns somebody round who still stands: the outermost layers go to the inside.
    private mutating func turn(_ side: Side, by count: Int, _ journal: inout Journal) {
        guard count > 0, !self[side].isDown, self[side].stack.turn(by: count) else { return }
        let outermost = self[side].stack.layers[0].armor.id
        journal.note(.turn(side, by: count, outermost: outermost))
    }

    private mutating func inflict(_ affliction: Affliction?, on side: Side, _ journal: inout Journal) {
        guard let affliction, !self[side].isDown else { return }
        self[side].suffer(affliction, in: round)
        journal.note(.inflict(side, status: affliction.status.id, rounds: affliction.rounds))
    }

    /// Lets the afflictions of one side do their harm and pass by.
    mutating func ail(_ side: Side, _ journal: inout Journal) {
        guard !self[side].isDown, !self[side].afflictions.isEmpty else { return }
        for index in self[side].afflictions.indices where self[side].afflictions[index].since != round {
            let status = self[side].afflictions[index].status
            self[side].afflictions[index].rounds -= 1
            guard status.damage > 0, !self[side].isDown else { continue }
            let health = lose(status.damage, side)
            journal.note(.suffer(side, status: status.id, damage: status.damage, health: health))
            if self[side].isDown { journal.note(.down(side)) }
        }
        for affliction in self[side].afflictions where affliction.rounds == 0 {
            journal.note(.recover(side, status: affliction.status.id))
        }
        self[side].afflictions.removeAll { $0.rounds == 0 }
    }
}
