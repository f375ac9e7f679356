import Chronicle
import Engine
import Files

/// A broken promise of the rules, found while somebody played.
public struct Fault: Equatable, Sendable {
    /// What is amiss.
    public let finding: String
    /// The log up to and with the choice that showed it.
    public let path: String
}

extension Session {
    /// Looks at what a choice did; a finding goes into a log of its own, and the game goes on.
    mutating func examine(_ events: [Event], before: Campaign) throws(FileProblem) {
        for event in events {
            guard case .facts(let facts, let fight) = event, let bout = before.bout, let choice = facts.first?.choice
            else { continue }
            guard let finding = audit(bout.recording.fight, facts, fight) else { continue }
            var recording = bout.recording
            _ = try? recording.play(choice)
            let path = faultPath(of: bout)
            try makeFolders(Path.parent(path))
            try writeDurably(recording.log(suspended: false), to: path)
            fault = Fault(finding: finding, path: path)
        }
    }

    /// Says what is to be done should the rules die of a choice; whether that is to be taken back after it.
    func armLastWords(for choice: Choice) -> Bool {
        guard let bout = campaign.bout else { return false }
        let path = faultPath(of: bout)
        return LastWords(
            message: """

                lamellar: the game has died of a fault of its own. What you did before this command is safe.
                The fight up to there should be in this file now; the command lets it happen again:
                  lamellar replay '\(path.replacing("'", with: #"'\''"#))' --verify
                Please report it together with that file.

                """,
            file: self.path(of: bout), line: FactLines(bout.recording.names).line(of: choice), moving: path
        ).arm()
    }

    /// `saves/SLOT/faults/0003-imp-choice-12.jsonl`
    private func faultPath(of bout: Campaign.Bout) -> String {
        let name = path(of: bout).split(separator: "/").last.map(String.init) ?? "fight.jsonl"
        let number = bout.recording.choices.count + 1
        return Path.join(slot.path("faults"), "\(name.dropLast(6))-choice-\(number).jsonl")
    }
}

extension Fact {
    fileprivate var choice: Choice? { if case .choice(let choice) = self { choice } else { nil } }
}
