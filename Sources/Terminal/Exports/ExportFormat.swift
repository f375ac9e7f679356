public import Chronicle

/// What a log can be turned into for people: `--to md`.
public enum ExportFormat: String, Sendable, CaseIterable {
    case text, md, html, cast

    /// The fight in this format; `log` is the file that it was read from, `insight` what was found out about it.
    public func bytes(
        _ recording: Recording, log: [UInt8], _ voice: Voice, insight: [Report.Block] = []
    ) -> [UInt8] {
        switch self {
        case .text: Array(Report(recording, voice, insight: insight).text().utf8)
        case .md: Array(Report(recording, voice, insight: insight).markdown().utf8)
        case .html: page(of: recording, log: log, voice, insight: insight)
        case .cast: asciicast(of: recording, voice)
        }
    }
}
