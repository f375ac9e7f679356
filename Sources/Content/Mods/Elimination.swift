import JSONText

/// Puts mods together and leaves out those in whose files an error stands, until what is left is sound.
struct Elimination {
    /// By mod, why it is left out.
    private(set) var reasons: [String: String]
    private(set) var findings: [Finding]
    private let loader: ContentLoader
    private let pool: FilePool
    private let resolution: Resolution
    private let core: ModFiles?

    init(_ loader: ContentLoader, _ reading: ModReading, _ resolution: Resolution) {
        self.loader = loader
        self.resolution = resolution
        pool = reading.pool
        core = reading.mods.first
        reasons = resolution.reasons
        findings = resolution.findings
    }

    /// The catalog of the core and the mods that are left; nil where the core itself is broken.
    mutating func run() -> Catalog? {
        while true {
            let active = resolution.order.filter { reasons[$0.id] == nil }
            guard let core, active.first?.id == core.id else { return nil }
            let (catalog, found) = loader.assemble(active, pool, resolution)
            let broken = owners(of: found, among: active)
            if broken.isEmpty {
                findings += found
                return catalog
            }
            if broken[core.id] == nil {
                findings += found
                for (mod, count) in broken { reasons[mod] = count == 1 ? "it has an error" : "it has \(count) errors" }
            } else if let culprit = culprit(among: active) {
                // Nothing that a mod does may stop the game.
                reasons[culprit.mod.id] = "the game's own content is not sound with it"
                findings += culprit.findings
            } else {
                findings += found
                return nil
            }
            resolution.spread(to: &reasons)
        }
    }

    /// How many errors stand in the files of each mod; what stands nowhere is the core's.
    private func owners(of findings: [Finding], among active: [ModFiles]) -> [String: Int] {
        var counts: [String: Int] = [:]
        for finding in findings where finding.isError {
            let owner = active.first { $0.all.contains(Int(finding.place.file)) } ?? active[0]
            counts[owner.id, default: 0] += 1
        }
        return counts
    }

    /// The first mod in load order with which the core is not sound, and what it did, told at its manifest; nil where
    /// the core is not sound alone.
    private func culprit(among active: [ModFiles]) -> (mod: ModFiles, findings: [Finding])? {
        for count in active.indices {
            let (_, found) = loader.assemble(Array(active[...count]), pool, resolution)
            let errors = found.filter { $0.isError && active[0].all.contains(Int($0.place.file)) }
            if errors.isEmpty { continue }
            if count == 0 { return nil }
            let mod = active[count]
            let manifest = pool.manifest(of: mod)
            return (
                mod, errors.map { $0.moved(to: manifest, "with this mod the game's own content is not sound: ") }
            )
        }
        return nil
    }
}
