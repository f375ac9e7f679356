import Chronicle
import Content
import Engine

extension Fight {
    /// Whether the announced attacks would take health, were the round to end now.
    var isHurtNext: Bool { loss(after: []).map { $0 > 0 } ?? false }

    /// Whether the round would end the fight badly, and no single choice before its end would change that.
    var isDoomed: Bool { isLost(after: []) && choices.allSatisfy { isLost(after: [$0]) } }

    private func isLost(after choices: [Choice]) -> Bool {
        (try? preview(choices)).map { $0.fight.result == .lost } ?? true
    }

    /// One reordering that costs nothing, or no more than is left, and that lets less through; the best of them.
    var betterOrder: Choice? {
        guard let usual = loss(after: []), usual > 0 else { return nil }
        var best: (choice: Choice, loss: Int)?
        for choice in choices where choice.isReordering {
            guard let loss = loss(after: [choice]), loss < best?.loss ?? usual else { continue }
            best = (choice, loss)
        }
        return best?.choice
    }

    /// A layer that would lose a third of itself or more, and can be braced.
    var strained: Int? {
        guard let (after, _) = try? preview() else { return nil }
        let layers = avatar.stack.layers
        return layers.indices.first { index in
            let layer = layers[index]
            guard let most = layer.armor.durability, (try? cost(of: .brace(index))) != nil else { return false }
            let same = after.avatar.stack.layers.first { $0.identity == layer.identity }
            return (layer.durability - (same?.durability ?? 0)) * 3 >= most
        }
    }

    /// The health that would be gone at the end of the round.
    private func loss(after choices: [Choice]) -> Int? {
        (try? preview(choices)).map { avatar.health - $0.fight.avatar.health }
    }
}

extension Choice {
    fileprivate var isReordering: Bool {
        switch self {
        case .swap, .move: true
        case .strike, .mend, .brace, .don, .doff, .use, .end: false
        }
    }
}

extension Campaign {
    /// Whether the shop here has something for the coins there are of which there is none yet.
    func canBuyNew(in catalog: Catalog) -> Bool {
        wares(in: catalog).contains { ware in
            guard Campaign.price(of: ware, in: catalog) <= coins else { return false }
            switch ware {
            case .item(let id): return !items.contains(id)
            case .armor(let id): return !(worn + carried).contains { $0.armor == id }
            }
        }
    }
}
