import Chronicle
import Files
import JSONText
import Terminal

/// `replay PATH… --verify`: one log with all that is known of it, or one line for each of many.
func verify(_ arguments: Arguments, _ streams: inout Streams) throws(UsageProblem) -> Int32 {
    let threads = try arguments.number("threads", 1...64)
    let isJSON = arguments.has("json")
    let words = arguments.words
    if words.count == 1, isShareCode(words[0]) {
        guard let found = fight(in: words[0], try Settings(arguments), &streams) else { return Exit.notGood }
        return verify(Proof("share code", found.verdict), isJSON, &streams)
    }
    if words.count == 1, kindOfFile(words[0]) != .folder { return verify(Proof(words[0]), isJSON, &streams) }
    let search = try LogSearch(words)
    for folder in search.barren { streams.complain("lamellar: there is no log in `\(inert(folder))`") }
    // Where nothing was proved, nothing is good.
    let least = search.barren.isEmpty && !search.paths.isEmpty ? Exit.good : Exit.notGood
    return max(least, verify(search.paths, threads, isJSON, &streams))
}

private func verify(_ proof: Proof, _ isJSON: Bool, _ streams: inout Streams) -> Int32 {
    if isJSON {
        streams.write(proof.json())
    } else if let verdict = proof.verdict {
        for line in text(of: verdict, path: proof.path) {
            if verdict.kind == .verified { streams.say(line) } else { streams.complain(line) }
        }
        if proof.isPage {
            streams.say("(This is the log that the page carries; what the page says of it is not checked.)")
        }
    } else if let problem = proof.problem {
        streams.complain("lamellar: \(inert(problem.message))")
    }
    return proof.code
}

/// One line a log, in their order, then how many came to what; the greatest of their codes.
private func verify(_ paths: [String], _ threads: Int?, _ isJSON: Bool, _ streams: inout Streams) -> Int32 {
    var counts: [Int32: Int] = [:]
    inBatches(
        paths, threads, &streams,
        { path in
            let proof = Proof(path)
            return (code: proof.code, line: isJSON ? proof.json() : Array((proof.line + "\n").utf8))
        },
        { proved, streams in
            counts[proved.code, default: 0] += 1
            streams.write(proved.line)
        })
    if paths.isEmpty { return Exit.good }
    let worst = counts.keys.max() ?? Exit.good
    let tally = Exit.proofs.map { (word: $0.word, count: counts[$0.code] ?? 0) }
    if isJSON {
        streams.write(summary(paths.count, tally, worst))
        return worst
    }
    let parts = tally.filter { $0.count > 0 }.map { "\($0.count) \($0.word)" }
    streams.say("\(paths.count) \(paths.count == 1 ? "log" : "logs"): \(parts.joined(separator: ", "))")
    if worst != Exit.good {
        streams.complain("`lamellar replay LOG --verify` shows what one of them says and what the rules compute.")
    }
    return worst
}

/// The last line of many: `{"logs":3,"code":4,"verified":2,…}`.
private func summary(_ count: Int, _ tally: [(word: String, count: Int)], _ worst: Int32) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
        writer.member("logs", count)
        writer.member("code", Int(worst))
        for part in tally { writer.member(part.word, part.count) }
    }
    writer.endLine()
    return writer.bytes
}
