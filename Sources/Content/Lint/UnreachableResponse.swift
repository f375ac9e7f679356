import Engine

extension Armor {
    /// The responses that never answer, as an earlier one always does or as their condition can't hold.
    ///
    ///     "responses": [ { "when": { "element": "fire" }, "answer": "absorb" },
    ///                    { "when": { "element": "fire", "power": { "min": 8 } }, "answer": "reflect" } ]
    var deadResponses: [DeadPart] {
        let doubtful = doubtfulResponses
        if doubtful.isEmpty { return [] }
        let atoms = responses.map(\.atoms)
        return doubtful.compactMap { index in
            // It is asked only where none before it held.
            guard isDead(atoms[index], behind: atoms[..<index]) else { return nil }
            let this = "`responses[\(index)]` can never answer: "
            if isDead(atoms[index], behind: []) {
                return DeadPart(
                    problem: .unreachableResponse, index: index, message: this + reason(against: atoms[index], .inward))
            }
            if let hider = (0..<index).first(where: { isDead(atoms[index], behind: [atoms[$0]]) }) {
                return DeadPart(
                    problem: .unreachableResponse, index: index,
                    message: this + "where it holds, `responses[\(hider)]` has answered already, at ", hider: hider)
            }
            return DeadPart(
                problem: .unreachableResponse, index: index,
                message: this + "where it holds, one of those before it has answered already; the first is at ",
                hider: 0)
        }
    }

    /// Whether a response of these parts is never asked with all of them holding, after others did not hold.
    func isDead(_ atoms: Scope.Atoms, behind earlier: ArraySlice<Scope.Atoms>) -> Bool {
        var scope = Scope(self, .inward)
        scope.add(atoms, isOwn: true)
        for atoms in earlier { scope.addNot(atoms) }
        return scope.isEmpty()
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
