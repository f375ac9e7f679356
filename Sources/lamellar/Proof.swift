import Chronicle
import Files
import JSONText
import Terminal

/// What came of proving one log.
struct Proof: Sendable {
    let path: String
    /// nil where the log could not be read.
    let verdict: Verdict?
    /// Why it could not.
    let problem: FileProblem?
    /// Whether it stood in a page that tells the fight.
    let isPage: Bool

    /// What is known already.
    init(_ path: String, _ verdict: Verdict) {
        (self.path, self.verdict, problem, isPage) = (path, verdict, nil, false)
    }

    /// Reads a log and fights it again.
    init(_ path: String) {
        self.path = path
        do throws(FileProblem) {
            let bytes = try readFile(path, limit: mostLogBytes)
            verdict = Replay(bytes).verdict
            isPage = logInside(bytes) != nil
            problem = nil
        } catch {
            verdict = nil
            isPage = false
            problem = error
        }
    }

    var word: String { verdict.map { Terminal.word(for: $0.kind) } ?? "unreadable" }
    var code: Int32 { verdict.map { Exit.code(of: $0.kind) } ?? Exit.notGood }

    /// One line: where, what, why.
    var line: String {
        if let problem { return "\(inert(path)): unreadable: \(inert(problem.message))" }
        guard let verdict, verdict.kind != .verified else { return "\(inert(path)): \(word)" }
        return headline(of: verdict, path: path)
    }

    /// The same as one JSON object with all that is known; what is not, is null.
    func json() -> [UInt8] {
        var writer = JSONWriter()
        func member(_ key: String, _ text: String?, _ writer: inout JSONWriter) {
            if let text { writer.member(key, clip(text, to: 2_000)) } else { writer.memberNull(key) }
        }
        writer.object { writer in
            writer.member("log", path)
            writer.member("verdict", word)
            writer.member("code", Int(code))
            if let verdict, verdict.line > 0 { writer.member("line", verdict.line) } else { writer.memberNull("line") }
            member("difference", verdict?.difference?.rawValue, &writer)
            member("reason", verdict.map(why) ?? problem?.message, &writer)
            member("recorded", verdict?.recorded, &writer)
            member("computed", verdict?.computed, &writer)
        }
        writer.endLine()
        return writer.bytes.escapingInvisible
    }
}
