import Chronicle
import Content
import Files
import JSONText
import Lab
import Terminal

private let formats = ExportFormat.allCases.map(\.rawValue) + ["json", "code"]

let exportOption = Option(
    "to", taking: formats.joined(separator: "|"),
    "writes the fight: a report as text or Markdown, a page with a film in it, a recording for asciinema, a summary for tools, or a share code of one line"
)

/// `replay LOG --to FORMAT [--out FILE]`: writes the fight as far as its log can be followed.
func export(_ arguments: Arguments, _ streams: inout Streams) throws(UsageProblem) -> Int32 {
    guard arguments.words.count == 1 else { throw UsageProblem("`--to` writes one LOG at a time") }
    let path = arguments.words[0]
    let word = arguments.value("to") ?? ""
    guard formats.contains(word) else {
        throw UsageProblem("`--to \(word)` is none of \(formats.joined(separator: ", "))")
    }
    let settings = try Settings(arguments)
    guard let found = fight(in: path, settings, &streams) else { return Exit.notGood }
    guard let recording = found.recording else { return tell(found, at: path, &streams) }
    // What goes into a file is the same everywhere: only an option chooses its language, and then the words come from
    // what is installed, as a log keeps none.
    let words = arguments.has("lang") ? settings.loader.load().catalog : nil
    var voice = settings.voice(words ?? recording.catalog)
    voice.language = arguments.value("lang") ?? "en"
    let bytes = written(recording, found.log, as: word, voice)
    guard let out = arguments.value("out") else {
        streams.write(bytes)
        return tell(found, at: path, &streams)
    }
    return max(try writeOut(bytes, to: out, madeOf: path, &streams), tell(found, at: path, &streams))
}

private func written(_ recording: Recording, _ log: [UInt8], as word: String, _ voice: Voice) -> [UInt8] {
    if word == "code" { return Array((ShareCode(recording).text + "\n").utf8) }
    if word == ExportFormat.cast.rawValue { return ExportFormat.cast.bytes(recording, log: log, voice) }
    // The one who looks for a way out is the best player there is.
    let planner = Planner()
    let insight = Insight(recording) { planner.plan($0) }
    if let format = ExportFormat(rawValue: word) {
        return format.bytes(recording, log: log, voice, insight: blocks(of: insight, voice))
    }
    var writer = JSONWriter()
    insight.write(into: &writer)
    writer.endLine()
    return writer.bytes.escapingInvisible
}
