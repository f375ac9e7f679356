import Chronicle
import Files
import Terminal

let exportOption = Option(
    "to", taking: ExportFormat.allCases.map(\.rawValue).joined(separator: "|"),
    "writes the fight as a report, a page with a film in it, or a recording for asciinema")

/// Writes a fight in the format that `--to` names, as far as its log could be followed; the code is that of the writing.
func export(
    _ recording: Recording, from log: [UInt8], at path: String, _ arguments: Arguments, _ settings: Settings,
    _ streams: inout Streams
) throws(UsageProblem) -> Int32 {
    let word = arguments.value("to") ?? ""
    guard let format = ExportFormat(rawValue: word) else {
        let formats = ExportFormat.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageProblem("`--to \(word)` is none of \(formats)")
    }
    var voice = settings.voice(recording.catalog)
    // What goes into a file is the same everywhere: only an option chooses its language.
    voice.language = arguments.value("lang") ?? "en"
    let bytes = format.bytes(recording, log: logInside(log) ?? log, voice)
    guard let out = arguments.value("out") else {
        streams.write(bytes)
        return Exit.good
    }
    guard identityOfFile(out) != identityOfFile(path) else {
        throw UsageProblem("`--out \(out)` is the log itself, which stays as it is")
    }
    do throws(FileProblem) {
        try writeDurably(bytes, to: out)
        return Exit.good
    } catch {
        streams.complain("lamellar: \(inert(error.message))")
        return Exit.notGood
    }
}
