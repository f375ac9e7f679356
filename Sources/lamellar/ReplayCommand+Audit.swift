import Chronicle
import Terminal

/// `replay LOG --audit`: holds each choice against what the rules promise, whatever the log says.
func audit(_ arguments: Arguments, _ streams: inout Streams) throws(UsageProblem) -> Int32 {
    guard arguments.words.count == 1 else { throw UsageProblem("`--audit` looks at one LOG") }
    let path = arguments.words[0]
    guard let found = fight(in: path, try Settings(arguments), &streams) else { return Exit.notGood }
    if found.verdict.kind != .verified { for line in text(of: found.verdict, path: path) { streams.complain(line) } }
    guard let recording = found.recording else { return Exit.code(of: found.verdict.kind) }
    let findings = Audit.findings(in: recording.playback)
    for (choice, round, finding) in findings {
        streams.say("\(inert(path)): choice \(choice), round \(round): \(finding)")
    }
    if findings.isEmpty { streams.say("\(inert(path)): \(recording.choices.count) choices, every promise kept") }
    return findings.isEmpty ? Exit.good : Exit.notGood
}
