public import JSONText

extension FightSetup {
    /// The members of a `start` line; the seed stands in the header.
    public func write(into writer: inout JSONWriter) {
        writer.member("health", health)
        writer.member("maxHealth", mostHealth)
        writer.member("weapon", weapon)
        writer.pieces("wears", wears)
        writer.pieces("carries", carries)
        writer.member("foes", foes)
        // Logs and saves without items are written as they were before there were any.
        if !items.isEmpty { writer.member("items", items) }
    }

    /// What `write` wrote; nil for anything else.
    public init?(_ json: JSON, seed: UInt64) {
        guard let health = json["health"]?.int, let most = json["maxHealth"]?.int, health > 0, health <= most,
            most <= 1_000_000, let weapon = json["weapon"]?.string, let foes = json["foes"]?.array,
            let wears = Piece.list(json["wears"]), wears.count <= 64, let carries = Piece.list(json["carries"])
        else { return nil }
        let names = foes.compactMap(\.string)
        guard names.count == foes.count, (1...8).contains(names.count) else { return nil }
        var items: [String] = []
        if let bag = json["items"] {
            guard let list = bag.array, list.count <= 1_000 else { return nil }
            items = list.compactMap(\.string)
            guard items.count == list.count else { return nil }
        }
        self.init(
            seed: seed, health: health, mostHealth: most, weapon: weapon, wears: wears, carries: carries, foes: names,
            items: items)
    }
}

extension FightSetup.Piece {
    /// `{"armor":"fire-armor","level":0,"copy":0,"durability":20}`
    public init?(_ json: JSON) {
        guard let armor = json["armor"]?.string, let level = json["level"]?.int, let copy = json["copy"]?.int,
            let durability = json["durability"]?.int, (0...20).contains(level), (0...1_000).contains(copy),
            (0...1_000_000).contains(durability)
        else { return nil }
        self.init(armor, level: level, copy: copy, durability: durability)
    }

    /// A list of pieces; nil when one of them is none.
    public static func list(_ json: JSON?) -> [FightSetup.Piece]? {
        guard let items = json?.array, items.count <= 1_000 else { return nil }
        let pieces = items.compactMap(FightSetup.Piece.init)
        return pieces.count == items.count ? pieces : nil
    }
}

extension JSONWriter {
    /// A list of pieces as a member.
    public mutating func pieces(_ key: String, _ pieces: [FightSetup.Piece]) {
        member(key) { writer in
            writer.array { writer in
                for piece in pieces {
                    writer.object { writer in
                        writer.member("armor", piece.armor)
                        writer.member("level", piece.level)
                        writer.member("copy", piece.copy)
                        writer.member("durability", piece.durability)
                    }
                }
            }
        }
    }
}
