import JSONText

/// A sentence with a `{blank}` that the game does not fill in it, or without one that the original has.
///
///     { "texts": { "hop-pass": { "ja": "{leyer}は通す。" } } }     // help: did you mean "layer"?
extension Lint {
    var wrongBlanks: [Finding] {
        let blanks = Dictionary(shown.map { ($0.key, $0.blanks) }, uniquingKeysWith: { first, _ in first })
        return (catalog.textsJSON.members ?? []).flatMap { text -> [Finding] in
            guard case let wanted?? = blanks[text.key] else { return [] }
            return (text.value.members?.map(\.value) ?? [text.value]).flatMap { findings(in: $0, of: text.key, wanted) }
        }
    }

    private func findings(in version: JSON, of key: String, _ wanted: [String]) -> [Finding] {
        let found = ShownText.blanks(in: version.string ?? "")
        let missing = wanted.filter { !found.contains($0) }
        let strange = found.filter { !wanted.contains($0) }
        func finding(_ message: String, _ suggestion: String? = nil) -> Finding {
            Finding(.wrongBlank, at: version.place, length: version.spanned, message, suggestion: suggestion)
        }
        let slips = strange.map { blank in (blank, nearest(to: blank, among: wanted)) }
        // A blank that is only misspelt is not told as missing too.
        let meant = slips.compactMap(\.1)
        return slips.map { blank, near in
            finding(
                "nothing is put into `{\(blank)}` of `\(key)`; it has \(wanted.isEmpty ? "no blanks" : listed(wanted))",
                near)
        } + missing.filter { !meant.contains($0) }.map { finding("this `\(key)` does not say `{\($0)}`") }
    }
}
