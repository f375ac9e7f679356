public import Content
public import Engine

/// Everything that decides a fight beside the choices: who, wearing what, under which luck.
///
///     try FightSetup(seed: 7, health: 24, weapon: "sword", wears: [.new("fire-armor")], foes: ["imp"]).fight(in: catalog)
public struct FightSetup: Equatable, Sendable {
    /// One armor the Avatar brings.
    public struct Piece: Equatable, Sendable {
        public var armor: String
        /// How many upgrades it has.
        public var level: Int
        /// Which copy of its armor it is, from 0.
        public var copy: Int
        /// What is left of it; meaningless for armor that never wears.
        public var durability: Int

        public init(_ armor: String, level: Int = 0, copy: Int = 0, durability: Int) {
            self.armor = armor
            self.level = level
            self.copy = copy
            self.durability = durability
        }
    }

    public var seed: UInt64
    public var health: Int
    public var mostHealth: Int
    public var weapon: String
    /// Outermost first.
    public var wears: [Piece]
    public var carries: [Piece]
    public var foes: [String]
    /// What is in the bag, in order; an item that is there twice is named twice.
    public var items: [String]

    public init(
        seed: UInt64, health: Int, mostHealth: Int? = nil, weapon: String, wears: [Piece], carries: [Piece] = [],
        foes: [String], items: [String] = []
    ) {
        self.seed = seed
        self.health = health
        self.mostHealth = mostHealth ?? health
        self.weapon = weapon
        self.wears = wears
        self.carries = carries
        self.foes = foes
        self.items = items
    }

    /// Something the setup names that the catalog does not have.
    public struct Missing: Error, Equatable, Sendable {
        public let section: Section
        public let id: String
        /// The armor's level, when the armor itself is there.
        var level: Int?

        /// "armor `fire-armor` with 3 upgrades"
        var words: String { "\(section.singular) `\(id)`" + (level.map { " with \($0) upgrades" } ?? "") }
    }

    /// The fight, not yet begun.
    public func fight(in catalog: Catalog) throws(Missing) -> Fight {
        var profiles = [Profile.empty]
        func thrown(_ id: String) throws(Missing) -> AttackDefinition {
            guard let definition = catalog.attacks[id] else { throw Missing(section: .attacks, id: id) }
            return definition
        }
        func armed(_ definition: AttackDefinition) -> Attack {
            var attack = definition.attack
            attack.profile = profiles.count
            profiles.append(definition.profile(in: catalog))
            return attack
        }
        let sword = armed(try thrown(weapon))
        var opponents: [Foe] = []
        for id in foes {
            guard let foe = catalog.foes[id] else { throw Missing(section: .foes, id: id) }
            var plans: [[Foe.Plan]] = []
            for plan in foe.plans {
                var attacks: [Foe.Plan] = []
                for id in plan {
                    let definition = try thrown(id)
                    attacks.append(Foe.Plan(armed(definition), spread: definition.spread))
                }
                plans.append(attacks)
            }
            var worn: [Armor] = []
            for id in foe.wears { worn.append(try FightSetup.armor(id, level: 0, in: catalog)) }
            opponents.append(Foe(foe.key, health: foe.health, wears: worn, order: foe.order, plans: plans))
        }
        var bag: [Item] = []
        for id in items {
            // A weapon or a keepsake is no use in a fight.
            guard let definition = catalog.items[id], let use = definition.use else {
                throw Missing(section: .items, id: id)
            }
            var attack: Attack?
            if let thrownAway = use.throwing { attack = armed(try thrown(thrownAway)) }
            bag.append(
                Item(
                    definition.key, heal: use.heal, mend: use.mend, charge: use.charge, tempo: use.tempo,
                    cures: use.cures.map { ID($0) }, throwing: attack))
        }
        let avatar = Combatant(
            "avatar", health: health, of: mostHealth, wearing: try FightSetup.layers(wears, worn: true, in: catalog),
            carrying: try FightSetup.layers(carries, worn: false, in: catalog))
        return Fight(
            rules: catalog.rules, seed: seed, profiles: profiles, avatar: avatar, weapon: sword, items: bag,
            foes: opponents)
    }

    /// The same setup, saying of each piece's durability what the fight makes of it.
    func settled(in catalog: Catalog) -> FightSetup {
        func settled(_ piece: Piece) -> Piece {
            guard let armor = try? FightSetup.armor(piece.armor, level: piece.level, in: catalog) else { return piece }
            var piece = piece
            piece.durability = min(piece.durability, armor.durability ?? 0)
            return piece
        }
        var setup = self
        setup.wears = wears.map(settled)
        setup.carries = carries.map(settled)
        return setup
    }

    private static func layers(
        _ pieces: [Piece], worn areWorn: Bool, in catalog: Catalog
    ) throws(Missing) -> [Layer] {
        var layers: [Layer] = []
        for piece in pieces {
            let armor = try armor(piece.armor, level: piece.level, in: catalog)
            // Nobody wears what is broken: a worn piece with nothing left got its durability by a change of content.
            let left = areWorn && piece.durability == 0 ? Int.max : piece.durability
            let durability = armor.durability.map { min(left, $0) }
            layers.append(Layer(armor, copy: piece.copy, durability: durability))
        }
        return layers
    }

    private static func armor(_ id: String, level: Int, in catalog: Catalog) throws(Missing) -> Armor {
        guard let definition = catalog.armor[id] else { throw Missing(section: .armor, id: id) }
        guard definition.levels.indices.contains(level) else { throw Missing(section: .armor, id: id, level: level) }
        return definition.levels[level]
    }

    /// What of the catalog the fight uses.
    var roots: [(Section, String)] {
        [(.attacks, weapon)] + (wears + carries).map { (.armor, $0.armor) } + foes.map { (.foes, $0) }
            + items.map { (.items, $0) }
    }
}

extension FightSetup.Piece {
    /// The armor as new, at a level.
    public static func new(_ definition: ArmorDefinition, level: Int = 0, copy: Int = 0) -> FightSetup.Piece {
        FightSetup.Piece(
            definition.id, level: level, copy: copy, durability: definition.levels[level].durability ?? 0)
    }
}
