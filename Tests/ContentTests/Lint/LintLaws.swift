import JSONText
import TestSupport
import Testing

@testable import Content
@testable import Engine

@Suite("Lint: laws")
struct LintLaws {
    @Test("What is called dead never answers and never takes effect, whatever armor meets whatever attacks")
    func neverAlive() throws {
        var dice = Dice(seed: 7)
        var dead = 0
        for number in 0..<(TestRun.isLong ? 4_000 : 200) {
            let text = dice.armor()
            let json = try JSON.parse(Array(text.utf8))
            var catalog = Catalog()
            catalog.armor = Catalog.Shelf([ArmorDefinition(json)])
            let lint = Lint(catalog, shown: [], isWhole: false)
            let places = Set(lint.deadParts.map(\.place))
            if places.isEmpty { continue }
            dead += places.count
            let garment = Garment(adHoc: json)
            for place in alive(garment, &dice, seed: UInt64(number)) where places.contains(place) {
                Issue.record("not dead: \(json.pointer(to: place)?.description ?? "") of \(text)")
                return
            }
        }
        #expect(dead > 100)
    }

    @Test("What is seen at a glance to be alive is not found to be dead by looking closer")
    func alikeAtAGlance() throws {
        var dice = Dice(seed: 9)
        var plain = 0
        for _ in 0..<(TestRun.isLong ? 20_000 : 1_000) {
            let text = dice.armor()
            let armor = Armor(try JSON.parse(Array(text.utf8)))
            let atoms = armor.responses.map(\.atoms)
            for index in armor.responses.indices where !armor.isDoubtful(response: index) {
                plain += 1
                #expect(!armor.isDead(atoms[index], behind: atoms[..<index]), "responses[\(index)] of \(text)")
            }
            for index in armor.echoes.indices where !armor.isDoubtful(echo: index) {
                plain += 1
                #expect(armor.reason(against: armor.echoes[index]) == nil, "echoes[\(index)] of \(text)")
            }
        }
        #expect(plain > 500)
    }

    /// The places of all that answered or took effect in a long fight against random attacks.
    private func alive(_ garment: Garment, _ dice: inout Dice, seed: UInt64) -> Set<JSON.Place> {
        var places: Set<JSON.Place> = []
        var luck = Luck(seed: seed)
        for fight in 0..<4 {
            var stack = Stack(Layer.fresh([garment.armor]))
            for round in 1...24 where !stack.layers.isEmpty {
                if dice.isLucky(30) { for index in stack.layers.indices { stack.layers[index].beginRound() } }
                luck.turn(round: round + fight * 100, to: 1)
                let profile = dice.profile()
                var attack = Attack(dice.element, dice.roll(12), id: dice.isLucky(50) ? .none : "x", profile: 1)
                attack.luck = 1
                var journal = Journal()
                var returned: [Attack] = []
                _ = stack.receive(attack, [.empty, profile], &luck, &journal, &returned)
                let facts = journal.drain()
                for hop in facts.hops { if let index = hop.response { places.insert(garment.responses[index].place) } }
                // What is remembered and never asked for takes effect, and serves nobody.
                for echo in facts.echoes where echo.effect != .remember {
                    places.insert(garment.echoes[echo.echo].place)
                }
            }
        }
        return places
    }

    @Test("Who is called unbeatable is never hit, by the weapon at any power or by what comes back")
    func neverHit() throws {
        var dice = Dice(seed: 8)
        var unbeatable = 0
        for number in 0..<(TestRun.isLong ? 20_000 : 800) {
            let worn = try (0..<dice.roll(2)).map { try JSON.parse(Array(dice.wall(named: "w\($0)").utf8)) }
            let attacks = try JSON.parse(Array(dice.attacks().utf8)).array ?? []
            var catalog = Catalog()
            catalog.armor = Catalog.Shelf(
                (worn + [["id": "mirror", "responses": [["answer": "reflect"]]]]).map(ArmorDefinition.init))
            catalog.attacks = Catalog.Shelf(attacks.map(AttackDefinition.init))
            catalog.foes = Catalog.Shelf([
                FoeDefinition([
                    "id": "foe", "wears": JSON(.array(worn.compactMap { $0["id"] })), "plans": [["spark"]],
                ])
            ])
            catalog.beginning = Beginning(["start": "gate", "avatar": ["weapon": "stick"]])
            if Lint(catalog, shown: [], isWhole: true).unbeatableFoes.isEmpty { continue }
            unbeatable += 1
            var stack = Stack(Layer.fresh(worn.map { Armor($0) }))
            var luck = Luck(seed: UInt64(number))
            for round in 1...60 {
                luck.turn(round: round, to: 1)
                if dice.isLucky(30) { for index in stack.layers.indices { stack.layers[index].beginRound() } }
                let definition = AttackDefinition(attacks[round % 2])
                var attack = definition.attack
                attack.power = dice.roll(12)
                attack.profile = 1
                if round % 2 == 1 {
                    attack = attack.sentBack(power: dice.roll(12), by: 1, .response, 0)
                    if dice.isLucky(50), let turned = dice.any(of: worn.flatMap(turns)) { attack.element = ID(turned) }
                }
                var journal = Journal.off
                var returned: [Attack] = []
                let arrival = stack.receive(
                    attack, [.empty, definition.profile(in: catalog)], &luck, &journal, &returned)
                if arrival.outcome == .hit { Issue.record("\(attack) hits through \(worn)") }
            }
        }
        #expect(unbeatable > 40)
    }

    private func turns(_ armor: JSON) -> [String] { armor["responses"]?.array?.compactMap { $0["to"]?.string } ?? [] }
}

/// Random armor, mostly of conditions that exclude or hide each other.
private struct Dice {
    private var luck: SplitMix64

    init(seed: UInt64) { luck = SplitMix64(state: seed) }

    /// 1 to `sides`.
    mutating func roll(_ sides: Int) -> Int { Int(luck.next() >> 33) % sides + 1 }

    mutating func isLucky(_ percent: Int) -> Bool { roll(100) <= percent }

    private mutating func pick(_ words: [String]) -> String { words[roll(words.count) - 1] }

    mutating func any(of words: [String]) -> String? { words.isEmpty ? nil : words[roll(words.count) - 1] }

    var element: ID { mutating get { ID(pick(["fire", "water"])) } }

    mutating func profile() -> Profile {
        Profile(
            tags: ["a", "b", "reflected"].filter { _ in isLucky(40) },
            measures: isLucky(60) ? [Profile.Measure("w", roll(6))] : [])
    }

    private mutating func range(_ most: Int) -> String {
        let (one, other) = (roll(most + 1) - 1, roll(most + 1) - 1)
        switch roll(3) {
        case 1: return #"{ "min": \#(one) }"#
        case 2: return #"{ "max": \#(one) }"#
        default: return #"{ "min": \#(min(one, other)), "max": \#(max(one, other)) }"#
        }
    }

    private mutating func condition(isEcho: Bool, depth: Int = 0) -> String {
        var parts: [String] = []
        if isLucky(25) { parts.append(#""element": "\#(pick(["fire", "water"]))""#) }
        if isLucky(20) { parts.append(#""tags": \#(pick([#""a""#, #"[ "a", "b" ]"#, #""reflected""#]))"#) }
        if isLucky(30) { parts.append(#""power": \#(range(12))"#) }
        if isLucky(10) { parts.append(#""charge": \#(range(4))"#) }
        if isLucky(10) { parts.append(#""durability": \#(range(7))"#) }
        if isLucky(15) { parts.append(#""measures": { "w": \#(range(6)) }"#) }
        if isLucky(10) { parts.append(#""remembered": \#(pick(["true", "false"]))"#) }
        if isLucky(10) { parts.append(#""once": "\#(pick(["round", "fight"]))""#) }
        if isLucky(10) { parts.append(#""chance": \#(pick(["0", "50", "100"]))"#) }
        if isEcho && isLucky(40) { parts.append(#""outcome": "\#(pick(["hit", "absorbed", "reflected"]))""#) }
        if isEcho && isLucky(25) { parts.append(#""damage": \#(range(3))"#) }
        if depth < 3 && isLucky(35) { parts.append(#""not": \#(condition(isEcho: isEcho, depth: depth + 1))"#) }
        return "{ \(parts.joined(separator: ", ")) }"
    }

    mutating func armor() -> String {
        let responses = (0..<roll(5)).map { _ in
            let answer = pick([
                #""absorb", "upTo": 2"#, #""absorb""#, #""pass""#, #""reflect", "upTo": 3"#, #""store", "upTo": 1"#,
                #""transmute", "to": "fire", "wear": 1"#, #""amplify", "by": 1"#,
            ])
            return #"{ "when": \#(condition(isEcho: false)), "answer": \#(answer) }"#
        }
        let echoes = (0..<roll(3)).map { _ in
            let effect = pick([
                #""mend", "amount": 1"#, #""heal", "percent": 50"#, #""charge", "amount": 1"#,
                #""reflect", "amount": 1"#,
                #""remember""#,
            ])
            return #"{ "when": \#(condition(isEcho: true)), "effect": \#(effect) }"#
        }
        let durability = isLucky(70) ? #""durability": \#(roll(6)), "# : ""
        return #"{ "id": "a", \#(durability)"charge": { "max": 3 }, "responses": [ "#
            + responses.joined(separator: ", ") + #" ], "echoes": [ "# + echoes.joined(separator: ", ") + " ] }"
    }

    /// Armor that never wears and stops much.
    mutating func wall(named id: String) -> String {
        let responses = (0..<roll(4)).map { _ in
            let answer: String = pick([
                #""absorb""#, #""absorb""#, #""absorb""#, #""reflect""#, #""transmute", "to": "fire""#,
                #""absorb", "upTo": 5"#,
                #""transmute", "to": "water", "percent": 0"#, #""retry", "times": 1"#,
            ])
            return #"{ "when": \#(condition(isEcho: false)), "answer": \#(answer) }"#
        }
        return #"{ "id": "\#(id)", "responses": [ \#(responses.joined(separator: ", ")) ] }"#
    }

    /// What the foe throws and the Avatar strikes with, in this order.
    mutating func attacks() -> String {
        func attack(_ id: String) -> String {
            let tags: String = pick(["", #""a""#, #""a", "b""#])
            let measures: String = pick(["", #""w": \#(roll(6))"#])
            return
                #"{ "id": "\#(id)", "element": "\#(pick(["fire", "water"]))", "power": 3, "pierce": \#(roll(6) / 6), "tags": [ \#(tags) ], "measures": { \#(measures) } }"#
        }
        return "[ \(attack("stick")), \(attack("spark")) ]"
    }
}
