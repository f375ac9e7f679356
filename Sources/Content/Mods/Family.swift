import JSONText

/// Merges armor over its parents (RFC 7396) and reports parents that are missing or go in a circle.
struct Family {
    /// Armor that only others extend.
    let abstract: Set<String>
    /// Armor whose parents can't be found; it is not fit for use.
    private(set) var unsound: Set<String> = []
    /// Trials that write out armor whose parents can't be found.
    private(set) var unsoundTrials: Set<String> = []
    private(set) var findings: [Finding] = []
    /// What patches set in each armor they change.
    private(set) var writes: [(target: Target, writes: [Write])] = []
    private let patches: [String: [Patch]]
    private let armor: [Assembly.Record]
    /// The place of each armor in the list by its id.
    private let numbers: [String: Int]
    private var wholes: [String: JSON] = [:]
    /// Those that extend each armor; only asked for where something is wrong.
    private lazy var children: [String: [String]] = Dictionary(
        grouping: armor.map { $0.id }.filter { parent(of: $0) != nil }, by: { parent(of: $0) ?? "" })

    /// `patches` are those of armor, by the armor's id; each sees the armor with its parents merged in.
    init(_ armor: [Assembly.Record], _ numbers: [String: Int], patches: [String: [Patch]] = [:]) {
        self.patches = patches
        self.armor = armor
        self.numbers = numbers
        abstract = Set(armor.indices.filter { armor[$0].own["abstract"]?.bool == true }.map { armor[$0].id })
    }

    private func own(_ id: String) -> JSON? { numbers[id].map { armor[$0].own } }

    /// The id that an armor extends, where there is such an armor.
    func parent(of id: String) -> String? {
        own(id)?["extends"]?.string.flatMap { own($0) == nil ? nil : $0 }
    }

    /// Its parent, the parent's parent and so on, nearest first.
    func ancestors(of id: String) -> [String] {
        var line: [String] = []
        var seen: Set<String> = [id]
        var here = id
        while let next = parent(of: here), seen.insert(next).inserted {
            line.append(next)
            here = next
        }
        return line
    }

    /// Merges parents and patches into all armor that has any. The list may be in another order than the one at first.
    mutating func merge(into records: inout [Assembly.Record], _ doubt: Doubt) {
        for index in records.indices where !patches.isEmpty || records[index].own["extends"] != nil {
            records[index].json = whole(records[index].id, doubt)
        }
    }

    /// An armor with all its parents merged in. It climbs first and merges on the way back, however long the line is.
    mutating func whole(_ id: String, _ doubt: Doubt) -> JSON {
        if let whole = wholes[id] { return whole }
        var line: [String] = []
        var seen: Set<String> = []
        var here = id
        while wholes[here] == nil {
            guard seen.insert(here).inserted else {
                noteCircle(Array(line[(line.firstIndex(of: here) ?? 0)...]))
                break
            }
            line.append(here)
            guard let parent = parent(of: here) else { break }
            here = parent
        }
        for id in line.reversed() where wholes[id] == nil {
            wholes[id] = patched(merged(own(id) ?? [:], named: id, doubt), id)
        }
        return wholes[id] ?? [:]
    }

    private mutating func patched(_ json: JSON, _ id: String) -> JSON {
        guard !patches.isEmpty, let list = patches[id] else { return json }
        var patching = Patching(json, Target(.armor, id))
        for patch in list { patching.apply(patch) }
        findings += patching.findings
        writes.append((Target(.armor, id), patching.writes))
        return patching.record
    }

    /// A trial with the armor that it writes out merged over its parents too.
    mutating func dressed(_ trial: JSON, _ doubt: Doubt) -> JSON {
        guard let wear = trial["wear"]?.array, wear.contains(where: { $0["extends"] != nil }) else { return trial }
        var trial = trial
        let place = trial["wear"]?.place ?? .none
        trial["wear"] = JSON(
            .array(
                wear.map { item in
                    guard let parent = item["extends"]?.string else { return item }
                    if own(parent) != nil { _ = whole(parent, doubt) }
                    if wholes[parent] == nil || unsound.contains(parent) {
                        unsoundTrials.insert(trial["id"]?.string ?? "")
                    }
                    return merged(item, named: nil, doubt)
                }), at: place)
        return trial
    }

    /// One step: the parent is whole already.
    private mutating func merged(_ json: JSON, named id: String?, _ doubt: Doubt) -> JSON {
        guard let extends = json["extends"], let parent = extends.string else { return json }
        let child = json.without(["extends"])
        guard let base = wholes[parent] else {
            if let id { unsound.insert(id) }
            if own(parent) == nil && !doubt.covers(parent, askedAt: extends.place) {
                let skipped = skipped(beside: id)
                findings.append(
                    Finding(
                        .unknownID, at: extends.place, length: extends.spanned,
                        "there is no armor `\(parent)`" + skipped,
                        suggestion: nearest(to: parent, among: armor.map { $0.id }),
                        wanted: Target(.armor, parent)))
            }
            return child
        }
        if let id, unsound.contains(parent) { unsound.insert(id) }
        var whole = JSON.merge(base.without(["id", "abstract"]), child)
        whole.place = json.place
        return whole
    }

    /// How many armors can't be used because they extend this one.
    private mutating func skipped(beside id: String?) -> String {
        guard let id else { return "" }
        var dependents: Set<String> = []
        var queue = [id]
        while let here = queue.popLast() {
            for child in children[here] ?? [] where child != id && dependents.insert(child).inserted {
                queue.append(child)
            }
        }
        if dependents.isEmpty { return "" }
        return dependents.count == 1 ? "; 1 dependent skipped" : "; \(dependents.count) dependents skipped"
    }

    /// Each armor of a circle is reported once and taken as if it extended nothing.
    private mutating func noteCircle(_ circle: [String]) {
        for (index, id) in circle.enumerated() {
            wholes[id] = own(id)?.without(["extends"])
            unsound.insert(id)
            guard let extends = own(id)?["extends"] else { continue }
            let way = (circle[index...] + circle[..<index]).prefix(6)
            let names = way + (circle.count > way.count ? ["…", id] : [id])
            findings.append(
                Finding(
                    .circle, at: extends.place, length: extends.spanned,
                    "armor extends itself: " + names.joined(separator: " → ") + "; one of them must not"))
        }
    }
}
