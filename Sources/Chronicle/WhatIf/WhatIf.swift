public import Content
public import Engine
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
        /// More than the rules let anybody wear.
        case tooMuch(IllegalChoice)
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
        if wardrobe.wears != nil, let problem = setup.excess(in: recording.beginning.rules, content) {
            throw .tooMuch(problem)
        }
        guard let whole = Catalog(extracted: content) else {
            throw .unsound(Catalog.problem(inExtracted: content) ?? "it is not sound")
        }
        do throws(FightSetup.Missing) {
            let whole = try Recording(setup.renewed(from: recording.catalog, to: whole), in: whole)
            return try Recording(whole.setup, content: whole.content, embedded: whole.catalog, mods: recording.mods)
        } catch {
            throw .missing(error)
        }
    }
}

extension FightSetup {
    /// A piece that was whole is whole by other definitions, too; one that was worn down stays as it is.
    func renewed(from old: Catalog, to new: Catalog) -> FightSetup {
        func renewed(_ piece: Piece) -> Piece {
            func most(_ catalog: Catalog) -> Int? {
                guard let levels = catalog.armor[piece.armor]?.levels, levels.indices.contains(piece.level) else {
                    return nil
                }
                return levels[piece.level].durability
            }
            guard let after = most(new), piece.durability >= most(old) ?? 0 else { return piece }
            var piece = piece
            piece.durability = after
            return piece
        }
        var setup = self
        setup.wears = wears.map(renewed)
        setup.carries = carries.map(renewed)
        return setup
    }

    /// Why nobody may wear so much; nil where one may.
    fileprivate func excess(in rules: Rules, _ content: JSON) -> IllegalChoice? {
        if wears.count > rules.mostLayers { return .tooManyLayers(most: rules.mostLayers) }
        let armor = content["armor"]?.array ?? []
        let load = wears.reduce(0) { sum, piece in
            sum + (armor.first { $0["id"]?.string == piece.armor }?["weight"]?.int ?? 0)
        }
        return load > rules.load ? .tooHeavy(load: load, most: rules.load) : nil
    }
}
