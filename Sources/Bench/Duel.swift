import Chronicle
import Content
import Engine
import Files

/// A made-up fight that nobody wins, so that it lasts as many rounds as asked for.
enum Duel {
    private static let content = """
        { "rules": { "maxRounds": 1000, "moves": 2 },
          "elements": [ { "id": "water" }, { "id": "fire" }, { "id": "steam" } ],
          "statuses": [ { "id": "wet", "damage": 0, "power": 90 } ],
          "armor": [
            { "id": "veil", "responses": [ { "when": { "element": "water", "chance": 30 }, "answer": "absorb" } ] },
            { "id": "kettle", "charge": { "max": 9 }, "responses": [
              { "when": { "element": "fire", "power": { "min": 8 } }, "answer": "transmute", "to": "steam", "percent": 50 },
              { "when": { "element": "fire" }, "answer": "store", "upTo": 3 } ] },
            { "id": "hedge", "responses": [ { "when": { "element": "steam" }, "answer": "reflect", "upTo": 2 } ],
              "echoes": [ { "when": { "outcome": "hit" }, "effect": "heal", "percent": 100 } ] },
            { "id": "wool", "responses": [ { "when": { "tags": "blow" }, "answer": "amplify", "by": 1 } ] },
            { "id": "luck", "responses": [ { "when": { "chance": 20 }, "answer": "retry", "times": 1 } ] } ],
          "attacks": [
            { "id": "blade", "element": "water", "power": 1 },
            { "id": "spray", "element": "water", "power": 6, "spread": 2, "inflicts": { "status": "wet", "rounds": 2 } },
            { "id": "spark", "element": "fire", "power": 9, "spread": 3, "tags": [ "blow" ], "measures": { "width": 12 } } ],
          "foes": [ { "id": "spring", "health": 1000000, "plans": [ [ "spray", "spark" ], [ "spark" ] ] } ] }

        """

    static func catalog(in folder: String) throws -> Catalog {
        let core = Path.join(folder, "core")
        try makeFolders(core)
        let manifest = #"{ "id": "core", "version": "1.0.0", "name": "Duel" }"# + "\n"
        try writeDurably(Array(manifest.utf8), to: Path.join(core, "mod.json"))
        try writeDurably(Array(content.utf8), to: Path.join(core, "duel.json"))
        guard let catalog = ContentLoader(folder: folder).load().catalog else { throw Proving.Wrong(what: "content") }
        return catalog
    }

    /// A fight of so many rounds, in which a layer is moved and a blow struck in each.
    static func fought(rounds: Int, seed: UInt64, in catalog: Catalog) throws -> Recording {
        let armor = ["veil", "kettle", "hedge", "wool", "luck"]
        let setup = FightSetup(
            seed: seed, health: 1_000_000, weapon: "blade",
            wears: armor.map { FightSetup.Piece($0, durability: 0) }, foes: ["spring"])
        var recording = try Recording(setup, in: catalog)
        while recording.fight.result == nil && recording.fight.round <= rounds {
            for choice in [Choice.swap(0, 1 + recording.fight.round % 4), .strike(0), .end] {
                _ = try recording.play(choice)
            }
        }
        return recording
    }

    /// Plays it again and writes nothing down; whether it came to the same.
    static func play(_ recording: Recording) -> Bool {
        guard var fight = try? recording.setup.fight(in: recording.catalog) else { return false }
        var journal = Journal.off
        fight.begin(&journal)
        for choice in recording.choices { try? fight.update(choice, &journal) }
        return fight.stateHash == recording.fight.stateHash
    }
}
