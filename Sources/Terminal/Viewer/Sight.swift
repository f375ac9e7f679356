import Chronicle
import Engine

/// All that a screen is drawn from: a frame of the film with the one before it, and how the viewer shows it.
///
/// The frames depend on their numbers alone, so the same step looks the same however one came to it.
struct Sight: Sendable {
    let viewer: Viewer
    let frame: Frame
    /// As it stood one step before.
    let before: Tableau
    /// As it stood when the round opened, with all that was announced.
    let opening: Tableau
    /// What `replay --verify` would say where that is not "verified".
    let verdict: String?
    let size: TerminalSize
    let narrator: Narrator

    var film: Film { viewer.film }
    var tableau: Tableau { frame.tableau }
    var voice: Voice { narrator.voice }
    /// Wider lines are hard to read.
    var width: Int { min(max(1, size.columns), 100) }
    var isWide: Bool { width >= 60 }

    /// Whose stack is shown at all events: that of whoever the attack flies at.
    var wearer: Side { tableau.flight?.to ?? .avatar }

    func strip() -> Strip { Strip(width, voice.palette) }

    func name(_ side: Side) -> String { capitalized(narrator.name(side, frame.fight)) }

    func figure(_ side: Side, in tableau: Tableau) -> Tableau.Figure {
        guard case .foe(let index) = side, tableau.foes.indices.contains(index) else { return tableau.avatar }
        return tableau.foes[index]
    }

    func figure(_ side: Side) -> Tableau.Figure { figure(side, in: tableau) }
}

/// Frames fetched from a film, the last few kept: while it plays, each was the one after the one before.
struct FrameShelf {
    private let film: Film
    private var kept: [Frame] = []

    init(_ film: Film) { self.film = film }

    mutating func frame(at number: Int) -> Frame {
        if let frame = kept.first(where: { $0.number == number }) { return frame }
        let frame = film.frame(at: number)
        kept.insert(frame, at: 0)
        if kept.count > 4 { kept.removeLast() }
        return frame
    }

    /// What to draw for a viewer as it is now.
    mutating func sight(
        of viewer: Viewer, _ size: TerminalSize, _ narrator: Narrator, verdict: String? = nil
    ) -> Sight {
        let now = frame(at: viewer.step)
        let opening = frame(at: film.firstStep(ofRound: now.round) ?? 0).tableau
        let before = frame(at: max(0, viewer.step - 1)).tableau
        return Sight(
            viewer: viewer, frame: now, before: before, opening: opening, verdict: verdict, size: size,
            narrator: narrator)
    }
}
