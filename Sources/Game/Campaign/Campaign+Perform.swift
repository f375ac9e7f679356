import Chronicle
public import Content
import Engine
import JSONText

extension Campaign {
    /// Does one action and says what happened, or throws why not and leaves everything as it was.
    public mutating func perform(_ action: Action, in catalog: Catalog) throws(Refusal) -> [Event] {
        if isLost(in: catalog) { throw .journeyOver }
        switch action {
        case .choose(let choice):
            if course != nil { return try study(choice, catalog) }
            return bout == nil ? try rearrange(choice, catalog) : try fight(choice, catalog)
        case .note(let text):
            guard bout != nil else { throw course == nil ? .notInFight : .inLesson }
            guard text.utf8.count <= Action.longestNote else {
                throw .noteTooLong(size: text.utf8.count, most: Action.longestNote)
            }
            bout?.recording.note(text)
            return [.noted]
        case .go(let target):
            try standAside()
            return try go(to: target, catalog)
        case .take(let armor):
            try standAside()
            return try take(armor, catalog)
        case .buy(let ware):
            try standAside()
            return try buy(ware, catalog)
        case .sell(let goods):
            try standAside()
            return try sell(goods, catalog)
        case .wield(let attack):
            try standAside()
            return try wield(attack, catalog)
        case .talk(let person):
            try standAside()
            return try talk(to: person, catalog)
        case .upgrade(let index):
            try standAside()
            return try upgrade(index, catalog)
        case .rest:
            try standAside()
            return try rest(catalog)
        case .train(let trial):
            try standAside()
            return try train(trial, catalog)
        case .answer(let layer): return try answer(layer, catalog)
        case .leave: return try leave()
        }
    }

    private func standAside() throws(Refusal) {
        if bout != nil { throw .inFight }
        if course != nil { throw .inLesson }
    }

    private mutating func rest(_ catalog: Catalog) throws(Refusal) -> [Event] {
        guard catalog.places[place]?.isCamp == true else { throw .noCamp }
        guard !isWhole(in: catalog) else { throw .alreadyWhole }
        restore(catalog)
        rests = min(rests + 1, JSON.most)
        return [.rested]
    }

    private mutating func fight(_ choice: Choice, _ catalog: Catalog) throws(Refusal) -> [Event] {
        do throws(IllegalChoice) {
            guard let facts = try bout?.recording.play(choice), let bout else { return [] }
            let fight = bout.recording.fight
            return [.facts(facts, fight)] + (fight.result == nil ? [] : conclude(bout, catalog))
        } catch {
            throw .illegal(error)
        }
    }

    /// Takes the fight's outcome over into the campaign.
    private mutating func conclude(_ bout: Bout, _ catalog: Catalog) -> [Event] {
        let fight = bout.recording.fight
        self.bout = nil
        guard let result = fight.result else { return [] }
        var events: [Event] = [.fightEnded(result, place: bout.place)]
        if terms.mode == .practice { return events }
        guard result == .won else {
            defeats = min(defeats + 1, JSON.most)
            spilt = min(spilt + 1, JSON.most)
            update(to: catalog)
            spend(bout, catalog)
            restore(catalog)
            return events + settleQuests(catalog) + (isLost(in: catalog) ? [.lostForGood] : [])
        }
        // A place that content no longer has can't be entered; the victory counts all the same.
        let there = catalog.places[catalog.renames.current(.places, bout.place)]
        if let there {
            place = there.id
            if !visited.contains(place) { visited.append(place) }
            cleared.append(place)
        }
        health = fight.avatar.health
        let owned = worn + carried
        // What waits for its mod was not in the fight, and stays where it was.
        let setup = bout.recording.setup
        func waits(_ piece: Piece) -> Bool {
            !(setup.wears + setup.carries).contains { $0.armor == piece.armor && $0.copy == piece.copy }
        }
        let waiting = (worn: worn.filter(waits), carried: carried.filter(waits))
        worn = fight.avatar.stack.layers.compactMap { Campaign.piece($0, owned) } + waiting.worn
        let broken = fight.avatar.stack.broken.compactMap { Campaign.piece($0, owned) }
        carried = fight.avatar.pack.compactMap { Campaign.piece($0, owned) } + broken
        carried += waiting.carried
        update(to: catalog)
        if !broken.isEmpty { events.append(.wrecked(broken.map(\.armor))) }
        spend(bout, catalog)
        let foes = setup.foes.map { catalog.renames.current(.foes, $0) }
        events += receive(points: 0, coins: foes.reduce(0) { $0 + (catalog.foes[$1]?.coins ?? 0) }, [], catalog)
        events += judge(bout, foes, catalog) + (there.map { search($0) } ?? []) + settleQuests(catalog)
        if there == nil { return events }
        let offers = offers(in: catalog)
        if !offers.isEmpty { events.append(.offered(offers)) }
        if isFinished(in: catalog) { events.append(.finished) }
        return events
    }

    /// Takes out of the bag what was used in a fight.
    private mutating func spend(_ bout: Bout, _ catalog: Catalog) {
        let recording = bout.recording
        var used = recording.setup.items
        for item in recording.fight.items {
            if let index = used.firstIndex(of: recording.names[item.id]) { used.remove(at: index) }
        }
        for id in used { lose(item: catalog.renames.current(.items, id), catalog) }
    }

    /// A layer as a piece again: the armor it was made of, with what is left.
    private static func piece(_ layer: Layer, _ owned: [Piece]) -> Piece? {
        var piece = owned.first { ID($0.armor) == layer.armor.id && $0.copy == layer.copy }
        piece?.durability = layer.durability
        return piece
    }

    private mutating func take(_ armor: String, _ catalog: Catalog) throws(Refusal) -> [Event] {
        let offers = offers(in: catalog)
        guard !offers.isEmpty else { throw .nothingOffered }
        guard offers.contains(armor) else { throw .notOffered(armor) }
        guard let definition = catalog.armor[armor], let piece = newPiece(armor, catalog) else {
            throw .missing(.armor, armor)
        }
        guard hasRoom(for: .armor(armor)) else { throw .tooMany(most: Campaign.mostOwned) }
        try pay(definition.points)
        carried.append(piece)
        claimed.append(place)
        return [.took(armor)]
    }

    private mutating func upgrade(_ index: Int, _ catalog: Catalog) throws(Refusal) -> [Event] {
        guard catalog.places[place]?.isForge == true else { throw .noForge }
        let all = worn + carried
        guard all.indices.contains(index) else { throw .noSuchPiece }
        var piece = all[index]
        guard let definition = catalog.armor[piece.armor] else { throw .missing(.armor, piece.armor) }
        guard definition.upgradePoints.indices.contains(piece.level) else { throw .noMoreUpgrades(piece.armor) }
        try pay(definition.upgradePoints[piece.level])
        let before = definition.levels[piece.level].durability ?? 0
        piece.level += 1
        let after = definition.levels[piece.level].durability ?? 0
        piece.durability = min(after, max(1, piece.durability + after - before))
        if index < worn.count { worn[index] = piece } else { carried[index - worn.count] = piece }
        return [.upgraded(piece.armor, level: piece.level)]
    }

    private mutating func pay(_ cost: Int) throws(Refusal) {
        guard cost <= points else { throw .tooFewPoints(needed: cost, have: points) }
        points -= cost
    }
}
