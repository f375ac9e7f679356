import Engine

/// A choice by what it touches instead of by where that is, so that it can be made again in another stack.
///
///     Deed(.swap(0, 1), in: fight)            // swaps the kettle coat with the hat, wherever they are
///     try deed.choice(in: other)              // .swap(0, 2)
enum Deed: Equatable, Sendable {
    case swap(Piece, Piece)
    /// To where another piece is; to a place by its number where that piece is not worn.
    case move(Piece, to: Piece, at: Int)
    case strike(Int)
    case mend(Piece)
    case brace(Piece)
    case don(Piece)
    case doff(Piece)
    /// The item by its id, and how many of the same lie before it in the bag.
    case use(ID, Int, at: Int)
    case end

    /// One piece of armor, by the identity it keeps for the whole fight.
    struct Piece: Equatable, Sendable {
        let identity: UInt64
        let armor: ID

        init(_ layer: Layer) {
            identity = layer.identity
            armor = layer.armor.id
        }
    }

    /// `choice` was legal in `fight`.
    init(_ choice: Choice, in fight: Fight) {
        let worn = fight.avatar.stack.layers.map(Piece.init)
        switch choice {
        case .swap(let one, let other): self = .swap(worn[one], worn[other])
        case .move(let from, let to): self = .move(worn[from], to: worn[to], at: to)
        case .strike(let foe): self = .strike(foe)
        case .mend(let layer): self = .mend(worn[layer])
        case .brace(let layer): self = .brace(worn[layer])
        case .don(let index): self = .don(Piece(fight.avatar.pack[index]))
        case .doff(let layer): self = .doff(worn[layer])
        case .use(let item, let foe):
            let id = fight.items[item].id
            self = .use(id, fight.items.prefix(item).count { $0.id == id }, at: foe)
        case .end: self = .end
        }
    }

    /// The choice that does the same in `fight`, which may not be legal there; throws what is not there to do it with.
    func choice(in fight: Fight) throws(Stray.Reason) -> Choice {
        switch self {
        case .swap(let one, let other): return .swap(try place(of: one, fight), try place(of: other, fight))
        case .move(let piece, let goal, let number):
            let from = try place(of: piece, fight)
            let worn = fight.avatar.stack.layers
            return .move(from, to: worn.place(of: goal) ?? min(number, worn.count - 1))
        case .strike(let foe): return .strike(foe)
        case .mend(let piece): return .mend(try place(of: piece, fight))
        case .brace(let piece): return .brace(try place(of: piece, fight))
        case .don(let piece):
            guard let place = fight.avatar.pack.place(of: piece) else { throw .notCarried(piece.armor) }
            return .don(place)
        case .doff(let piece): return .doff(try place(of: piece, fight))
        case .use(let item, let before, let foe):
            let places = fight.items.indices.filter { fight.items[$0].id == item }
            guard let place = places.dropFirst(before).first ?? places.last else { throw .notInBag(item) }
            return .use(place, at: foe)
        case .end: return .end
        }
    }

    private func place(of piece: Piece, _ fight: Fight) throws(Stray.Reason) -> Int {
        guard let place = fight.avatar.stack.layers.place(of: piece) else { throw .notWorn(piece.armor) }
        return place
    }
}

extension [Layer] {
    fileprivate func place(of piece: Deed.Piece) -> Int? { firstIndex { $0.identity == piece.identity } }
}
