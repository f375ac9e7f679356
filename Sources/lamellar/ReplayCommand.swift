import Chronicle
import Content
import Engine
import Files
import Terminal

extension ProgramCommand {
    static let replay = ProgramCommand(
        name: "replay", usage: "replay LOG | replay PATH… --verify [--threads N] [--json]",
        about: "shows a fight from its log, or proves that it went so",
        options: [
            Option(
                "verify",
                "fights it again and compares every line; exit codes: 0 verified, 3 incomplete, 4 diverged, 5 foreign, 6 content missing, 7 illegal choice, 8 malformed, 1 unreadable. With a folder, or several: one line a log for every *.jsonl in it and below it (journal.jsonl and history.jsonl aside, unless they are logs), a summary, and the greatest code; a folder without logs is 1"
            ),
            Option("threads", taking: "T", "how many threads verify; what comes out is the same"),
            Option("json", "with --verify: one JSON object a log, then one for all of many"),
        ],
        examples: [
            "lamellar replay saves/main/fights/0001-bath-imp.jsonl --verify", "lamellar replay saves --verify",
        ],
        run: { arguments, streams throws(UsageProblem) in
            guard let path = arguments.words.first else { throw UsageProblem("replay needs the LOG of a fight") }
            if arguments.has("verify") { return try verify(arguments, &streams) }
            for option in ["threads", "json"] where arguments.has(option) {
                throw UsageProblem("`--\(option)` is for `replay --verify`")
            }
            guard arguments.words.count == 1 else { throw UsageProblem("replay shows one LOG at a time") }
            let settings = try Settings(arguments)
            let bytes: [UInt8]
            do throws(FileProblem) {
                bytes = try readFile(path, limit: 256 << 20)
            } catch {
                streams.complain("lamellar: \(inert(error.message))")
                return Exit.notGood
            }
            let replay = Replay(bytes)
            let verdict = replay.verdict
            if let recording = replay.recording { show(recording, settings, &streams) }
            guard verdict.kind != .verified else { return Exit.good }
            for line in text(of: verdict, path: path) { streams.complain(line) }
            // A fight that is merely not finished was shown as far as it goes.
            return verdict.kind == .incomplete && replay.recording != nil ? Exit.good : Exit.code(of: verdict.kind)
        })
}

/// Tells a fight from its opening through every choice.
private func show(_ recording: Recording, _ settings: Settings, _ streams: inout Streams) {
    guard var again = recording.restarted() else { return }
    let voice = settings.voice(recording.catalog)
    let narrator = Narrator(voice, recording)
    let mods = recording.mods.map { inert("\($0.id) \($0.version)") }.joined(separator: ", ")
    streams.say("Seed \(hex(recording.setup.seed)), content \(mods).")
    for line in narrator.tell(recording.opening, again.fight) { streams.say(line) }
    for choice in recording.choices {
        guard let facts = try? again.play(choice) else { return }
        for line in narrator.tell(facts, again.fight) { streams.say(line) }
    }
}
