import Chronicle
import Content
import Files
import Terminal

/// What a LOG on the command line leads to.
struct FoundFight {
    /// The log's bytes.
    let log: [UInt8]
    let verdict: Verdict
    /// The fight as far as log and rules agree.
    let recording: Recording?
}

/// The fight behind a word: a file, a page that carries a log, or a share code. nil, with the reason told, for a file
/// that can't be read or a code that opens nothing.
func fight(in word: String, _ settings: Settings, _ streams: inout Streams) -> FoundFight? {
    let bytes: [UInt8]
    if word.hasPrefix("lamellar") && kindOfFile(word) == nil {
        guard let log = log(of: word, settings, &streams) else { return nil }
        bytes = log
    } else {
        do throws(FileProblem) {
            bytes = try readFile(word, limit: 256 << 20)
        } catch {
            streams.complain("lamellar: \(inert(error.message))")
            return nil
        }
    }
    let replay = Replay(bytes)
    return FoundFight(log: logInside(bytes) ?? bytes, verdict: replay.verdict, recording: replay.recording)
}

/// The log that a share code stands for, with the content installed.
private func log(of code: String, _ settings: Settings, _ streams: inout Streams) -> [UInt8]? {
    do throws(ShareCode.Problem) {
        let code = try ShareCode(text: code)
        guard let catalog = settings.load(&streams) else { return nil }
        return try code.recording(in: catalog).log()
    } catch {
        streams.complain("lamellar: " + text(of: error))
        return nil
    }
}
