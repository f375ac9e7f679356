import JSONText

// Pieces of messages, and how much of a line they are about.

extension Layout {
    /// "an armor", "a foe".
    var article: String {
        if name == "rules" { return "`rules`" }
        return ("aeiou".contains(name.first ?? "x") ? "an " : "a ") + name
    }
}

extension Section {
    var article: String { ("aeiou".contains(singular.first ?? "x") ? "an " : "a ") + singular }
}

extension JSON {
    /// How many bytes of the source a plain value spans; 0 for lists and objects, which are pointed at.
    var spanned: Int {
        switch value {
        case .null: 4
        case .bool(let truth): truth ? 4 : 5
        case .integer(let number): String(number).utf8.count
        case .fraction(let text): text.utf8.count
        case .string(let text): text.utf8.count + 2
        case .array, .object: 0
        }
    }
}

extension JSON {
    /// Whether a key that it should not have may be meant to be one of these.
    func hasSlip(of keys: [String], beside fields: [Field]) -> Bool {
        (members ?? []).contains { member in
            guard !fields.contains(where: { $0.key == member.key }) else { return false }
            return nearest(to: member.key, among: fields.map(\.key)).map(keys.contains) ?? false
        }
    }
}

/// "`a`, `b` or `c`".
func listed(_ words: [String], _ last: String = "or") -> String {
    let quoted = words.map { "`\($0)`" }
    guard quoted.count > 1 else { return quoted.first ?? "nothing" }
    return quoted.dropLast().joined(separator: ", ") + " \(last) " + quoted[quoted.count - 1]
}
