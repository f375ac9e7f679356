import Files
import Game
import Terminal

extension ProgramCommand {
    static let play = ProgramCommand(
        name: "play", usage: "play [--slot NAME] [--new] [--seed N] [--script FILE] [--watch]",
        about: "plays the game; what is not typed at a terminal is echoed",
        options: [
            Option("slot", taking: "NAME", "which saved game; `main` when left out"),
            Option("new", "begin anew; what was in the slot moves to another one"),
            Option("seed", taking: "N", "the luck of a new game; by chance when left out"),
            Option("script", taking: "FILE", "read the commands from a file"),
            Option("watch", "take content over whenever its files change, for those who make it"),
        ],
        examples: ["lamellar play", "lamellar play --slot second --new --seed 7"],
        run: { arguments, streams throws(UsageProblem) in
            if let word = arguments.words.first {
                throw UsageProblem("play takes no `\(word)`; a slot goes behind --slot")
            }
            var settings = try Settings(arguments)
            let seed = try arguments.seed()
            let name = arguments.value("slot") ?? "main"
            guard isSlotName(name) else { throw UsageProblem(text(of: SaveProblem.badName(name))) }
            guard let catalog = settings.load(&streams) else { return Exit.notGood }
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
                    if arguments.has("new"), let other = try Slot.setAside(name, in: settings.savesFolder) {
                        streams.complain(
                            "lamellar: the game that was in `\(inert(name))` is in the slot `\(inert(other))` now")
                    }
                    let slot = try Slot(name, in: settings.savesFolder)
                    let session = try Session.open(slot, catalog: catalog, seed: seed ?? .random(in: 0 ... .max))
                    if seed != nil && !session.opening.isNew {
                        streams.complain("lamellar: --seed is for new games; this one goes on with its own luck")
                    }
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
