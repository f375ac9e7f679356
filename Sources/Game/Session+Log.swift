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

    /// Brings the logs in line with what an entry of the journal did. The log follows from the game: where it can't be
    /// written the game goes on, and the next action tries again.
    mutating func keepLogs(_ entry: ActionJournal.Entry, _ events: [Event], _ before: Campaign) {
        logProblem = nil
        // What is under way again has not ended.
        let campaign = campaign
        owedLogs.removeAll { $0.number > campaign.fightsBegun || $0.number == campaign.bout?.number }
        if let ended = timeline.past.last?.concluded, entry != .undo { owedLogs.append(ended) }
        do throws(FileProblem) {
            if let begun = before.bout, campaign.fightsBegun < begun.number {
                // A fight that was never begun leaves no log.
                log = nil
                if kindOfFile(path(of: begun)) != nil { try removeFile(path(of: begun)) }
            }
            if case .action = entry, before.bout != nil, log != nil {
                try extendLog(events, before)
            } else {
                try rewriteLog()
            }
            try payLogs()
        } catch {
            log = nil
            logProblem = error
        }
    }

    /// Appends what an action added to the log of its fight.
    private mutating func extendLog(_ events: [Event], _ before: Campaign) throws(FileProblem) {
        guard let bout = before.bout else { return }
        for event in events {
            switch event {
            case .facts(let facts, let fight):
                var lines = FactLines(bout.recording.names, round: bout.recording.fight.round)
                try log?.append(lines.write(facts, of: fight))
            case .noted:
                guard let note = campaign.bout?.recording.notes.last else { continue }
                var lines = FactLines(bout.recording.names)
                try log?.append(lines.writeNote(note.text))
            case .fightEnded:
                try log?.sync()
                log = nil
                owedLogs.removeLast()
            case .fightBegan, .arrived, .questDone, .questMissed, .asked, .said, .delivered, .earned, .got,
                .bought, .sold, .wielded, .offered, .took, .upgraded, .rested, .rearranged, .wrecked, .finished,
                .lostForGood, .lessonBegan, .answered, .watched, .rehung, .tried, .lessonPassed, .lessonLeft:
                break
            }
        }
    }

    /// Writes the log of the fight under way from its beginning: what was undone is not in it.
    private mutating func rewriteLog() throws(FileProblem) {
        log = nil
        guard let bout = campaign.bout else { return }
        try makeFolders(slot.path("fights"))
        var file = try AppendFile(path(of: bout))
        try file.truncate(to: 0)
        try file.append(bout.recording.log(suspended: false))
        log = consume file
    }

    /// Writes the logs of fights that ended without theirs.
    private mutating func payLogs() throws(FileProblem) {
        while let bout = owedLogs.first {
            let whole = bout.recording.log()
            if (try? readFile(path(of: bout), limit: Slot.mostBytes)) != whole {
                try makeFolders(slot.path("fights"))
                try writeDurably(whole, to: path(of: bout))
            }
            owedLogs.removeFirst()
        }
    }

    /// After a crash any log may lack what the journal had already.
    mutating func settleLogs(unbegun: [Campaign.Bout]) {
        for bout in unbegun where kindOfFile(path(of: bout)) != nil { try? removeFile(path(of: bout)) }
        owedLogs = timeline.past.compactMap(\.concluded)
        do throws(FileProblem) {
            try rewriteLog()
            try payLogs()
        } catch {
            log = nil
            logProblem = error
        }
    }

    /// Ends the log of a fight under way with a line that says so.
    mutating func suspendLog() throws(FileProblem) {
        try payLogs()
        guard let bout = campaign.bout else { return }
        if log == nil { try rewriteLog() }
        var lines = FactLines(bout.recording.names, round: bout.recording.fight.round)
        try log?.append(lines.writeSuspension(of: bout.recording.fight))
        try log?.sync()
        log = nil
    }
}
