import Files
import JSONText

/// Reads a content folder, with the mods asked for, into a catalog and the list of everything wrong with it.
///
///     let loaded = ContentLoader(folder: "Content", mods: ["lantern-coat"]).load()
public struct ContentLoader {
    public let folder: String
    /// Ids of mods in the folder's `mods/`, or paths of mod folders.
    public let mods: [String]

    /// `folder` holds `core/`, or is a lone mod itself.
    public init(folder: String, mods: [String] = []) {
        self.folder = folder
        self.mods = mods
    }

    /// What loading gave.
    public struct Loaded: Sendable {
        /// nil when the core itself is broken.
        public let catalog: Catalog?
        /// All problems, sorted by place.
        public let diagnostics: [Diagnostic]
        /// Mods that were asked for, or required by those, and are switched off.
        public let switchedOff: [SwitchedOff]
        /// Mods that were asked for and are nowhere.
        public let missing: [String]
        /// The folders that were read, those of mods that are off too.
        public let folders: [String]
    }

    /// A mod that is not loaded.
    public struct SwitchedOff: Sendable, Equatable {
        public let id: String
        /// "needs `lantern-coat`, which is not there"
        public let reason: String
    }

    /// Loads for play, with whatever the mods require: a broken mod is switched off, and so is what requires it; the
    /// core and the other mods run. Trials are left to `check`.
    public func load() -> Loaded { settled().loaded }

    /// What is in play, ready to be assembled once more.
    struct Settled {
        let loaded: Loaded
        let active: [ModFiles]
        /// All that were read.
        let mods: [ModFiles]
        let pool: FilePool
        let resolution: Resolution
    }

    /// Loads, and keeps what it was made of.
    func settled() -> Settled {
        var reading = ModReading()
        reading.add(core)
        let asked = mods.map { (name: $0, source: named($0)) }
        for mod in asked { reading.add(mod.source) }
        addRequired(to: &reading)
        let resolution = Resolution(reading.mods, reading.pool, installed: { installedIDs })
        var elimination = Elimination(self, reading, resolution)
        let catalog = elimination.run()
        let off = resolution.order.dropFirst().map(\.id).filter { catalog == nil || elimination.reasons[$0] != nil }
        let loaded = Loaded(
            catalog: catalog, diagnostics: reading.pool.diagnostics(withOwners(elimination.findings, reading)),
            switchedOff: off.map { SwitchedOff(id: $0, reason: elimination.reasons[$0] ?? "the core is broken") },
            missing: asked.filter { if case .missing = $0.source { true } else { false } }.map { $0.name },
            folders: reading.mods.map(\.path).filter { !$0.isEmpty })
        return Settled(
            loaded: loaded, active: resolution.order.filter { !off.contains($0.id) }, mods: reading.mods,
            pool: reading.pool, resolution: resolution)
    }

    /// Adds the mods that others require and that are installed, and what those require.
    func addRequired(to reading: inout ModReading) {
        var next = 0
        while next < reading.mods.count {
            let json = reading.pool.manifest(of: reading.mods[next])
            next += 1
            for relation in Relation.all(in: json) where relation.kind == .requires && isSlug(relation.id) {
                let path = Path.join(Path.join(folder, "mods"), relation.id)
                if !reading.mods.contains(where: { $0.id == relation.id }), kindOfFile(path) == .folder {
                    reading.add(.folder(path))
                }
            }
        }
    }

    func assemble(_ mods: [ModFiles], _ pool: FilePool, _ resolution: Resolution) -> (Catalog, [Finding]) {
        var assembly = gathered(mods, pool, resolution)
        var catalog = assembly.finish(mods: mods.compactMap(\.manifest))
        catalog.sources = Sources(files: pool.files)
        let files = mods.map(\.all)
        let reading = pool.findings.filter { finding in files.contains { $0.contains(Int(finding.place.file)) } }
        return (catalog, reading + assembly.findings)
    }

    /// All records of some mods, nothing merged yet.
    func gathered(_ mods: [ModFiles], _ pool: FilePool, _ resolution: Resolution) -> Assembly {
        let manifests = mods.compactMap(\.manifest)
        let owners = Owners(
            mods: pool.files.map(\.mod), graph: resolution.graph,
            versions: Dictionary(manifests.map { ($0.id, $0.version) }, uniquingKeysWith: { first, _ in first }),
            core: mods.first?.id ?? "", absent: resolution.absent(beside: Set(mods.map(\.id))))
        var assembly = Assembly(withTrials: true, owners: owners)
        for mod in mods {
            for number in mod.files {
                if resolution.lacking.contains(mod.id) { assembly.doubt.add(lackingFile: number) }
                assembly.gather(pool.files[number])
            }
        }
        return assembly
    }

    /// The same findings; what is not there but in an installed mod that was not loaded is said to be of that mod.
    func withOwners(_ findings: [Finding], _ reading: ModReading) -> [Finding] {
        guard findings.contains(where: { $0.wanted != nil }) else { return findings }
        var others = ModReading()
        for path in installedMods(folder) where !reading.mods.contains(where: { $0.id == Path.name(path) }) {
            others.add(.folder(path))
        }
        if others.mods.isEmpty { return findings }
        var owners: [Target: Manifest] = [:]
        for mod in others.mods {
            for number in mod.files {
                for section in Section.named {
                    for record in others.pool.files[number].json?[section.rawValue]?.array ?? [] {
                        guard let id = record["id"]?.string, let manifest = mod.manifest else { continue }
                        owners[Target(section, id)] = manifest
                    }
                }
            }
        }
        return findings.map { finding in
            guard let wanted = finding.wanted, let owner = owners[wanted] else { return finding }
            let asking = reading.mods.first { $0.all.contains(Int(finding.place.file)) }
            let manifest = asking.map(reading.pool.manifest(of:)) ?? [:]
            if Relation.all(in: manifest).contains(where: { $0.kind == .optional && $0.id == owner.id }) {
                return Finding(
                    .unknownID, at: finding.place, length: finding.length,
                    "the \(wanted.section.singular) `\(wanted.id)` belongs to `\(owner.id)`, which is optional and not loaded; only patches may name what need not be there"
                )
            }
            return .undeclared(wanted, of: owner.id, version: owner.version, at: finding)
        }
    }
}

extension ContentLoader {
    /// `core/` in the content folder, or the folder itself where it is a lone mod.
    var coreFolder: String {
        let core = Path.join(folder, "core")
        let isLone = kindOfFile(core) == nil && kindOfFile(Path.join(folder, "mod.json")) == .file
        return isLone ? trimmed(folder) : core
    }

    var core: ModSource {
        switch (kindOfFile(folder), kindOfFile(coreFolder)) {
        case (_, .folder): .folder(coreFolder)
        case (.folder, _):
            .missing(coreFolder, "the content folder has no core/ in it: name another folder with --content")
        case (nil, _): .missing(folder, "there is no such content folder: name one with --content")
        case (.file, _), (.other, _):
            .missing(folder, "this is no folder; the content folder is one with core/ in it: name it with --content")
        }
    }

    /// The ids of the mods in the content folder.
    var installedIDs: [String] { installedMods(folder).map(Path.name) }

    /// A mod that was asked for by id or folder.
    func named(_ mod: String) -> ModSource {
        let installed = Path.join(Path.join(folder, "mods"), mod)
        if isSlug(mod) && kindOfFile(installed) == .folder { return .folder(installed) }
        switch kindOfFile(mod) {
        case .folder: return .folder(trimmed(mod))
        case .file, .other: return .missing(mod, "this is no folder; a mod is one with a mod.json in it")
        case nil:
            return .missing(
                isSlug(mod) ? installed : mod, "there is no such mod",
                suggestion: nearest(to: mod, among: installedIDs)
            )
        }
    }

    /// What a path to be checked stands for.
    func sources(of path: String) -> [ModSource] {
        switch kindOfFile(path) {
        case .folder:
            let core = Path.join(path, "core")
            if kindOfFile(core) == .folder { return [.folder(core)] + installedMods(path).map(ModSource.folder) }
            // A folder of mods, such as Content/mods.
            let within = (try? listFolder(path)) ?? []
            let mods = within.map { Path.join(path, $0) }.filter { kindOfFile(Path.join($0, "mod.json")) == .file }
            if kindOfFile(Path.join(path, "mod.json")) == nil && !mods.isEmpty { return mods.map(ModSource.folder) }
            return [.folder(trimmed(path))]
        case .file:
            var here = Path.parent(path)
            while kindOfFile(Path.join(here, "mod.json")) != .file {
                let above = Path.parent(here)
                if above == here || here == "." { return [.file(path)] }
                here = above
            }
            return [.folder(here)]
        case .other: return [.missing(path, "this is neither a file nor a folder")]
        case nil:
            let installed = Path.join(Path.join(folder, "mods"), path)
            if isSlug(path) && kindOfFile(installed) == .folder { return [.folder(installed)] }
            return [
                .missing(
                    path, "there is no such file, folder or mod",
                    suggestion: nearest(to: path, among: installedIDs))
            ]
        }
    }
}
