import Chronicle
import Content
import Files
import Terminal

/// No log is longer.
let mostLogBytes = 256 << 20

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
    if isShareCode(word) {
        guard let log = log(of: trimmed(word), settings, &streams) else { return nil }
        bytes = log
    } else {
        let read: [UInt8]
        do throws(FileProblem) {
            read = try readFile(word, limit: mostLogBytes)
        } catch {
            streams.complain("lamellar: \(inert(error.message))")
            return nil
        }
        if read.starts(with: ShareCode.prefix.utf8) {
            guard let log = log(of: trimmed(String(decoding: read, as: UTF8.self)), settings, &streams) else {
                return nil
            }
            bytes = log
        } else {
            bytes = read
        }
    }
    let replay = Replay(bytes)
    return FoundFight(log: logInside(bytes) ?? bytes, verdict: replay.verdict, recording: replay.recording)
}

/// Whether a word is a share code and no file.
func isShareCode(_ word: String) -> Bool { trimmed(word).hasPrefix("lamellar") && kindOfFile(word) == nil }

/// Without the spaces and line ends that come along when a code is pasted.
private func trimmed(_ text: String) -> String {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
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
