import Engine
import TestSupport
import Testing

/// What holds for every stack, attack and fight; each law runs over many random ones and prints the case that breaks it.
@Suite("Laws of the stack")
struct StackLaws {
    /// Sends random attacks through random stacks, several through each.
    func landings(
        _ count: Int, seed: UInt64,
        _ check: (_ before: Stack, _ attack: Attack, _ landing: Landing, _ number: Int) -> Void
    ) {
        var samples = Samples(seed: seed)
        var stack = samples.stack()
        for number in 1...count {
            if number % 4 == 0 { stack = samples.stack() }
            let attack = samples.attack()
            let landing = send(attack, through: stack, profiles: samples.profiles, seed: samples.word())
            check(stack, attack, landing, number)
            stack = landing.stack
        }
    }

    @Test("No armor changes nothing: the damage is the power, and the outcome is one fact")
    func noArmor() throws {
        var samples = Samples(seed: 1)
        for number in 1...2_000 {
            let attack = samples.attack()
            let landing = send(attack, through: Stack(), profiles: samples.profiles)
            law(landing.arrival.damage == attack.power, "case \(number): \(attack)")
            law(landing.facts == [] && landing.rolls == 0, "case \(number)")
            var fight = begun(health: 99, against: [foe(throwing: attack)], profiles: samples.profiles)
            let facts = try fight.play(.end)
            law(facts.outcomes == [.hit] && facts.hops == [], "case \(number): \(facts)")
            law(fight.avatar.health == 99 - attack.power, "case \(number)")
        }
    }

    @Test("At every hop in = taken + out, or out follows its formula where the answer changes power")
    func inAndOut() {
        landings(10_000, seed: 2) { before, _, landing, number in
            for hop in landing.hops {
                let answer = hop.response.map { before.layers[hop.layer].armor.responses[$0].answer }
                let out: Int
                switch answer {
                case .transmute(let transmute): out = min(hop.powerIn * transmute.percent / 100, 1_000_000)
                case .amplify(let amplify):
                    out = min(hop.powerIn + hop.powerIn * amplify.percent / 100 + amplify.by, 1_000_000)
                case .absorb, .reflect, .store: out = hop.powerIn - hop.taken
                case nil, .pass, .retry: out = hop.powerIn
                }
                let takes = [.absorb, .reflect, .store].contains(hop.answer)
                law(hop.powerOut == out && (takes || hop.taken == 0), "case \(number): \(hop)")
                law(answer == nil || answer?.kind == hop.answer, "case \(number): \(hop)")
            }
        }
    }

    @Test("What a hop lets out is what the next is handed; the last lets out the damage of a hit, else nothing")
    func handedOn() {
        landings(10_000, seed: 3) { _, attack, landing, number in
            var power = attack.power
            for (index, hop) in landing.hops.enumerated() {
                law(hop.layer == index && hop.powerIn == power, "case \(number): \(landing.hops)")
                power = hop.powerOut
            }
            let hit = landing.arrival.outcome == .hit
            law(landing.arrival.damage == power && hit == (power > 0), "case \(number): \(landing.arrival)")
            law(landing.arrival.by == (hit ? nil : landing.hops.count - 1), "case \(number)")
            law(
                landing.arrival.outcome == .reflected
                    ? landing.hops.last?.answer == .reflect : hit || landing.hops.last?.answer != .reflect,
                "case \(number): \(landing.hops)")
        }
    }

    @Test("Durability stays within 0 and the armor's, charge within 0 and charge.max, and no broken layer is worn")
    func withinBounds() {
        landings(10_000, seed: 4) { before, _, landing, number in
            for layer in landing.stack.layers + landing.stack.broken {
                law((0...(layer.armor.durability ?? 0)).contains(layer.durability), "case \(number): \(layer)")
                law((0...layer.armor.mostCharge).contains(layer.charge), "case \(number): \(layer)")
            }
            law(!landing.stack.layers.contains { $0.isBroken }, "case \(number)")
            law(landing.stack.broken.allSatisfy { $0.isBroken }, "case \(number)")
            law(
                landing.stack.layers.count + landing.stack.broken.count == before.layers.count + before.broken.count,
                "case \(number): no layer is lost")
        }
    }

    @Test(
        "Wear is paid as the response says: percent never takes more than durability pays, nothing taken costs nothing")
    func wear() {
        landings(10_000, seed: 5) { before, _, landing, number in
            for hop in landing.hops {
                guard let change = hop.durability else { continue }
                let response = hop.response.map { before.layers[hop.layer].armor.responses[$0] }
                let paid = change.before - change.after
                law(hop.broke == (change.after == 0), "case \(number): \(hop)")
                switch (response?.answer.kind, response?.wear) {
                case (nil, _), (.pass, _), (_, nil): law(paid == 0, "case \(number): \(hop)")
                case (_, .percent(let share)):
                    law(paid == (hop.taken * share + 99) / 100, "case \(number): \(hop)")
                case (.absorb, .flat), (.reflect, .flat), (.store, .flat):
                    guard case .flat(let cost)? = response?.wear else { continue }
                    law(paid == (hop.taken > 0 ? min(cost, change.before) : 0), "case \(number): \(hop)")
                case (_, .flat(let cost)): law(paid == min(cost, change.before), "case \(number): \(hop)")
                }
            }
        }
    }

    @Test("Only layers that the attack entered and that did not break give echoes, innermost first")
    func echoes() {
        landings(10_000, seed: 6) { _, _, landing, number in
            let entered = Set(landing.hops.filter { $0.answer != nil && !$0.broke }.map(\.layer))
            let layers = landing.echoes.map(\.layer)
            law(entered.isSuperset(of: layers), "case \(number): \(landing.facts)")
            law(layers == layers.sorted(by: >), "case \(number): \(landing.echoes)")
        }
    }

    @Test("What is sent back is what reflect answers took and reflect echoes sent, and never from a reflected attack")
    func returned() throws {
        landings(10_000, seed: 7) { _, attack, landing, number in
            let took = landing.hops.filter { $0.answer == .reflect }.map(\.taken)
            let sent = landing.echoes.filter { $0.effect == .reflect }.map(\.amount)
            let back = landing.returned
            law(back.map(\.power) == took.filter { $0 > 0 } + sent, "case \(number): \(landing.facts)")
            law(back.allSatisfy { $0.isReflected }, "case \(number)")
        }
        for seed in 1...300 as ClosedRange<UInt64> {
            var journal = Journal()
            _ = Samples.playedOut(seed: seed, &journal)
            for fact in journal.facts {
                if case .attack(_, let from, let to, _) = fact { law(from != to, "seed \(seed)") }
            }
        }
    }

    @Test("Skipped layers are untouched, and so is every layer that the attack did not reach")
    func untouched() {
        landings(10_000, seed: 8) { before, attack, landing, number in
            let entry = min(attack.pierce, before.layers.count)
            law(landing.hops.prefix(entry).allSatisfy { $0.answer == nil }, "case \(number)")
            law(landing.hops.dropFirst(entry).allSatisfy { $0.answer != nil }, "case \(number)")
            let inner = before.layers.dropFirst(landing.hops.count)
            law(landing.stack.layers.prefix(entry) == before.layers.prefix(entry), "case \(number)")
            law(landing.stack.layers.suffix(inner.count) == inner, "case \(number): \(landing.hops)")
        }
    }

    @Test("Removing or moving one layer leaves the rolls of all others as they were")
    func rollsStay() {
        var samples = Samples(seed: 9)
        var compared = 0
        for number in 1...10_000 {
            let layers = worn((0..<samples.number(2...6)).map { chancy(ID("layer-\($0)"), &samples) })
            let attack = Attack("fire", 1_000_000, luck: samples.word())
            let full = rolls(send(attack, through: Stack(layers)))
            var fewer = layers
            let removed = fewer.remove(at: samples.number(0...layers.count - 1))
            if samples.once(in: 2) { fewer.insert(removed, at: samples.number(0...fewer.count)) }
            for (key, rolled) in rolls(send(attack, through: Stack(fewer))) where full[key] != nil {
                compared += 1
                law(full[key] == rolled, "case \(number): \(key)")
            }
        }
        #expect(compared > 20_000)
    }

    /// Armor that rolls once inward and once outward, or tries again.
    func chancy(_ id: ID, _ samples: inout Samples) -> Armor {
        if samples.once(in: 3) { return armor(id, .retry(Retry(times: samples.number(1...3)))) }
        let answer: Answer = samples.once(in: 2) ? .absorb(Absorb()) : .amplify(Amplify())
        return Armor(
            id, responses: [Response(when: Condition(chance: samples.number(0...40)), answer)],
            echoes: [Echo(when: Condition(chance: 99), .heal(.amount(1)))])
    }

    /// Each roll by what it may depend on: the armor, the leg and the tries it lies in.
    func rolls(_ landing: Landing) -> [String: Int] {
        var all: [String: Int] = [:]
        var tries = ""
        for hop in landing.hops {
            all["\(hop.armor.key) inward\(tries)"] = hop.roll?.rolled
            if hop.retries > 0 { tries += " in try \(hop.retries) of \(hop.armor.key)" }
        }
        for echo in landing.echoes { all["\(echo.armor.key) outward"] = echo.roll?.rolled }
        return all
    }

    @Test("Saturated arithmetic never traps, whatever the extremes")
    func saturates() {
        let most = Attack.mostPower
        var samples = Samples(seed: 10)
        let percents = [0, 1, 99, 100, 1_000]
        let sizes: [Echo.Size] = [.amount(most), .amount(0), .percent(1_000), .percent(1_000_000)]
        for number in 1...5_000 {
            let armors = (0..<8).map { place in
                let answers: [Answer] = [
                    .amplify(Amplify(percent: 1_000, by: most)), .amplify(Amplify(percent: 1_000, by: most)),
                    .transmute(Transmute(to: "steam", percent: samples.pick(percents))),
                    .absorb(Absorb(percent: min(100, samples.pick(percents)), upTo: samples.pick([0, 1, most]))),
                    .reflect(Reflect(percent: min(100, samples.pick(percents)))), .store(Store(percent: 1)),
                    .retry(Retry(times: 5)),
                ]
                let size = samples.pick(sizes)
                return armor(
                    ID("layer-\(place)"), samples.pick(answers),
                    wear: samples.pick([nil, .flat(most), .percent(most), .percent(1), .flat(0)]),
                    durability: samples.pick([nil, 1, most]), charge: most,
                    echoes: [
                        Echo(.heal(size)), Echo(.heal(size)), Echo(.reflect(size)), Echo(.mend(size)),
                        Echo(.charge(size)),
                    ])
            }
            let landing = send(Attack("fire", most), through: Stack(worn(armors)))
            law((0...most).contains(landing.arrival.damage), "case \(number)")
            law((0...most).contains(landing.arrival.healing), "case \(number)")
            law((0...most).contains(landing.arrival.reflected), "case \(number)")
            law(landing.returned.allSatisfy { (1...most).contains($0.power) }, "case \(number)")
            law((0...most).contains(landing.stack.charge), "case \(number)")
        }
    }

    @Test("Mirrors on both sides under nested retries end: no attack is rolled for more than Retry.mostTries times")
    func ends() throws {
        let again = armor("again", .retry(Retry(times: 5)))
        let mirror = armor("mirror", .reflect(Reflect(percent: 50)))
        let thorns = Armor("thorns", echoes: [Echo(.reflect(.percent(100)))])
        let maybe = armor("maybe", .absorb(Absorb()), when: Condition(chance: 1))
        let stack = [again, again, mirror, again, thorns, again, again, maybe]
        var fight = begun(
            wearing: stack, health: 1_000_000,
            against: [foe(health: 1_000_000, wearing: stack, throwing: Attack("fire", 1_000))])
        for _ in 1...20 {
            let before = fight.rolls
            let attacks = try fight.play(.strike(0), .end).attacks.count
            #expect(attacks <= 6, "each attack comes back at most twice, and what came back never")
            #expect(fight.rolls - before <= attacks * Retry.mostTries)
        }
    }
}
