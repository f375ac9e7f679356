import Files
import JSONText

/// One content file as it was read.
struct SourceFile {
    var mod: String
    let path: String
    let bytes: [UInt8]
    /// nil where it could not be read as JSON.
    var json: JSON?
    /// Whether nothing of it could be read at all.
    var isUnread = false
}

/// A mod's folder, read.
struct ModFiles {
    /// What the manifest says or, without one, the name of the folder.
    var id: String
    /// Its folder; empty for a file that stands alone.
    var path = ""
    var manifest: Manifest?
    /// The number of its manifest in the pool.
    var manifestFile: Int?
    /// The numbers of its content files in the pool.
    var files: [Int] = []
    /// The numbers of all its files in the pool, the manifest too.
    var all: Range<Int> = 0..<0
}

/// All files read so far; a place's file number counts in it.
struct FilePool {
    private(set) var files: [SourceFile] = []
    var findings: [Finding] = []

    /// What a mod's `mod.json` says; an empty object where there is none that can be read.
    func manifest(of mod: ModFiles) -> JSON { mod.manifestFile.flatMap { files[$0].json } ?? [:] }

    /// Reads a mod: its manifest and every other `.json` file below its folder.
    mutating func readMod(_ folder: String) -> ModFiles {
        let first = files.count
        var mod = ModFiles(id: Path.name(folder), path: folder)
        let manifestPath = Path.join(folder, "mod.json")
        if kindOfFile(manifestPath) == nil {
            complain(
                .noManifest, about: manifestPath, of: mod.id,
                "a mod needs a mod.json, such as { \"id\": \"\(slug(from: mod.id))\", \"version\": \"1.0.0\" }")
        } else {
            let number = files.count
            read([manifestPath], of: mod.id)
            mod.manifestFile = number
            if let json = files[number].json {
                if let id = json["id"]?.string, isSlug(id) { mod.id = id }
                files[number].mod = mod.id
                mod.manifest = inspectManifest(json, in: folder)
            }
        }
        var paths: [String] = []
        for path in contentPaths(below: folder, of: mod.id) where path != manifestPath {
            let name = Path.name(path).lowercased()
            if name == "mod.json" {
                complain(
                    .wrongFolder, about: path, of: mod.id,
                    Path.parent(path) == folder
                        ? "a manifest is named mod.json, in small letters; rename this file"
                        : "a manifest below a mod's own folder has no effect; each mod is a folder beside the others")
            } else {
                paths.append(path)
            }
        }
        let firstContent = files.count
        read(paths, of: mod.id)
        mod.files = Array(firstContent..<files.count)
        mod.all = first..<files.count
        return mod
    }

    /// Reads a file that stands alone.
    mutating func readFileAlone(_ path: String) -> ModFiles {
        let number = files.count
        read([path], of: "")
        return ModFiles(id: "", files: [number], all: number..<(number + 1))
    }

    /// A finding about a file or folder that can't even be looked into.
    @discardableResult
    mutating func complain(
        _ problem: Problem, about path: String, of mod: String, _ message: String, suggestion: String? = nil
    ) -> ModFiles {
        complain(code: problem.rawValue, about: path, of: mod, message, suggestion: suggestion)
    }

    @discardableResult
    private mutating func complain(
        code: String, about path: String, of mod: String, _ message: String, suggestion: String? = nil
    ) -> ModFiles {
        files.append(SourceFile(mod: mod, path: path, bytes: [], isUnread: true))
        let number = files.count - 1
        findings.append(
            Finding(code: code, at: JSON.Place(file: Int32(number), offset: 0), message, suggestion: suggestion))
        return ModFiles(id: mod, all: number..<(number + 1))
    }

    /// From so many bytes on, files are parsed by several threads.
    private static let manyBytes = 1 << 19

    /// Reads files, which get the next numbers; what is wrong with one becomes a finding.
    private mutating func read(_ paths: [String], of mod: String) {
        let first = files.count
        for path in paths {
            do throws(FileProblem) {
                let bytes = try readFile(path, limit: JSON.Limits().bytes)
                files.append(SourceFile(mod: mod, path: path, bytes: bytes))
            } catch {
                if error.isTooLarge {
                    complain(
                        code: JSONProblem.Code.tooLarge.rawValue, about: path, of: mod,
                        error.message + "; split it into several files")
                } else {
                    complain(.unreadable, about: path, of: mod, error.message)
                }
            }
        }
        let numbers = (first..<files.count).filter { !files[$0].isUnread }
        for (number, parsed) in zip(numbers, parsed(numbers)) {
            switch parsed {
            case .success(let json): files[number].json = json
            case .failure(let problem):
                findings.append(
                    Finding(
                        code: problem.code.rawValue, at: JSON.Place(file: Int32(number), offset: Int32(problem.offset)),
                        problem.message, suggestion: problem.suggestion))
            }
        }
    }

    private func parsed(_ numbers: [Int]) -> [Result<JSON, JSONProblem>] {
        let texts = numbers.map { files[$0].bytes }
        @Sendable func parsed(_ index: Int) -> Result<JSON, JSONProblem> {
            do throws(JSONProblem) {
                return .success(try JSON.parse(texts[index], file: Int32(numbers[index])))
            } catch {
                return .failure(error)
            }
        }
        if texts.reduce(0, { $0 + $1.count }) < FilePool.manyBytes { return numbers.indices.map(parsed) }
        return inParallel(numbers.count) { parsed($0) }
    }

    private mutating func inspectManifest(_ json: JSON, in folder: String) -> Manifest {
        var inspector = Inspector()
        inspector.inspect(json, as: .manifest)
        findings += inspector.findings
        if let version = json["version"], let text = version.string, Version(text) == nil {
            findings.append(
                Finding(
                    .badVersion, at: version.place, length: version.spanned,
                    "`\(text)` is no version; write three numbers, such as \"1.0.0\"",
                    suggestion: Version.repaired(text)))
        }
        // Installed mods are found by the names of their folders.
        let name = Path.name(folder)
        if let id = json["id"], let text = id.string, isSlug(text), text != name,
            Path.name(Path.parent(folder)) == "mods"
        {
            findings.append(
                Finding(
                    .wrongFolder, at: id.place, length: id.spanned,
                    "the folder is named `\(name)`; rename one of the two", suggestion: isSlug(name) ? name : nil))
        }
        return Manifest(json)
    }
}

extension FilePool {
    /// Every `.json` file below a folder, sorted by bytes within each folder; hidden ones left out.
    private mutating func contentPaths(below folder: String, of mod: String, in above: [FileIdentity] = []) -> [String]
    {
        guard above.count < 16, let identity = identityOfFile(folder), !above.contains(identity) else {
            let reason =
                above.count < 16 ? "this leads back to a folder that it is in" : "this is too deep in other folders"
            complain(.unreadable, about: folder, of: mod, reason + ", so nothing below it is read")
            return []
        }
        let names: [String]
        do throws(FileProblem) {
            names = try listFolder(folder)
        } catch {
            complain(.unreadable, about: folder, of: mod, error.message)
            return []
        }
        return names.filter { !$0.hasPrefix(".") }.flatMap { name in
            let path = Path.join(folder, name)
            switch kindOfFile(path) {
            case .folder: return contentPaths(below: path, of: mod, in: above + [identity])
            case .file:
                if name.hasSuffix(".json") { return [path] }
                let small = name.lowercased()
                if [".json", ".json.txt", ".jsn", ".json5", ".jsonc"].contains(where: small.hasSuffix) {
                    complain(
                        .unreadable, about: path, of: mod,
                        "a content file ends in .json, in small letters; rename this one")
                }
                return []
            case .other, nil:
                if name.hasSuffix(".json") {
                    complain(.unreadable, about: path, of: mod, "this is no file that can be read")
                }
                return []
            }
        }
    }
}
