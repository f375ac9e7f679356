import Engine
import JSONText

/// A trial that says nothing of any armor, since none of what is worn is ever asked.
///
/// Either nothing is worn, or every attack skips each layer that has a response or an echo. One that fails is told of
/// as failed.
extension Lint {
    var idleTrials: [Finding] {
        catalog.trials.all.compactMap { $0.idleStart(in: catalog) }
            + catalog.trials.all.filter { isIdle($0) && $0.run(in: catalog)?.failures.isEmpty == true }.map { trial in
                Finding(
                    .idleTrial, about: trial,
                    trial.wear.isEmpty
                        ? "the trial `\(trial.id)` wears nothing, so it says nothing of any armor"
                        : "no attack of the trial `\(trial.id)` meets armor that has a response or an echo")
            }
    }

    private func isIdle(_ trial: TrialDefinition) -> Bool {
        let pierces = trial.attacks.map { attack in
            attack.string.map { catalog.attacks[$0]?.attack.pierce ?? 0 } ?? attack.int("pierce", 0)
        }
        let least = pierces.min() ?? 0
        return !trial.wear.enumerated().contains { index, item in
            // Armor that can't be used is reported already, and may have had responses.
            let garment = item.string.map { id in catalog.armor[id].map { Garment($0) } } ?? Garment(adHoc: item)
            let isAsked = garment.map { !$0.armor.responses.isEmpty || !$0.armor.echoes.isEmpty } ?? true
            return isAsked && index >= least
        }
    }
}
