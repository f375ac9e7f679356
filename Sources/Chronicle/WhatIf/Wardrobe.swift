public import Content
public import Engine

/// What else the Avatar could have worn: changes of a stack, in the order they are asked for.
public struct Wardrobe: Equatable, Sendable {
    /// Instead of everything worn; nil keeps what there was.
    public var wears: [FightSetup.Piece]?
    /// What is taken out.
    public var without: [FightSetup.Piece]
    /// What goes outermost, in this order; the rest follows as it was.
    public var order: [FightSetup.Piece]

    public init(
        wears: [FightSetup.Piece]? = nil, without: [FightSetup.Piece] = [], order: [FightSetup.Piece] = []
    ) {
        self.wears = wears
        self.without = without
        self.order = order
    }

    public var isEmpty: Bool { self == Wardrobe() }

    /// The stack, by its layers' identities, after the changes.
    private func changed(_ stack: [UInt64]) -> [UInt64] {
        var stack = wears.map { $0.map(\.identity) } ?? stack
        let gone = Set(without.map(\.identity))
        stack.removeAll(where: gone.contains)
        var first: [UInt64] = []
        for piece in order where stack.contains(piece.identity) && !first.contains(piece.identity) {
            first.append(piece.identity)
        }
        return first + stack.filter { !first.contains($0) }
    }

    /// The setup with what is worn changed; a piece that was carried and is worn is carried no more.
    public func applied(to setup: FightSetup) -> FightSetup {
        let known = Dictionary(
            (setup.wears + setup.carries + (wears ?? [])).map { ($0.identity, $0) },
            uniquingKeysWith: { first, _ in first })
        let stack = changed(setup.wears.map(\.identity))
        var setup = setup
        setup.wears = stack.compactMap { known[$0] }
        setup.carries.removeAll { stack.contains($0.identity) }
        return setup
    }

    /// A moment of a fight with what is worn changed; pieces that were in the fight keep their state, others are new.
    public func applied(to fight: Fight, in catalog: Catalog) -> Fight {
        let fresh = (wears ?? []).compactMap { piece -> Layer? in
            guard let armor = catalog.armor[piece.armor], armor.levels.indices.contains(piece.level) else { return nil }
            return Layer(armor.levels[piece.level], copy: piece.copy)
        }
        let layers = fight.avatar.stack.layers
        let known = Dictionary(
            (layers + fight.avatar.pack + fresh).map { ($0.identity, $0) }, uniquingKeysWith: { first, _ in first })
        let stack = changed(layers.map(\.identity))
        return fight.wearing(
            stack.compactMap { known[$0] },
            carrying: fight.avatar.pack.filter { !stack.contains($0.identity) })
    }
}

extension FightSetup.Piece {
    /// The identity that its layer has in a fight.
    public var identity: UInt64 { fold(ID(armor).key, UInt64(copy)) }
}
