import Engine
import JSONText

/// A response that never answers, as an earlier one always does or as its condition can't hold.
///
///     "responses": [ { "when": { "element": "fire" }, "answer": "absorb" },
///                    { "when": { "element": "fire", "power": { "min": 8 } }, "answer": "reflect" } ]
extension Lint {
    var unreachableResponses: [Finding] {
        deadParts { garment in
            let responses = garment.armor.responses
            let places = garment.responses
            guard places.count == responses.count else { return [] }
            return responses.indices.map { index in
                (places[index], problem(ofResponse: index, in: garment.armor, places))
            }
        }
    }

    private func problem(ofResponse index: Int, in armor: Armor, _ places: [JSON]) -> Finding? {
        var scope = Scope(armor, .inward)
        scope.add(armor.responses[index].atoms, isOwn: true)
        let own = scope
        // It is asked only where none before it held.
        for earlier in armor.responses[..<index] { scope.addNot(earlier.atoms) }
        guard scope.isEmpty() else { return nil }
        scope = own
        let this = "`responses[\(index)]` can never answer: "
        if scope.isEmpty() {
            let reason = armor.reason(against: armor.responses[index].atoms, .inward)
            return Finding(.unreachableResponse, at: places[index].place, this + reason)
        }
        for earlier in 0..<index {
            scope = own
            scope.addNot(armor.responses[earlier].atoms)
            guard scope.isEmpty() else { continue }
            return Finding(
                .unreachableResponse, at: places[index].place,
                this + "where it holds, `responses[\(earlier)]` has answered already, at ",
                other: places[earlier].place)
        }
        return Finding(
            .unreachableResponse, at: places[index].place,
            this + "where it holds, one of those before it has answered already; the first is at ",
            other: places[0].place)
    }
}

extension Armor {
    /// Why a condition can't hold here, in words: the part that can't, or that the parts exclude each other.
    func reason(against atoms: Scope.Atoms, _ leg: Scope.Leg) -> String {
        for atom in atoms {
            var scope = Scope(self, leg)
            scope.add([atom])
            if scope.isEmpty() { return reason(against: atom) }
        }
        return "the parts of its condition exclude each other"
    }

    private func reason(against atom: Condition.Part) -> String {
        switch atom {
        case .charge: fills ? "its charge is never more than \(mostCharge)" : "nothing ever gives it charge"
        case .durability:
            durability.map { "its durability is from 1 to \($0)" } ?? "armor without `durability` has none to compare"
        case .power: "an attack that arrives has power from 1 to \(Attack.mostPower)"
        case .remembered: "it has no echo that would `remember`"
        case .chance: "`chance` 0 never comes"
        case .elements, .tags, .measures, .once, .not, .outcomes, .damage: "its condition holds for no attack"
        }
    }
}
