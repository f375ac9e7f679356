extension Fight {
    /// Every legal choice, in a fixed order; empty once the fight is over.
    public var choices: [Choice] {
        let layers = avatar.stack.layers.indices
        var all: [Choice] = []
        for one in layers { for other in layers where other > one { all.append(.swap(one, other)) } }
        // A move to a neighbour is a swap, and listed as one.
        for from in layers { for to in layers where abs(from - to) > 1 { all.append(.move(from, to: to)) } }
        all += foes.indices.map { .strike($0) }
        all += layers.map { .mend($0) }
        all += layers.map { .brace($0) }
        all += avatar.pack.indices.map { .don($0) }
        all += layers.map { .doff($0) }
        for (index, item) in items.enumerated() {
            all += (item.throwing == nil ? 0..<1 : foes.indices).map { .use(index, at: $0) }
        }
        all.append(.end)
        return all.filter { (try? cost(of: $0)) != nil }
    }

    /// What a choice costs, or why it can't be played.
    public func cost(of choice: Choice) throws(IllegalChoice) -> (tempo: Int, moves: Int) {
        guard result == nil, round > 0 else { throw .fightIsOver }
        switch choice {
        case .swap(let one, let other):
            _ = try layer(one)
            _ = try layer(other)
            guard one != other else { throw .samePlace }
            return try costOfMove()
        case .move(let from, let to):
            _ = try layer(from)
            _ = try layer(to)
            guard from != to else { throw .samePlace }
            return try costOfMove()
        case .strike(let foe):
            try standing(foe)
            return try spend(rules.strike)
        case .mend(let index):
            let layer = try layer(index)
            guard let most = layer.armor.durability else { throw .neverWears }
            guard layer.durability < most else { throw .undamaged }
            return try spend(rules.mend)
        case .brace(let index):
            let layer = try layer(index)
            guard layer.armor.wears else { throw .neverWears }
            guard !layer.isBraced else { throw .alreadyBraced }
            return try spend(rules.brace)
        case .don(let index):
            guard avatar.pack.indices.contains(index) else { throw .nothingCarried(index) }
            let armor = avatar.pack[index]
            guard !armor.isBroken else { throw .broken }
            guard avatar.stack.layers.count < rules.mostLayers else { throw .tooManyLayers(most: rules.mostLayers) }
            let load = avatar.stack.weight + armor.armor.weight
            guard load <= rules.load else { throw .tooHeavy(load: load, most: rules.load) }
            return try spend(rules.don)
        case .doff(let index):
            _ = try layer(index)
            return try spend(rules.doff)
        case .use(let index, let foe):
            guard items.indices.contains(index) else { throw .noSuchItem(index) }
            if items[index].throwing != nil { try standing(foe) }
            return try spend(rules.use)
        case .end:
            return (0, 0)
        }
    }

    private func layer(_ index: Int) throws(IllegalChoice) -> Layer {
        guard avatar.stack.layers.indices.contains(index) else { throw .noSuchLayer(index) }
        return avatar.stack.layers[index]
    }

    private func standing(_ foe: Int) throws(IllegalChoice) {
        guard foes.indices.contains(foe) else { throw .noSuchFoe(foe) }
        guard !foes[foe].isDown else { throw .foeIsDown }
    }

    private func costOfMove() throws(IllegalChoice) -> (tempo: Int, moves: Int) {
        moves > 0 ? (0, 1) : try spend(rules.move)
    }

    private func spend(_ cost: Int) throws(IllegalChoice) -> (tempo: Int, moves: Int) {
        guard cost <= tempo else { throw .tempo(needed: cost, left: tempo) }
        return (cost, 0)
    }
}
