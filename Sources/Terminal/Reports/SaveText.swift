import Engine
import Files
public import Game

/// Why a slot can't be opened, and what to do about it.
public func text(of problem: SaveProblem) -> String {
    switch problem {
    case .badName(let name):
        return "`\(inert(name))` can't be a slot's name: 1 to 64 bytes, no slashes, no dot in front"
    case .noSuchSlot(let name): return "there is no slot `\(inert(name))`; `saves` lists those there are"
    case .locked(.held(let holder)):
        // The lock says "4711 my-host".
        let words = holder.split(separator: " ", maxSplits: 1).map { inert(String($0)) }
        return "the slot is in use by process \(words.joined(separator: " on ")); two can't play one game"
    case .locked(.file(let file)): return inert(file.message)
    case .damaged(let path, let reason, let good):
        let offer = good.map {
            "; save.\($0).json beside it is whole: `lamellar saves restore \(inert(slotName(path)))` puts it in its place"
        }
        return "\(inert(path)) is damaged: \(inert(reason)); nothing was changed"
            + (offer ?? "; no older save is whole, and `--new` begins anew beside it")
    case .newerFormat(let path, let version):
        return "\(inert(path)) has format \(version), which is newer than this game; it was not touched"
    case .modsNeeded(let mods):
        let remedy = mods.map { "--mod \(inert($0))" }.joined(separator: " ")
        return "the last session ended unsaved, with mods that are not loaded: "
            + mods.map { inert($0) }.joined(separator: ", ") + "; start with `\(remedy)`; nothing was changed"
    case .file(let file): return inert(file.message)
    case .noGame: return "this content has no game to play: `rules` needs `avatar` and `start`"
    }
}

/// A table of slots: name, place, points, fights, state.
public func slotLines(_ reports: [SlotReport]) -> [String] {
    if reports.isEmpty { return [] }
    let rows = reports.map { report -> [Table.Cell] in
        var state = report.problem == nil ? "whole" : "damaged"
        if case .newerFormat = report.problem { state = "newer format" }
        if report.pending > 0 { state += ", \(report.pending) commands to recover" }
        if let fight = report.campaign?.fight { state += ", in a fight (round \(fight.round))" }
        let campaign = report.campaign
        return [
            .init(inert(report.name)), .init(inert(campaign?.place ?? "–")),
            .init(campaign.map { "\($0.points)" } ?? "–"),
            .init(campaign.map { "\($0.fightsBegun)" } ?? "–"), .init(state),
        ]
    }
    return Table(
        columns: [.left, .left, .right, .right], rows: [["slot", "place", "points", "fights", "state"]] + rows
    ).lines()
}

/// The slot that a save's path lies in.
private func slotName(_ path: String) -> String { Path.name(Path.parent(path)) }
