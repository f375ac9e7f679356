import Chronicle
import Content
import Engine
import Lab
import TestSupport
import Testing

@Suite("The ladder")
struct LadderTests {
    let world = catalog(of: ["ground.json": ground, "world.json": smallWorld])

    @Test("Who plans comes to the end of a small world", arguments: [Nature.still, .oneStep, .planner])
    func planned(_ nature: Nature) {
        let rung = Ladder(in: world, runs: 3).climb(nature)
        #expect(rung.finished == 3)
        #expect(rung.won == 3 * 2)
        #expect(Set(rung.foes.keys) == ["kettle", "pike ×2"])
    }

    @Test("Luck alone loses, and the last defeat ends the journey")
    func luck() {
        let rung = Ladder(in: world, runs: 3).climb(.random)
        #expect(rung.finished == 0)
        #expect(rung.defeats == 3 * 2)
        #expect(rung.fights - rung.won == rung.defeats)
    }

    @Test("Luck takes now this and now that, whatever is legal")
    func anything() throws {
        let pond = try #require(world.armor["pond"])
        var fight = try FightSetup(seed: 1, health: 12, weapon: "stick", wears: [.new(pond)], foes: ["kettle"])
            .fight(in: world)
        var journal = Journal.off
        fight.begin(&journal)
        let taken = (0..<200).map { PureLuck(seed: $0).choose(fight) }
        #expect(Set(taken) == Set(fight.choices))
    }

    @Test("Where content counts no defeats, six are enough")
    func standardDefeats() {
        #expect(Ladder(in: world.bearing(defeats: 0), runs: 2).climb(.random).defeats == 2 * 6)
    }

    @Test("Defeats end no endless journey, but a foe that won twelve times is let be")
    func endless() {
        let rung = Ladder(in: world, runs: 1, endless: true).climb(.random)
        #expect(rung.stuck == 1)
        #expect(rung.foes["kettle"].map { $0.fights - $0.won } == 12)
    }

    @Test("Two threads find what one finds", arguments: [Nature.random, .strikeOnly, .still, .oneStep])
    func threads(_ nature: Nature) {
        let one = Ladder(in: world, runs: 110, seed: 7, threads: 1).climb(nature)
        let two = Ladder(in: world, runs: 110, seed: 7, threads: 2).climb(nature)
        #expect(one == two)
        #expect(one.runs == 110)
    }

    @Test("Another seed gives other journeys")
    func seeds() {
        let rungs = [7, 8].map { Ladder(in: world, runs: 9, seed: $0).climb(.random) }
        #expect(rungs[0] != rungs[1])
    }

    @Test("Nobody tries what the rules forbid", arguments: Nature.allCases)
    func legal(_ nature: Nature) {
        #expect(Ladder(in: world, runs: 2, seed: 3).climb(nature).refusals == 0)
    }

    @Test("A report tells who was always beaten, and which armor was in the planner's victories")
    func report() {
        let rungs = [Nature.oneStep, .planner].map { Ladder(in: world, runs: 2).climb($0) }
        let report = LadderReport(rungs, armor: ["pond", "nothing"])
        #expect(report.harmless == ["kettle", "pike ×2"])
        #expect(report.armor.map(\.id) == ["pond", "nothing"])
        #expect(report.armor[0].fights > 0 && report.armor[1].fights == 0)
        let withLuck = LadderReport(rungs + [Ladder(in: world, runs: 2).climb(.random)], armor: [])
        #expect(withLuck.harmless == [])
    }
}

/// A camp with a forge and a shop, a person, two fights and an ending behind them.
private let smallWorld = """
    {
      "rules": {
        "tempo": 3, "moves": 1, "strike": 2, "maxLayers": 2, "load": 10, "maxRounds": 8, "start": "camp", "defeats": 2,
        "avatar": { "health": 12, "weapon": "stick", "carries": [ "pond" ] }
      },
      "attacks": [
        { "id": "stick", "element": "iron", "power": 5 }, { "id": "rod", "element": "iron", "power": 7 },
        { "id": "spurt", "element": "water", "power": 6, "spread": 1 },
        { "id": "ember", "element": "fire", "power": 4 }
      ],
      "armor": [
        { "id": "hearth", "durability": 30, "weight": 2, "price": 3,
          "responses": [ { "when": { "element": "fire" }, "answer": "absorb", "wear": 1 } ],
          "upgrades": [ { "points": 1, "patch": { "durability": 40 } } ] },
        { "id": "hat", "durability": 5, "weight": 9, "responses": [ { "answer": "absorb", "upTo": 1 } ] }
      ],
      "items": [ { "id": "cane", "price": 2, "weapon": "rod" }, { "id": "soup", "price": 1, "use": { "heal": 3 } } ],
      "elements": [ { "id": "iron" } ],
      "foes": [
        { "id": "kettle", "health": 35, "coins": 6, "plans": [ [ "spurt" ] ] },
        { "id": "pike", "health": 10, "order": "chance", "plans": [ [ "spurt" ], [ "ember" ] ] }
      ],
      "places": [
        { "id": "camp", "camp": true, "forge": true, "people": [ "host" ], "ways": [ "stove", "shop" ] },
        { "id": "shop", "sells": [ { "armor": "hearth" }, { "item": "cane" }, { "item": "soup" } ], "ways": [ "camp" ] },
        { "id": "stove", "foes": [ "kettle" ], "offers": [ "hat" ], "ways": [ "camp", "bank" ] },
        { "id": "bank", "foes": [ "pike", "pike" ], "ways": [ "stove", "lamp" ] },
        { "id": "lamp" }
      ],
      "people": [ { "id": "host", "says": [ { "text": "Mind the kettle." } ], "asks": [ "tea" ], "gives": [ { "item": "soup" } ] } ],
      "quests": [ { "id": "tea", "foe": "kettle", "points": 1 } ]
    }
    """
