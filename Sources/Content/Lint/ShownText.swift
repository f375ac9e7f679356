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

    /// The names between braces, each once, in order.
    static func blanks(in text: String) -> [String] {
        text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().reduce(into: []) { all, rest in
            guard let end = rest.firstIndex(of: "}") else { return }
            let blank = String(rest[..<end])
            if !all.contains(blank) { all.append(blank) }
        }
    }
}
