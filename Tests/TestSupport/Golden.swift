import Files

/// Holds bytes against `Tests/Goldens/NAME`; nil when they are the same, else what to say.
///
/// A recording run (`LAMELLAR_RECORD=1`) rewrites the file and always has something to say, so that it fails.
public func difference(fromGolden name: String, _ bytes: [UInt8]) -> String? {
    difference(fromKept: "Tests/Goldens/" + name, bytes)
}

/// The same for a file anywhere in the package, such as `Content/schema/mod.schema.json`.
public func difference(fromKept file: String, _ bytes: [UInt8]) -> String? {
    let path = Path.join(packageFolder, file)
    if TestRun.isRecording {
        do {
            try makeFolders(Path.parent(path))
            try writeDurably(bytes, to: path)
            return "recorded \(path); look at the change, then run again without LAMELLAR_RECORD"
        } catch {
            return "\(error)"
        }
    }
    guard let golden = try? readFile(path, limit: 16 << 20) else {
        return "there is no \(path); LAMELLAR_RECORD=1 makes it"
    }
    if golden == bytes { return nil }
    let (old, new) = (lines(golden), lines(bytes))
    let number = zip(old, new).prefix { $0 == $1 }.count
    return "line \(number + 1) of \(path) is\n  \(old.dropFirst(number).first ?? "missing")\nand should be\n"
        + "  \(new.dropFirst(number).first ?? "missing")"
}

private func lines(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
        String(decoding: $0, as: UTF8.self)
    }
}
