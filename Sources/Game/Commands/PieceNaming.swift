public import Chronicle
public import Content

/// Which piece of a stack words mean: a number (1 is the outermost), an id, a name, or the beginning of a word in either.
///
///     try place(of: "fire", among: recording.setup.wears, in: recording.catalog, language: "en")   // 0
public func place(
    of words: String, among pieces: [FightSetup.Piece], in catalog: Catalog, language: String
) throws(Misunderstanding) -> Int {
    let candidates = pieces.enumerated().map { index, piece in
        let name = catalog.armor[piece.armor]?.name
        let names = name.map { [$0.text(in: language), $0.text(in: "en")] } ?? []
        return Candidate(index: index, id: piece.armor, names: names, label: "\(index + 1) (\(piece.armor))")
    }
    return try find(words, among: candidates, .layer)
}
