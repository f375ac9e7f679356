import Files
import Game
import Terminal

extension GameLoop {
    /// Puts a journey that has ended into the history of runs; one that is lost and still `played` may go on after an undo.
    mutating func keepHistory(played: Bool = false, _ streams: inout Streams) {
        do throws(FileProblem) {
            try session.keepHistory(date: settings.today, played: played)
        } catch {
            streams.complain("lamellar: \(inert(error.message))")
        }
    }

    mutating func tellHistory(_ streams: inout Streams) -> Bool {
        do throws(FileProblem) {
            tell(RunPage(voice, try RunHistory(in: settings.savesFolder)).lines(), &streams)
            return true
        } catch {
            tell([inert(error.message)], &streams)
            return false
        }
    }

    /// Whether a journey that is lost still answers a command: it can be looked at, and left.
    func isOpen(_ command: Command) -> Bool {
        guard session.campaign.isLost(in: session.catalog) else { return true }
        switch command {
        case .look, .stack, .examine, .map, .why, .quests, .help, .history, .load, .saves, .transcript, .options, .quit:
            return true
        case .undo, .redo: return session.campaign.terms.mode != .ironman
        case .intents, .preview, .act, .wares, .weapons, .upgrades, .lessons, .hint, .save, .reload: return false
        }
    }
}
