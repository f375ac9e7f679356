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
        // Layers are read and changed in place through one span; copying them cost seven times as much in all.
        var layers = layers.mutableSpan
        precondition(start >= 0)
        let isOn = journal.isOn
        var index = start
        while index < layers.count {
            if unsafe layers[unchecked: index].armor.hasEchoes { flight.hasEchoes = true }
            let response = unsafe layers[unchecked: index].response(to: &flight, profiles, &luck)
            // A layer without an answer is left at once: a twentieth less.
            if response >= 0 || isOn {
                let powerIn = flight.attack.power
                let before = unsafe layers[unchecked: index].durability
                var given = Given()
                if response >= 0 { given = unsafe layers[unchecked: index].give(response, &flight) }
                if isOn {
                    unsafe journal.noteHop(
                        index, &layers[unchecked: index], powerIn, before, response, given, &flight)
                }
                if given.broke { flight.broke = true }
                if flight.attack.power == 0 {
                    flight.stopped = index
                    flight.lastWasReflected = given.answer == .reflect
                    return (0, index)
                }
                if given.retries > 0 { return (given.retries, index + 1) }
            }
            index &+= 1
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
        let way = fold(luck.attempt, layers[start - 1].identity)
        let mark = journal.facts.count
        var used = 0
        travel(from: start, &flight, profiles, &luck, &journal)
        while flight.stopped == nil && used < times && luck.tries < Retry.mostTries {
            used += 1
            luck.tries += 1
            luck.attempt = fold(way, UInt64(used))
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
    ///
    /// It changes nothing in the layer; `mutating` keeps the compiler from copying one to ask it.
    @inline(__always)
    mutating func response(
        to flight: inout Flight, _ profiles: [Profile], _ luck: inout Luck
    ) -> Int {
        var index = candidate(from: 0, &flight)
        while index >= 0 && !armor.responses[index].when.front.isSettled
            && !holds(response: index, &flight, profiles, &luck)
        {
            index = candidate(from: index + 1, &flight)
        }
        return index
    }

    /// The first response from `start` on that element and power allow, or −1.
    @inline(__always)
    private mutating func candidate(from start: Int, _ flight: inout Flight) -> Int {
        let responses = armor.responses.span
        var index = start
        while index < responses.count {
            if unsafe responses[unchecked: index].when.front.holds(flight.attack.element, flight.attack.power) {
                // What was sent back is never sent back again.
                let isBarred = unsafe flight.attack.isReflected && responses[unchecked: index].answer.kind == .reflect
                if !isBarred { return index }
            }
            index &+= 1
        }
        return -1
    }

    /// Asks what element and power left open.
    @inline(never)
    private mutating func holds(
        response index: Int, _ flight: inout Flight, _ profiles: [Profile], _ luck: inout Luck
    ) -> Bool {
        let sight = Sight(attack: flight.attack, profiles: profiles, purpose: .response, index: index)
        return holds(armor.responses[index].when, sight, &luck, &flight.roll)
    }

    /// Gives the answer of response `index`, changing the attack, the layer and what is sent back.
    @inline(__always)
    mutating func give(_ index: Int, _ flight: inout Flight) -> Given {
        let answer = armor.responses[index].answer
        let wear = isBraced ? armor.responses[index].wear.braced : armor.responses[index].wear
        responded.note(index)
        let power = flight.attack.power
        var given = Given()
        switch answer {
        case .pass:
            return given
        case .absorb(let absorb):
            given.answer = .absorb
            given.taken = affordable(absorb.amount(of: power), wear)
        case .reflect(let reflect):
            given.answer = .reflect
            given.taken = affordable(reflect.amount(of: power), wear)
            if given.taken > 0 { sendBack(given.taken, index, &flight) }
        case .store(let store):
            given.answer = .store
            given.taken = affordable(store.amount(of: power, room: armor.mostCharge - charge), wear)
            charge += given.taken
        case .transmute(let transmute):
            flight.attack.element = transmute.to
            flight.attack.power = transmute.power(of: power)
            return Given(answer: .transmute, broke: pay(wear, for: 0))
        case .amplify(let amplify):
            flight.attack.power = amplify.power(of: power)
            return Given(answer: .amplify, broke: pay(wear, for: 0))
        case .retry(let retry):
            return Given(answer: .retry, broke: pay(wear, for: 0), retries: retry.times)
        }
        guard given.taken > 0 else { return given }
        flight.attack.power = power - given.taken
        given.broke = pay(wear, for: given.taken)
        return given
    }

    @inline(never)
    private mutating func sendBack(_ amount: Int, _ index: Int, _ flight: inout Flight) {
        flight.returned.append(flight.attack.sentBack(power: amount, by: identity, .response, index))
    }

    /// What percent wear lets the layer take of `amount`.
    @inline(__always)
    private func affordable(_ amount: Int, _ wear: Wear) -> Int {
        armor.wears ? min(amount, wear.affordable(durability)) : amount
    }
}
