import Chronicle
import Content
import Engine
import Files
import Terminal

extension ProgramCommand {
    static let replay = ProgramCommand(
        name: "replay",
        usage: "replay LOG [--verify | --to FORMAT] | replay LOG --what-if … | replay diff A B",
        about: "shows a fight from its log, proves that it went so, or writes it for people to read",
        options: [
            Option(
                "verify",
                "fights it again and compares every line; exit codes: 0 verified, 3 incomplete, 4 diverged, 5 foreign, 6 content missing, 7 illegal choice, 8 malformed"
            ),
            Option("play", "plays on from where the log stops, or from the round in --from, in a slot of its own"),
            Option("audit", "holds each choice against what the rules promise whatever happens"),
            Option("threads", taking: "T", "how many threads; what comes out is the same"),
            Option("json", "with --what-if or diff: as JSON"),
            exportOption,
            Option("out", taking: "FILE", "writes it there"),
        ] + whatIfOptions,
        examples: [
            "lamellar replay saves/main/fights/0001-bath-imp.jsonl --verify",
            "lamellar replay saves/main/fights/0001-bath-imp.jsonl --to html --out fight.html",
        ],
        run: { arguments, streams throws(UsageProblem) in
            if arguments.words.first == "diff" { return try compareLogs(arguments, &streams) }
            if arguments.has("play") { return try playOn(arguments, &streams) }
            if arguments.has("audit") { return try audit(arguments, &streams) }
            if arguments.has("what-if") { return try askWhatIf(arguments, &streams) }
            guard let path = arguments.words.first else { throw UsageProblem("replay needs the LOG of a fight") }
            guard arguments.words.count == 1 else { throw UsageProblem("replay takes one LOG at a time") }
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
            if arguments.has("verify") {
                for line in text(of: verdict, path: path) {
                    if verdict.kind == .verified { streams.say(line) } else { streams.complain(line) }
                }
                return Exit.code(of: verdict.kind)
            }
            if let recording = replay.recording {
                if arguments.has("to") {
                    let code = try export(recording, from: bytes, at: path, arguments, settings, &streams)
                    guard code == Exit.good else { return code }
                } else {
                    show(recording, settings, &streams)
                }
            }
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
