import Content
import Files
import Game
import Terminal

extension GameLoop {
    /// Takes over what is on disk now; content that is not sound is told and left alone.
    mutating func reload(_ streams: inout Streams) -> Bool {
        let loaded = settings.loader.load()
        watched = (loaded, loaded.stamp)
        for diagnostic in loaded.diagnostics { tell(Terminal.text(of: diagnostic, voice.palette), &streams) }
        let playedWith = session.catalog.mods.map(\.id)
        guard let catalog = loaded.catalog, !loaded.switchedOff.contains(where: { playedWith.contains($0.id) }),
            catalog.beginning != nil
        else {
            let errors = loaded.diagnostics.count { $0.severity == .error }
            tell(voice.wrapped(voice.say(.reloadFailed, ["errors": "\(errors)"])), &streams)
            return false
        }
        let changes = catalog.changes(since: session.content)
        do throws(FileProblem) {
            try session.adopt(catalog)
        } catch {
            tell([inert(error.message)], &streams)
            return false
        }
        voice = settings.voice(catalog)
        guard !changes.isEmpty else {
            // Places in files may have moved, and names may have new ones, all the same.
            tell([voice.say(.reloadedNothing)], &streams)
            return true
        }
        tell(voice.wrapped(voice.say(.reloaded, ["changes": sentence(changes)])), &streams)
        if session.campaign.bout != nil { tell([voice.say(.reloadWaits)], &streams) }
        return true
    }

    /// "Changed: armor/fire-armor. New: foes/crab."
    private func sentence(_ changes: [Catalog.Change]) -> String {
        let kinds: [(Catalog.Change.Kind, Phrase)] = [
            (.changed, .contentChanged), (.added, .contentAdded), (.removed, .contentRemoved),
        ]
        return kinds.compactMap { kind, phrase in
            let names = changes.filter { $0.kind == kind }.map { inert($0.name) }
            if names.isEmpty { return nil }
            var list = names.prefix(8).joined(separator: ", ")
            if names.count > 8 { list = voice.say(.andMore, ["names": list, "count": "\(names.count - 8)"]) }
            return voice.say(phrase, ["names": list])
        }.joined(separator: " ")
    }
}
