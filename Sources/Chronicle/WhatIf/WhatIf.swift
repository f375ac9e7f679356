public import Content
import Engine
import JSONText

/// A question to a recorded fight: what if it had been fought otherwise, by the same luck and the same choices?
///
///     var question = WhatIf()
///     question.wardrobe.without = [recording.setup.wears[0]]
///     try question.answer(for: recording).fight.result
public struct WhatIf: Sendable {
    public var wardrobe = Wardrobe()
    /// Changes of the definitions, one after the other.
    public var amendments: [Amendment] = []
    /// Where armor comes from that the log does not embed.
    public var store: Catalog?
    /// The changes hold from the beginning of this round on.
    public var round = 1
    public var remedy = Remedy.skip

    public init() {}

    /// Why a question has no answer.
    public enum Problem: Error, Equatable, Sendable {
        /// There is no armor of this id, neither in the log nor in the content loaded.
        case missing(FightSetup.Missing)
        case amendment(Amendment.Problem)
        /// The definitions are not sound after the changes.
        case unsound(String)
        case noSuchRound(Int, last: Int)
        /// Definitions hold for a whole fight.
        case amendedLater
    }

    /// The recorded fight under the changed conditions.
    public func answer(for recording: Recording) throws(Problem) -> Rerun {
        if round > 1 && !amendments.isEmpty { throw .amendedLater }
        let version = try version(of: recording)
        guard round > 1 else { return Rerun(of: recording, as: version, remedy) }
        guard
            let rerun = Rerun(
                of: recording, fromRound: round, remedy,
                changing: { wardrobe.applied(to: $0, in: version.catalog) })
        else { throw .noSuchRound(round, last: recording.fight.round) }
        return rerun
    }

    /// The changed conditions as a fight that is not begun: a fight of its own, with a log that verifies.
    public func version(of recording: Recording) throws(Problem) -> Recording {
        let setup = wardrobe.applied(to: recording.setup)
        if setup == recording.setup && amendments.isEmpty, let same = recording.restarted() { return same }
        var content = recording.content
        if let store {
            let lacking = setup.wears.filter { recording.catalog.armor[$0.armor] == nil }.map {
                (Section.armor, $0.armor)
            }
            content = content.adding(store.extract(lacking))
        }
        for amendment in amendments {
            do throws(Amendment.Problem) {
                content = try content.amended(amendment, roots: setup.roots)
            } catch {
                throw .amendment(error)
            }
        }
        guard let whole = Catalog(extracted: content) else {
            throw .unsound(Catalog.problem(inExtracted: content) ?? "it is not sound")
        }
        do throws(FightSetup.Missing) {
            // A worn piece is as whole as its changed armor allows.
            _ = try setup.fight(in: whole)
            let part = whole.extract(setup.roots)
            guard let catalog = Catalog(extracted: part) else { throw FightSetup.Missing(section: .armor, id: "") }
            return try Recording(setup, content: part, embedded: catalog, mods: recording.mods)
        } catch {
            throw .missing(error)
        }
    }
}
