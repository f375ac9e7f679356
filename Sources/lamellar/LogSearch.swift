import Files

/// The logs that the words of a command line stand for, each once.
///
/// A word is a log or a folder. In a folder every file `*.jsonl` counts, and so in the folders below it, but for the
/// journals and histories that the game keeps beside its logs. What can't be looked at counts as a log, so that it is
/// reported instead of passed over.
struct LogSearch {
    /// In the order of the words, and for each folder by the bytes of their paths.
    private(set) var paths: [String] = []
    /// Folders among the words in which there is no log.
    private(set) var barren: [String] = []
    /// What was named itself, and folders that were searched already: links may lead in a circle.
    private var known: Set<FileIdentity> = []

    init(_ words: [String]) throws(UsageProblem) {
        for word in words {
            guard let identity = identityOfFile(word) else { continue }
            guard known.insert(identity).inserted else { throw UsageProblem("`\(word)` is named twice") }
        }
        for word in words {
            guard kindOfFile(word) == .folder else {
                paths.append(word)
                continue
            }
            var found: [String] = []
            search(word, &found)
            if found.isEmpty { barren.append(word) }
            paths += found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        }
    }

    private mutating func search(_ folder: String, _ found: inout [String]) {
        guard let names = try? listFolder(folder) else { return found.append(folder) }
        for name in names {
            let path = Path.join(folder, name)
            let isNamedSo = name.utf8.suffix(6).elementsEqual(".jsonl".utf8)
            guard let kind = kindOfFile(path) else {
                // A link to nothing is nobody's log; anything else that can't be reached may hold some.
                if isNamedSo || !isLink(path) { found.append(path) }
                continue
            }
            guard kind == .folder || isNamedSo else { continue }
            let identity = identityOfFile(path)
            if kind == .folder {
                if identity.map({ known.insert($0).inserted }) != false { search(path, &found) }
            } else if identity.map({ known.contains($0) }) != true && !LogSearch.isKeptBeside(path) {
                found.append(path)
            }
        }
    }

    /// Whether it is a file of another kind that the game writes: called like one, and not beginning as a log does.
    private static func isKeptBeside(_ path: String) -> Bool {
        guard ["journal.jsonl", "history.jsonl"].contains(Path.name(path)),
            var lines = try? LineReader(path: path)
        else { return false }
        guard let first = try? lines.next() else { return true }
        return !first.contains("lamellar-fight")
    }
}

/// Works on many logs in parallel and hands on what comes of each, in their order, until nobody reads any more.
///
/// What is handed on is forgotten: of ten thousand logs the results of a thousand are kept at most, and no log.
func inBatches<Result: Sendable>(
    _ paths: [String], _ threads: Int?, _ streams: inout Streams, _ work: @escaping @Sendable (String) -> Result,
    _ hand: (Result, inout Streams) -> Void
) {
    for start in stride(from: 0, to: paths.count, by: 1_000) {
        let batch = Array(paths[start..<min(start + 1_000, paths.count)])
        for result in inParallel(batch.count, threads: threads, { work(batch[$0]) }) { hand(result, &streams) }
        if !streams.flush() { return }
    }
}
