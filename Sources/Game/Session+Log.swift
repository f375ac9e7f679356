import Chronicle
import Engine
import Files

extension Session {
    /// `saves/SLOT/fights/0003-mirror-knight.jsonl`
    func path(of bout: Campaign.Bout) -> String {
        let digits = String(bout.number)
        let number = String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
        return Path.join(slot.path("fights"), "\(number)-\(bout.recording.setup.foes[0]).jsonl")
    }

    /// Appends what an action added to the log of its fight.
    mutating func extendLog(_ events: [Event], _ before: Campaign.Bout?) throws(FileProblem) {
        for event in events {
            switch event {
            case .fightBegan: try rewriteLog()
            case .facts(let facts, let fight):
                // The opening facts come with `fightBegan`, which wrote the log whole.
                guard let before else { continue }
                var lines = FactLines(before.recording.names, round: before.recording.fight.round)
                try log?.append(lines.write(facts, of: fight))
            case .noted:
                guard let bout = campaign.bout, let note = bout.recording.notes.last else { continue }
                var lines = FactLines(bout.recording.names)
                try log?.append(lines.writeNote(note.text))
            case .fightEnded:
                try log?.sync()
                log = nil
            case .arrived, .questDone, .offered, .took, .upgraded, .rested, .rearranged, .wrecked, .finished: break
            }
        }
    }

    /// Writes the log of the fight under way from its beginning: what was undone is not in it.
    mutating func rewriteLog() throws(FileProblem) {
        log = nil
        guard let bout = campaign.bout else { return }
        try makeFolders(slot.path("fights"))
        var file = try AppendFile(path(of: bout))
        try file.truncate(to: 0)
        try file.append(bout.recording.log(suspended: false))
        log = consume file
    }
}
