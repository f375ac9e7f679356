import Chronicle
public import Content
public import Engine

/// What a player can name: the campaign, its fight, and the names in the player's language.
public struct Surroundings: Sendable {
    public let campaign: Campaign
    public let catalog: Catalog
    public let language: String
    /// The fight, or the copy of it that a preview has got to.
    public var fight: Fight?
    /// The lesson under way.
    let lesson: Course.Play?

    public init(_ campaign: Campaign, _ catalog: Catalog, language: String) {
        self.campaign = campaign
        self.catalog = catalog
        self.language = language
        fight = campaign.fight
        lesson = campaign.course?.play(in: catalog)
    }

    /// The catalog of the fight under way, which outlives its mods; else the loaded one.
    public var book: Catalog { campaign.bout?.recording.catalog ?? catalog }

    /// The ids of the worn armor, outermost first.
    var worn: [String] {
        guard let fight, let names = campaign.bout?.recording.names else { return campaign.worn.map(\.armor) }
        return fight.avatar.stack.layers.map { names[$0.armor.id] }
    }

    var carried: [String] {
        guard let fight, let names = campaign.bout?.recording.names else { return campaign.carried.map(\.armor) }
        return fight.avatar.pack.map { names[$0.armor.id] }
    }

    func armor(_ ids: [String], from first: Int = 0) -> [Candidate] {
        ids.enumerated().map { index, id in
            named(index + first, id, book.armor[id] ?? catalog.armor[id], number: index + 1)
        }
    }

    /// What has numbers in commands: the layers of a lesson, else the Avatar's.
    var wornLayers: [Candidate] { lesson == nil ? armor(worn) : lessonLayers }
    var carriedArmor: [Candidate] { armor(carried) }
    /// Worn, then carried.
    var pieces: [Candidate] { armor(worn + carried) }
    var offered: [String] { campaign.offers(in: catalog) }
    var offers: [Candidate] { armor(offered) }
    var onSale: [Ware] { campaign.wares(in: catalog) }

    var wares: [Candidate] {
        onSale.enumerated().map { index, ware in
            switch ware {
            case .armor(let id): named(index, id, catalog.armor[id], number: index + 1)
            case .item(let id): named(index, id, catalog.items[id], number: index + 1)
            }
        }
    }

    /// The things of the bag, each kind once.
    private var kinds: [String] {
        var seen: Set<String> = []
        return campaign.items.filter { seen.insert($0).inserted }
    }

    /// What can be sold: armor, then the bag.
    var goods: [Action.Goods] {
        pieces.indices.map { .piece($0) } + kinds.map { .item($0) }
    }

    var possessions: [Candidate] {
        pieces
            + kinds.enumerated().map { index, id in
                named(pieces.count + index, id, catalog.items[id], number: pieces.count + index + 1)
            }
    }

    /// What can be used, each kind once: in a fight what it was begun with, away from one the bag.
    var bag: [Candidate] {
        let ids: [String]
        if let fight, let names = campaign.bout?.recording.names {
            ids = fight.items.map { names[$0.id] }
        } else {
            ids = campaign.items
        }
        var seen: Set<String> = []
        let kinds = ids.enumerated().filter { seen.insert($0.element).inserted }
        return kinds.enumerated().map { number, kind in
            named(
                kind.offset, kind.element, book.items[kind.element] ?? catalog.items[kind.element], number: number + 1)
        }
    }

    /// The weapons at hand, by the attack each throws; one answers to the name of its item too.
    var weapons: [Candidate] {
        campaign.weapons(in: catalog).enumerated().map { index, attack in
            let weapon = named(index, attack, catalog.attacks[attack], number: index + 1)
            guard let item = campaign.items.first(where: { catalog.items[$0]?.weapon == attack }) else { return weapon }
            let names = weapon.names + [item] + named(index, item, catalog.items[item], number: nil).names
            return Candidate(index: index, id: attack, names: names, label: weapon.label)
        }
    }

    var people: [Candidate] {
        let people = catalog.places[campaign.place]?.people ?? []
        return people.enumerated().map { named($0, $1, catalog.people[$1], number: $0 + 1) }
    }

    var foes: [Candidate] {
        guard let fight, let names = campaign.bout?.recording.names else { return [] }
        return fight.lineup.enumerated().map { index, foe in
            named(index, names[foe.id], book.foes[foe.id], number: index + 1)
        }
    }

    var ways: [Candidate] {
        let ways = catalog.places[campaign.place]?.ways.map(\.to) ?? []
        return ways.enumerated().map { named($0, $1, catalog.places[$1], number: $0 + 1) }
    }

    /// The ways from here, then every place that known ways lead to.
    var destinations: [Candidate] {
        let near = ways
        let far = campaign.haunts(in: catalog).filter { place in !near.contains { $0.id == place } }
        return near
            + far.enumerated().map { index, id in
                var candidate = named(near.count + index, id, catalog.places[id], number: near.count + index + 1)
                candidate.distance = 1
                return candidate
            }
    }

    /// The layers of the lesson under way, as they hang when the coming attack sets out.
    var lessonLayers: [Candidate] {
        (lesson?.next.worn ?? []).enumerated().map { index, garment in
            named(index, garment.id, garment.name, number: index + 1)
        }
    }

    var lessons: [Candidate] {
        campaign.lessons(in: catalog).enumerated().map { named($0, $1, catalog.trials[$1], number: $0 + 1) }
    }

    private func named(_ index: Int, _ id: String, _ entry: (any Definition)?, number: Int?) -> Candidate {
        named(index, id, entry?.name, number: number)
    }

    /// A candidate that answers to its id and to its name in the player's language and in English.
    private func named(_ index: Int, _ id: String, _ text: Text?, number: Int?) -> Candidate {
        let name = text?.text(in: language) ?? id
        let english = text?.text(in: "en") ?? id
        return Candidate(
            index: index, id: id, names: name == english ? [name] : [name, english],
            label: number.map { "\($0) \(name)" } ?? name)
    }

    /// Everything that can be examined, own armor first; `index` counts in the second list.
    var subjects: ([Candidate], [Subject]) {
        var candidates: [Candidate] = []
        var subjects: [Subject] = []
        func add(_ subject: Subject, _ id: String, _ entry: (any Definition)?, _ distance: Int) {
            addNamed(subject, id, entry?.name, distance)
        }
        func addNamed(_ subject: Subject, _ id: String, _ name: Text?, _ distance: Int) {
            // Only what one wears or carries, or has before one in a lesson, has numbers that can be typed.
            var candidate = named(subjects.count, id, name, number: distance == 0 ? subjects.count + 1 : nil)
            candidate.distance = distance
            candidates.append(candidate)
            subjects.append(subject)
        }
        for (index, garment) in (lesson?.next.worn ?? []).enumerated() {
            addNamed(.lessonLayer(index), garment.id, garment.name, 0)
        }
        for (index, id) in (worn + carried).enumerated() {
            add(.own(index), id, book.armor[id] ?? catalog.armor[id], lesson == nil ? 0 : 1)
        }
        if let fight, let names = campaign.bout?.recording.names {
            for (index, foe) in fight.lineup.enumerated() {
                if !subjects.contains(where: { isFoe($0, like: foe.id) }) {
                    add(.foe(index), names[foe.id], book.foes[foe.id], 1)
                }
                for (layer, worn) in fight.foes[index].stack.layers.enumerated() {
                    add(.foeLayer(index, layer), names[worn.armor.id], book.armor[worn.armor.id], 1)
                }
            }
        }
        func addAll(_ entries: [some Definition], _ subject: (String) -> Subject) {
            for entry in entries where !candidates.contains(where: { $0.id == entry.id }) {
                add(subject(entry.id), entry.id, entry, 3)
            }
        }
        for id in offered { add(.armor(id), id, catalog.armor[id], 1) }
        for id in kinds { add(.item(id), id, catalog.items[id], 1) }
        for ware in onSale where !kinds.contains(ware.id) && !(worn + carried).contains(ware.id) {
            switch ware {
            case .armor(let id): add(.armor(id), id, catalog.armor[id], 1)
            case .item(let id): add(.item(id), id, catalog.items[id], 1)
            }
        }
        for id in catalog.places[campaign.place]?.people ?? [] { add(.person(id), id, catalog.people[id], 1) }
        for way in catalog.places[campaign.place]?.ways.map(\.to) ?? [] {
            add(.place(way), way, catalog.places[way], 2)
            // Who bars a way is described with the place.
            for foe in barring(way) { add(.place(way), foe, catalog.foes[foe], 2) }
        }
        add(.place(campaign.place), campaign.place, catalog.places[campaign.place], 2)
        addAll(book.statuses.all) { .status($0) }
        let attacks = knownAttacks
        addAll(book.attacks.all.filter { attacks.contains($0.id) }) { .attack($0) }
        addAll(book.elements.all) { .element($0) }
        addAll(knownQuests) { .quest($0) }
        return (candidates, subjects)
    }
}
