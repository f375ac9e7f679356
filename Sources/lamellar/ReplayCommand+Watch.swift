import Chronicle
import Content
import Files
import Terminal

/// Shows a fight on the whole screen; nil where there is no terminal that could, and the fight is to be told instead.
func watch(
    _ recording: Recording, _ verdict: Verdict, _ settings: Settings, paused: Bool, _ streams: inout Streams
) -> Projector.Departure? {
    guard settings.isTerminal, !settings.isPlain, isTerminal(0) else { return nil }
    // A log keeps the names it needs; the words of the interface come from what is installed.
    let voice = settings.voice(settings.loader.load().catalog ?? recording.catalog)
    let projector = Projector(
        Film(recording), voice, verdict: words(for: verdict, voice), columns: environment("COLUMNS"),
        lines: environment("LINES"))
    streams.flush()
    let departure = projector.run(paused: paused)
    return departure
}

/// What the screen says of a log that is not what the rules compute.
private func words(for verdict: Verdict, _ voice: Voice) -> String? {
    verdict.kind == .verified ? nil : shortText(of: verdict, voice)
}
