import Chronicle
import Content
import JSONText

extension Campaign {
    /// Fills in what a save of an earlier version does not say: an offer of which something is owned was taken up.
    mutating func supply(_ save: JSON, _ catalog: Catalog) {
        guard save["claimed"] == nil else { return }
        // What a game begins with was not taken anywhere.
        let begun = (catalog.beginning?.wears ?? []) + (catalog.beginning?.carries ?? [])
        let owned = Set((worn + carried).map { catalog.renames.current(.armor, $0.armor) }).subtracting(begun)
        claimed = cleared.filter { id in
            let place = catalog.places[catalog.renames.current(.places, id)]
            return place?.offers.contains(where: owned.contains) == true
        }
    }

    /// Calls everything as content calls it now, and leaves a place that is no longer there.
    ///
    /// A fight under way keeps the names it began with; the rest waits for its end, so that what it brings back is found
    /// again.
    mutating func update(to catalog: Catalog) {
        guard bout == nil, terms.mode != .practice else { return }
        let renames = catalog.renames
        place = renames.current(.places, place)
        cleared = cleared.map { renames.current(.places, $0) }
        visited = visited.map { renames.current(.places, $0) }
        claimed = claimed.map { renames.current(.places, $0) }
        searched = searched.map { renames.current(.places, $0) }
        weapon = renames.current(.attacks, weapon)
        questsDone = questsDone.map { renames.current(.quests, $0) }
        questsMissed = questsMissed.map { renames.current(.quests, $0) }
        asked = asked.map { Asked(quest: renames.current(.quests, $0.quest), fight: $0.fight) }
        met = met.map { renames.current(.people, $0) }
        items = items.map { renames.current(.items, $0) }
        learned = learned.map { renames.current(.trials, $0) }
        if let course {
            let current = Course(
                trial: renames.current(.trials, course.trial), order: course.order, step: course.step)
            self.course = current.fits(catalog, at: place) ? current : nil
        }
        // Two armors that are one now must still be told apart.
        var taken: [Piece] = []
        func updated(_ piece: Piece) -> Piece {
            var piece = piece
            piece.armor = renames.current(.armor, piece.armor)
            let copies = taken.filter { $0.armor == piece.armor }.map(\.copy)
            if copies.contains(piece.copy) { piece.copy = (0...copies.count).first { !copies.contains($0) } ?? 0 }
            taken.append(piece)
            return piece
        }
        worn = worn.map(updated)
        carried = carried.map(updated)
        // Armor waits for its mod, but nobody can stand nowhere or strike with nothing.
        guard let beginning = catalog.beginning else { return }
        if catalog.places[place] == nil { place = beginning.start }
        if catalog.attacks[weapon] == nil { weapon = beginning.weapon }
    }
}
