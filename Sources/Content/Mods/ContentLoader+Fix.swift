public import Files
import JSONText

extension ContentLoader {
    /// A file that was mended: its text before and after.
    public struct Repair: Sendable {
        public let file: String
        public let before: [UInt8]
        public fileprivate(set) var after: [UInt8]
    }

    /// What mending came to.
    public struct Mending: Sendable {
        /// The files that were mended, sorted by their paths.
        public fileprivate(set) var repairs: [Repair] = []
        /// Files with something to mend that were left alone, since a link leads to them.
        public fileprivate(set) var linked: [String] = []
        /// What ended it before all was done.
        public fileprivate(set) var problem: FileProblem?

        fileprivate mutating func add(_ file: SourceFile, _ mended: [UInt8]) {
            if let index = repairs.firstIndex(where: { $0.file == file.path }) {
                repairs[index].after = mended
            } else {
                repairs.append(Repair(file: file.path, before: file.bytes, after: mended))
            }
        }
    }

    /// Mends what is certain in the files that `check` of these paths would look at, and says what it changed.
    ///
    /// Certain are a byte order mark, a comma before a closing bracket, a key with one near miss that is not there yet,
    /// and an id that a rename says is another now. Nothing else is touched, and every file is written whole or not at all.
    public func fix(_ paths: [String] = []) -> Mending {
        var mending = Mending()
        let reach = Reach(paths.isEmpty ? [folder] + mods.compactMap { named($0).folder } : paths)
        var hasChanged = true
        while hasChanged && mending.problem == nil {
            hasChanged = false
            let (findings, pool) = remedies(paths)
            let byFile = Dictionary(grouping: findings) { Int($0.place.file) }
            for (number, file) in pool.files.enumerated() where !file.isUnread {
                guard let mended = mended(file, byFile[number] ?? []) else { continue }
                switch reach.position(of: file.path) {
                case .outside: continue
                case .linked: if !mending.linked.contains(file.path) { mending.linked.append(file.path) }
                case .inside:
                    do throws(FileProblem) {
                        try writeDurably(mended, to: file.path)
                    } catch {
                        mending.problem = error
                        break
                    }
                    mending.add(file, mended)
                    hasChanged = true
                }
                if mending.problem != nil { break }
            }
        }
        mending.repairs.sort { $0.file.utf8.lexicographicallyPrecedes($1.file.utf8) }
        return mending
    }

    /// The mended text of a file; nil where there is nothing to mend, or where mending would break it.
    private func mended(_ file: SourceFile, _ findings: [Finding]) -> [UInt8]? {
        let mended = tidied(applying(findings, to: file.bytes), isSound: file.json != nil && findings.isEmpty)
        guard mended != file.bytes else { return nil }
        if file.json != nil && problem(in: mended) != nil { return nil }
        return mended
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

    /// Without a byte order mark and, where a comma before a closing bracket is the first thing wrong, without those.
    private func tidied(_ bytes: [UInt8], isSound: Bool) -> [UInt8] {
        var bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
        guard !isSound, problem(in: bytes)?.code == .trailingComma else { return bytes }
        let all = withoutTrailingCommas(bytes, before: .max)
        guard let next = problem(in: all) else { return all }
        // Behind another problem nobody knows what is a string and what is not.
        return withoutTrailingCommas(bytes, before: next.offset)
    }

    private func problem(in bytes: [UInt8]) -> JSONProblem? {
        do throws(JSONProblem) {
            _ = try JSON.parse(bytes)
            return nil
        } catch {
            return error
        }
    }

    /// Without the commas before the closing brackets that come to stand before an offset of the new text.
    private func withoutTrailingCommas(_ bytes: [UInt8], before end: Int) -> [UInt8] {
        var kept: [UInt8] = []
        kept.reserveCapacity(bytes.count)
        /// Where the comma is that only space has followed.
        var comma: Int?
        var followsValue = false
        var isInString = false
        var isEscaped = false
        for byte in bytes {
            switch byte {
            case _ where isInString:
                isInString = isEscaped || byte != UInt8(ascii: "\"")
                isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): break
            case UInt8(ascii: ","):
                comma = followsValue ? kept.count : nil
                followsValue = false
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                if let comma, kept.count <= end { kept.remove(at: comma) }
                comma = nil
                followsValue = true
            default:
                comma = nil
                isInString = byte == UInt8(ascii: "\"")
                followsValue = ![UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ":")].contains(byte)
            }
            kept.append(byte)
        }
        return kept
    }
}

extension ModSource {
    fileprivate var folder: String? {
        if case .folder(let path) = self { path } else { nil }
    }
}
