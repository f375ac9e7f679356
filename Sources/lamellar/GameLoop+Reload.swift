import Content
import Files
import Game
import Terminal

extension GameLoop {
    /// Takes over what is on disk now; content that is not sound is told and left alone.
    mutating func reload(_ streams: inout Streams) -> Bool {
        stamp = settings.loader.stamp(with: session.catalog)
        let loaded = settings.loader.load()
        for diagnostic in loaded.diagnostics { tell(Terminal.text(of: diagnostic, voice.palette), &streams) }
        let playedWith = session.catalog.mods.map(\.id)
        guard let catalog = loaded.catalog, !loaded.switchedOff.contains(where: { playedWith.contains($0.id) }),
            catalog.beginning != nil
        else {
            let errors = loaded.diagnostics.count { $0.severity == .error }
            tell(voice.wrapped(voice.say(.reloadFailed, ["errors": "\(errors)"])), &streams)
            return false
        }
        let changes = catalog.changes(since: session.catalog)
        guard !changes.isEmpty else {
            tell([voice.say(.reloadedNothing)], &streams)
            return true
        }
        do throws(FileProblem) {
            try session.adopt(catalog)
        } catch {
            tell([inert(error.message)], &streams)
            return false
        }
        voice = settings.voice(catalog)
        tell(voice.wrapped(voice.say(.reloaded, ["changes": inert(sentence(changes))])), &streams)
        if session.campaign.bout != nil { tell([voice.say(.reloadWaits)], &streams) }
        return true
    }

    /// "Changed: armor/fire-armor. New: foes/crab."
    private func sentence(_ changes: [Catalog.Change]) -> String {
        let kinds: [(Catalog.Change.Kind, String)] = [(.changed, "Changed"), (.added, "New"), (.removed, "Gone")]
        return kinds.compactMap { kind, word in
            let names = changes.filter { $0.kind == kind }.map(\.name)
            if names.isEmpty { return nil }
            let rest = names.count > 8 ? " and \(names.count - 8) more" : ""
            return word + ": " + names.prefix(8).joined(separator: ", ") + rest + "."
        }.joined(separator: " ")
    }
}
