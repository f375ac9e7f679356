import Files
import JSONText

extension ContentLoader {
    /// What a check found.
    public struct Report: Sendable {
        public let diagnostics: [Diagnostic]
        /// What was sound.
        public let catalog: Catalog
        public let trialsPassed: Int
        /// The trials that failed.
        public let failures: [TrialRun]

        public var trialsFailed: Int { failures.count }
        public var errors: Int { diagnostics.count { $0.severity == .error } }
        public var warnings: Int { diagnostics.count - errors }
    }

    /// Checks everything at once and runs the trials: the folder's core with every mod in it, or only what `paths` name.
    ///
    /// A path is a mod's folder, a whole content folder, or a file in one of them. The core is always checked along,
    /// since every mod depends on it, and so are the installed mods that a mod requires. `shown` is what of `texts` the
    /// game shows; empty where that is not known.
    public func check(_ paths: [String] = [], shown: [ShownText] = []) -> Report {
        let (examination, reading) = examine(paths, shown)
        return Report(
            diagnostics: reading.pool.diagnostics(withOwners(examination.findings, reading)),
            catalog: examination.catalog, trialsPassed: examination.passed.count, failures: examination.failures)
    }

    /// The findings that `fix` mends, with the files they are in.
    func remedies(_ paths: [String]) -> ([Finding], FilePool) {
        let (examination, reading) = examine(paths, [])
        return (examination.findings.filter { $0.remedy != nil }, reading.pool)
    }

    private func examine(_ paths: [String], _ shown: [ShownText]) -> (Examination, ModReading) {
        var reading = ModReading()
        let sources = paths.flatMap(sources(of:))
        let bringsCore = sources.contains(where: \.isCore)
        let coreIsThere = kindOfFile(coreFolder) == .folder
        if paths.isEmpty || (!bringsCore && coreIsThere) { reading.add(core) }
        if paths.isEmpty { for path in installedMods(folder) { reading.add(.folder(path)) } }
        for source in sources { reading.add(source) }
        for mod in mods { reading.add(named(mod)) }
        addRequired(to: &reading)
        var examination = Examination(self, reading, shown)
        let asksForMore = examination.findings.contains { $0.code == Problem.unknownID.rawValue }
        if !paths.isEmpty && !bringsCore && !coreIsThere && asksForMore {
            // The mod asks for something that may be the core's, which was not found.
            reading.add(core)
            examination = Examination(self, reading, shown)
        }
        return (examination, reading)
    }
}

/// Everything read, put together and tried: all at once or, where mods can't be loaded together, group by group.
private struct Examination {
    private(set) var findings: [Finding] = []
    /// Of the first group, which holds most.
    private(set) var catalog = Catalog()
    /// The places of the trials that passed, and those that did not.
    private(set) var passed: Set<JSON.Place> = []
    private(set) var failures: [TrialRun] = []

    init(_ loader: ContentLoader, _ reading: ModReading, _ shown: [ShownText]) {
        // Of what is put together the same is found again, and told once.
        findings = reading.pool.findings
        let groups = compatible(reading.mods, reading.pool)
        var remarks: [(mods: [ModFiles], findings: [Finding])] = []
        for (number, mods) in groups.enumerated() {
            let resolution = Resolution(mods, reading.pool, installed: { loader.installedIDs + reading.mods.map(\.id) })
            let (catalog, found) = loader.assemble(resolution.order, reading.pool, resolution)
            findings += resolution.findings + found
            let isWhole = !(reading.pool.findings + resolution.findings + found).contains(where: \.isError)
            remarks.append((mods, Lint(catalog, shown: shown, isWhole: isWhole).findings))
            run(catalog.trials.all, catalog)
            if number == 0 { self.catalog = catalog }
        }
        // What one group has no use for another may use.
        for (_, found) in remarks {
            findings += found.filter { finding in
                remarks.allSatisfy { other in
                    !other.mods.contains { $0.all.contains(Int(finding.place.file)) }
                        || other.findings.contains { $0.key == finding.key }
                }
            }
        }
    }

    private mutating func run(_ trials: [TrialDefinition], _ catalog: Catalog) {
        for trial in trials where !passed.contains(trial.json.place) {
            guard let run = trial.run(in: catalog) else { continue }
            if run.failures.isEmpty {
                passed.insert(trial.json.place)
            } else if !failures.contains(where: { $0.failures[0].place == run.failures[0].place }) {
                failures.append(run)
                findings += run.findings
            }
        }
    }
}

/// Groups of mods, each with the core and whatever it requires, so that no group holds two that exclude each other.
private func compatible(_ mods: [ModFiles], _ pool: FilePool) -> [[ModFiles]] {
    var relations: [String: [Relation]] = [:]
    for mod in mods { relations[mod.id] = Relation.all(in: pool.manifest(of: mod)) }
    let versions = Dictionary(
        mods.map { ($0.id, $0.manifest.flatMap { Version($0.version) }) }, uniquingKeysWith: { first, _ in first })
    func exclude(_ one: String, _ other: String) -> Bool {
        func names(_ one: String, _ other: String) -> Bool {
            relations[one]?.contains { relation in
                guard relation.kind == .conflicts, relation.id == other else { return false }
                guard let range = relation.range, let version = versions[other] ?? nil else { return true }
                return range.contains(version)
            } ?? false
        }
        return names(one, other) || names(other, one)
    }
    guard let core = mods.first, relations.values.contains(where: { $0.contains { $0.kind == .conflicts } }) else {
        return [mods]
    }
    var groups: [[String]] = []
    for mod in mods.dropFirst() where !groups.contains(where: { $0.contains(mod.id) }) {
        var needed = [mod.id]
        var next = 0
        while next < needed.count {
            for relation in relations[needed[next]] ?? [] where relation.kind == .requires {
                if relations[relation.id] != nil && !needed.contains(relation.id) { needed.append(relation.id) }
            }
            next += 1
        }
        needed.removeAll { $0 == core.id }
        if let index = groups.firstIndex(where: { group in
            !group.contains { there in needed.contains { exclude($0, there) } }
        }) {
            groups[index] += needed.filter { !groups[index].contains($0) }
        } else {
            groups.append(needed)
        }
    }
    return groups.map { group in [core] + mods.dropFirst().filter { group.contains($0.id) } }
}
