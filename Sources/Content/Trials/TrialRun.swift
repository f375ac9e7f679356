import Engine
public import JSONText

/// A trial as it went, with what ended otherwise than expected.
public struct TrialRun: Sendable {
    /// One attack of the trial that did not end as expected.
    public struct Failure: Sendable {
        /// The number of the attack, from 0.
        public let step: Int
        /// Where the expectation stands.
        public let place: JSON.Place
        let message: String
    }

    public let volley: Volley
    /// Empty for a trial that is passed.
    public let failures: [Failure]

    init(_ trial: TrialDefinition, _ volley: Volley, _ names: (ID) -> String, patched: String) {
        self.volley = volley
        failures = zip(volley.steps, trial.expect).enumerated().compactMap { number, pair in
            let (step, expectation) = pair
            let got = step.ending(names: names)
            let wanted = Ending(expectation)
            guard !wanted.holds(for: got) else { return nil }
            return Failure(
                step: number, place: expectation.place,
                message:
                    "attack \(number + 1) of trial `\(trial.id)`: expected \(wanted.sentence), got \(got.sentence)"
                    + patched)
        }
    }

    var findings: [Finding] { failures.map { Finding(.trialFailed, at: $0.place, $0.message) } }
}

extension ContentLoader.Report {
    /// The attacks that `trial-failed` tells of, each with the volley it is of and its number from 0, by the places
    /// of the diagnostics: "Content/core/trials.json:12:9".
    public var failedAttacks: [String: (volley: Volley, step: Int)] {
        var all: [String: (volley: Volley, step: Int)] = [:]
        for run in failures {
            for failure in run.failures {
                if let place = catalog.sources.describe(failure.place) { all[place] = (run.volley, failure.step) }
            }
        }
        return all
    }
}
