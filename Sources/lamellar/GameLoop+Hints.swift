import Engine
import Files
import Game
import Terminal

extension GameLoop {
    /// After a round, or on arrival, perhaps a line that names a command not tried yet.
    mutating func teach(after before: Campaign, _ streams: inout Streams) {
        let campaign = session.campaign
        guard !campaign.isLost(in: session.catalog) else { return }
        guard let advice = tutor.hint(for: campaign, in: session.catalog, after: before.fight) else { return }
        tell(Pages(voice, session.catalog, campaign).hint(advice), &streams)
        keepTutor()
    }

    /// Remembers that a command was used.
    mutating func note(_ verb: Verb) {
        // To swap is to know how to move.
        if tutor.note(verb == .swap ? Verb.move.rawValue : verb.rawValue) { keepTutor() }
    }

    mutating func turnHints(on: Bool) {
        tutor.turn(on: on)
        keepTutor()
    }

    /// What can't be written is forgotten: a hint twice too often hurts nobody.
    private func keepTutor() { try? tutor.write(in: session.folder) }
}
