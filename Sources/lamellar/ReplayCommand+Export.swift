import Chronicle
import Files
import JSONText
import Lab
import Terminal

let exportOption = Option(
    "to", taking: (ExportFormat.allCases.map(\.rawValue) + ["json", "code"]).joined(separator: "|"),
    "writes the fight: a report as text or Markdown, a page with a film in it, a recording for asciinema, a summary for tools, or a share code of one line"
)

/// `replay LOG --to FORMAT [--out FILE]`: writes the fight as far as its log can be followed.
func export(_ arguments: Arguments, _ streams: inout Streams) throws(UsageProblem) -> Int32 {
    guard arguments.words.count == 1 else { throw UsageProblem("`--to` writes one LOG at a time") }
    let path = arguments.words[0]
    let word = arguments.value("to") ?? ""
    let formats = ExportFormat.allCases.map(\.rawValue) + ["json", "code"]
    guard formats.contains(word) else {
        throw UsageProblem("`--to \(word)` is none of \(formats.joined(separator: ", "))")
    }
    let settings = try Settings(arguments)
    guard let found = fight(in: path, settings, &streams) else { return Exit.notGood }
    guard let recording = found.recording else { return tell(found, at: path, &streams) }
    var voice = settings.voice(recording.catalog)
    // What goes into a file is the same everywhere: only an option chooses its language.
    voice.language = arguments.value("lang") ?? "en"
    let bytes = written(recording, found.log, as: word, voice)
    guard let out = arguments.value("out") else {
        streams.write(bytes)
        return tell(found, at: path, &streams)
    }
    guard kindOfFile(path) == nil || identityOfFile(out) != identityOfFile(path) else {
        throw UsageProblem("`--out \(out)` is the log itself, which stays as it is")
    }
    do throws(FileProblem) {
        try writeDurably(bytes, to: out)
        return tell(found, at: path, &streams)
    } catch {
        streams.complain("lamellar: \(inert(error.message))")
        return Exit.notGood
    }
}

private func written(_ recording: Recording, _ log: [UInt8], as word: String, _ voice: Voice) -> [UInt8] {
    if word == "code" { return Array((ShareCode(recording).text + "\n").utf8) }
    // The one who looks for a way out is the best player there is.
    let planner = Planner()
    let insight = Insight(recording) { planner.plan($0) }
    if let format = ExportFormat(rawValue: word) {
        return format.bytes(recording, log: log, voice, insight: blocks(of: insight, voice))
    }
    var writer = JSONWriter()
    insight.write(into: &writer)
    writer.endLine()
    return writer.bytes
}
