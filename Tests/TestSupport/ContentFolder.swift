public import Content
import Files

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The folder in which the package lies.
public let packageFolder = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

/// A content folder of its own for one test, made from paths and texts and removed at the end.
///
///     let folder = ContentFolder(core: ["armor.json": #"{ "armor": [] }"#])
///     folder.check().errors   // 0
public struct ContentFolder: ~Copyable {
    public let path: String

    public init(_ files: [String: String] = [:]) {
        self.init(bytes: files.mapValues { Array($0.utf8) })
    }

    /// The files of a core, which gets its manifest, and other files such as `mods/thorns/mod.json`.
    public init(core: [String: String], _ others: [String: String] = [:]) {
        var files = others
        files["core/mod.json"] = manifest("core")
        for (name, text) in core { files["core/" + name] = text }
        self.init(files)
    }

    public init(bytes files: [String: [UInt8]]) {
        var template = Array("/tmp/lamellar-content-XXXXXX".utf8CString)
        path = unsafe template.withUnsafeMutableBufferPointer { unsafe String(cString: mkdtemp($0.baseAddress!)) }
        for (name, bytes) in files { put(bytes, at: name) }
    }

    deinit { removeTree(path) }

    public func put(_ bytes: [UInt8], at name: String) {
        let file = Path.join(path, name)
        do {
            try makeFolders(Path.parent(file))
            try writeDurably(bytes, to: file)
        } catch {
            fatalError(error.message)
        }
    }

    public func check(_ paths: [String] = [], mods: [String] = []) -> ContentLoader.Report {
        ContentLoader(folder: path, mods: mods).check(paths.map { Path.join(path, $0) })
    }

    public func load(mods: [String] = []) -> ContentLoader.Loaded {
        ContentLoader(folder: path, mods: mods).load()
    }

    /// A diagnostic without the name of this folder: "core/a.json:3:7 unknown-key /armor/0/reponses → responses".
    public func brief(_ diagnostic: Diagnostic) -> String {
        let file = diagnostic.file.hasPrefix(path + "/") ? String(diagnostic.file.dropFirst(path.utf8.count + 1)) : "."
        return file + ":" + diagnostic.brief
    }
}

extension Diagnostic {
    /// Place, code and pointer, then the suggestion: "3:7 unknown-key /armor/0/reponses → responses".
    public var brief: String {
        "\(line):\(column) \(code)" + (pointer.isEmpty ? "" : " \(pointer)") + (suggestion.map { " → \($0)" } ?? "")
    }
}

/// A `mod.json` with nothing special.
public func manifest(_ id: String) -> String { #"{ "id": "\#(id)", "version": "1.0.0" }"# }

/// Three elements and a plain armor of each for scenes to stand on.
public let ground = """
    { "elements": [ { "id": "water" }, { "id": "fire" }, { "id": "steam" } ],
      "armor": [ { "id": "pond", "durability": 20, "responses": [ { "when": { "element": "water" }, "answer": "absorb" } ] } ],
      "attacks": [ { "id": "splash", "element": "water", "power": 4 } ],
      "statuses": [ { "id": "wet" } ] }
    """

/// All that is wrong with one content file that stands beside the `ground`.
public func diagnostics(of text: String) -> [Diagnostic] { diagnostics(of: Array(text.utf8)) }

/// The same for a file of any bytes.
public func diagnostics(of bytes: [UInt8]) -> [Diagnostic] {
    let folder = ContentFolder(core: ["ground.json": ground])
    folder.put(bytes, at: "core/scene.json")
    return folder.check().diagnostics
}

/// All that is wrong with one armor, written on one line behind `{ "armor": [ `, so columns count from 14.
public func problems(ofArmor text: String) -> [String] {
    diagnostics(of: #"{ "armor": [ "# + text + " ] }").map(\.brief)
}

/// The catalog of files that are expected to be sound.
public func catalog(of files: [String: String]) -> Catalog {
    let folder = ContentFolder(core: files)
    let loaded = folder.load()
    guard let catalog = loaded.catalog else {
        fatalError("unsound content in a test: \(loaded.diagnostics.map { folder.brief($0) + " " + $0.message })")
    }
    return catalog
}

private func removeTree(_ path: String) {
    for name in (try? listFolder(path)) ?? [] {
        let inner = Path.join(path, name)
        if unsafe unlink(inner) != 0 { removeTree(inner) }
    }
    unsafe rmdir(path)
}

/// What the environment asks of a test run.
public enum TestRun {
    /// Ten times the cases, for the release checks: `LAMELLAR_LONG=1 swift test -c release`.
    public static let isLong = isSet("LAMELLAR_LONG")
    /// Goldens are rewritten, and their tests fail: `LAMELLAR_RECORD=1 swift test`.
    public static let isRecording = isSet("LAMELLAR_RECORD")

    private static func isSet(_ name: String) -> Bool { unsafe getenv(name) != nil }
}
