public import Chronicle
import Content
import Engine

/// What makes two logs differ: the cause first, then where it shows.
public func text(of difference: LogDifference, _ names: (String, String)) -> [String] {
    let (one, other) = (inert(names.0), inert(names.1))
    guard !difference.isNone else { return ["\(one) and \(other) are the same fight."] }
    var lines = ["--- \(one)", "+++ \(other)"]
    let kinds = difference.causes.map(\.kind)
    let first = kinds.first ?? "other text"
    lines.append("cause: \(first)")
    let others = kinds.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }.dropFirst()
    if !others.isEmpty { lines.append("also: " + others.joined(separator: ", ")) }
    let shown = difference.causes.prefix(30)
    for cause in shown { lines += words(cause).map { "  " + $0 } }
    let rest = difference.causes.count - shown.count
    if rest > 0 { lines.append("  and \(rest) more") }
    guard let place = difference.lines else { return lines + ["Everything that happens is the same."] }
    lines.append("it first shows in round \(place.round):")
    lines.append("  - " + (place.one.map { "\($0.number): \(clip(inert($0.text), to: 400))" } ?? "the log is over"))
    lines.append("  + " + (place.other.map { "\($0.number): \(clip(inert($0.text), to: 400))" } ?? "the log is over"))
    return lines
}

extension LogDifference.Cause {
    /// What it is called.
    public var kind: String {
        switch self {
        case .engine: "another engine"
        case .mods: "other mods"
        case .seed: "another seed"
        case .content: "other content"
        case .start: "another start"
        case .choice: "another choice"
        }
    }
}

private func words(_ cause: LogDifference.Cause) -> [String] {
    func pair(_ what: String, _ one: String, _ other: String) -> [String] {
        ["\(what): \(clip(inert(one), to: 200)) → \(clip(inert(other), to: 200))"]
    }
    switch cause {
    case .engine(let one, let other): return pair("engine", one, other)
    case .mods(let one, let other): return pair("mods", one.joined(separator: ", "), other.joined(separator: ", "))
    case .seed(let one, let other): return pair("seed", hex(one), hex(other))
    case .content(let record, let pointer, let one, let other):
        return pair(inert(record) + (pointer.isEmpty ? "" : " \(inert(pointer))"), one ?? "nothing", other ?? "nothing")
    case .start(let key, let one, let other): return pair("start, \(inert(key))", one, other)
    case .choice(let number, let round, let one, let other):
        func word(_ choice: Choice?) -> String { choice.map { "`\(Narrator.words(for: $0))`" } ?? "none" }
        return ["choice \(number) in round \(round): \(word(one)) → \(word(other))"]
    }
}
