import Files
import Game
import Terminal

extension ProgramCommand {
    static let play = ProgramCommand(
        name: "play",
        usage: "play [--slot NAME] [--new] [--seed N] [--ironman] [--oath ID]… [--daily] [--script FILE] [--watch]",
        about: "plays the game; what is not typed at a terminal is echoed",
        options: NewGame.options + [
            Option("script", taking: "FILE", "read the commands from a file"),
            Option("watch", "take content over whenever its files change, for those who make it"),
        ],
        examples: ["lamellar play", "lamellar play --slot second --new --seed 7", "lamellar play --daily"],
        run: { arguments, streams throws(UsageProblem) in
            if let word = arguments.words.first {
                throw UsageProblem("play takes no `\(word)`; a slot goes behind --slot")
            }
            var settings = try Settings(arguments)
            try settings.mustKnowDay()
            let game = try NewGame(arguments, today: settings.today)
            guard let catalog = settings.load(&streams) else { return Exit.notGood }
            try game.check(catalog)
            let isInteractive = settings.isTerminal && isTerminal(0) && !arguments.has("script")
            if !isInteractive { settings.isPlain = true }
            do throws(FileProblem) {
                let signals = Signals.watch()
                let input: LineReader
                if let path = arguments.value("script") {
                    input = try LineReader(path: path, signals: signals)
                } else {
                    input = LineReader(signals: signals)
                }
                do throws(SaveProblem) {
                    guard var session = try game.open(in: settings.savesFolder, catalog, &streams) else {
                        return Exit.notGood
                    }
                    if let rehearsal = environment("LAMELLAR_FAULT") { session.rehearse(rehearsal) }
                    var loop = GameLoop(
                        session, settings, input: input, isInteractive: isInteractive,
                        isWatching: arguments.has("watch"))
                    return loop.run(&streams)
                } catch {
                    streams.complain("lamellar: \(text(of: error))")
                    return Exit.notGood
                }
            } catch {
                streams.complain("lamellar: \(inert(error.message))")
                return Exit.notGood
            }
        })
}
