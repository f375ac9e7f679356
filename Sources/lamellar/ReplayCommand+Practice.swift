import Chronicle
import Content
import Engine
import Files
import Game
import Terminal

/// Plays a recorded fight on from after some of its choices, in a slot of its own.
func practise(
    _ recording: Recording, after choices: Int, _ settings: Settings, _ streams: inout Streams
) -> Int32 {
    // What the log embeds is enough for its fight; what is installed has the words around it.
    let catalog = settings.loader.load().catalog ?? recording.catalog
    var settings = settings
    let isInteractive = settings.isTerminal && isTerminal(0)
    if !isInteractive { settings.isPlain = true }
    do throws(SaveProblem) {
        let session = try Session.practice(recording, after: choices, in: settings.savesFolder, catalog: catalog)
        var loop = GameLoop(
            session, settings, input: LineReader(signals: Signals.watch()), isInteractive: isInteractive,
            isWatching: false)
        return loop.run(&streams)
    } catch .noGame {
        streams.complain("lamellar: the fight is over there, so that nothing can be played on")
        return Exit.notGood
    } catch {
        streams.complain("lamellar: \(text(of: error))")
        return Exit.notGood
    }
}

/// `replay LOG --play [--from ROUND]`: from the beginning of a round, else from where the log stops.
func playOn(_ arguments: Arguments, _ streams: inout Streams) throws(UsageProblem) -> Int32 {
    guard arguments.words.count == 1 else { throw UsageProblem("`--play` plays on from one LOG") }
    let settings = try Settings(arguments)
    guard let found = fight(in: arguments.words[0], settings, &streams) else { return Exit.notGood }
    if found.verdict.kind != .verified {
        for line in text(of: found.verdict, path: arguments.words[0]) { streams.complain(line) }
    }
    guard let recording = found.recording else { return Exit.code(of: found.verdict.kind) }
    var choices = recording.choices.count
    if let round = try arguments.number("from", 1...1_000_000) {
        // The turn that opens a round has as many choices before it as its number.
        guard
            let turn = recording.playback.turns.firstIndex(where: { $0.after.round == round && $0.after.result == nil })
        else { throw UsageProblem("the fight has no round \(round) to play; its last is \(recording.fight.round)") }
        choices = turn
    }
    return practise(recording, after: choices, settings, &streams)
}
