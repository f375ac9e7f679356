extension Stack {
    /// The inward leg: each layer from `start` answers until the power is gone or no layer is left.
    mutating func travel(
        from start: Int, _ flight: inout Flight, _ profiles: [Profile], _ luck: inout Luck, _ journal: inout Journal,
        _ returned: inout [Attack]
    ) {
        let (retries, next) = walk(from: start, &flight, profiles, &luck, &journal, &returned)
        if retries > 0 { retry(retries, from: next, &flight, profiles, &luck, &journal, &returned) }
    }

    /// Goes as far as the first layer that asks to retry what lies further in; says how often, and where that begins.
    private mutating func walk(
        from start: Int, _ flight: inout Flight, _ profiles: [Profile], _ luck: inout Luck, _ journal: inout Journal,
        _ returned: inout [Attack]
    ) -> (retries: Int, next: Int) {
        // Layers are read and changed in place through one span; copying them cost seven times as much in all.
        var layers = layers.mutableSpan
        precondition(start >= 0)
        let isOn = journal.isOn
        var index = start
        while index < layers.count {
            // Most layers answer to other elements and are left at a glance: a tenth less.
            let mayAnswer = unsafe layers[unchecked: index].armor.glance & flight.attack.element.glance != 0
            var response = -1
            if mayAnswer {
                if unsafe layers[unchecked: index].armor.hasEchoes { flight.hasEchoes = true }
                response = unsafe layers[unchecked: index].response(to: &flight, profiles, &luck)
            }
            if response >= 0 || isOn {
                let powerIn = flight.attack.power
                let before = unsafe layers[unchecked: index].durability
                var given = Given()
                if response >= 0 { given = unsafe layers[unchecked: index].give(response, &flight, &returned) }
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
        _ journal: inout Journal, _ returned: inout [Attack]
    ) {
        let flightBefore = flight
        let returnedBefore = returned.count
        let layersBefore = layers
        let way = fold(luck.attempt, layers[start - 1].identity)
        let mark = journal.facts.count
        var used = 0
        travel(from: start, &flight, profiles, &luck, &journal, &returned)
        while flight.stopped == nil && used < times && luck.tries < Retry.mostTries {
            used += 1
            luck.tries += 1
            luck.attempt = fold(way, UInt64(used))
            flight = flightBefore
            layers = layersBefore
            returned.removeSubrange(returnedBefore...)
            journal.forget(since: mark)
            travel(from: start, &flight, profiles, &luck, &journal, &returned)
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
    ///
    /// `@inline(__always)` is not heeded here; a call cost a twelfth.
    @inline(always)
    mutating func give(_ index: Int, _ flight: inout Flight, _ returned: inout [Attack]) -> Given {
        let answer = armor.responses[index].answer
        let wear = isBraced ? armor.responses[index].wear.braced : armor.responses[index].wear
        responded.note(index)
        let power = flight.attack.power
        var given = Given(answer: answer.kind)
        let wanted: Int
        switch answer {
        case .pass:
            return given
        case .absorb(let absorb):
            wanted = absorb.amount(of: power)
        case .reflect(let reflect):
            wanted = reflect.amount(of: power)
        case .store(let store):
            wanted = store.amount(of: power, room: armor.mostCharge - charge)
        case .transmute(let transmute):
            flight.attack.element = transmute.to
            flight.attack.power = transmute.power(of: power)
            given.broke = armor.wears && lose(wear.cost(of: 0))
            return given
        case .amplify(let amplify):
            flight.attack.power = amplify.power(of: power)
            given.broke = armor.wears && lose(wear.cost(of: 0))
            return given
        case .retry(let retry):
            given.retries = retry.times
            given.broke = armor.wears && lose(wear.cost(of: 0))
            return given
        }
        // Armor that never wears takes all it wants.
        let (taken, cost) = armor.wears ? wear.settle(wanted, with: durability) : (wanted, 0)
        guard taken > 0 else { return given }
        given.taken = taken
        given.broke = lose(cost)
        flight.attack.power = power - taken
        if given.answer == .store { charge += taken }
        if given.answer == .reflect { flight.sendBack(taken, by: identity, .response, index, &returned) }
        return given
    }
}
