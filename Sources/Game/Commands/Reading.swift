import Content
import Engine
import JSONText

/// Reads one command; a value that knows only what can be named.
struct Reading {
    let scene: Surroundings

    func read(_ line: String) throws(Misunderstanding) -> Command {
        let (head, rest) = parts(of: line)
        guard let verb = Verb(word: head.lowercased()) else {
            // Where a lesson asks for a layer, its number will do.
            if rest.isEmpty, Int(head) != nil, scene.lesson?.lesson.kind == .predict { return .act(try answer(head)) }
            if scene.lesson?.lesson.kind == .predict, Reading.wearer.contains(plain(line)) { return .act(.answer(nil)) }
            let words = Verb.allCases.flatMap(\.words).filter { $0.count > 1 }
            throw .unknownVerb(head, suggestion: nearMisses(to: head.lowercased(), among: words).first)
        }
        switch verb {
        case .look: return rest.isEmpty ? .look : .examine(try subject(rest.droppingFirst("at")))
        case .stack: return try bare(.stack, verb, rest)
        case .examine:
            guard !rest.isEmpty else { throw .needs(verb) }
            return .examine(try subject(rest))
        case .map: return try bare(.map, verb, rest)
        case .intents: return try bare(.intents, verb, rest)
        case .preview: return .preview(try choices(rest))
        case .why: return try bare(.why, verb, rest)
        case .swap, .move, .strike, .mend, .brace, .don, .doff, .use, .end: return .act(.choose(try choice(verb, rest)))
        case .go: return .act(.go(try way(rest.droppingFirst("to"))))
        case .take:
            guard !rest.isEmpty else { throw .needs(verb) }
            // "take off the coat" is what some say for doffing it.
            if rest.lowercased().hasPrefix("off ") {
                return .act(.choose(try choice(.doff, rest.droppingFirst("off"))))
            }
            return .act(.take(scene.offered.isEmpty ? rest : try offer(rest)))
        case .talk: return .act(.talk(try person(rest.droppingFirst("to").droppingFirst("with"))))
        case .buy:
            guard !rest.isEmpty, !scene.onSale.isEmpty else { return .wares }
            return .act(.buy(scene.onSale[try find(rest, among: scene.wares, .ware)]))
        case .sell:
            guard !rest.isEmpty else { throw .needs(verb) }
            return .act(.sell(scene.goods[try find(rest, among: scene.possessions, .piece)]))
        case .wield:
            guard !rest.isEmpty else { return .weapons }
            let weapons = scene.campaign.weapons(in: scene.catalog)
            return .act(.wield(weapons[try find(rest, among: scene.weapons, .weapon)]))
        case .rest: return try bare(.act(.rest), verb, rest)
        case .upgrade:
            guard !rest.isEmpty else { return .upgrades }
            return .act(.upgrade(try find(rest, among: scene.pieces, .piece)))
        case .train:
            guard !rest.isEmpty, !scene.lessons.isEmpty else { return .lessons }
            let lessons = scene.campaign.lessons(in: scene.catalog)
            return .act(.train(lessons[try find(rest, among: scene.lessons, .lesson)]))
        case .answer:
            guard !rest.isEmpty else { throw .needs(verb) }
            return .act(try answer(rest))
        case .leave: return try bare(.act(.leave), verb, rest)
        case .quests: return try bare(.quests, verb, rest)
        case .history: return try bare(.history, verb, rest)
        case .hint: return try bare(.hint, verb, rest)
        case .help: return .help(topic(rest))
        case .undo: return try bare(.undo, verb, rest)
        case .redo: return try bare(.redo, verb, rest)
        case .save: return try bare(.save, verb, rest)
        case .load:
            guard !rest.isEmpty else { throw .needs(verb) }
            return .load(rest)
        case .saves: return try bare(.saves, verb, rest)
        case .note:
            guard !rest.isEmpty else { throw .needs(verb) }
            // A note keeps its text, with the full stop at its end.
            return .act(.note(stripped(line.dropFirst(head.count))))
        case .transcript:
            switch rest.lowercased() {
            case "": return .transcript(on: nil)
            case "on": return .transcript(on: true)
            case "off": return .transcript(on: false)
            default: throw .tooMuch(verb, rest)
            }
        case .options: return .options(rest.split(whereSeparator: \.isWhitespace).map(String.init))
        case .reload: return try bare(.reload, verb, rest)
        case .quit: return try bare(.quit, verb, rest)
        case .again, .oops: throw .nothingToRepeat
        }
    }

    private func bare(_ command: Command, _ verb: Verb, _ rest: String) throws(Misunderstanding) -> Command {
        guard rest.isEmpty else { throw .tooMuch(verb, rest) }
        return command
    }

    private func choice(_ verb: Verb, _ rest: String) throws(Misunderstanding) -> Choice {
        switch verb {
        case .swap:
            let (one, other) = try twoLayers(rest)
            return .swap(one, other)
        case .move:
            return try move(rest)
        case .strike:
            if rest.isEmpty {
                return .strike(scene.fight?.foes.firstIndex { !$0.isDown } ?? 0)
            }
            return .strike(try foe(rest.droppingFirst("at")))
        case .mend: return .mend(try layer(verb, rest))
        case .brace: return .brace(try layer(verb, rest))
        case .don:
            guard !rest.isEmpty else { throw .needs(verb) }
            return .don(try find(rest, among: scene.carriedArmor, .carried))
        case .doff: return .doff(try layer(verb, rest))
        case .use: return try use(rest)
        case .end:
            guard rest.isEmpty || ["round", "turn"].contains(rest.lowercased()) else { throw .tooMuch(verb, rest) }
            return .end
        case .look, .stack, .examine, .map, .intents, .preview, .why, .go, .talk, .take, .buy, .sell, .wield, .rest,
            .upgrade,
            .train, .answer, .leave, .quests, .history, .hint, .help, .again, .oops, .undo, .redo, .save, .load, .saves,
            .note, .transcript, .options, .reload,
            .quit:
            throw .needs(.preview)
        }
    }

    /// An item, and at whom: "soup", "nibs at golem"; without a foe, the only one that stands.
    private func use(_ rest: String) throws(Misunderstanding) -> Choice {
        guard !rest.isEmpty else { throw .needs(.use) }
        var words = rest.split(whereSeparator: \.isWhitespace).map(String.init)
        var target = ""
        // The name of a thing may have such a word in it.
        let isWhole = (try? find(rest, among: scene.bag, .item)) != nil
        if !isWhole, let middle = words.lastIndex(where: { ["at", "on"].contains($0.lowercased()) }), middle > 0 {
            target = words[(middle + 1)...].joined(separator: " ")
            words.removeSubrange(middle...)
        }
        let item = try find(words.joined(separator: " "), among: scene.bag, .item)
        guard let fight = scene.fight, fight.items.indices.contains(item), fight.items[item].throwing != nil else {
            return .use(item, at: 0)
        }
        if !target.isEmpty { return .use(item, at: try foe(target)) }
        let standing = fight.foes.indices.filter { !fight.foes[$0].isDown }
        guard standing.count > 1 else { return .use(item, at: standing.first ?? 0) }
        throw .ambiguous(rest, scene.foes.filter { standing.contains($0.index) }.map { rest + " at " + $0.label })
    }

    /// A foe by its number, or by a name that the standing ones have; of like foes the first is meant.
    private func foe(_ words: String) throws(Misunderstanding) -> Int {
        var seen: Set<String> = []
        let standing = scene.foes.filter { scene.fight?.foes[$0.index].isDown == false }
            .filter { seen.insert($0.id).inserted }
        if Int(plain(words)) == nil, let found = try? find(words, among: standing, .foe) { return found }
        return try find(words, among: scene.foes, .foe)
    }

    private func layer(_ verb: Verb, _ rest: String) throws(Misunderstanding) -> Int {
        guard !rest.isEmpty else { throw .needs(verb) }
        return try find(rest, among: scene.wornLayers, .layer)
    }

    /// Two layers: "1 2", "fire and water", "fire armor with water armor".
    private func twoLayers(_ rest: String) throws(Misunderstanding) -> (Int, Int) {
        let words = rest.split { $0.isWhitespace || $0 == "," }.map(String.init)
        if let middle = words.firstIndex(where: { ["and", "with", "for"].contains($0.lowercased()) }) {
            return (
                try layer(.swap, words[..<middle].joined(separator: " ")),
                try layer(.swap, words[(middle + 1)...].joined(separator: " "))
            )
        }
        guard words.count >= 2 else { throw .needs(.swap) }
        var first: Misunderstanding?
        for cut in 1..<words.count {
            do throws(Misunderstanding) {
                return (
                    try layer(.swap, words[..<cut].joined(separator: " ")),
                    try layer(.swap, words[cut...].joined(separator: " "))
                )
            } catch {
                first = first ?? error
            }
        }
        throw first ?? .needs(.swap)
    }

    /// A layer and where it goes: "3 1", "water armor to 1", "fire outermost".
    private func move(_ rest: String) throws(Misunderstanding) -> Choice {
        var words = rest.split(whereSeparator: \.isWhitespace).map(String.init)
        guard words.count >= 2, let last = words.popLast() else { throw .needs(.move) }
        if words.last?.lowercased() == "to" { words.removeLast() }
        let count = scene.wornLayers.count
        let target: Int
        switch last.lowercased() {
        case "outermost", "out", "outside", "front", "first": target = 0
        case "innermost", "in", "inside", "back", "last": target = count - 1
        default:
            guard let number = Int(last) else { throw .needs(.move) }
            guard (1...max(1, count)).contains(number) else { throw .noSuchNumber(.layer, number, most: count) }
            target = number - 1
        }
        return .move(try layer(.move, words.joined(separator: " ")), to: target)
    }

    /// The choices of a preview, each read as the fight would stand after those before it.
    private func choices(_ rest: String) throws(Misunderstanding) -> [Choice] {
        var choices: [Choice] = []
        var ahead = scene
        for part in rest.split(separator: ",").map({ trim(String($0)) }) where !part.isEmpty {
            guard case .act(.choose(let choice)) = try Reading(scene: ahead).read(part) else { throw .needs(.preview) }
            choices.append(choice)
            var journal = Journal.off
            try? ahead.fight?.update(choice, &journal)
        }
        return choices
    }

    private func way(_ rest: String) throws(Misunderstanding) -> String {
        if rest.isEmpty {
            let ways = scene.ways
            guard ways.count != 1 else { return ways[0].id }
            throw ways.isEmpty ? .noSuch(.place, "", suggestions: []) : .ambiguous(Verb.go.rawValue, ways.map(\.label))
        }
        let places = scene.destinations
        return places[try find(rest, among: places, .place)].id
    }

    private func person(_ rest: String) throws(Misunderstanding) -> String {
        let people = scene.people
        if rest.isEmpty {
            guard people.count != 1 else { return people[0].id }
            throw people.isEmpty
                ? .noSuch(.person, "", suggestions: []) : .ambiguous(Verb.talk.rawValue, people.map(\.label))
        }
        return people[try find(rest, among: people, .person)].id
    }

    private func offer(_ rest: String) throws(Misunderstanding) -> String {
        scene.offered[try find(rest, among: scene.offers, .offer)]
    }

    private static let wearer = ["me", "myself", "avatar", "nobody", "none", "wearer", "no one"]

    /// Where an attack of a lesson ends: at a layer, or at the wearer.
    private func answer(_ rest: String) throws(Misunderstanding) -> Action {
        // Who is in no lesson is told so, whatever they said.
        if scene.lesson == nil || Reading.wearer.contains(plain(rest)) { return .answer(nil) }
        return .answer(try find(rest, among: scene.lessonLayers, .layer))
    }

    private func subject(_ rest: String) throws(Misunderstanding) -> Subject {
        if ["me", "myself", "avatar", "self"].contains(plain(rest)) { return .avatar }
        // A number means a piece of one's own, as it does in every other command.
        if Int(plain(rest)) != nil, scene.lesson != nil {
            return .lessonLayer(try find(rest, among: scene.lessonLayers, .layer))
        }
        if Int(plain(rest)) != nil { return .own(try find(rest, among: scene.pieces, .piece)) }
        let (candidates, subjects) = scene.subjects
        // The beginning of another's name is less than the whole id of an armor that nobody here has.
        let id = rest.lowercased()
        if scene.catalog.armor[id]?.id == id, !candidates.contains(where: { $0.id == id }) { return .armor(id) }
        let found = subjects[try find(rest, among: candidates, .thing)]
        // What one wears comes before an element of the same name, however short one calls it.
        let own = candidates.filter { $0.distance == 0 }
        if case .element = found, let index = try? find(rest, among: own, .thing) { return subjects[index] }
        return found
    }

    private func topic(_ rest: String) -> Topic {
        if rest.isEmpty { return .all }
        return Verb(word: rest.lowercased()).map(Topic.verb) ?? .unknown(rest)
    }
}

extension String {
    /// Without a leading word that adds nothing.
    fileprivate func droppingFirst(_ word: String) -> String {
        lowercased().hasPrefix(word + " ") ? trim(String(dropFirst(word.count + 1))) : self
    }
}
