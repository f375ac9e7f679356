import Foundation

/// A folder of its own for one test, removed at the end.
public struct Sandbox: ~Copyable {
    public let path: String

    public init() {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("lamellar-\(UUID().uuidString)").path
        makeFolder(path)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// A path in the folder.
    public func callAsFunction(_ name: String) -> String { path + "/" + name }
}

public func makeFolder(_ path: String) {
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
}

/// Copies a folder with all in it to where nothing is yet.
public func copyFolder(_ path: String, to other: String) throws {
    makeFolder((other as NSString).deletingLastPathComponent)
    try FileManager.default.copyItem(atPath: path, toPath: other)
}

/// What a file holds; nothing where there is none.
public func contents(_ path: String) -> [UInt8] { Array(FileManager.default.contents(atPath: path) ?? Data()) }

public func put(_ bytes: some Sequence<UInt8>, _ path: String) {
    makeFolder((path as NSString).deletingLastPathComponent)
    _ = FileManager.default.createFile(atPath: path, contents: Data(bytes))
}

public func put(_ text: String, _ path: String) { put(text.utf8, path) }

public func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

/// Every file below a folder with what it holds; the lock, which opening may touch, left out.
public func inventory(_ path: String) -> [String: [UInt8]] {
    let names = FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []
    return names.filter { ($0 as NSString).lastPathComponent != "lock" }.reduce(into: [:]) { all, name in
        all[name] = contents(path + "/" + name)
    }
}
