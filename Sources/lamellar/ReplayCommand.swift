import Chronicle
import Content
import Engine
import Terminal

extension ProgramCommand {
    static let replay = ProgramCommand(
        name: "replay",
        usage: """
            replay LOG [--step]
                   replay PATH… --verify [--threads N] [--json]
                   replay LOG --to FORMAT [--out FILE]
                   replay LOG --what-if [CHANGE]… [--if-illegal stop|skip|bot] [--repeat N]
                   replay LOG --play [--from ROUND]
                   replay LOG --audit
                   replay diff LOG LOG [--json]
            """,
        about:
            "watches a fight from its log, proves that it went so, writes it for people to read, fights it again otherwise; a LOG is a file, a page made by --to html, or a share code made by --to code",
        options: [
            Option(
                "step",
                "on a terminal, begins paused at the first step instead of playing; elsewhere it changes nothing"),
            Option(
                "verify",
                "fights it again and compares every line; exit codes: 0 verified, 3 incomplete, 4 diverged, 5 foreign, 6 content missing, 7 illegal choice, 8 malformed, 1 unreadable. With a folder, or several: one line a log for every *.jsonl in it and below it (journal.jsonl and history.jsonl aside, unless they are logs), a summary, and the greatest code; a folder without logs is 1"
            ),
            Option(
                "threads", taking: "N", "how many threads --verify and --repeat may use; what comes out is the same"),
            Option("json", "--verify, --what-if and diff say it as JSON, one object a line"),
            exportOption,
            Option("out", taking: "FILE", "where --to writes; with --what-if, the fight as it would have been"),
            Option("play", "plays on from where the log stops, or from --from ROUND, in a slot of its own"),
            Option("audit", "holds each choice against what the rules promise whatever happens"),
        ] + whatIfOptions,
        examples: [
            "lamellar replay saves/main/fights/0001-bath-imp.jsonl", "lamellar replay saves --verify",
            "lamellar replay saves/main/fights/0001-bath-imp.jsonl --to html --out fight.html",
            "lamellar replay saves/main/fights/0001-bath-imp.jsonl --what-if --without 2",
        ],
        run: { arguments, streams throws(UsageProblem) in
            if arguments.words.first == "diff" {
                try arguments.mustNotHave(besides: ["json"], in: "replay diff")
                return try compareLogs(arguments, &streams)
            }
            guard let path = arguments.words.first else { throw UsageProblem("replay needs the LOG of a fight") }
            for mode in Mode.all where arguments.has(mode.name) {
                try arguments.mustNotHave(besides: [mode.name] + mode.options, in: "replay --\(mode.name)")
                return try mode.run(arguments, &streams)
            }
            try arguments.mustNotHave(besides: ["step"], in: "replay")
            guard arguments.words.count == 1 else { throw UsageProblem("replay shows one LOG at a time") }
            let settings = try Settings(arguments)
            guard let found = fight(in: path, settings, &streams) else { return Exit.notGood }
            if let recording = found.recording {
                switch watch(recording, found.verdict, settings, paused: arguments.has("step"), &streams) {
                case .branch(let step)?:
                    let code = tell(found, at: path, &streams)
                    let played = practise(recording, after: Film(recording).choices(before: step), settings, &streams)
                    return max(code, played)
                case .quit?: break
                case nil: show(recording, settings, &streams)
                }
            }
            return tell(found, at: path, &streams)
        })
}

/// What `replay` can do with a log beside showing it.
private struct Mode: Sendable {
    let name: String
    /// Which other options it takes.
    let options: [String]
    let run: @Sendable (Arguments, inout Streams) throws(UsageProblem) -> Int32

    static let all = [
        Mode(name: "verify", options: ["threads", "json"], run: verify),
        Mode(name: "to", options: ["out"], run: export),
        Mode(
            name: "what-if", options: ["threads", "json", "out"] + ProgramCommand.whatIfOptions.map(\.name),
            run: askWhatIf),
        Mode(name: "play", options: ["from"], run: playOn),
        Mode(name: "audit", options: [], run: audit),
    ]
}

extension Arguments {
    /// Refuses options of the command that mean nothing here; those that all commands have are never refused.
    fileprivate func mustNotHave(besides allowed: [String], in use: String) throws(UsageProblem) {
        for option in ProgramCommand.replay.options where has(option.name) && !allowed.contains(option.name) {
            let isOfWhatIf = use == "replay" && ProgramCommand.whatIfOptions.contains { $0.name == option.name }
            throw UsageProblem(
                "`--\(option.name)` means nothing to `\(use)`; "
                    + (isOfWhatIf ? "add --what-if" : "see `lamellar replay --help`"))
        }
    }
}

/// Says what is wrong with a log that was used as far as it goes; 0 for one that is merely not finished.
func tell(_ found: FoundFight, at path: String, _ streams: inout Streams) -> Int32 {
    guard found.verdict.kind != .verified else { return Exit.good }
    for line in text(of: found.verdict, path: path) { streams.complain(line) }
    return found.verdict.kind == .incomplete && found.recording != nil
        ? Exit.good : Exit.code(of: found.verdict.kind)
}

/// Tells a fight from its opening through every choice.
private func show(_ recording: Recording, _ settings: Settings, _ streams: inout Streams) {
    let narrator = Narrator(settings.voice(recording.catalog), recording)
    let mods = recording.mods.map { inert("\($0.id) \($0.version)") }.joined(separator: ", ")
    streams.say("Seed \(hex(recording.setup.seed)), content \(mods).")
    for turn in recording.playback.turns {
        for line in narrator.tell(turn.facts, turn.after) { streams.say(line) }
    }
}
