import Chronicle
import Content
import Engine

/// Imagined fights before the real one: what a set of layers would be worth against all that a foe may throw.
///
/// It knows what `examine` tells of a foe, and rolls by seeds of its own. It remembers what it saw, for a set is asked
/// for again and again; what it says depends on nothing else, so it may serve many journeys, one after the other.
final class Mirror {
    let catalog: Catalog
    private var scenes: [String: Scene] = [:]
    private var seen: [UInt64: Int] = [:]

    /// The round after which an imagined fight is over.
    private static let rounds = 10

    /// Foes and a weapon to strike them with.
    struct Scene {
        fileprivate let key: UInt64
        /// nil where the content lacks something.
        fileprivate let fight: Fight?
    }

    init(_ catalog: Catalog) {
        self.catalog = catalog
    }

    /// A piece as it would be worn, and what tells it from all others.
    struct Garb {
        let layer: Layer
        let key: UInt64
    }

    /// nil for what is broken or absent.
    func garb(_ piece: FightSetup.Piece) -> Garb? {
        guard let armor = catalog.armor[piece.armor], armor.levels.indices.contains(piece.level) else { return nil }
        let level = armor.levels[piece.level]
        let layer = Layer(level, copy: piece.copy, durability: min(piece.durability, level.durability ?? 0))
        if layer.isBroken { return nil }
        return Garb(
            layer: layer, key: fold(fold(layer.identity, UInt64(piece.level)), UInt64(max(0, layer.durability))))
    }

    /// "wick-moth ×3": foes as the tables call them.
    static func name(of foes: [String]) -> String {
        var names: [String] = []
        for foe in foes where !names.contains(foe) { names.append(foe) }
        return names.map { foe in
            let count = foes.count { $0 == foe }
            return count > 1 ? "\(foe) ×\(count)" : foe
        }.joined(separator: " + ")
    }

    func scene(_ foes: [String], _ weapon: String) -> Scene {
        let name = foes.joined(separator: " ") + "|" + weapon
        if let scene = scenes[name] { return scene }
        let scene = Scene(key: ID(name).key, fight: stage(weapon, foes))
        scenes[name] = scene
        return scene
    }

    /// Health that it would cost to beat the foes, in tenths; wear and length count a little.
    ///
    /// A set that does far worse than `least` in one fight is not looked at in a second one.
    func cost(of garbs: [Garb], in scene: Scene, least: Int = .max) -> Int {
        let first = cost(of: garbs, in: scene, seed: 1)
        if first / 5 > least / 4 { return first }
        return (first + cost(of: garbs, in: scene, seed: 2)) / 2
    }

    private func cost(of garbs: [Garb], in scene: Scene, seed: UInt64) -> Int {
        var key = fold(scene.key, seed)
        for garb in garbs { key = fold(key, garb.key) }
        if let cost = seen[key] { return cost }
        guard let fight = scene.fight else { return .max / 2 }
        let cost = imagine(fight, garbs.map(\.layer), seed)
        seen[key] = cost
        return cost
    }

    /// A fight against foes that follow their plans one after the other, so that none of them is passed over.
    private func stage(_ weapon: String, _ foes: [String]) -> Fight? {
        let setup = FightSetup(seed: 1, health: 1, weapon: weapon, wears: [], foes: foes)
        guard let fight = try? setup.fight(in: catalog) else { return nil }
        return Fight(
            rules: fight.rules, seed: 1, profiles: fight.profiles, avatar: fight.avatar, weapon: fight.weapon,
            foes: fight.lineup.map { Foe($0.id, health: $0.health, wears: $0.wears, order: .cycle, plans: $0.plans) })
    }

    private func imagine(_ scene: Fight, _ layers: [Layer], _ seed: UInt64) -> Int {
        // So much health that nobody falls before all is seen.
        let avatar = Combatant("avatar", health: 100_000, wearing: layers)
        var fight = Fight(
            rules: scene.rules, seed: seed, profiles: scene.profiles, avatar: avatar, weapon: scene.weapon,
            foes: scene.lineup)
        var journal = Journal.off
        fight.begin(&journal)
        while fight.result == nil && fight.round <= Mirror.rounds { playRound(&fight, &journal) }
        let whole = scene.lineup.reduce(0) { $0 + $1.health }
        let left = fight.foes.reduce(0) { $0 + $1.health }
        // Who is not beaten by then would go on hurting as before.
        let length = min(10 * whole / max(1, whole - left), 100)
        let worn = layers.reduce(0) { $0 + $1.durability } - fight.avatar.stack.layers.reduce(0) { $0 + $1.durability }
        return fight.totals.suffered * length + 3 * fight.round * length / 10 + max(0, worn)
    }

    /// One strike, then a stitch for what is torn, or one more strike.
    private func playRound(_ fight: inout Fight, _ journal: inout Journal) {
        strike(&fight, &journal)
        while fight.result == nil {
            if let torn = mostTorn(fight), (try? fight.update(.mend(torn), &journal)) != nil { continue }
            if !strike(&fight, &journal) { break }
        }
        if fight.result == nil { try? fight.update(.end, &journal) }
    }

    /// The layer that has lost the most, if a whole mending.
    private func mostTorn(_ fight: Fight) -> Int? {
        var most = max(1, fight.rules.mending) - 1
        var torn: Int?
        for index in fight.avatar.stack.layers.indices {
            let lost = fight.avatar.stack.layers[index].lost
            if lost > most { (most, torn) = (lost, index) }
        }
        return torn
    }

    @discardableResult
    private func strike(_ fight: inout Fight, _ journal: inout Journal) -> Bool {
        guard let foe = fight.foes.firstIndex(where: { !$0.isDown }) else { return false }
        return (try? fight.update(.strike(foe), &journal)) != nil
    }
}

extension Layer {
    /// Durability that it has lost.
    fileprivate var lost: Int { (armor.durability ?? durability) - durability }
}
