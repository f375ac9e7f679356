/// Makes a folder and the folders above it that are missing, and returns once all are durable.
///
/// ```swift
/// try makeFolders("saves/a/fights")
/// ```
///
/// A folder that is there already is left alone.
public func makeFolders(_ path: String) throws(FileProblem) {
    switch kindOfFile(path) {
    case .folder: return
    case .file, .other: throw FileProblem(path, .making, .notAFolder)
    case nil: break
    }
    let parent = Path.parent(path)
    if parent != path { try makeFolders(parent) }
    do throws(SystemError) {
        try System.makeFolder(path)
    } catch {
        // Another process may have been quicker.
        guard error == .exists, kindOfFile(path) == .folder else { throw FileProblem(path, .making, error) }
    }
    try synchronizeFolder(parent)
}

/// Removes a file, or a link but not what it leads to; returns once that is durable.
public func removeFile(_ path: String) throws(FileProblem) {
    try describing(path, .removing) { () throws(SystemError) in try System.removeFile(path) }
    try synchronizeFolder(Path.parent(path))
}

/// Removes a folder that is empty; returns once that is durable.
public func removeFolder(_ path: String) throws(FileProblem) {
    try describing(path, .removing) { () throws(SystemError) in try System.removeFolder(path) }
    try synchronizeFolder(Path.parent(path))
}

/// Gives a file or folder another path on the same disk, replacing a file there; returns once that is durable.
///
/// ```swift
/// try renameFile("saves/a/save.json", to: "saves/a/save.1.json")
/// ```
public func renameFile(_ path: String, to other: String) throws(FileProblem) {
    try describing(path, .renaming) { () throws(SystemError) in try System.move(path, to: other) }
    let (from, to) = (Path.parent(path), Path.parent(other))
    try synchronizeFolder(to)
    if from != to { try synchronizeFolder(from) }
}

/// Makes the names in a folder durable.
func synchronizeFolder(_ path: String) throws(FileProblem) {
    try describing(path, .writing) { () throws(SystemError) in
        let descriptor = try System.open(path, for: .folder)
        defer { System.closeDescriptor(descriptor) }
        do throws(SystemError) {
            try System.synchronize(descriptor)
        } catch {
            // Some file systems cannot sync a folder and say so; theirs need no sync.
            guard error == .invalid else { throw error }
        }
    }
}
