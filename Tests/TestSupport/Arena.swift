public import Chronicle
public import Content
public import Engine

/// A small world in which everything that a log can say happens.
public enum Arena {
    /// Its content, in two files that may be read in any order.
    public static let files = [
        "armor.json": """
        { "rules": { "tempo": 4, "moves": 1 },
          "armor": [
            { "id": "mirror", "durability": 6,
              "responses": [ { "when": { "element": "fire", "once": "round" }, "answer": "reflect", "upTo": 3 } ] },
            { "id": "kettle", "durability": 9, "charge": { "max": 6 }, "weight": 2,
              "responses": [
                { "when": { "element": "fire", "power": { "min": 5 } }, "answer": "transmute", "to": "steam", "percent": 50, "wear": 1 },
                { "when": { "element": "fire" }, "answer": "store", "upTo": 2 } ],
              "upgrades": [ { "points": 1, "patch": { "durability": 12 } } ] },
            { "id": "hat", "durability": 2,
              "responses": [ { "when": { "chance": 40 }, "answer": "absorb", "wear": 1 } ] },
            { "id": "second-thoughts", "responses": [ { "answer": "retry", "times": 2 } ] },
            { "id": "grudge",
              "responses": [ { "when": { "remembered": true }, "answer": "absorb", "upTo": 1 } ],
              "echoes": [
                { "when": { "outcome": "hit" }, "effect": "remember" },
                { "when": { "outcome": "hit", "damage": { "min": 2 }, "chance": 70 }, "effect": "heal", "amount": 1 } ] },
            { "id": "thorns", "durability": 8, "charge": { "max": 3 },
              "responses": [ { "answer": "absorb", "upTo": 1, "wear": 1 } ],
              "echoes": [
                { "when": { "outcome": "hit" }, "effect": "reflect", "percent": 50 },
                { "effect": "charge", "amount": 1 },
                { "when": { "durability": { "max": 6 } }, "effect": "mend", "amount": 1 } ] },
            { "id": "wool", "responses": [ { "when": { "tags": "blow" }, "answer": "amplify", "by": 1 } ] } ] }
        """,
        "foes.json": """
        { "rules": { "maxRounds": 20, "mending": 3 },
          "elements": [ { "id": "water" }, { "id": "fire" }, { "id": "steam" } ],
          "statuses": [ { "id": "burning", "damage": 1, "power": 80 } ],
          "attacks": [
            { "id": "blade", "element": "water", "power": 5, "tags": [ "blow" ] },
            { "id": "spark", "element": "fire", "power": 6, "spread": 2, "inflicts": { "status": "burning", "rounds": 2 } },
            { "id": "spit", "element": "water", "power": 3, "pierce": 1, "measures": { "width": 12, "drop": -3 } } ],
          "items": [
            { "id": "salve", "use": { "heal": 5, "cures": [ "burning" ] } },
            { "id": "kit", "price": 6, "use": { "mend": 2, "charge": 3, "tempo": 1 } },
            { "id": "cracker", "use": { "throws": "spark" } },
            { "id": "sword", "weapon": "blade" } ],
          "foes": [
            { "id": "imp", "health": 14, "wears": [ "thorns" ], "plans": [ [ "spark" ], [ "spark", "spit" ] ] },
            { "id": "rat", "health": 6, "order": "chance", "wears": [ "wool", "hat" ], "plans": [ [ "spit" ], [] ] } ] }
        """,
    ]

    public static let content = catalog(of: files)

    /// A fight against an imp and two rats that goes through every kind of line.
    public static func smallFight() -> Recording {
        play(
            FightSetup(
                seed: 24, health: 24, maxed: 30, weapon: "blade",
                wears: [("mirror", 0), ("kettle", 1), ("hat", 0), ("second-thoughts", 0), ("grudge", 0)],
                carries: [("thorns", 0)], foes: ["imp", "rat", "rat"]),
            noting: true)
    }

    /// A fight in which every kind of item is used, and one is kept.
    public static func bagFight() -> Recording {
        var recording = begun(
            FightSetup(
                seed: 5, health: 16, maxed: 30, weapon: "blade", wears: [("hat", 0), ("thorns", 0), ("kettle", 0)],
                foes: ["imp", "rat"], items: ["kit", "cracker", "salve", "cracker", "kit"]),
            in: content)
        let choices: [Choice] = [
            .strike(0), .use(1, at: 0), .end, .end, .use(1, at: 0), .use(0, at: 0), .use(0, at: 1), .end, .strike(0),
        ]
        for choice in choices {
            do { _ = try recording.play(choice) } catch { fatalError("\(choice) can't be played: \(error)") }
        }
        return recording
    }

    private static func play(_ setup: FightSetup, noting: Bool) -> Recording {
        var recording = begun(setup, in: content)
        if noting { recording.note("before anything \u{7}") }
        var samples = Samples(seed: 2)
        while recording.fight.result == nil {
            recording.playAny(&samples)
            if noting && recording.choices.count == 3 { recording.note("after three choices") }
        }
        return recording
    }
}

extension FightSetup {
    /// Pieces as (armor, level), new.
    public init(
        seed: UInt64, health: Int, maxed: Int? = nil, weapon: String, wears: [(String, Int)] = [],
        carries: [(String, Int)] = [], foes: [String], items: [String] = [], in catalog: Catalog = Arena.content
    ) {
        var copies: [String: Int] = [:]
        func pieces(_ list: [(String, Int)]) -> [Piece] {
            list.map { armor, level in
                defer { copies[armor, default: 0] += 1 }
                guard let definition = catalog.armor[armor] else { return Piece(armor, durability: 0) }
                return .new(definition, level: level, copy: copies[armor, default: 0])
            }
        }
        self.init(
            seed: seed, health: health, mostHealth: maxed, weapon: weapon, wears: pieces(wears),
            carries: pieces(carries), foes: foes, items: items)
    }

    /// Any setup that a catalog allows.
    public static func any(_ samples: inout Samples, in catalog: Catalog) -> FightSetup {
        func pieces(_ range: ClosedRange<Int>) -> [(String, Int)] {
            (0..<samples.number(range)).map { _ in
                let armor = samples.pick(catalog.armor.all)
                return (armor.id, samples.number(0...armor.levels.count - 1))
            }
        }
        let useful = catalog.items.all.filter { $0.use != nil }
        return FightSetup(
            seed: samples.word(), health: samples.number(5...40), weapon: samples.pick(catalog.attacks.all).id,
            wears: pieces(0...4), carries: pieces(0...2),
            foes: (0..<samples.number(1...3)).map { _ in samples.pick(catalog.foes.all).id },
            items: useful.isEmpty ? [] : (0..<samples.number(0...3)).map { _ in samples.pick(useful).id }, in: catalog)
    }
}

/// A recording of a setup that is expected to be sound.
public func begun(_ setup: FightSetup, in catalog: Catalog) -> Recording {
    do {
        return try Recording(setup, in: catalog)
    } catch {
        fatalError("unsound setup in a test: \(error)")
    }
}

extension Recording {
    /// Plays any legal choice.
    @discardableResult
    public mutating func playAny(_ samples: inout Samples) -> [Fact] {
        do {
            return try play(samples.choice(in: fight))
        } catch {
            fatalError("a choice that was listed is illegal: \(error)")
        }
    }

    /// A random fight, played to its end or for at most so many choices.
    public static func played(seed: UInt64, in catalog: Catalog = Arena.content, choices most: Int = .max) -> Recording
    {
        var samples = Samples(seed: seed)
        var recording = begun(FightSetup.any(&samples, in: catalog), in: catalog)
        while recording.fight.result == nil && recording.choices.count < most { recording.playAny(&samples) }
        return recording
    }
}
