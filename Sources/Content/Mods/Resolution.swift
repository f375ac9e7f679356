import JSONText

/// Which mods can be loaded together, and in what order: dependencies first, ties by id.
struct Resolution {
    /// All that have an id of their own, in load order, the core first.
    private(set) var order: [ModFiles] = []
    private(set) var graph = ModGraph()
    private(set) var findings: [Finding] = []
    /// Mods that can't be loaded as they are, each with the reason in a few words.
    private(set) var reasons: [String: String] = [:]
    /// Mods that miss something they require, directly or not: ids they ask for may be of that.
    private(set) var lacking: Set<String> = []

    private var mods: [ModFiles] = []
    private var manifests: [String: JSON] = [:]
    private var relations: [String: [Relation]] = [:]
    /// The ids that could be loaded too; the folder is looked into only where a mod is not there.
    private let installed: () -> [String]

    /// `mods` begins with the core; `installed` are the ids that could be loaded too.
    init(_ mods: [ModFiles], _ pool: FilePool, installed: @escaping () -> [String]) {
        self.installed = installed
        for mod in mods {
            let json = pool.manifest(of: mod)
            if let first = manifests[mod.id] {
                noteTwin(mod, json, first)
                continue
            }
            self.mods.append(mod)
            manifests[mod.id] = json
            relations[mod.id] = Relation.all(in: json)
        }
        for mod in self.mods { inspect(mod.id) }
        noteCircles()
        graph = ModGraph(
            Dictionary(self.mods.map { ($0.id, present($0.id)) }, uniquingKeysWith: { first, _ in first }))
        spread(to: &reasons)
        spreadLack()
        sort()
    }

    /// What a mod says of others that are there.
    private func present(_ id: String) -> [Relation] {
        (relations[id] ?? []).filter { $0.kind != .conflicts && manifests[$0.id] != nil }
    }

    private mutating func noteTwin(_ mod: ModFiles, _ json: JSON, _ first: JSON) {
        guard let id = json["id"] else { return }
        findings.append(
            Finding(
                .duplicateMod, at: id.place, length: id.spanned, "there is already a mod `\(mod.id)`; its manifest is ",
                other: first["id"]?.place ?? first.place))
    }

    /// Holds what one manifest asks for against what is there.
    private mutating func inspect(_ id: String) {
        if let game = manifests[id]?["game"], let text = game.string, let range = VersionRange(text),
            let version = Version(Version.game), !range.contains(version)
        {
            refuse(
                id, "made for another version of the game",
                Finding(
                    .wrongGame, at: game.place, length: game.spanned,
                    "made for the game's versions \(text); this is \(Version.game)"))
        }
        for relation in relations[id] ?? [] {
            guard let other = manifests[relation.id] else {
                noteAbsence(relation, of: id)
                continue
            }
            guard let range = relation.range, let text = other["version"]?.string, let version = Version(text) else {
                continue
            }
            let holds = range.contains(version)
            switch relation.kind {
            case .requires where !holds, .optional where !holds:
                let verb = relation.kind == .requires ? "needs" : "can use"
                refuse(
                    id, "\(verb) `\(relation.id)` \(relation.rangeText), not \(text)",
                    Finding(
                        .wrongVersion, at: relation.valuePlace, length: relation.rangeLength,
                        "\(verb) `\(relation.id)` \(relation.rangeText), but its version here is \(text); change this range or get that version"
                    ))
            case .conflicts where holds:
                refuse(
                    id, "can't be loaded together with `\(relation.id)`",
                    Finding(
                        .conflictingMods, at: relation.place, length: relation.id.utf8.count + 2,
                        "`\(id)` can't be loaded together with `\(relation.id)` \(text); leave one of them out"))
            case .requires, .optional, .conflicts, .loadAfter: break
            }
        }
    }

    private mutating func noteAbsence(_ relation: Relation, of id: String) {
        let known = (mods.map(\.id) + installed()).filter { $0 != id }
        let near = nearest(to: relation.id, among: known)
        if relation.kind == .requires {
            lacking.insert(id)
            refuse(
                id, "needs `\(relation.id)`, which is not there",
                Finding(
                    .missingMod, at: relation.place, length: relation.id.utf8.count + 2,
                    "needs the mod `\(relation.id)`, which is not there", suggestion: near))
            return
        }
        if let near, !known.contains(relation.id) {
            findings.append(
                Finding(
                    .unknownMod, at: relation.place, length: relation.id.utf8.count + 2,
                    "there is no mod `\(relation.id)`, so this has no effect", suggestion: near))
        }
    }

    private mutating func refuse(_ id: String, _ reason: String, _ finding: Finding) {
        findings.append(finding)
        if reasons[id] == nil { reasons[id] = reason }
    }

    /// Each mod of a circle is told the way around it once.
    private mutating func noteCircles() {
        var settled: Set<String> = []
        for start in mods.map(\.id) where !settled.contains(start) {
            // The way from the start to here, with what is left to look at behind each.
            var way: [(id: String, rest: [Relation])] = [(start, present(start))]
            while let here = way.last {
                guard let next = here.rest.first else {
                    settled.insert(here.id)
                    way.removeLast()
                    continue
                }
                way[way.count - 1].rest.removeFirst()
                if let begin = way.firstIndex(where: { $0.id == next.id }) {
                    noteCircle(way[begin...].map(\.id))
                } else if !settled.contains(next.id) {
                    way.append((next.id, present(next.id)))
                }
            }
        }
    }

    private mutating func noteCircle(_ circle: [String]) {
        for (index, id) in circle.enumerated() {
            let next = circle[(index + 1) % circle.count]
            guard let edge = present(id).first(where: { $0.id == next }) else { continue }
            let names = (circle[index...] + circle[..<index]) + [id]
            let path = names.joined(separator: " → ")
            refuse(
                id, "would have to be loaded before itself: \(path)",
                Finding(
                    .requiresCircle, at: edge.place, length: edge.id.utf8.count + 2,
                    "`\(id)` would have to be loaded before itself: \(path); one of them must not name the next"))
        }
    }

    /// What needs a mod that can't be loaded can't be loaded either; it is told with that mod, not on its own.
    func spread(to reasons: inout [String: String]) {
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            for mod in mods where reasons[mod.id] == nil {
                guard let edge = present(mod.id).first(where: { $0.kind == .requires && reasons[$0.id] != nil }) else {
                    continue
                }
                reasons[mod.id] = "needs `\(edge.id)`, which is switched off"
                hasChanged = true
            }
        }
    }

    /// By mod, those that it can use and that are not among these.
    func absent(beside active: Set<String>) -> [String: [String]] {
        relations.mapValues { all in
            all.filter { $0.kind == .optional && !active.contains($0.id) }.map(\.id)
        }
    }

    /// What requires a mod that lacks something lacks it too.
    private mutating func spreadLack() {
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            for mod in mods where !lacking.contains(mod.id) {
                guard present(mod.id).contains(where: { $0.kind == .requires && lacking.contains($0.id) }) else {
                    continue
                }
                lacking.insert(mod.id)
                hasChanged = true
            }
        }
    }

    private mutating func sort() {
        guard let core = mods.first else { return }
        order = [core]
        var placed: Set<String> = [core.id]
        var rest = mods.dropFirst().sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
        while !rest.isEmpty {
            // In a circle, which is reported, nobody is ready; then the first by id goes.
            let index =
                rest.firstIndex { mod in present(mod.id).allSatisfy { placed.contains($0.id) } } ?? rest.startIndex
            let next = rest.remove(at: index)
            placed.insert(next.id)
            order.append(next)
        }
    }
}
