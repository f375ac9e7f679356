import Chronicle
import Content
import Engine

extension Campaign {
    /// Away from a fight armor is put on, taken off and reordered at leisure, within the limits of a fight.
    mutating func rearrange(_ choice: Choice, _ catalog: Catalog) throws(Refusal) -> [Event] {
        switch choice {
        case .swap(let one, let other):
            try wornExists(one)
            try wornExists(other)
            guard one != other else { throw .illegal(.samePlace) }
            worn.swapAt(one, other)
        case .move(let from, let to):
            try wornExists(from)
            try wornExists(to)
            guard from != to else { throw .illegal(.samePlace) }
            worn.insert(worn.remove(at: from), at: to)
        case .don(let index):
            guard carried.indices.contains(index) else { throw .illegal(.nothingCarried(index)) }
            let armor = try armor(of: carried[index], catalog)
            guard !Layer(armor, durability: carried[index].durability).isBroken else { throw .illegal(.broken) }
            let most = catalog.rules.mostLayers
            guard worn.count < most else { throw .illegal(.tooManyLayers(most: most)) }
            var load = armor.weight
            // What waits for its mod keeps its place and weighs nothing.
            for piece in worn where !isAbsent(piece, catalog) { load += try self.armor(of: piece, catalog).weight }
            guard load <= catalog.rules.load else { throw .illegal(.tooHeavy(load: load, most: catalog.rules.load)) }
            worn.insert(carried.remove(at: index), at: 0)
        case .doff(let index):
            try wornExists(index)
            carried.append(worn.remove(at: index))
        case .strike, .mend, .brace, .use, .end:
            throw .notInFight
        }
        return [.rearranged]
    }

    private func wornExists(_ index: Int) throws(Refusal) {
        guard worn.indices.contains(index) else { throw .illegal(.noSuchLayer(index)) }
    }

    private func armor(of piece: Piece, _ catalog: Catalog) throws(Refusal) -> Armor {
        guard let definition = catalog.armor[piece.armor], definition.levels.indices.contains(piece.level) else {
            throw .missing(.armor, piece.armor)
        }
        return definition.levels[piece.level]
    }
}
