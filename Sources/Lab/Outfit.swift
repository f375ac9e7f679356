public import Chronicle
public import Content
import Engine

/// What the Avatar owns on the road, outermost first, and how much each piece is upgraded.
public struct Outfit: Equatable, Sendable {
    /// An armor and the number of its upgrades.
    public struct Owned: Equatable, Sendable {
        public let armor: String
        public var level = 0
    }

    public private(set) var owned: [Owned]

    /// What a new game begins with.
    public init(_ beginning: Beginning) {
        owned = (beginning.wears + beginning.carries).map { Owned(armor: $0) }
    }

    /// Takes a new piece; it goes over the others.
    public mutating func take(_ armor: String) {
        owned.insert(Owned(armor: armor), at: 0)
    }

    /// Spends points on the cheapest upgrades first, ties by the order worn, and returns what is left.
    public mutating func upgrade(with points: Int, favoring armor: [String], in catalog: Catalog) -> (
        left: Int, count: Int
    ) {
        var left = points
        var count = 0
        while true {
            let open = owned.indices.compactMap { index -> (index: Int, cost: Int)? in
                guard armor.contains(owned[index].armor), let definition = catalog.armor[owned[index].armor],
                    owned[index].level < definition.upgradePoints.count
                else { return nil }
                return (index, definition.upgradePoints[owned[index].level])
            }
            guard let next = open.min(by: { ($0.cost, $0.index) < ($1.cost, $1.index) }), next.cost <= left else {
                return (left, count)
            }
            owned[next.index].level += 1
            left -= next.cost
            count += 1
        }
    }

    /// The pieces to wear: the first of `likes` that are owned, as far as layers and load go, in the order they lie.
    public func dressed(liking likes: [String], in catalog: Catalog) -> [FightSetup.Piece] {
        var chosen: Set<String> = []
        var load = 0
        for armor in likes + owned.map(\.armor) {
            guard owned.contains(where: { $0.armor == armor }), let definition = catalog.armor[armor] else { continue }
            let weight = definition.levels[0].weight
            guard chosen.count < catalog.rules.mostLayers, load + weight <= catalog.rules.load else { break }
            if chosen.insert(armor).inserted { load += weight }
        }
        return owned.filter { chosen.contains($0.armor) }.compactMap { piece in
            catalog.armor[piece.armor].map { .new($0, level: piece.level) }
        }
    }
}
