import Chronicle
import Content
import Engine

/// The campaign with the way it came: what undo and redo walk on.
///
/// A save holds only the campaign, so a timeline begun from it knows as much of the past as the campaign itself tells:
/// the fight under way, from before it began.
struct Timeline {
    private(set) var campaign: Campaign
    private(set) var past: [Step]
    private(set) var future: [Action] = []

    /// An action with the campaign before it.
    struct Step {
        let before: Campaign
        let action: Action
    }

    init(from campaign: Campaign) {
        self.campaign = campaign
        past = Timeline.past(of: campaign)
    }

    /// Calls everything as content calls it now; what was under other names can't be taken back any more.
    mutating func update(to catalog: Catalog) {
        var campaign = campaign
        campaign.update(to: catalog)
        let isAnotherPast = past.contains { step in
            var before = step.before
            before.update(to: catalog)
            return before.mark != step.before.mark
        }
        if isAnotherPast || campaign.mark != self.campaign.mark { self = Timeline(from: campaign) }
    }

    /// Does an entry and says what happened, or throws and changes nothing.
    mutating func apply(_ entry: ActionJournal.Entry, in catalog: Catalog) throws(Obstacle) -> [Event] {
        switch entry {
        case .action(let action):
            let events = try perform(action, catalog)
            future = []
            return events
        case .undo:
            guard let step = past.popLast() else { throw .nothingThere }
            future.append(step.action)
            campaign = step.before
            // What was before a fight may speak of content that changed in its course.
            campaign.update(to: catalog)
            return []
        case .redo:
            guard let action = future.last else { throw .nothingThere }
            let events = try perform(action, catalog)
            future.removeLast()
            return events
        }
    }

    /// Why an entry could not be done.
    enum Obstacle: Error {
        case refused(Refusal)
        /// There is nothing to undo or redo.
        case nothingThere
    }

    private mutating func perform(_ action: Action, _ catalog: Catalog) throws(Obstacle) -> [Event] {
        var next = campaign
        do throws(Refusal) {
            let events = try next.perform(action, in: catalog)
            past.append(Step(before: campaign, action: action))
            campaign = next
            return events
        } catch {
            throw .refused(error)
        }
    }

    /// How many steps of the past the campaign itself tells.
    var toldSteps: Int { campaign.bout.map { 1 + $0.recording.choices.count + $0.recording.notes.count } ?? 0 }

    private static func past(of campaign: Campaign) -> [Step] {
        guard let bout = campaign.bout, var again = bout.recording.restarted() else { return [] }
        var before = campaign
        before.bout = nil
        before.fightsBegun -= 1
        var steps = [Step(before: before, action: .go(bout.place))]
        func add(_ action: Action) {
            var before = campaign
            before.bout?.recording = again
            steps.append(Step(before: before, action: action))
        }
        func addNotes() {
            for note in bout.recording.notes where note.after == again.choices.count {
                add(.note(note.text))
                again.note(note.text)
            }
        }
        addNotes()
        for choice in bout.recording.choices {
            add(.choose(choice))
            guard (try? again.play(choice)) != nil else { return [] }
            addNotes()
        }
        return steps
    }
}

extension Timeline.Step {
    /// The fight that the step brought to its end, as it was then; nil when it ended none.
    var concluded: Campaign.Bout? {
        guard case .choose(let choice) = action, var bout = before.bout,
            (try? bout.recording.play(choice)) != nil, bout.recording.fight.result != nil
        else { return nil }
        return bout
    }
}
