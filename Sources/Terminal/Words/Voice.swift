public import Content

/// Says phrases in the player's language and manner: with color and boxes, or plain.
public struct Voice: Sendable {
    public var language: String
    /// One sentence a fact, no box drawing, no color.
    public var isPlain: Bool
    public var palette: Palette
    public var width: Int
    let texts: [String: Text]

    public init(language: String, isPlain: Bool, palette: Palette, width: Int, texts: [String: Text]) {
        self.language = language
        self.isPlain = isPlain
        self.palette = palette
        self.width = max(20, width)
        self.texts = texts
    }

    /// English without any mod's words, for messages that depend on nothing.
    public static let plain = Voice(
        language: "en", isPlain: true, palette: Palette(colored: false), width: 80, texts: [:])

    /// The same, plain and with lines as long as they come, for whoever breaks and paints them itself.
    var unbroken: Voice {
        var voice = self
        voice.isPlain = true
        voice.palette = Palette(colored: false)
        voice.width = 1_000_000
        return voice
    }

    /// A phrase with its blanks filled.
    ///
    ///     voice.say(.hopAbsorb, ["layer": "Fire Armor", "taken": "8"])   // "Fire Armor absorbs 8."
    public func say(_ phrase: Phrase, _ blanks: KeyValuePairs<String, String> = [:]) -> String {
        fill(texts[phrase.rawValue]?.text(nearestTo: language).map { inert($0) } ?? phrase.english, blanks)
    }

    /// A text of the content in the player's language, made inert; it may have paragraphs.
    public func text(_ text: Text) -> String {
        inert(text.text(in: language), lines: true)
    }

    /// The name of a definition, or its id where there is none.
    public func name(_ entry: (any Definition)?, _ id: String) -> String {
        inert(entry?.name.text(in: language) ?? id)
    }

    func name(of ware: Ware, in catalog: Catalog) -> String {
        switch ware {
        case .armor(let id): name(catalog.armor[id], id)
        case .item(let id): name(catalog.items[id], id)
        }
    }

    /// Lines, painted or not, broken to the width.
    public func folded(_ lines: [String]) -> [String] { lines.flatMap { fold($0, width: width) } }

    /// Paragraphs broken to the width.
    public func wrapped(_ text: String, indent: Int = 0) -> [String] {
        wrap(text, width: width, indent: indent)
    }
}

/// Puts the values of blanks into a template: `{taken}` becomes 8; a blank nobody fills stays as it is.
func fill(_ template: String, _ blanks: KeyValuePairs<String, String>) -> String {
    guard template.utf8.contains(UInt8(ascii: "{")) else { return template }
    var result = ""
    var rest = template[...]
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
        let close = rest[open...].utf8.firstIndex(of: UInt8(ascii: "}"))
    {
        let key = rest[rest.index(after: open)..<close]
        result.append(contentsOf: rest[..<open])
        if let value = blanks.first(where: { $0.key == key })?.value {
            result += value
        } else {
            result.append(contentsOf: rest[open...close])
        }
        rest = rest[rest.index(after: close)...]
    }
    return result + rest
}
