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
        /// Mods that are switched off because of their problems.
        public let switchedOff: [String]
    }

    /// Loads for play: a broken mod is switched off, the core and the other mods run; trials are left to `check`.
    public func load() -> Loaded {
        var reading = ModReading(withTrials: false)
        reading.add(core)
        for mod in mods { reading.add(named(mod)) }
        let (core, pool) = (reading.mods.first, reading.pool)
        var active = reading.inOrder
        var off: [String] = []
        var diagnostics: [Diagnostic] = []
        while true {
            let (catalog, findings) = assemble(active, pool)
            if findings.isEmpty {
                return Loaded(catalog: catalog, diagnostics: diagnostics.sorted(by: <), switchedOff: off)
            }
            diagnostics += pool.diagnostics(findings)
            let broken = Set(findings.map { Int($0.place.file) })
            let isBroken = { (mod: ModFiles) in mod.all.contains(where: broken.contains) }
            diagnostics = Array(Set(diagnostics))
            guard let core, !isBroken(core) else {
                return Loaded(catalog: nil, diagnostics: diagnostics.sorted(by: <), switchedOff: off)
            }
            off += active.filter(isBroken).map(\.id)
            active.removeAll(where: isBroken)
        }
    }

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
    /// since every mod depends on it. `shown` is what of `texts` the game shows; empty where that is not known.
    public func check(_ paths: [String] = [], shown: [ShownText] = []) -> Report {
        var reading = ModReading(withTrials: true)
        let sources = paths.flatMap(sources(of:))
        let bringsCore = sources.contains(where: \.isCore)
        let coreIsThere = kindOfFile(coreFolder) == .folder
        if paths.isEmpty || (!bringsCore && coreIsThere) { reading.add(core) }
        if paths.isEmpty { for path in installedMods(folder) { reading.add(.folder(path)) } }
        for source in sources { reading.add(source) }
        for mod in mods { reading.add(named(mod)) }
        var (catalog, findings) = assemble(reading.inOrder, reading.pool)
        if !paths.isEmpty && !bringsCore && !coreIsThere && findings.contains(where: { $0.code == "unknown-id" }) {
            // The mod asks for something that may be the core's, which was not found.
            reading.add(core)
            (catalog, findings) = assemble(reading.inOrder, reading.pool)
        }
        findings += Lint(catalog, shown: shown, isWhole: findings.isEmpty).findings
        let runs = catalog.trials.all.compactMap { $0.run(in: catalog) }
        findings += runs.flatMap(\.findings)
        let failures = runs.filter { !$0.failures.isEmpty }
        return Report(
            diagnostics: reading.pool.diagnostics(findings), catalog: catalog,
            trialsPassed: runs.count - failures.count, failures: failures)
    }

    private func assemble(_ mods: [ModFiles], _ pool: FilePool) -> (Catalog, [Finding]) {
        var assembly = Assembly(withTrials: pool.withTrials)
        for mod in mods {
            for number in mod.files { assembly.gather(pool.files[number]) }
        }
        var catalog = assembly.finish(mods: mods.compactMap(\.manifest))
        catalog.sources = Sources(files: pool.files)
        let files = mods.map(\.all)
        let reading = pool.findings.filter { finding in files.contains { $0.contains(Int(finding.place.file)) } }
        return (catalog, reading + assembly.findings)
    }
}

extension ContentLoader {
    /// `core/` in the content folder, or the folder itself where it is a lone mod.
    private var coreFolder: String {
        let core = Path.join(folder, "core")
        let isLone = kindOfFile(core) == nil && kindOfFile(Path.join(folder, "mod.json")) == .file
        return isLone ? trimmed(folder) : core
    }

    private var core: ModSource {
        switch (kindOfFile(folder), kindOfFile(coreFolder)) {
        case (_, .folder): .folder(coreFolder)
        case (.folder, _):
            .missing(coreFolder, "the content folder has no core/ in it: name another folder with --content")
        case (nil, _): .missing(folder, "there is no such content folder: name one with --content")
        case (.file, _), (.other, _):
            .missing(folder, "this is no folder; the content folder is one with core/ in it: name it with --content")
        }
    }

    /// A mod that was asked for by id or folder.
    private func named(_ mod: String) -> ModSource {
        let installed = Path.join(Path.join(folder, "mods"), mod)
        if isSlug(mod) && kindOfFile(installed) == .folder { return .folder(installed) }
        switch kindOfFile(mod) {
        case .folder: return .folder(trimmed(mod))
        case .file, .other: return .missing(mod, "this is no folder; a mod is one with a mod.json in it")
        case nil:
            let ids = installedMods(folder).map(Path.name)
            return .missing(
                isSlug(mod) ? installed : mod, "there is no such mod", suggestion: nearMisses(to: mod, among: ids).first
            )
        }
    }

    /// What a path to be checked stands for.
    private func sources(of path: String) -> [ModSource] {
        switch kindOfFile(path) {
        case .folder:
            let core = Path.join(path, "core")
            guard kindOfFile(core) == .folder else { return [.folder(trimmed(path))] }
            return [.folder(core)] + installedMods(path).map(ModSource.folder)
        case .file:
            var here = Path.parent(path)
            while kindOfFile(Path.join(here, "mod.json")) != .file {
                let above = Path.parent(here)
                if above == here || here == "." { return [.file(path)] }
                here = above
            }
            return [.folder(here)]
        case .other: return [.missing(path, "this is neither a file nor a folder")]
        case nil: return [.missing(path, "there is no such file or folder")]
        }
    }
}

/// Where a mod is to be read from.
enum ModSource {
    case folder(String)
    /// A content file that belongs to no mod.
    case file(String)
    /// Something that can't be read, and why.
    case missing(String, String, suggestion: String? = nil)

    var isCore: Bool {
        if case .folder(let path) = self { Path.name(path) == "core" } else { false }
    }
}

/// Mods read so far, each once, whatever paths lead to it.
struct ModReading {
    private(set) var pool: FilePool
    private(set) var mods: [ModFiles] = []
    private var seen: [FileIdentity] = []

    init(withTrials: Bool) { pool = FilePool(withTrials: withTrials) }

    mutating func add(_ source: ModSource) {
        switch source {
        case .folder(let path):
            if isSeen(path) { return }
            mods.append(pool.readMod(path))
        case .file(let path):
            if isSeen(path) { return }
            mods.append(pool.readFileAlone(path))
        case .missing(let path, let reason, let suggestion):
            mods.append(pool.complain(.noFolder, about: path, of: Path.name(path), reason, suggestion: suggestion))
        }
    }

    private mutating func isSeen(_ path: String) -> Bool {
        guard let identity = identityOfFile(path) else { return false }
        if seen.contains(identity) { return true }
        seen.append(identity)
        return false
    }

    /// The first, which is the core, then the others by id.
    var inOrder: [ModFiles] {
        Array(mods.prefix(1)) + mods.dropFirst().sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
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
    while path.utf8.count > 1 && path.utf8.last == UInt8(ascii: "/") { path.removeLast() }
    return path
}
