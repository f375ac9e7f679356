public import Files
import JSONText

extension ContentLoader {
    /// A file that was mended: its text before and after.
    public struct Repair: Sendable {
        public let file: String
        public let before: [UInt8]
        public let after: [UInt8]
    }

    /// Mends what is certain in the files that `check` of these paths would look at, and says what it changed.
    ///
    /// Certain are a byte order mark, a comma before a closing bracket, a key with one near miss that is not there yet,
    /// and an id that a rename says is another now. Nothing else is touched, and every file is written whole or not at all.
    public func fix(_ paths: [String] = []) throws(FileProblem) -> [Repair] {
        var originals: [(file: String, bytes: [UInt8])] = []
        while true {
            let (findings, pool) = remedies(paths)
            var hasChanged = false
            for (number, file) in pool.files.enumerated() where isInScope(file.path, paths) && !file.isUnread {
                let own = findings.filter { Int($0.place.file) == number }
                let mended = tidied(applying(own, to: file.bytes))
                guard mended != file.bytes else { continue }
                try writeDurably(mended, to: file.path)
                hasChanged = true
                if !originals.contains(where: { $0.file == file.path }) { originals.append((file.path, file.bytes)) }
            }
            if !hasChanged { break }
        }
        var repairs: [Repair] = []
        for (file, before) in originals {
            repairs.append(Repair(file: file, before: before, after: try readFile(file, limit: JSON.Limits().bytes)))
        }
        return repairs.sorted { $0.file.utf8.lexicographicallyPrecedes($1.file.utf8) }
    }

    /// Whether a file is one of those named, or in one of the folders.
    private func isInScope(_ file: String, _ paths: [String]) -> Bool {
        guard !paths.isEmpty else { return true }
        return paths.contains { path in
            let path = trimmed(path)
            return file == path || path == "." && !file.hasPrefix("/")
                || file.hasPrefix(path == "/" ? path : path + "/")
        }
    }

    /// The text with each finding's remedy in its place.
    private func applying(_ findings: [Finding], to bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        var last = Int.max
        for finding in findings.sorted(by: { $0.place.offset > $1.place.offset }) {
            guard let remedy = finding.remedy else { continue }
            let (old, new) = (Array("\"\(remedy.old)\"".utf8), Array("\"\(remedy.new)\"".utf8))
            let start = Int(finding.place.offset)
            let end = start + old.count
            // What is written with escapes, or was taken apart already, is left alone.
            guard end <= min(bytes.count, last), Array(bytes[start..<end]) == old else { continue }
            bytes.replaceSubrange(start..<end, with: new)
            last = start
        }
        return bytes
    }

    /// Without a byte order mark, and without commas before closing brackets.
    private func tidied(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
        while true {
            do throws(JSONProblem) {
                _ = try JSON.parse(bytes)
                return bytes
            } catch {
                guard error.code == .trailingComma, bytes.indices.contains(error.offset) else { return bytes }
                bytes.remove(at: error.offset)
            }
        }
    }
}
