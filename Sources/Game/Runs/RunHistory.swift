public import Files
import JSONText

/// The journeys that ended, of all slots: `SAVES/history.jsonl`, one object a line, which only grows.
public struct RunHistory: Sendable {
    /// In the order in which they ended.
    public private(set) var runs: [Run] = []
    /// The numbers of lines that can't be read; they stay as they are.
    public private(set) var damaged: [Int] = []
    /// Whether the last line has its end.
    private var isWhole = true

    /// What the saves folder keeps; nothing where there is no history yet.
    public init(in saves: String) throws(FileProblem) {
        let bytes: [UInt8]
        do throws(FileProblem) {
            bytes = try readFile(RunHistory.path(in: saves), limit: Slot.mostBytes)
        } catch {
            if error.isMissing { return }
            throw error
        }
        isWhole = bytes.isEmpty || bytes.last == UInt8(ascii: "\n")
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() where !line.isEmpty {
            let json = try? JSON.parse(Array(line))
            let type = json?["type"]?.string
            // Lines of another type are for games that know it.
            if let type, type != "run" { continue }
            if let json, let run = Run(json) { runs.append(run) } else { damaged.append(index + 1) }
        }
    }

    static let fileName = "history.jsonl"

    public static func path(in saves: String) -> String { Path.join(saves, fileName) }

    /// Best score first, then the earlier one.
    public var best: [Run] {
        runs.enumerated().sorted { one, other in
            if one.element.score != other.element.score { return one.element.score > other.element.score }
            let (date, later) = (one.element.date, other.element.date)
            return date == later ? one.offset < other.offset : date < later
        }.map(\.element)
    }

    /// Whether any journey was won.
    public var hasVictory: Bool { runs.contains { $0.end == .won } }

    /// Appends a run and returns once it is durable; one that came to the same end before is not written again.
    public mutating func add(_ run: Run, in saves: String) throws(FileProblem) {
        guard !runs.contains(where: run.isSameEnd) else { return }
        var file = try AppendFile(RunHistory.path(in: saves))
        // A torn line keeps its place, and spoils no other.
        try file.append((isWhole ? [] : [UInt8(ascii: "\n")]) + run.line)
        try file.sync()
        isWhole = true
        runs.append(run)
    }
}
