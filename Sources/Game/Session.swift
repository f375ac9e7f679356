import Chronicle
public import Content
import Engine
public import Files
import JSONText

/// A game being played: the campaign, its history for undo, and its slot on disk.
///
/// Every action is on disk before it counts, so the game can be resumed at the last finished command after any crash.
public struct Session: ~Copyable {
    public let catalog: Catalog
    public private(set) var campaign: Campaign
    /// What was found when the slot was opened.
    public let opening: Opening
    private var past: [Step] = []
    private var future: [Action] = []
    let slot: Slot
    private var journal: ActionJournal?
    var log: AppendFile?
    private var saved: SaveFile?

    private struct Step {
        let before: Campaign
        let action: Action
    }

    /// How a session began.
    public struct Opening: Sendable {
        public let isNew: Bool
        /// Commands since the last save that were done again, and those that could not be.
        public let recovered: Int
        public let lost: Int
        /// Mods that the save was played with and that are not loaded.
        public let missingMods: [String]
    }

    /// Why an action did not happen.
    public enum Problem: Error, Sendable {
        case refused(Refusal)
        case file(FileProblem)
        case nothingToUndo
        case nothingToRedo
    }

    /// Opens a slot: resumes what is in it, or begins a new game with `seed` where it is empty.
    public static func open(
        _ slot: consuming Slot, catalog: Catalog, seed: UInt64
    ) throws(SaveProblem) -> Session {
        let save = try slot.read()
        guard let campaign = save?.campaign ?? Campaign(seed: seed, in: catalog) else { throw .noGame }
        let journal = save.flatMap { ActionJournal.read(slot.path("journal.jsonl"), following: $0.number) }
        var session = Session(slot, catalog, campaign, save, journal?.entries ?? [])
        do throws(FileProblem) {
            try session.settle(journalSize: journal?.size)
        } catch {
            throw .file(error)
        }
        return session
    }

    /// Does the journal's entries again, in memory only.
    private init(
        _ slot: consuming Slot, _ catalog: Catalog, _ campaign: Campaign, _ save: SaveFile?,
        _ entries: [ActionJournal.Entry]
    ) {
        self.slot = slot
        self.catalog = catalog
        saved = save
        var campaign = campaign
        var past = Session.history(of: campaign)
        var future: [Action] = []
        let recovered = entries.prefix { Session.apply($0, &campaign, &past, &future, catalog) }.count
        self.campaign = campaign
        self.past = past
        self.future = future
        let loaded = Set(catalog.mods.map(\.id))
        opening = Opening(
            isNew: save == nil, recovered: recovered, lost: entries.count - recovered,
            missingMods: (save?.mods ?? []).map(\.id).filter { !loaded.contains($0) })
    }

    /// Brings the files in line with what was recovered.
    private mutating func settle(journalSize: Int?) throws(FileProblem) {
        if opening.lost > 0 {
            // Commands that no longer fit are kept for a look, and the rest goes into a save of its own.
            try renameFile(slot.path("journal.jsonl"), to: slot.path("journal.lost.jsonl"))
            try save()
        } else if let journalSize {
            journal = try ActionJournal(slot.path("journal.jsonl"), keeping: journalSize)
        }
        try rewriteLog()
    }

    public var slotName: String { slot.name }

    /// The slot's folder, and the save in it.
    public var folder: String { slot.folder }
    public var savePath: String { slot.savePath }

    /// Where the log of the fight under way is.
    public var logPath: String? { campaign.bout.map { path(of: $0) } }

    /// Does one action; when it throws, nothing has changed.
    public mutating func perform(_ action: Action) throws(Problem) -> [Event] {
        var next = campaign
        let events: [Event]
        do throws(Refusal) {
            events = try next.perform(action, in: catalog)
        } catch {
            throw .refused(error)
        }
        try writing { session throws(FileProblem) in try session.record(.action(action)) }
        past.append(Step(before: campaign, action: action))
        future = []
        let before = campaign.bout
        campaign = next
        try writing { session throws(FileProblem) in try session.extendLog(events, before) }
        return events
    }

    /// Takes the last action back; returns it.
    public mutating func undo() throws(Problem) -> Action {
        guard let step = past.last else { throw .nothingToUndo }
        try travel(.undo)
        return step.action
    }

    /// Does the action again that was last taken back; returns it.
    public mutating func redo() throws(Problem) -> Action {
        guard let action = future.last else { throw .nothingToRedo }
        try travel(.redo)
        return action
    }

    /// Writes a save; returns once it is durable.
    public mutating func save() throws(FileProblem) {
        let number = (saved?.number ?? 0) + 1
        let save = SaveFile(number: number, campaign: campaign, mods: catalog.mods, over: saved?.json)
        try slot.write(save)
        saved = save
        journal = try ActionJournal(slot.path("journal.jsonl"), following: number)
    }

    /// Saves and brings the fight's log to a proper last line.
    public mutating func close() throws(FileProblem) {
        try save()
        guard let bout = campaign.bout else { return }
        var lines = FactLines(bout.recording.names, round: bout.recording.fight.round)
        try log?.append(lines.writeSuspension(of: bout.recording.fight))
        try log?.sync()
        log = nil
    }

    private mutating func travel(_ entry: ActionJournal.Entry) throws(Problem) {
        try writing { session throws(FileProblem) in try session.record(entry) }
        let before = campaign.bout
        _ = Session.apply(entry, &campaign, &past, &future, catalog)
        try writing { session throws(FileProblem) in
            // A fight that was never begun leaves no log.
            if let before, campaignHasNot(before, session.campaign) {
                session.log = nil
                try removeFile(session.path(of: before))
            }
            try session.rewriteLog()
        }
    }

    private mutating func writing(
        _ body: (inout Session) throws(FileProblem) -> Void
    ) throws(Problem) {
        do throws(FileProblem) {
            try body(&self)
        } catch {
            throw .file(error)
        }
    }

    /// Does one journal entry to a campaign and its history; false when it does not fit.
    private static func apply(
        _ entry: ActionJournal.Entry, _ campaign: inout Campaign, _ past: inout [Step], _ future: inout [Action],
        _ catalog: Catalog
    ) -> Bool {
        switch entry {
        case .action(let action):
            let before = campaign
            guard (try? campaign.perform(action, in: catalog)) != nil else { return false }
            past.append(Step(before: before, action: action))
            future = []
        case .undo:
            guard let step = past.popLast() else { return false }
            future.append(step.action)
            campaign = step.before
        case .redo:
            guard let action = future.popLast() else { return false }
            let before = campaign
            guard (try? campaign.perform(action, in: catalog)) != nil else { return false }
            past.append(Step(before: before, action: action))
        }
        return true
    }

    /// The steps of a resumed fight, so that they can be undone.
    private static func history(of campaign: Campaign) -> [Step] {
        guard let bout = campaign.bout, var again = bout.recording.restarted() else { return [] }
        var steps: [Step] = []
        for choice in bout.recording.choices {
            var before = campaign
            before.bout?.recording = again
            steps.append(Step(before: before, action: .choose(choice)))
            guard (try? again.play(choice)) != nil else { return [] }
        }
        return steps
    }

    /// Puts an entry into the journal; the first one of a game makes its first save.
    private mutating func record(_ entry: ActionJournal.Entry) throws(FileProblem) {
        if saved == nil { try save() }
        if journal == nil, let saved {
            journal = try ActionJournal(slot.path("journal.jsonl"), following: saved.number)
        }
        try journal?.append(entry)
    }
}

/// Whether a campaign knows nothing of a fight: it is neither under way nor fought.
private func campaignHasNot(_ bout: Campaign.Bout, _ campaign: Campaign) -> Bool {
    campaign.fightsBegun < bout.number
}
