import Files

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
    private(set) var pool = FilePool()
    private(set) var mods: [ModFiles] = []
    private var seen: [FileIdentity] = []

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
}

/// The folders of the mods in a content folder, sorted by bytes.
func installedMods(_ folder: String) -> [String] {
    let mods = Path.join(folder, "mods")
    return ((try? listFolder(mods)) ?? []).filter { !$0.hasPrefix(".") }.map { Path.join(mods, $0) }
        .filter { kindOfFile($0) == .folder }
}

/// A path without the slashes at its end.
func trimmed(_ path: String) -> String {
    var path = path
    while path.utf8.count > 1 && path.utf8.last == UInt8(ascii: "/") { path.removeLast() }
    return path
}
