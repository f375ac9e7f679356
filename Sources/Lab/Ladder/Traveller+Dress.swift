import Chronicle
import Content
import Engine
import Game

extension Traveller {
    /// How many sets are looked at before a fight.
    private static let looks = 100
    /// How many of those to weigh a piece that might be acquired.
    private static let glances = 3

    /// Puts on what its nature would wear against the foes of a place.
    mutating func dress(for place: String) {
        guard let there = catalog.places[place] else { return }
        switch nature {
        case .strikeOnly: wearNews()
        case .random:
            if pick(2) == 0 { wearAnything() }
        case .still, .oneStep, .planner:
            let pieces = campaign.worn + campaign.carried
            let garbs = pieces.map(mirror.garb)
            var set = Array(campaign.worn.indices)
            wield(against: there.foes, set.compactMap { garbs[$0] })
            set = bestSet(garbs, from: set, there.foes)
            wear(set.map { pieces[$0] })
            wield(against: there.foes, set.compactMap { garbs[$0] })
            for index in set { uses[pieces[index].armor, default: 0] += 1 }
        }
    }

    /// Takes the weapon in hand that would do best.
    private mutating func wield(against foes: [String], _ garbs: [Mirror.Garb]) {
        let weapons = campaign.weapons(in: catalog)
        guard weapons.count > 1 else { return }
        let costs = weapons.map { mirror.cost(of: garbs, in: mirror.scene(foes, $0)) }
        guard let best = weapons.indices.min(by: { costs[$0] < costs[$1] }), weapons[best] != campaign.weapon else {
            return
        }
        act(.wield(weapons[best]))
    }

    /// Climbs from a set to better ones, changing one thing at a time, and takes one of those that are nearly best.
    private mutating func bestSet(_ garbs: [Mirror.Garb?], from start: [Int], _ foes: [String]) -> [Int] {
        let scene = mirror.scene(foes, campaign.weapon)
        var seen: [[Int]: Int] = [:]
        var least = Int.max
        var found: [(set: [Int], cost: Int)] = []
        func cost(_ set: [Int]) -> Int {
            if let cost = seen[set] { return cost }
            let cost = mirror.cost(of: set.compactMap { garbs[$0] }, in: scene, least: least)
            seen[set] = cost
            found.append((set, cost))
            return cost
        }
        var set = start.filter { garbs[$0] != nil }
        least = cost(set)
        var isDone = false
        while !isDone && found.count < Traveller.looks {
            isDone = true
            for next in changes(of: set, garbs) where found.count < Traveller.looks {
                let value = cost(next)
                guard value < least else { continue }
                (set, least, isDone) = (next, value, false)
                break
            }
        }
        let good = found.filter { $0.cost <= least + least * 3 / 100 }
        return good[pick(good.count)].set
    }

    /// Every set that differs by one piece or one place, by chance.
    private mutating func changes(of set: [Int], _ garbs: [Mirror.Garb?]) -> [[Int]] {
        let load = set.reduce(0) { $0 + (garbs[$1]?.layer.armor.weight ?? 0) }
        var changes: [[Int]] = []
        for (index, garb) in garbs.enumerated() where !set.contains(index) {
            guard let garb else { continue }
            let weight = load + garb.layer.armor.weight
            if set.count < catalog.rules.mostLayers && weight <= catalog.rules.load {
                changes.append([index] + set)
                changes.append(set + [index])
            }
            for place in set.indices where weight - (garbs[set[place]]?.layer.armor.weight ?? 0) <= catalog.rules.load {
                var next = set
                next[place] = index
                changes.append(next)
            }
        }
        for from in set.indices {
            for to in set.indices where to != from && to != from + 1 {
                var next = set
                next.insert(next.remove(at: from), at: to)
                changes.append(next)
            }
            if set.count > 1 { changes.append(set.filter { $0 != set[from] }) }
        }
        for last in changes.indices.reversed() { changes.swapAt(last, pick(last + 1)) }
        return changes
    }

    /// The armor that helps most against the foes that come next, if by so many thousandths; of two alike, either.
    mutating func mostWanted(_ armor: [String], atLeast least: Int = 0) -> String? {
        let gates = Roads(of: campaign, in: catalog).gates.prefix(Traveller.glances)
        let scenes = gates.map { mirror.scene(catalog.places[$0.place]?.foes ?? [], campaign.weapon) }
        let worn = campaign.worn.compactMap(mirror.garb)
        let load = worn.reduce(0) { $0 + $1.layer.armor.weight }
        var best: (armor: String, gain: Int)?
        for id in armor {
            guard let definition = catalog.armor[id], let garb = mirror.garb(.new(definition)) else { continue }
            let weight = load + garb.layer.armor.weight
            var sets: [[Mirror.Garb]] = []
            if worn.count < catalog.rules.mostLayers && weight <= catalog.rules.load {
                sets = [[garb] + worn, worn + [garb]]
            }
            for place in worn.indices where weight - worn[place].layer.armor.weight <= catalog.rules.load {
                var set = worn
                set[place] = garb
                sets.append(set)
            }
            var gain = 0
            for scene in scenes {
                let now = mirror.cost(of: worn, in: scene)
                let then = sets.map { mirror.cost(of: $0, in: scene, least: now) }.min() ?? now
                gain += 1_000 * max(0, now - then) / max(1, now)
            }
            guard gain >= least else { continue }
            gain += pick(100)
            if gain > best?.gain ?? -1 { best = (id, gain) }
        }
        return best?.armor
    }

    /// Whether a weapon would shorten one of the fights that come next by a fifth.
    func isBetter(_ ware: Ware, _ roads: Roads) -> Bool {
        guard case .item(let id) = ware, let weapon = catalog.items[id]?.weapon else { return false }
        let worn = campaign.worn.compactMap(mirror.garb)
        return roads.gates.prefix(Traveller.glances).contains { gate in
            let foes = catalog.places[gate.place]?.foes ?? []
            func cost(_ weapon: String) -> Int { mirror.cost(of: worn, in: mirror.scene(foes, weapon)) }
            let now = campaign.weapons(in: catalog).map(cost).min() ?? .max
            return cost(weapon) < now - now / 5
        }
    }

    /// Changes into these pieces, outermost first.
    private mutating func wear(_ pieces: [FightSetup.Piece]) {
        if campaign.worn == pieces { return }
        while !campaign.worn.isEmpty, act(.choose(.doff(0))) != nil {}
        for piece in pieces.reversed() {
            if let index = campaign.carried.firstIndex(of: piece) { act(.choose(.don(index))) }
        }
    }

    /// Takes everything off and puts on what comes to hand.
    private mutating func wearAnything() {
        while !campaign.worn.isEmpty, act(.choose(.doff(0))) != nil {}
        for _ in 0..<2 * catalog.rules.mostLayers where !campaign.carried.isEmpty {
            let index = pick(campaign.carried.count)
            if canDon(campaign.carried[index]) { act(.choose(.don(index))) }
        }
    }

    /// Wears what it has never worn outermost, over as many of the older pieces as can be borne with it.
    private mutating func wearNews() {
        for piece in campaign.carried where uses[piece.armor] == nil {
            uses[piece.armor] = 1
            guard let garb = mirror.garb(piece), garb.layer.armor.weight <= catalog.rules.load else { continue }
            while !canDon(piece) && !campaign.worn.isEmpty { act(.choose(.doff(campaign.worn.count - 1))) }
            if let index = campaign.carried.firstIndex(of: piece) { act(.choose(.don(index))) }
        }
    }

    private func canDon(_ piece: FightSetup.Piece) -> Bool {
        guard let garb = mirror.garb(piece), campaign.worn.count < catalog.rules.mostLayers else { return false }
        let load = campaign.worn.reduce(garb.layer.armor.weight) { $0 + (mirror.garb($1)?.layer.armor.weight ?? 0) }
        return load <= catalog.rules.load
    }
}
