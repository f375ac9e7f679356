public import Content
public import JSONText

/// A change of the definitions that a log embeds.
public enum Amendment: Sendable {
    /// One value of one record, as in `armor/x.durability=30`; an empty path replaces nothing.
    case set(Section, String, path: [String], to: JSON)
    /// Records as a catalog has them, but only those that are not in `base` as they are there: what a mod changes.
    case mod(Catalog, base: Catalog)
    /// Everything as a catalog has it now.
    case current(Catalog)

    /// Why a change can't be made.
    public struct Problem: Error, Equatable, Sendable {
        public let reason: String
    }
}

extension JSON {
    /// The content of a log with a change made, for a fight with these roots.
    func amended(_ amendment: Amendment, roots: [(Section, String)]) throws(Amendment.Problem) -> JSON {
        switch amendment {
        case .set(let section, let id, let path, let value):
            return try setting(section, id, path, to: value)
        case .mod(let catalog, let base):
            return replacing(catalog.extract(catalog.known(roots))) { section, id, record in
                (section == .rules ? base.extract([])["rules"] : base.record(section, id)) != record
            }
        case .current(let catalog):
            return replacing(catalog.extract(catalog.known(roots))) { _, _, _ in true }
        }
    }

    /// With the records of `other` that are not here.
    func adding(_ other: JSON) -> JSON { replacing(other) { _, _, _ in false } }

    /// With the records of `other` that `isNew` says, or that are not here; and its rules.
    private func replacing(_ other: JSON, where isNew: (Section, String, JSON) -> Bool) -> JSON {
        var members: [JSON.Member] = []
        let (ownRules, newRules) = (self["rules"] ?? [:], other["rules"] ?? [:])
        members.append(JSON.Member("rules", isNew(.rules, "", newRules) ? newRules : ownRules))
        for section in Section.named {
            let own = self[section.rawValue]?.array ?? []
            let new = other[section.rawValue]?.array ?? []
            var records: [JSON] = []
            for record in own {
                let id = record["id"]?.string ?? ""
                let twin = new.first { $0["id"]?.string == id }
                if let twin, isNew(section, id, twin) { records.append(twin) } else { records.append(record) }
            }
            let known = Set(own.compactMap { $0["id"]?.string })
            records += new.filter { !known.contains($0["id"]?.string ?? "") }
            if !records.isEmpty { members.append(JSON.Member(section.rawValue, JSON(.array(records)))) }
        }
        return JSON(.object(members))
    }

    private func setting(
        _ section: Section, _ id: String, _ path: [String], to value: JSON
    ) throws(Amendment.Problem) -> JSON {
        guard !path.isEmpty else { throw Amendment.Problem(reason: "it names no field") }
        if section == .rules {
            var content = self
            content["rules"] = JSON.merge(self["rules"] ?? [:], JSON.nested(path, value))
            return content
        }
        let records = self[section.rawValue]?.array ?? []
        guard let index = records.firstIndex(where: { $0["id"]?.string == id }) else {
            let there = records.compactMap { $0["id"]?.string }.joined(separator: ", ")
            throw Amendment.Problem(
                reason: "the fight uses no \(section.singular) `\(id)`" + (there.isEmpty ? "" : "; it uses \(there)"))
        }
        let pointer = JSON.Pointer(path)
        var all = records
        // A field is set whether or not it is there; a way through a list must lead to something.
        if path.contains(where: { Int($0) != nil }) {
            do throws(JSON.Operation.Problem) {
                try JSON.Operation(.replace, at: pointer, value).apply(to: &all[index])
            } catch {
                throw Amendment.Problem(reason: "\(section.singular) `\(id)` has no `\(path.joined(separator: "."))`")
            }
        } else {
            all[index] = JSON.merge(records[index], JSON.nested(path, value))
        }
        var content = self
        content[section.rawValue] = JSON(.array(all))
        return content
    }

    /// `{"a":{"b":value}}` for `["a","b"]`.
    private static func nested(_ path: [String], _ value: JSON) -> JSON {
        path.reversed().reduce(value) { JSON(.object([JSON.Member($1, $0)])) }
    }
}

extension Catalog {
    /// The roots that there are here.
    fileprivate func known(_ roots: [(Section, String)]) -> [(Section, String)] {
        roots.filter { record($0.0, $0.1) != nil }
    }
}
