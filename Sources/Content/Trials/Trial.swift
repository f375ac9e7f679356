import Engine
public import JSONText

/// Expectations in content: worn layers, attacks and how each must end.
///
/// A modder's tests and the game's lessons are the same records.
public struct TrialDefinition: Definition {
    public let naming: Naming
    public let seed: Int
    let wear: [JSON]
    let attacks: [JSON]
    let expect: [JSON]

    public init(_ json: JSON) {
        naming = Naming(json)
        seed = json.int("seed", 0)
        wear = json["wear"]?.array ?? []
        attacks = json["attacks"]?.array ?? []
        expect = json["expect"]?.array ?? []
    }

    /// Sends the trial's attacks through what it wears.
    ///
    /// nil where something that it names is not fit for use, which is reported already.
    func run(in catalog: Catalog) -> TrialRun? {
        let worn = wear.compactMap { item in
            item.string.map { catalog.armor[$0].map { Garment($0) } } ?? Garment(adHoc: item)
        }
        let thrown = attacks.compactMap { item in
            item.string.map { catalog.attacks[$0] } ?? AttackDefinition(item)
        }
        guard worn.count == wear.count, thrown.count == attacks.count else { return nil }
        let volley = Volley(wear: worn, attacks: thrown, seed: UInt64(seed), catalog)
        return TrialRun(self, volley, names(catalog), patched: patches(catalog))
    }

    /// Which mods changed what the trial uses: "; `long-night` patches armor/sheepskin".
    private func patches(_ catalog: Catalog) -> String {
        if catalog.patchedBy.isEmpty { return "" }
        let used =
            wear.compactMap(\.string).map { Target(.armor, $0) }
            + attacks.compactMap(\.string).map { Target(.attacks, $0) }
        var told: Set<Target> = []
        return used.filter { told.insert($0).inserted }.compactMap { target in
            catalog.patchedBy[target].map { "; \(listed($0, "and")) patches \(target.description)" }
        }.joined()
    }

    private func names(_ catalog: Catalog) -> (ID) -> String {
        let adHoc = Dictionary(
            wear.compactMap { $0["id"]?.string }.map { (ID($0), $0) }, uniquingKeysWith: { first, _ in first })
        return { key in adHoc[key] ?? catalog.armor[key]?.id ?? "avatar" }
    }
}

/// How an attack ended or should end; a missing part of an expectation holds for anything.
struct Ending {
    var outcome: String
    var by: String?
    var damage: Int?
    var reflected: Int?

    init(outcome: String, by: String?, damage: Int?, reflected: Int?) {
        self.outcome = outcome
        self.by = by
        self.damage = damage
        self.reflected = reflected
    }

    init(_ json: JSON) {
        self.init(
            outcome: json["outcome"]?.string ?? "", by: json["by"]?.string, damage: json["damage"]?.int,
            reflected: json["reflected"]?.int)
    }

    func holds(for other: Ending) -> Bool {
        outcome == other.outcome && (by == nil || by == other.by) && (damage == nil || damage == other.damage)
            && (reflected == nil || reflected == other.reflected)
    }

    /// "absorbed by water-armor, damage 0"
    var sentence: String {
        var words = outcome
        if let by { words += " by \(by)" }
        if let damage { words += ", damage \(damage)" }
        if let reflected, reflected > 0 { words += ", reflected \(reflected)" }
        return words
    }
}

extension Volley.Step {
    func ending(names: (ID) -> String) -> Ending {
        Ending(
            outcome: arrival.outcome.word, by: arrival.by == nil ? "avatar" : names(arrival.armor),
            damage: arrival.damage, reflected: arrival.reflected)
    }
}
