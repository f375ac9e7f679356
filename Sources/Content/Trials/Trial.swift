import Engine
public import JSONText

/// Expectations in content: worn layers, attacks and how each must end.
///
/// A modder's tests and the game's lessons are the same records.
public struct TrialDefinition: Definition {
    public let naming: Naming
    public let seed: Int
    /// How the game plays it, where it does.
    public let lesson: Lesson?
    let wear: [JSON]
    let attacks: [JSON]
    let expect: [JSON]

    public init(_ json: JSON) {
        naming = Naming(json)
        seed = json.int("seed", 0)
        lesson = json["lesson"].map(Lesson.init)
        wear = json["wear"]?.array ?? []
        attacks = json["attacks"]?.array ?? []
        expect = json["expect"]?.array ?? []
    }

    /// Sends the trial's attacks through what it wears, in another order where one is given: places of `wear` from 0.
    ///
    /// nil where something that it names is not fit for use, which is reported already.
    public func run(in catalog: Catalog, order: [Int]? = nil) -> TrialRun? {
        guard let worn = worn(in: catalog) else { return nil }
        let thrown = attacks.compactMap { item in
            item.string.map { catalog.attacks[$0] } ?? AttackDefinition(item)
        }
        guard thrown.count == attacks.count else { return nil }
        let ordered = order.map { $0.filter(worn.indices.contains).map { worn[$0] } } ?? worn
        let volley = Volley(wear: ordered, attacks: thrown, seed: UInt64(seed), catalog)
        return TrialRun(self, volley, names(catalog), patched: patches(catalog))
    }

    /// What it wears, outermost first; nil where something of it is not fit for use.
    public func worn(in catalog: Catalog) -> [Garment]? {
        let worn = wear.compactMap { item in
            item.string.map { catalog.armor[$0].map { Garment($0) } } ?? Garment(adHoc: item)
        }
        return worn.count == wear.count ? worn : nil
    }

    /// How each attack should end, in their order.
    public var endings: [Ending] { expect.map(Ending.init) }

    /// A lesson that is passed before anybody has touched it teaches nothing.
    func idleStart(in catalog: Catalog) -> Finding? {
        guard let lesson, lesson.kind == .arrange, run(in: catalog, order: lesson.starts)?.failures.isEmpty == true
        else { return nil }
        let starts = json["lesson"]?["starts"] ?? json
        return Finding(
            .idleTrial, at: starts.place, "the lesson of `\(id)` is passed as it begins; choose another order")
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
public struct Ending: Sendable {
    /// The word of the outcome.
    let outcome: String
    /// The id of the armor where it ends, or `avatar`.
    public let by: String?
    public let damage: Int?
    public let reflected: Int?

    public var isHit: Bool { outcome == Outcome.hit.word }
    public var isReflected: Bool { outcome == Outcome.reflected.word }

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
