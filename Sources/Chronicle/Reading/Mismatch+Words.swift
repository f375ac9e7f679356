import JSONText

extension Verdict.Difference {
    /// What kind of difference a mismatch in a line of some type is.
    init(_ type: String, _ mismatch: Mismatch, _ recorded: JSON, _ computed: JSON) {
        switch (type, mismatch.path.first ?? "") {
        // Another line than the one that must come is a fact too many or too few, whatever both say.
        case (_, "type"): self = .fact
        case (_, "rolls"): self = .rolls
        // The number of rolls is part of the state, so both differ where the rolls do.
        case (_, "hash"): self = recorded["rolls"] == computed["rolls"] ? .state : .rolls
        case ("end", _): self = .result
        case (_, "damage"): self = .damage
        case ("choice", _): self = .choice
        case ("start", _): self = .opening
        case (_, _): self = .fact
        }
    }
}

extension Mismatch {
    /// "the hop line's `durability[1]` is 5; the rules compute 4".
    func words(in type: String) -> String {
        switch (recorded, computed) {
        case (let recorded?, let computed?) where path == ["type"]:
            "expected the \(computed.string ?? "") line, found `\(recorded.string ?? "")`"
        case (let recorded?, let computed?):
            "the \(type) line's `\(place)` is \(recorded.brief); the rules compute \(computed.brief)"
        case (let recorded?, nil): "the \(type) line's `\(place)` is \(recorded.brief); the rules compute none"
        case (nil, let computed?): "the \(type) line has no `\(place)`; the rules compute \(computed.brief)"
        case (nil, nil): "the \(type) line is another than the rules compute"
        }
    }
}

extension JSON {
    /// The value as text, cut where it is long.
    fileprivate var brief: String {
        let most = 60
        let text = String(decoding: canonical(), as: UTF8.self).unicodeScalars
        guard let end = text.index(text.startIndex, offsetBy: most, limitedBy: text.endIndex), end < text.endIndex
        else {
            return String(text)
        }
        return String(text[..<end]) + "…"
    }
}
