import Files
import JSONText

/// One content file as it was read.
struct SourceFile {
    let mod: String
    let path: String
    let bytes: [UInt8]
    /// nil where it could not be read as JSON.
    var json: JSON?
}

/// A mod's folder, read.
struct ModFiles {
    let folder: String
    /// The name of the folder, until the manifest says more.
    let id: String
    var manifest: Manifest?
    /// The numbers of its content files in the pool.
    var files: [Int] = []
}

/// All files read so far; a place's file number counts in it.
struct FilePool {
    private(set) var files: [SourceFile] = []
    var findings: [Finding] = []

    /// Reads a mod: its manifest and every other `.json` file below its folder.
    mutating func readMod(_ folder: String) -> ModFiles {
        var mod = ModFiles(folder: folder, id: Path.name(folder))
        let manifestPath = Path.join(folder, "mod.json")
        if kindOfFile(manifestPath) == nil {
            let number = note(SourceFile(mod: mod.id, path: manifestPath, bytes: []))
            findings.append(
                Finding(
                    .noManifest, at: JSON.Place(file: Int32(number), offset: 0),
                    "a mod needs a mod.json: { \"id\": \"\(mod.id)\", \"version\": \"1.0.0\" }"))
        } else if let number = read(manifestPath, of: mod.id), let json = files[number].json {
            mod.manifest = inspectManifest(json, in: mod.id)
        }
        for path in contentPaths(below: folder) where path != manifestPath {
            if let number = read(path, of: mod.id) { mod.files.append(number) }
        }
        return mod
    }

    /// Reads one file; nil, with a finding, when it can't be read at all.
    mutating func read(_ path: String, of mod: String) -> Int? {
        let number = files.count
        do {
            let bytes = try readFile(path, limit: JSON.Limits().bytes)
            note(SourceFile(mod: mod, path: path, bytes: bytes))
            do {
                files[number].json = try JSON.parse(bytes, file: Int32(number))
            } catch {
                findings.append(
                    Finding(
                        code: error.code.rawValue, at: JSON.Place(file: Int32(number), offset: Int32(error.offset)),
                        error.message, suggestion: error.suggestion))
            }
            return number
        } catch {
            note(SourceFile(mod: mod, path: path, bytes: []))
            findings.append(
                Finding(.unreadable, at: JSON.Place(file: Int32(number), offset: 0), error.message))
            return nil
        }
    }

    @discardableResult
    private mutating func note(_ file: SourceFile) -> Int {
        files.append(file)
        return files.count - 1
    }

    private mutating func inspectManifest(_ json: JSON, in folder: String) -> Manifest {
        var inspector = Inspector(defined: [:], abstract: [], doubtful: [])
        inspector.inspect(json, as: .manifest)
        findings += inspector.findings
        let manifest = Manifest(json)
        if let version = json["version"], let text = version.string, !isVersion(text) {
            findings.append(
                Finding(
                    .badVersion, at: version.place, length: version.spanned,
                    "`\(text)` is no version; write three numbers, such as \"1.0.0\""))
        }
        if let id = json["id"], id.string != folder {
            findings.append(
                Finding(
                    .wrongFolder, at: id.place, length: id.spanned, "the folder is named `\(folder)`; both must agree",
                    suggestion: folder))
        }
        return manifest
    }
}

/// Every `.json` file below a folder, sorted by bytes within each folder; hidden ones left out.
private func contentPaths(below folder: String, depth: Int = 0) -> [String] {
    guard depth < 16, let names = try? listFolder(folder) else { return [] }
    return names.filter { !$0.hasPrefix(".") }.flatMap { name in
        let path = Path.join(folder, name)
        switch kindOfFile(path) {
        case .folder: return contentPaths(below: path, depth: depth + 1)
        case .file: return name.hasSuffix(".json") ? [path] : []
        case .other, nil: return []
        }
    }
}

/// Whether `text` is a version as SemVer 2 has it: three numbers, then optionally `-` and `+` parts.
func isVersion(_ text: String) -> Bool {
    let core = text.split(separator: "+", maxSplits: 1)[...].first?.split(separator: "-", maxSplits: 1).first ?? ""
    let numbers = core.split(separator: ".", omittingEmptySubsequences: false)
    return numbers.count == 3
        && numbers.allSatisfy { number in
            !number.isEmpty && number.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
                && (number == "0" || !number.hasPrefix("0"))
        }
}
