import Engine

/// Armor that takes, changes and gives back nothing, and that no foe wears as a weakness.
///
///     { "id": "cobweb", "responses": [ { "answer": "pass" } ] }
extension Lint {
    var uselessArmor: [Finding] {
        let all = catalog.armor.all
        let idle = all.indices.filter { index in !all[index].levels.contains { $0.isUseful } }.map { all[$0] }
        if idle.isEmpty { return [] }
        let worn = Set(catalog.foes.all.flatMap(\.wears))
        return idle.filter { !worn.contains($0.id) }.map { armor in
            Finding(
                .uselessArmor, about: armor,
                "`\(armor.id)` takes, changes and gives back nothing; give it a response or an echo, or \"abstract\": true where it is only a parent"
            )
        }
    }
}

extension Armor {
    /// Whether anything in it may serve its wearer; what it remembers serves only another response.
    fileprivate var isUseful: Bool {
        responses.contains { $0.answer.isUseful } || echoes.contains { $0.effect.kind != .remember }
    }
}

extension Answer {
    fileprivate var isUseful: Bool {
        switch self {
        case .pass, .amplify: false
        case .absorb(let absorb): absorb.percent > 0
        case .reflect(let reflect): reflect.percent > 0
        case .store(let store): store.percent > 0
        case .transmute, .retry: true
        }
    }
}
