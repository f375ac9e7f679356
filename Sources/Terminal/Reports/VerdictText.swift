public import Chronicle

/// A verdict in words: what was found, at which line, what stands there and what should.
public func text(of verdict: Verdict, path: String) -> [String] {
    let place = verdict.line > 0 ? "\(inert(path)):\(verdict.line)" : inert(path)
    let difference = verdict.difference.map { " (\($0.rawValue))" } ?? ""
    let plain = Voice(language: "en", isPlain: true, palette: Palette(colored: false), width: 80, texts: [:])
    let why = verdict.illegal.map { ": " + plain.text($0) } ?? ""
    var lines = ["\(place): \(verdict.kind.words)\(difference): \(inert(verdict.reason))\(why)"]
    if let recorded = verdict.recorded { lines.append("  recorded: \(clip(inert(recorded), to: 2_000))") }
    if let computed = verdict.computed { lines.append("  computed: \(clip(inert(computed), to: 2_000))") }
    return lines
}

/// A verdict on one line of a screen that shows what there is to show: "diverged at line 40: shown up to there".
public func shortText(of verdict: Verdict, _ voice: Voice) -> String {
    verdict.line > 0
        ? voice.say(.shownUpTo, ["kind": verdict.kind.words, "line": "\(verdict.line)"])
        : voice.say(.shownOf, ["kind": verdict.kind.words, "reason": inert(verdict.reason)])
}

extension Verdict.Kind {
    fileprivate var words: String {
        switch self {
        case .verified: "verified"
        case .incomplete: "incomplete"
        case .diverged: "diverged"
        case .foreign: "foreign"
        case .contentMissing: "content missing"
        case .illegalChoice: "illegal choice"
        case .malformed: "malformed"
        }
    }
}
