extension Stack {
    /// The inward leg: each layer from `start` answers until the power is gone or no layer is left.
    mutating func travel(
        from start: Int, _ flight: inout Flight, _ profiles: [Profile], _ luck: inout Luck, _ journal: inout Journal
    ) {
        let (retries, next) = walk(from: start, &flight, profiles, &luck, &journal)
        if retries > 0 { retry(retries, from: next, &flight, profiles, &luck, &journal) }
    }

    /// Goes as far as the first layer that asks to retry what lies further in; says how often, and where that begins.
    private mutating func walk(
        from start: Int, _ flight: inout Flight, _ profiles: [Profile], _ luck: inout Luck, _ journal: inout Journal
    ) -> (retries: Int, next: Int) {
        // One span an attack, not one `layers[index]` a use: a tenth of the time.
        var layers = layers.mutableSpan
        for index in start..<layers.count {
            let powerIn = flight.attack.power
            let before = layers[index].durability
            var roll: Roll?
            let response = layers[index].response(to: flight.attack, profiles, &luck, &roll)
            var given = Given()
            if response >= 0 { given = layers[index].give(response, &flight) }
            flight.broke = flight.broke || given.broke
            flight.hasEchoes = flight.hasEchoes || layers[index].armor.hasEchoes
            if journal.isOn {
                journal.note(
                    .hop(.answered(index, layers[index], before, flight.attack, powerIn, given, roll, response)))
            }
            if flight.attack.power == 0 {
                flight.stopped = index
                flight.lastWasReflected = given.answer == .reflect
                return (0, index)
            }
            if given.retries > 0 { return (given.retries, index + 1) }
        }
        return (0, layers.count)
    }

    /// Tries the rest of the way until it does not end as a hit, at most `times` more.
    private mutating func retry(
        _ times: Int, from start: Int, _ flight: inout Flight, _ profiles: [Profile], _ luck: inout Luck,
        _ journal: inout Journal
    ) {
        let flightBefore = flight
        let layersBefore = layers
        let mark = journal.facts.count
        var used = 0
        travel(from: start, &flight, profiles, &luck, &journal)
        while flight.stopped == nil && used < times && luck.attempt + 1 < UInt64(Retry.mostTries) {
            used += 1
            luck.attempt += 1
            flight = flightBefore
            layers = layersBefore
            journal.forget(since: mark)
            travel(from: start, &flight, profiles, &luck, &journal)
        }
        if journal.isOn { journal.noteRetries(used, at: mark - 1) }
    }
}

/// What one layer gave in answer to one attack.
struct Given {
    var answer = Answer.Kind.pass
    var taken = 0
    var broke = false
    /// Further tries that a `retry` allows.
    var retries = 0
}

extension Layer {
    /// The number of the first response whose condition holds, or −1.
    @inline(__always)
    mutating func response(
        to attack: Attack, _ profiles: [Profile], _ luck: inout Luck, _ roll: inout Roll?
    ) -> Int {
        for index in 0..<armor.responses.count {
            if attack.isReflected, case .reflect = armor.responses[index].answer { continue }
            let front = armor.responses[index].when.front
            guard front.holds(for: attack) else { continue }
            if front.open.isEmpty || holds(response: index, attack, profiles, &luck, &roll) { return index }
        }
        return -1
    }

    @inline(never)
    private func holds(
        response index: Int, _ attack: Attack, _ profiles: [Profile], _ luck: inout Luck, _ roll: inout Roll?
    ) -> Bool {
        let sight = Sight(attack: attack, profiles: profiles, purpose: .response, index: index)
        return holds(armor.responses[index].when, sight, &luck, &roll)
    }

    /// Gives the answer of response `index`, changing the attack, the layer and what is sent back.
    @inline(__always)
    mutating func give(_ index: Int, _ flight: inout Flight) -> Given {
        let answer = armor.responses[index].answer
        let wear = isBraced ? armor.responses[index].wear.braced : armor.responses[index].wear
        responded.note(index)
        var given = Given()
        let power = flight.attack.power
        switch answer {
        case .pass:
            return given
        case .absorb(let absorb):
            given.answer = .absorb
            given.taken = affordable(absorb.amount(of: power), wear)
        case .reflect(let reflect):
            given.answer = .reflect
            given.taken = affordable(reflect.amount(of: power), wear)
            if given.taken > 0 {
                flight.returned.append(flight.attack.sentBack(power: given.taken, by: identity, .response, index))
            }
        case .store(let store):
            given.answer = .store
            given.taken = affordable(store.amount(of: power, room: armor.mostCharge - charge), wear)
            charge += given.taken
        case .transmute(let transmute):
            given.answer = .transmute
            flight.attack.element = transmute.to
            flight.attack.power = transmute.power(of: power)
            given.broke = pay(wear, for: 0)
            return given
        case .amplify(let amplify):
            given.answer = .amplify
            flight.attack.power = amplify.power(of: power)
            given.broke = pay(wear, for: 0)
            return given
        case .retry(let retry):
            given.answer = .retry
            given.broke = pay(wear, for: 0)
            given.retries = given.broke ? 0 : retry.times
            return given
        }
        flight.attack.power = power - given.taken
        if given.taken > 0 { given.broke = pay(wear, for: given.taken) }
        return given
    }

    /// What percent wear lets the layer take of `amount`.
    @inline(__always)
    private func affordable(_ amount: Int, _ wear: Wear) -> Int {
        armor.wears ? min(amount, wear.affordable(durability)) : amount
    }
}
