import Engine

extension Condition {
    /// Its parts, a tag or a measure at a time.
    var atoms: Scope.Atoms {
        parts.flatMap { part -> Scope.Atoms in
            switch part {
            case .tags(let ids): ids.map { .tags([$0]) }
            case .measures(let measures): measures.map { .measures([$0]) }
            case .elements, .power, .charge, .durability, .remembered, .chance, .once, .not, .outcomes, .damage: [part]
            }
        }
    }

    /// Whether it or what it negates asks for what the layer remembers.
    var asksMemory: Bool {
        parts.contains { part in
            switch part {
            case .remembered: true
            case .not(let inner): inner.asksMemory
            case .elements, .tags, .power, .charge, .durability, .measures, .chance, .once, .outcomes, .damage: false
            }
        }
    }
}

/// What was sent back is never sent back again.
private let notReflected = Condition.Part.not(Condition(tags: [.reflected]))

extension Response {
    /// All that must hold for it to answer.
    var atoms: Scope.Atoms { when.atoms + (answer.kind == .reflect ? [notReflected] : []) }
}

extension Echo {
    /// All that must hold for it to take effect.
    var atoms: Scope.Atoms { when.atoms + (effect.kind == .reflect ? [notReflected] : []) }
}

extension Armor {
    /// Whether it can ever hold charge.
    var fills: Bool {
        responses.contains { $0.answer.kind == .store } || echoes.contains { $0.effect.kind == .charge }
    }

    /// Whether it can ever remember an attack.
    var remembers: Bool { echoes.contains { $0.effect.kind == .remember } }
}

extension Bounds {
    var isEmpty: Bool { min > max }

    func contains(all other: Bounds) -> Bool { min <= other.min && other.max <= max }

    mutating func narrow(to other: Bounds) {
        min = Swift.max(min, other.min)
        max = Swift.min(max, other.max)
    }

    /// Takes away what lies in `other`, where that leaves one range.
    mutating func cut(_ other: Bounds) {
        if other.contains(all: self) {
            self = Bounds(min: 1, max: 0)
        } else if other.min <= min && other.max >= min {
            min = other.max + 1
        } else if other.max >= max && other.min <= max {
            max = other.min - 1
        }
    }
}
