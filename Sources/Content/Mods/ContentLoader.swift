import Files
import JSONText

/// Reads a content folder, with the mods asked for, into a catalog and the list of everything wrong with it.
///
///     let loaded = ContentLoader(folder: "Content", mods: ["lantern-coat"]).load()
public struct ContentLoader {
    public let folder: String
    /// Ids of mods in the folder's `mods/`, or paths of mod folders.
    public let mods: [String]

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
        /// Mods that are switched off because of their problems.
        public let switchedOff: [String]
    }

    /// Loads for play: a broken mod is switched off, the core and the other mods run; trials are left to `check`.
    public func load() -> Loaded {
        var pool = FilePool()
        let core = pool.readMod(Path.join(folder, "core"))
        var active = [core]
        for mod in mods { active.append(pool.readMod(path(of: mod))) }
        var off: [String] = []
        var diagnostics: [Diagnostic] = []
        while true {
            let (catalog, findings) = assemble(active, pool, withTrials: false)
            let problems = pool.diagnostics(findings)
            let broken = Set(problems.filter { $0.severity == .error }.map(\.mod))
            diagnostics += problems.filter { !diagnostics.contains($0) }
            if broken.isEmpty { return Loaded(catalog: catalog, diagnostics: diagnostics, switchedOff: off) }
            if broken.contains(core.id) || active.count == 1 {
                return Loaded(catalog: nil, diagnostics: diagnostics, switchedOff: off)
            }
            off += active.map(\.id).filter { broken.contains($0) }
            active.removeAll { broken.contains($0.id) }
            pool.findings.removeAll { pool.files[Int($0.place.file)].mod != core.id }
        }
    }

    /// What a check found.
    public struct Report: Sendable {
        public let diagnostics: [Diagnostic]
        public let trialsPassed: Int
        public let trialsFailed: Int

        public var errors: Int { diagnostics.count { $0.severity == .error } }
        public var warnings: Int { diagnostics.count - errors }
    }

    /// Checks everything at once and runs the trials: the folder's core with every mod in it, or only what `paths` name.
    ///
    /// A path is a mod's folder, a whole content folder or one content file.
    public func check(_ paths: [String] = []) -> Report {
        var pool = FilePool()
        var checked: [ModFiles] = []
        let coreFolder = Path.join(folder, "core")
        if paths.isEmpty {
            checked = [pool.readMod(coreFolder)] + installedMods(folder).map { pool.readMod($0) }
        } else {
            let others = paths.filter { kindOfFile(Path.join($0, "core")) != .folder }
            let whole = paths.filter { kindOfFile(Path.join($0, "core")) == .folder }
            for content in whole {
                checked.append(pool.readMod(Path.join(content, "core")))
                checked += installedMods(content).map { pool.readMod($0) }
            }
            if whole.isEmpty { checked.append(pool.readMod(coreFolder)) }
            for path in others {
                if kindOfFile(path) == .folder {
                    if trimmed(path) != coreFolder { checked.append(pool.readMod(trimmed(path))) }
                } else {
                    var mod = ModFiles(folder: Path.parent(path), id: Path.name(path))
                    if let number = pool.read(path, of: mod.id) { mod.files.append(number) }
                    checked.append(mod)
                }
            }
        }
        for mod in mods { checked.append(pool.readMod(path(of: mod))) }
        let (catalog, findings) = assemble(checked, pool, withTrials: true)
        var trialFindings: [Finding] = []
        var failed = 0
        for trial in catalog.trials.all {
            let failures = trial.failures(in: catalog)
            if !failures.isEmpty { failed += 1 }
            trialFindings += failures.map { Finding(.trialFailed, at: $0.place, $0.message) }
        }
        return Report(
            diagnostics: pool.diagnostics(findings + trialFindings), trialsPassed: catalog.trials.all.count - failed,
            trialsFailed: failed)
    }

    private func assemble(_ mods: [ModFiles], _ pool: FilePool, withTrials: Bool) -> (Catalog, [Finding]) {
        var assembly = Assembly()
        for mod in mods {
            for number in mod.files { assembly.gather(pool.files[number], pool.describe) }
        }
        let catalog = assembly.finish(mods: mods.compactMap(\.manifest), withTrials: withTrials)
        return (catalog, pool.findings + assembly.findings)
    }

    private func path(of mod: String) -> String {
        let installed = Path.join(Path.join(folder, "mods"), mod)
        return isSlug(mod) && kindOfFile(installed) == .folder ? installed : trimmed(mod)
    }
}

/// The folders of the mods in a content folder, sorted by bytes.
private func installedMods(_ folder: String) -> [String] {
    let mods = Path.join(folder, "mods")
    return ((try? listFolder(mods)) ?? []).filter { !$0.hasPrefix(".") }.map { Path.join(mods, $0) }
        .filter { kindOfFile($0) == .folder }
}

/// A path without the slashes at its end.
private func trimmed(_ path: String) -> String {
    var path = path
    while path.count > 1 && path.hasSuffix("/") { path.removeLast() }
    return path
}
