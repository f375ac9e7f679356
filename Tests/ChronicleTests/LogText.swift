import Chronicle
import Engine
import JSONText
import TestSupport

/// A log as lines that a test can change.
struct LogText {
    var lines: [String]

    init(_ bytes: [UInt8]) {
        lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    init(_ recording: Recording) { self.init(recording.log()) }

    var bytes: [UInt8] { Array((lines.joined(separator: "\n") + "\n").utf8) }
    var verdict: Verdict { Replay(bytes).verdict }

    /// The type of each line.
    var types: [String] { lines.map { (try? JSON.parse(Array($0.utf8)))?["type"]?.string ?? "" } }

    /// The first line of a type, from 0; for a choice the Avatar's.
    func first(_ type: String, from start: Int = 0) -> Int {
        lines.indices.dropFirst(start).first { isLine($0, type) } ?? lines.endIndex
    }

    func last(_ type: String) -> Int { lines.indices.last { isLine($0, type) } ?? lines.endIndex }

    func isChoice(_ index: Int) -> Bool { lines[index].hasPrefix(#"{"type":"choice","by":"avatar""#) }

    private func isLine(_ index: Int, _ type: String) -> Bool {
        type == "choice" ? isChoice(index) : lines[index].hasPrefix("{\"type\":\"\(type)\"")
    }

    /// The log with one line written in another way.
    func changing(_ index: Int, _ old: String, _ new: String) -> LogText {
        var changed = self
        changed.lines[index] = lines[index].replacing(old, with: new)
        return changed
    }
}

extension Verdict {
    /// "diverged 7".
    var brief: String { "\(kind) \(line)" }
}

/// The logs most scenes use.
enum Logs {
    static let small = LogText(Arena.smallFight())
    static let bag = LogText(Arena.bagFight())
    /// A fight of few lines, for trying everything with each byte.
    static let tiny: LogText = {
        var recording = begun(
            FightSetup(seed: 3, health: 9, weapon: "blade", wears: [("hat", 0), ("kettle", 1)], foes: ["rat"]),
            in: Arena.content)
        recording.note("hello")
        for choice in [Choice.swap(0, 1), .end, .strike(0)] { _ = try? recording.play(choice) }
        return LogText(recording.log())
    }()
}
