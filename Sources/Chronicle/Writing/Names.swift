public import Content
public import Engine

/// The written ids behind the engine's keys, for one catalog.
public struct Names: Sendable {
    private var names: [ID: String] = [.reflected: "reflected", "avatar": "avatar"]

    public init(_ catalog: Catalog) {
        for entry in catalog.elements.all { names[entry.key] = entry.id }
        for entry in catalog.armor.all { names[entry.key] = entry.id }
        for entry in catalog.statuses.all { names[entry.key] = entry.id }
        for entry in catalog.items.all { names[entry.key] = entry.id }
        for entry in catalog.foes.all { names[entry.key] = entry.id }
        for entry in catalog.attacks.all { add(entry) }
    }

    /// Adds the names in an attack that stands in no catalog.
    public mutating func add(_ attack: AttackDefinition) {
        names[attack.key] = attack.id
        for tag in attack.tags { names[ID(tag)] = tag }
        for measure in attack.measures { names[ID(measure.name)] = measure.name }
    }

    /// Adds a name that stands in no catalog.
    public mutating func add(_ name: String) { names[ID(name)] = name }

    /// The id as written, or the key's digits where the catalog has no such id.
    public subscript(_ id: ID) -> String { names[id] ?? hex(id.key) }
}

extension Fight {
    /// A side's name in logs: `avatar`, a foe's id, and `#2` behind it for the second of the same kind.
    public func name(of side: Side, _ names: Names) -> String {
        guard case .foe(let index) = side else { return "avatar" }
        let id = lineup[index].id
        let before = lineup.prefix(index).count { $0.id == id }
        return before == 0 ? names[id] : names[id] + "#\(before + 1)"
    }
}
