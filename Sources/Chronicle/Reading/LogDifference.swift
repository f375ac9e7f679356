import Content
public import Engine
import JSONText

/// What makes two recorded fights differ, and where it first shows.
public struct LogDifference: Sendable {
    /// Something that one log has otherwise than the other; each may be a cause of what differs after it.
    public enum Cause: Equatable, Sendable {
        case engine(String, String)
        case mods([String], [String])
        case seed(UInt64, UInt64)
        /// One definition, with the place in it; nil where one of them lacks it.
        case content(record: String, pointer: String, String?, String?)
        /// A member of the start line.
        case start(key: String, String, String)
        /// The first choice that is another; nil where one log has no more.
        case choice(number: Int, round: Int, Choice?, Choice?)
    }

    /// The first two lines that differ after the start, by their numbers in the logs as the game writes them.
    public struct Lines: Equatable, Sendable {
        public let round: Int
        public let one: (number: Int, text: String)?
        public let other: (number: Int, text: String)?

        public static func == (left: Lines, right: Lines) -> Bool {
            left.round == right.round && left.one?.text == right.one?.text && left.other?.text == right.other?.text
        }
    }

    /// In the order of their weight: what comes first explains what comes after it.
    public let causes: [Cause]
    /// nil where nothing that happens differs.
    public let lines: Lines?

    /// Whether the two are the same fight.
    public var isNone: Bool { causes.isEmpty && lines == nil }

    public init(_ one: Recording, _ other: Recording) {
        var causes: [Cause] = []
        if one.engine != other.engine { causes.append(.engine(one.engine, other.engine)) }
        if one.setup.seed != other.setup.seed { causes.append(.seed(one.setup.seed, other.setup.seed)) }
        causes += LogDifference.content(one.content, other.content)
        let mods = (one.mods.map(\.label), other.mods.map(\.label))
        if mods.0 != mods.1 { causes.append(.mods(mods.0, mods.1)) }
        causes += LogDifference.start(one, other)
        if let choice = LogDifference.choice(one, other) { causes.append(choice) }
        self.causes = causes
        lines = LogDifference.lines(one, other)
    }

    private static func content(_ one: JSON, _ other: JSON) -> [Cause] {
        var causes: [Cause] = []
        for member in (one["rules"] ?? [:]).differences(from: other["rules"] ?? [:]) {
            causes.append(.content(record: "rules", pointer: member.pointer, member.one, member.other))
        }
        for section in Section.allCases where section != .rules {
            let (left, right) = (one[section.rawValue]?.array ?? [], other[section.rawValue]?.array ?? [])
            let ids = Set((left + right).compactMap { $0["id"]?.string })
            for id in ids.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
                let record = "\(section.rawValue)/\(id)"
                let pair = [left, right].map { list in list.first { $0["id"]?.string == id } }
                guard let first = pair[0], let second = pair[1] else {
                    causes.append(
                        .content(
                            record: record, pointer: "", pair[0].map { _ in "there" }, pair[1].map { _ in "there" }))
                    continue
                }
                for member in first.differences(from: second) {
                    causes.append(.content(record: record, pointer: member.pointer, member.one, member.other))
                }
            }
        }
        return causes
    }

    private static func start(_ one: Recording, _ other: Recording) -> [Cause] {
        guard let left = try? JSON.parse(one.startLine), let right = try? JSON.parse(other.startLine) else { return [] }
        let keys = (left.members ?? []).map(\.key)
        let all = keys + (right.members ?? []).map(\.key).filter { !keys.contains($0) }
        return all.compactMap { key in
            left[key] == right[key] ? nil : .start(key: key, left[key].text, right[key].text)
        }
    }

    private static func choice(_ one: Recording, _ other: Recording) -> Cause? {
        let same = zip(one.choices, other.choices).prefix { $0 == $1 }.count
        guard same < max(one.choices.count, other.choices.count) else { return nil }
        let deeds = one.deeds.count > same ? one.deeds : other.deeds
        return .choice(
            number: same + 1, round: same < deeds.count ? deeds[same].round : one.fight.round,
            one.choices.dropFirst(same).first, other.choices.dropFirst(same).first)
    }

    private static func lines(_ one: Recording, _ other: Recording) -> Lines? {
        func facts(_ recording: Recording) -> [(number: Int, text: Substring)] {
            String(decoding: recording.log(), as: UTF8.self).split(separator: "\n").enumerated().dropFirst(3)
                .filter { !$1.hasPrefix(#"{"type":"note""#) }.map { ($0 + 1, $1) }
        }
        let (left, right) = (facts(one), facts(other))
        let same = zip(left, right).prefix { $0.text == $1.text }.count
        guard same < max(left.count, right.count) else { return nil }
        let rounds = left.prefix(same).count { $0.text.hasPrefix(#"{"type":"round""#) }
        return Lines(
            round: max(1, rounds), one: left.dropFirst(same).first.map { ($0.number, String($0.text)) },
            other: right.dropFirst(same).first.map { ($0.number, String($0.text)) })
    }
}

extension LogDifference.Cause {
    /// Its word for tools, which never changes.
    public var word: String {
        switch self {
        case .engine: "engine"
        case .mods: "mods"
        case .seed: "seed"
        case .content: "content"
        case .start: "start"
        case .choice: "choice"
        }
    }
}

extension Manifest {
    /// "core 1.0.0"
    fileprivate var label: String { "\(id) \(version)" }
}

extension JSON? {
    fileprivate var text: String { map { String(decoding: $0.canonical(), as: UTF8.self) } ?? "nothing" }
}

extension JSON {
    /// The values that differ, as deep as they can be told apart, in the order of the keys.
    fileprivate func differences(from other: JSON, at path: String = "") -> [(
        pointer: String, one: String?, other: String?
    )] {
        if self == other { return [] }
        if let members, let others = other.members {
            let keys = members.map(\.key) + others.map(\.key).filter { self[$0] == nil }
            return keys.flatMap { key in
                JSON.differences(self[key], other[key], JSON.Pointer([key]).description, path)
            }
        }
        if let array, let others = other.array {
            return (0..<Swift.max(array.count, others.count)).flatMap { index in
                JSON.differences(
                    index < array.count ? array[index] : nil, index < others.count ? others[index] : nil, "/\(index)",
                    path)
            }
        }
        return [(path, Optional(self).text, Optional(other).text)]
    }

    private static func differences(
        _ one: JSON?, _ other: JSON?, _ step: String, _ path: String
    ) -> [(pointer: String, one: String?, other: String?)] {
        guard let one, let other else {
            return [(path + step, one.map { Optional($0).text }, other.map { Optional($0).text })]
        }
        return one.differences(from: other, at: path + step)
    }
}
