public import Chronicle

/// The word for a kind of verdict, as text and JSON have it.
public func word(for kind: Verdict.Kind) -> String {
    switch kind {
    case .verified: "verified"
    case .incomplete: "incomplete"
    case .diverged: "diverged"
    case .foreign: "foreign"
    case .contentMissing: "content missing"
    case .illegalChoice: "illegal choice"
    case .malformed: "malformed"
    }
}

/// Why a verdict is what it is, in one sentence, with what the log says in it as it says it.
public func why(_ verdict: Verdict) -> String {
    verdict.reason + (verdict.illegal.map { ": " + Voice.plain.text($0) } ?? "")
}

/// A verdict in one line: at which line of the log, what was found, and why.
public func headline(of verdict: Verdict, path: String) -> String {
    let place = verdict.line > 0 ? "\(inert(path)):\(verdict.line)" : inert(path)
    let difference = verdict.difference.map { " (\($0.rawValue))" } ?? ""
    return "\(place): \(word(for: verdict.kind))\(difference): \(inert(why(verdict)))"
}

/// The headline, and below it what stands in the log there and what should.
public func text(of verdict: Verdict, path: String) -> [String] {
    let sides = [("recorded", verdict.recorded), ("computed", verdict.computed)]
    return [headline(of: verdict, path: path)]
        + sides.compactMap { side, said in said.map { "  \(side): \(clip(inert($0), to: 2_000))" } }
}

/// A verdict on one line of a screen that shows what there is to show: "diverged at line 40: shown up to there".
public func shortText(of verdict: Verdict, _ voice: Voice) -> String {
    verdict.line > 0
        ? voice.say(.shownUpTo, ["kind": word(for: verdict.kind), "line": "\(verdict.line)"])
        : voice.say(.shownOf, ["kind": word(for: verdict.kind), "reason": inert(verdict.reason)])
}
