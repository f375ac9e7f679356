import JSONText

/// Names a record from anywhere: `armor/fire-armor`, or `rules` and `texts`, which are one record each.
struct Target: Hashable {
    let section: Section
    /// Empty for `rules` and `texts`.
    let id: String

    init(_ section: Section, _ id: String = "") {
        self.section = section
        self.id = id
    }

    /// nil where `problem(of:)` has something to say.
    init?(_ text: String) {
        guard Target.problem(of: text) == nil else { return nil }
        let parts = text.split(separator: "/", maxSplits: 1)
        guard let section = Section(rawValue: String(parts[0])) else { return nil }
        self.init(section, parts.count == 2 ? String(parts[1]) : "")
    }

    /// As it is written.
    var description: String { id.isEmpty ? section.rawValue : section.rawValue + "/" + id }

    /// What keeps a text from naming a record, and what it may be a slip of.
    static func problem(of text: String) -> (message: String, suggestion: String?)? {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let sections = Section.named + [.rules, .texts]
        guard let section = sections.first(where: { $0.rawValue == parts[0] }) else {
            let near = nearest(to: parts[0], among: sections.map(\.rawValue))
            let rest = parts.count == 2 ? "/" + parts[1] : ""
            return (
                "`\(text)` names no record; write a section and an id, such as armor/fire-armor",
                near.map { $0 + rest }
            )
        }
        if section.isSingleObject {
            if parts.count == 1 { return nil }
            return ("`\(section.rawValue)` is one record and has no ids", section.rawValue)
        }
        if parts.count == 2 && isSlug(parts[1]) { return nil }
        let repaired = parts.count == 2 ? slug(from: parts[1]) : ""
        return (
            "`\(text)` names no record; write a section and an id, such as \(section.rawValue)/my-\(section.singular)",
            repaired.isEmpty ? nil : section.rawValue + "/" + repaired
        )
    }
}
