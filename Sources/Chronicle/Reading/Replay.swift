/// A log fought again from its own content, choice by choice, and held against what it recorded.
///
/// It fails closed: a line that is neither known nor computed is a difference, unknown types and keys aside.
///
///     let replay = Replay(bytes)
///     replay.verdict.kind   // .verified
public struct Replay: Sendable {
    public let verdict: Verdict
    /// The fight as far as log and rules agree; nil where it could not begin.
    public let recording: Recording?

    /// Reads a log, or the one that a page holds.
    public init(_ bytes: [UInt8]) {
        var reader = LogReader(LogLines(logInside(bytes) ?? bytes))
        verdict = reader.read()
        recording = reader.recording
    }
}
