import JSONText

/// A key of `texts` that the game never shows.
///
///     { "texts": { "hop-pas": { "ja": "{layer}は通す。" } } }     // help: did you mean "hop-pass"?
extension Lint {
    var unusedTexts: [Finding] {
        if shown.isEmpty { return [] }
        let keys = Set(shown.map(\.key))
        return (catalog.textsJSON.members ?? []).filter { !keys.contains($0.key) }.map { text in
            Finding(
                .unusedText, at: text.keyPlace, length: text.key.utf8.count + 2,
                "the game shows no text `\(text.key)`", suggestion: nearest(to: text.key, among: keys))
        }
    }
}
