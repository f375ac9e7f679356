public import JSONText

/// Where a value in content comes from: who defined it, who took it over, who changed it.
public struct History: Sendable {
    /// One moment at which the value became what it says.
    public struct Step: Sendable {
        public enum Cause: Sendable, Equatable {
            /// A record's own text says so: `armor/fire-armor`.
            case defined(String)
            /// A patch of this mod, to this record.
            case patched(mod: String, String)
        }

        public let cause: Cause
        /// nil where the value was removed.
        public let value: JSON?
        /// "Content/core/armor.json:12:9"
        public let place: String
    }

    /// The value's name, such as `armor/fire-armor.durability`.
    public let name: String
    /// What the record was asked for by, such as `armor/flame-armor`, where it was renamed since.
    public let oldName: String?
    /// In the order they took effect; the last holds. Empty where nobody says anything, so that the default holds.
    public let steps: [Step]
    /// What the field is for.
    public let about: String
    /// What holds where nobody says anything; nil where nothing does then.
    public let standard: JSON?

    /// Why there is no history.
    public enum Problem: Error, Sendable {
        case notATarget(String, suggestion: String?)
        case unknownRecord(String, suggestion: String?)
        case unknownField(String, suggestion: String?)
        /// The core can't be used.
        case noContent
    }
}

extension ContentLoader {
    /// The history of a value, `armor/fire-armor.responses.0.wear`, or of every field of a record, `armor/fire-armor`,
    /// with the mods that this loader loads.
    public func explain(_ name: String) throws(History.Problem) -> [History] {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard let asked = Target(parts[0]) else {
            throw .notATarget(parts[0], suggestion: Target.problem(of: parts[0])?.suggestion)
        }
        let settled = settled()
        guard let catalog = settled.loaded.catalog else { throw .noContent }
        let target = Target(asked.section, catalog.renames.current(asked.section, asked.id))
        let oldName = target == asked ? nil : asked.description
        var assembly = gathered(settled.active, settled.pool, settled.resolution)
        let stages = assembly.stages(of: target)
        guard let last = stages.last else {
            let near = nearest(to: target.id, among: assembly.records[target.section].map { $0.id })
            throw .unknownRecord(target.description, suggestion: near.map { Target(target.section, $0).description })
        }
        let sources = Sources(files: settled.pool.files)
        let path = Array(parts.dropFirst())
        let field = try Field.at(path, in: target.section.table, last.json)
        func history(_ path: [String], _ field: Field?) -> History {
            let name = ([target.description] + path).joined(separator: ".")
            return History(name, oldName, path, stages, field, sources)
        }
        guard path.isEmpty else { return [history(path, field)] }
        let layout = target.section.table.layout
        let free = (last.json.members ?? []).map(\.key).filter { key in !layout.fields.contains { $0.key == key } }
        return layout.fields(for: last.json).map { history([$0.key], $0) } + free.map { history([$0], nil) }
    }
}

/// A record as it was after one text or patch was taken into account.
struct Stage {
    let cause: History.Step.Cause
    /// What brought it about, for values that it removed.
    let place: JSON.Place
    let json: JSON
}

extension History {
    fileprivate init(
        _ name: String, _ oldName: String?, _ path: [String], _ stages: [Stage], _ field: Field?, _ sources: Sources
    ) {
        self.name = name
        self.oldName = oldName
        about = field?.about ?? ""
        standard = field?.default
        var steps: [Step] = []
        var before: JSON?
        for stage in stages {
            let value = stage.json.find(JSON.Pointer(path))
            defer { before = value }
            switch (before, value) {
            case (nil, nil): continue
            case (let old?, let new?) where old.says(new) && old.place == new.place: continue
            default: break
            }
            // A value that a stage changed within stands where it did; what changed it is the stage's own.
            let isNew = value.map { $0.place != before?.place } ?? false
            let place = isNew ? value?.place ?? stage.place : stage.place
            steps.append(Step(cause: stage.cause, value: value, place: sources.describe(place) ?? ""))
        }
        self.steps = steps
    }
}

extension Assembly {
    /// What a record was after each text that has a say in it; empty where there is none.
    mutating func stages(of target: Target) -> [Stage] {
        let renames = gatherRenames()
        let patches = gatherPatches(renames)
        if !renames.isEmpty { update(renames) }
        let section = target.section
        if section.isSingleObject {
            let base = JSON(.object(singles[section]))
            let place = singles[section].first?.keyPlace ?? .none
            return stages(base, at: place, patches[section][""] ?? [], target)
        }
        // It climbs to the farthest parent and merges on the way back, however long the line is.
        var line: [Record] = []
        var seen: Set<String> = []
        var here: String? = target.id
        while let id = here, seen.insert(id).inserted, let number = numbers[section][id] {
            let record = records[section][number]
            line.append(record)
            here = section == .armor ? record.own["extends"]?.string : nil
        }
        var stages: [Stage] = []
        for record in line.reversed() {
            var json = record.own
            if let base = stages.last?.json {
                json = JSON.merge(base.without(["id", "abstract"]), json.without(["extends"]))
            }
            stages += self.stages(
                json, at: record.own.place, patches[section][record.id] ?? [], Target(section, record.id))
        }
        return stages
    }

    /// What a record or single object says itself, and then with each patch.
    private func stages(_ base: JSON, at place: JSON.Place, _ patches: [Patch], _ target: Target) -> [Stage] {
        var patching = Patching(base, target)
        return [Stage(cause: .defined(target.description), place: place, json: base)]
            + patches.map { patch in
                patching.apply(patch)
                return Stage(
                    cause: .patched(mod: patch.mod, target.description), place: patch.json.place, json: patching.record)
            }
    }
}

extension Field {
    /// The field at the end of a way; nil for an item of a list, or what has a free name.
    fileprivate static func at(_ path: [String], in table: Table, _ json: JSON) throws(History.Problem) -> Field? {
        guard let key = path.first, table != .texts else { return nil }
        let fields = table.layout.fields(for: json)
        guard let field = fields.first(where: { $0.key == key }) else {
            throw .unknownField(
                "\(table.layout.article) has no key `\(key)`",
                suggestion: nearest(to: key, among: fields.map(\.key)))
        }
        var rest = path.dropFirst()
        guard !rest.isEmpty else { return field }
        var shape = field.shape
        var here = json[key]
        while true {
            switch shape {
            case .record(let inner): return try at(Array(rest), in: inner, here ?? [:])
            case .plainOr(_, let inner) where here?.members != nil:
                return try at(Array(rest), in: inner, here ?? [:])
            case .list(let item, _, _), .oneOrMore(let item):
                guard let step = rest.popFirst(), here?.find(JSON.Pointer([step])) != nil else {
                    throw .unknownField(
                        "`\(key)` has \(here?.array?.count ?? 0) items, counted from 0", suggestion: nil)
                }
                here = here?.find(JSON.Pointer([step]))
                if rest.isEmpty { return nil }
                shape = item
            case .patch: return try at(Array(rest), in: .armor, here ?? [:])
            case .map, .text, .integer, .flag, .word, .id, .slug, .string, .range, .reference, .ending, .target,
                .pointer, .anything, .object, .plainOr:
                guard let here, here.find(JSON.Pointer(Array(rest))) != nil else {
                    throw .unknownField(
                        "there is no `\(rest.joined(separator: "."))` in `\(key)`",
                        suggestion: nearest(to: rest.first ?? "", among: (here?.members ?? []).map(\.key)))
                }
                return nil
            }
        }
    }
}
