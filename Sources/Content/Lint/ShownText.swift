/// A text that the game shows, by its key in `texts`, with the blanks that it fills in it.
///
///     ShownText("hop-absorb", asIn: "{layer} absorbs {taken}.").blanks   // ["layer", "taken"]
public struct ShownText: Sendable {
    public let key: String
    /// nil for a text that is shown as it is.
    public let blanks: [String]?

    /// A text of the story, which has no blanks to fill.
    public init(_ key: String) {
        self.key = key
        blanks = nil
    }

    /// A sentence with the blanks of the original one.
    public init(_ key: String, asIn original: String) {
        self.key = key
        blanks = ShownText.blanks(in: original)
    }

    /// What stands between a brace and the next that closes, each once, in order: what the game would fill.
    static func blanks(in text: String) -> [String] {
        var all: [String] = []
        var rest = text[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            let blank = String(rest[rest.index(after: open)..<close])
            if !all.contains(blank) { all.append(blank) }
            rest = rest[rest.index(after: close)...]
        }
        return all
    }
}
