import Chronicle
import Engine
import JSONText
import TestSupport

/// A log to which something was done.
struct OddLog: Sendable {
    let name: String
    /// One sentence.
    let deed: String
    /// Whether it lies in `Logs`; the large ones are made when they are needed.
    let isKept: Bool
    let make: @Sendable () -> [UInt8]

    init(_ name: String, _ deed: String, isKept: Bool = true, _ make: @escaping @Sendable () -> [UInt8]) {
        self.name = name
        self.deed = deed
        self.isKept = isKept
        self.make = make
    }

    /// One in which lines of the won fight are changed.
    init(_ name: String, _ deed: String, lines change: @escaping @Sendable (inout LogText) -> Void) {
        self.init(name, deed) {
            var log = OddLog.won
            change(&log)
            return log.bytes
        }
    }

    static let all = whole + cut + forged + resealed + illegal + foreign + lacking + malformed + large

    /// A fight against a rat and an imp that is won by striking.
    static let won = LogText(fought(OddLog.setup(health: 60, seed: 11)))
    /// One against an imp that is lost.
    static let lost = LogText(fought(OddLog.setup(health: 2, seed: 3)))
    /// One that was left.
    static let left = LogText(fought(OddLog.setup(health: 60, seed: 11), choices: 2))

    static func setup(health: Int, seed: UInt64) -> FightSetup {
        FightSetup(
            seed: seed, health: health, weapon: "blade", wears: [("hat", 0), ("thorns", 0), ("kettle", 1)],
            foes: ["rat", "imp"])
    }

    /// Swaps, strikes and ends the round, again and again.
    static func fought(_ setup: FightSetup, choices most: Int = .max) -> Recording {
        var recording = begun(setup, in: Arena.content)
        recording.note("hello")
        while recording.fight.result == nil && recording.choices.count < most {
            let standing = recording.fight.foes.firstIndex { !$0.isDown } ?? 0
            let round: [Choice] = [
                recording.fight.avatar.stack.layers.count > 1 ? .swap(0, 1) : .end, .strike(standing), .end,
            ]
            _ = try? recording.play(round[recording.choices.count % round.count])
        }
        return recording
    }
}

extension LogText {
    /// Writes one line in another way; the text to be replaced must be there.
    mutating func put(_ new: String, for old: String, in index: Int) {
        precondition(lines[index].contains(old), "\(old) is not in \(lines[index])")
        lines[index] = lines[index].replacing(old, with: new, maxReplacements: 1)
    }

    /// Writes the number behind a key of a line in another way.
    mutating func put(_ new: String, at key: String, in index: Int) {
        let line = lines[index]
        guard let start = line.range(of: "\"\(key)\":")?.upperBound else { preconditionFailure("no \(key) in \(line)") }
        let end = line[start...].firstIndex { $0 == "," || $0 == "}" } ?? line.endIndex
        lines[index] = line[..<start] + new + line[end...]
    }

    /// The first line after the opening that has these parts.
    func line(with parts: String...) -> Int {
        guard
            let found = lines.indices.dropFirst(3).first(where: { index in
                parts.allSatisfy { lines[index].contains($0) }
            })
        else { preconditionFailure("no line with \(parts)") }
        return found
    }

    /// The lines from one round to before the next, counted from 1.
    func round(_ number: Int) -> Range<Int> {
        var start = first("round")
        for _ in 1..<number { start = first("round", from: start + 1) }
        return start..<first("round", from: start + 1)
    }
}

extension String {
    fileprivate func range(of part: String) -> Range<String.Index>? { ranges(of: part).first }
}
