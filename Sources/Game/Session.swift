import Chronicle
public import Content
public import Engine
public import Files
import JSONText

/// A game being played: the campaign, its history for undo, and its slot on disk.
///
/// Every action is on disk before it counts, so the game can be resumed at the last finished command after any crash.
public struct Session: ~Copyable {
    /// What is played with: the content under the oaths that the campaign swore.
    public private(set) var catalog: Catalog
    /// The content as it was loaded, under no oath.
    public private(set) var content: Catalog
    /// What was found when the slot was opened.
    public private(set) var opening: Opening
    private(set) var timeline: Timeline
    /// Steps of the past, and actions of the future, that save and journal don't tell: only this session knows them.
    private var untoldPast = 0
    private var untoldFuture = 0
    let slot: Slot
    private var journal: ActionJournal?
    private var saved: SaveFile?
    /// The greatest number that was ever given to a save here, or tried; none is given twice, so that no journal can
    /// take one save for another.
    private var lastNumber: Int
    /// The save on disk is not the one the journal follows: a write went wrong behind its rename. Nothing more goes
    /// into the journal until a save is whole.
    private var mustSave = false
    /// What was read speaks of content that is no longer there; only a save speaks of what is.
    private let wasUpdated: Bool
    /// How many entries the journal on disk has.
    private var entries = 0
    /// After so many entries a save is made unasked.
    static let entriesBetweenSaves = 500
    private var contentMark: UInt64
    /// The log of the fight under way; nil where it can't be written at present.
    var log: AppendFile?
    /// Fights that ended while their logs could not be written.
    var owedLogs: [Campaign.Bout] = []
    /// Why the last action is not in the log of its fight; the action counts all the same, and the log is made good
    /// with the next.
    public internal(set) var logProblem: FileProblem?

    /// What the last choice showed to be broken in the rules themselves.
    public internal(set) var fault: Fault?
    /// Holds a choice against what the rules promise; says what is amiss.
    public var audit: @Sendable (Fight, [Fact], Fight) -> String? = { Audit.finding(before: $0, $1, after: $2) }

    /// Whether the next choice kills the process, to see what is left then.
    public var isDoomed = false

    /// Opens a slot: resumes what is in it, or begins a new game with `seed` and `terms` where it is empty.
    public static func open(
        _ slot: consuming Slot, catalog content: Catalog, seed: UInt64, terms: Campaign.Terms = .init()
    ) throws(SaveProblem) -> Session {
        let save = try slot.read()
        let catalog = content.sworn((save?.campaign.terms ?? terms).oaths)
        guard var campaign = save?.campaign ?? Campaign(seed: seed, terms: terms, in: catalog) else { throw .noGame }
        if let save { campaign.supply(save.json, catalog) }
        let found = try ActionJournal.read(slot.path("journal.jsonl"), following: save?.number ?? 0)
        let loaded = Set(catalog.mods.map(\.id))
        let needed = found.mods.map(\.id).filter { !loaded.contains($0) }
        guard found.entries.isEmpty || needed.isEmpty else { throw .modsNeeded(needed) }
        let again = Replayed(found.entries, from: campaign, in: catalog)
        var session = Session(slot, content, catalog, save, again, lost: found.lost)
        do throws(FileProblem) {
            try session.settle(found)
        } catch {
            throw .file(error)
        }
        session.settleLogs(unbegun: again.unbegun)
        return session
    }

    private init(
        _ slot: consuming Slot, _ content: Catalog, _ catalog: Catalog, _ save: SaveFile?, _ again: Replayed,
        lost: Int
    ) {
        self.slot = slot
        self.content = content
        self.catalog = catalog
        saved = save
        lastNumber = max(save?.number ?? 0, self.slot.greatestNumber())
        contentMark = catalog.mark
        timeline = again.timeline
        timeline.update(to: catalog)
        wasUpdated =
            timeline.campaign.mark != again.timeline.campaign.mark || save.map { $0.json["claimed"] == nil } == true
        let loaded = Set(catalog.mods.map(\.id))
        opening = Opening(
            isNew: save == nil, recovered: again.count, lost: again.failed + lost,
            missingMods: (save?.mods ?? []).map(\.id).filter { !loaded.contains($0) },
            changedMods: catalog.mods.compactMap { mod in
                let before = save?.mods.first { $0.id == mod.id }?.version
                return before.flatMap { $0 == mod.version ? nil : (mod.id, $0, mod.version) }
            },
            unknownOaths: timeline.campaign.terms.oaths.filter { id in !content.oaths.contains { $0.id == id } },
            isStranded: timeline.campaign.place != catalog.renames.current(.places, again.timeline.campaign.place))
    }

    /// Brings save and journal in line with what was recovered.
    private mutating func settle(_ found: ActionJournal.Found) throws(FileProblem) {
        slot.sweep()
        if opening.lost > 0 {
            // Commands that no longer fit are kept for a look; the others go into a save before their journal ends.
            let path = slot.freePath("journal.lost", "jsonl")
            try writeDurably(try readFile(slot.path("journal.jsonl"), limit: Slot.mostBytes), to: path)
            opening.lostPath = path
            try save()
        } else if wasUpdated {
            try save()
        } else if found.size > 0 && found.follows(catalog.mods, contentMark) {
            journal = try ActionJournal(slot.path("journal.jsonl"), keeping: found.size)
            entries = found.entries.count
        } else if !found.entries.isEmpty {
            // What comes now is played with other content; its journal must say so.
            try save()
        }
    }

    public var campaign: Campaign { timeline.campaign }
    var savedNumber: Int { saved?.number ?? 0 }
    public var slotName: String { slot.name }

    /// The slot's folder, and the save in it.
    public var folder: String { slot.folder }
    public var savePath: String { slot.savePath }

    /// Where the log of the fight under way is.
    public var logPath: String? { campaign.bout.map { path(of: $0) } }

    /// Does one action; when it throws, nothing has changed.
    public mutating func perform(_ action: Action) throws(Problem) -> [Event] {
        try act(.action(action))
    }

    /// Takes the last action back; returns it.
    public mutating func undo() throws(Problem) -> Action {
        try mayTravel()
        guard let step = timeline.past.last else { throw .nothingToUndo }
        _ = try act(.undo)
        return step.action
    }

    /// Does the action again that was last taken back; returns it.
    public mutating func redo() throws(Problem) -> Action {
        try mayTravel()
        guard let action = timeline.future.last else { throw .nothingToRedo }
        _ = try act(.redo)
        return action
    }

    /// Ironman goes one way.
    private func mayTravel() throws(Problem) {
        if campaign.terms.mode == .ironman { throw .refused(.ironman) }
    }

    /// Writes a save; returns once it is durable.
    public mutating func save() throws(FileProblem) {
        lastNumber += 1
        let save: SaveFile
        do throws(JSONProblem) {
            save = try SaveFile(number: lastNumber, campaign: campaign, mods: modsToName, over: saved?.json)
        } catch {
            throw slot.unsavable(error.message)
        }
        do throws(FileProblem) {
            try slot.write(save)
        } catch {
            if let saved { mustSave = !slot.holds(saved) }
            throw error
        }
        saved = save
        mustSave = false
        entries = 0
        // The old journal is a part of the save now. Where no new one can begin, the next action tries again.
        journal = nil
        try? beginJournal()
        untoldPast = max(0, timeline.past.count - timeline.toldSteps)
        untoldFuture = timeline.future.count
    }

    private mutating func beginJournal() throws(FileProblem) {
        guard let saved else { return }
        journal = try ActionJournal(
            slot.path("journal.jsonl"), following: saved.number, mods: catalog.mods, content: contentMark)
    }

    /// Goes on with other content; when it throws, it goes on with what it had.
    ///
    /// A fight under way keeps the content it began with, so that its log stays one whole.
    public mutating func adopt(_ other: Catalog) throws(FileProblem) {
        let before = (content, catalog, contentMark, timeline)
        content = other
        catalog = other.sworn(campaign.terms.oaths)
        contentMark = catalog.mark
        timeline.update(to: catalog)
        do throws(FileProblem) {
            try save()
        } catch {
            (content, catalog, contentMark, timeline) = before
            throw error
        }
    }

    /// Saves and brings the fight's log to a proper last line.
    public mutating func close() throws(FileProblem) {
        try save()
        try suspendLog()
    }

    /// The loaded mods, and those whose armor waits for them.
    private var modsToName: [Manifest] {
        let waits = (campaign.worn + campaign.carried).contains { campaign.isAbsent($0, catalog) }
        return catalog.mods
            + (saved?.mods ?? []).filter { mod in
                waits && opening.missingMods.contains(mod.id) && !catalog.mods.contains { $0.id == mod.id }
            }
    }

    private mutating func act(_ entry: ActionJournal.Entry) throws(Problem) -> [Event] {
        var next = timeline
        let events: [Event]
        var isArmed = false
        if case .action(.choose(let choice)) = entry { isArmed = armLastWords(for: choice) }
        defer { if isArmed { LastWords.disarm() } }
        if isDoomed, campaign.bout != nil { fatalError("a rehearsal") }
        do throws(Timeline.Obstacle) {
            events = try next.apply(entry, in: catalog)
        } catch {
            switch error {
            case .refused(let refusal): throw .refused(refusal)
            case .nothingThere: throw entry == .undo ? .nothingToUndo : .nothingToRedo
            }
        }
        let before = campaign
        do throws(FileProblem) {
            try keep(entry, next)
        } catch {
            throw .file(error)
        }
        keepLogs(entry, events, before)
        fault = nil
        // Where not even the report can be written, the game is worth more.
        try? examine(events, before: before)
        return events
    }

    /// Makes an entry durable and goes on to what it led to; when it throws, neither has happened.
    private mutating func keep(_ entry: ActionJournal.Entry, _ next: Timeline) throws(FileProblem) {
        if saved == nil || mustSave { try save() }
        var entry = entry
        if entry == .undo && timeline.past.count <= untoldPast {
            // A journal can't say this undo, since whoever reads it does not know the step: it takes a save.
            let before = timeline
            timeline = next
            do throws(FileProblem) {
                return try save()
            } catch {
                timeline = before
                throw error
            }
        }
        // Likewise a redo, but here the action itself says it.
        if entry == .redo, timeline.future.count <= untoldFuture, let action = timeline.future.last {
            entry = .action(action)
        }
        if journal == nil { try beginJournal() }
        try journal?.append(entry, state: next.campaign.mark)
        timeline = next
        entries += 1
        untoldFuture = min(untoldFuture, timeline.future.count)
        // A long journal makes the next start slow. Where there is no room for a save the journal has it all.
        if entries % Session.entriesBetweenSaves == 0 { try? save() }
    }
}
