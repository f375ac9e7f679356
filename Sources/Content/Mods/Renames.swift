import JSONText

/// Ids that were changed, by what they were: saves and other mods may still say the old ones.
public struct Renames: Sendable {
    private var current: [Target: String] = [:]

    init() {}

    /// The id that a record has now.
    ///
    ///     catalog.renames.current(.armor, "tin-hat")   // "tin-helmet" where it was renamed, else "tin-hat"
    public func current(_ section: Section, _ id: String) -> String {
        current.isEmpty ? id : current[Target(section, id)] ?? id
    }

    var isEmpty: Bool { current.isEmpty }

    /// Takes the sound ones of `items` and tells what is wrong with the others; `defined` are the ids there are now.
    mutating func gather(_ items: [JSON], defined: (Target) -> Bool, ids: (Section) -> [String]) -> [Finding] {
        var findings: [Finding] = []
        var steps: [Target: (to: Target, json: JSON)] = [:]
        var order: [Target] = []
        func refuse(_ json: JSON, _ message: String, _ suggestion: String? = nil, other: JSON.Place? = nil) {
            findings.append(
                Finding(
                    .badRename, at: json.place, length: json.spanned, message, suggestion: suggestion, other: other))
        }
        for item in items {
            guard let from = item["from"], let to = item["to"], let old = from.string.flatMap(Target.init),
                let new = to.string.flatMap(Target.init)
            else { continue }
            if old.section != new.section || old.id.isEmpty {
                refuse(to, "a rename stays in its section: `\(old.section.rawValue)/…`")
            } else if defined(old) {
                refuse(
                    from,
                    "there still is \(old.section.article) `\(old.id)`; a rename is for an id that is no longer there")
            } else if let first = steps[old] {
                refuse(from, "`\(old.description)` is renamed already at ", other: first.json["from"]?.place)
            } else {
                steps[old] = (new, item)
                order.append(old)
            }
        }
        // Where each chain ends, for all ids on it; nil where it comes back to where it was.
        var ends: [Target: Target?] = [:]
        for old in order where ends[old] == nil {
            var line: [Target] = []
            var seen: Set<Target> = []
            var end: Target? = old
            while let here = end, let step = steps[here] {
                if let known = ends[here] {
                    end = known
                    break
                }
                end = seen.insert(here).inserted ? step.to : nil
                line.append(here)
            }
            for here in line { ends.updateValue(end, forKey: here) }
        }
        for old in order {
            guard let to = steps[old]?.json["to"], let end = ends[old] else { continue }
            if let end, defined(end) {
                current[old] = end.id
            } else if let end {
                refuse(
                    to, "there is no \(end.section.singular) `\(end.id)`",
                    nearest(to: end.id, among: ids(end.section)).map { "\(end.section.rawValue)/\($0)" })
            } else {
                refuse(to, "this rename comes back to where it began; nothing has that id")
            }
        }
        return findings
    }

    /// The same record with the ids that others have now, each old one noted.
    func updated(_ json: JSON, _ shape: Shape, _ findings: inout [Finding]) -> JSON {
        switch shape {
        case .reference(let section): return updated(json, in: section, &findings)
        case .ending: return updated(json, in: .armor, &findings)
        case .list(let item, _, _): return each(json, item, &findings)
        case .oneOrMore(let item):
            return json.array == nil ? updated(json, item, &findings) : each(json, item, &findings)
        case .map(let value):
            guard let members = json.members else { return json }
            return JSON(
                .object(members.map { .init($0.key, at: $0.keyPlace, updated($0.value, value, &findings)) }),
                at: json.place)
        case .plainOr(let plain, let table):
            return updated(json, json.members == nil ? plain : .record(table), &findings)
        case .patch: return updated(json, .record(.armor), &findings)
        case .record(let table):
            guard let members = json.members else { return json }
            let fields = table.layout.fields(for: json)
            return JSON(
                .object(
                    members.map { member in
                        guard let field = fields.first(where: { $0.key == member.key }) else { return member }
                        return .init(member.key, at: member.keyPlace, updated(member.value, field.shape, &findings))
                    }), at: json.place)
        case .integer, .flag, .word, .id, .slug, .string, .range, .text, .target, .pointer, .anything, .object:
            return json
        }
    }

    private func each(_ json: JSON, _ item: Shape, _ findings: inout [Finding]) -> JSON {
        guard let items = json.array else { return json }
        return JSON(.array(items.map { updated($0, item, &findings) }), at: json.place)
    }

    private func updated(_ json: JSON, in section: Section, _ findings: inout [Finding]) -> JSON {
        guard let id = json.string, let now = current[Target(section, id)] else { return json }
        var finding = Finding(
            .renamedID, at: json.place, length: json.spanned, "the \(section.singular) `\(id)` is called `\(now)` now",
            suggestion: now)
        finding.remedy = (id, now)
        findings.append(finding)
        return JSON(.string(now), at: json.place)
    }
}
