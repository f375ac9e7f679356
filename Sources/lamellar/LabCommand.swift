import Content
import Files
import JSONText
import Lab
import Terminal

extension ProgramCommand {
    static let lab: ProgramCommand = ProgramCommand(
        name: "lab", usage: "lab ladder|duel FOE… [OPTIONS]",
        about: "plays many fights: whole journeys by bots, or one match",
        options: [
            Option("runs", taking: "N", "journeys of each bot (100)"),
            Option("seed", taking: "S", "the seed of it all (1)"),
            Option("threads", taking: "T", "how many threads; what comes out is the same"),
            Option("bots", taking: "A,B", "only these: \(Nature.allCases.map(\.rawValue).joined(separator: ", "))"),
            Option("foes", "every foe against every bot"),
            Option("armor", "every armor's part in the planner's victories"),
            Option("endless", "defeats end no journey; a foe that won 12 times is let be"),
            Option(
                "wear", taking: "ARMOR", repeatable: true, "duel: worn, outermost first (else what a game begins with)"),
            Option("weapon", taking: "ATTACK", "duel: what is struck with"),
            Option("bot", taking: "A", "duel: who fights (planner)"),
            Option("fights", taking: "N", "duel: how many fights (100)"),
            Option("json", "one JSON object with all of it, but for the seconds"),
        ],
        examples: [
            "lamellar lab ladder --runs 20 --foes", "lamellar lab ladder --bots static,planner --endless",
            "lamellar lab duel bath-imp --wear water-armor --wear fire-armor --bot one-step",
        ],
        run: { arguments, streams throws(UsageProblem) in
            switch arguments.words.first {
            case "ladder": return try ladder(arguments, &streams)
            case "duel": return try duel(arguments, &streams)
            case let word?: throw UsageProblem("the lab knows `ladder` and `duel`, not `\(word)`")
            case nil:
                streams.say(page(.lab))
                return Exit.good
            }
        })
}

private func ladder(_ arguments: Arguments, _ streams: inout Streams) throws(UsageProblem) -> Int32 {
    if arguments.words.count > 1 { throw UsageProblem("`lab ladder` takes no `\(arguments.words[1])`") }
    try arguments.mustNotHave(["wear", "weapon", "bot", "fights"], of: "duel")
    let settings = try Settings(arguments)
    let runs = try arguments.number("runs", 1...1_000_000) ?? 100
    let threads = try arguments.number("threads", 1...64)
    let natures = try arguments.natures()
    let seed = try arguments.seed() ?? 1
    guard let catalog = settings.load(&streams) else { return Exit.notGood }
    guard catalog.beginning != nil else {
        streams.complain("lamellar: the content has no beginning to set out from")
        return Exit.notGood
    }
    let ladder = Ladder(in: catalog, runs: runs, seed: seed, threads: threads, endless: arguments.has("endless"))
    var rungs: [(rung: Rung, seconds: Duration)] = []
    let isWatched = isTerminal(2)
    for nature in natures {
        let clock = ContinuousClock()
        let start = clock.now
        let rung = ladder.climb(nature) { done in
            if isWatched { showProgress("\(nature.rawValue): \(done) of \(runs)") }
        }
        rungs.append((rung, clock.now - start))
    }
    if isWatched { showProgress("") }
    let report = LadderReport(rungs.map(\.rung), armor: catalog.armor.all.map(\.id))
    if arguments.has("json") {
        streams.write(json(of: report, runs: runs, seed: seed))
    } else {
        let seconds = rungs.map(\.seconds)
        for line in text(of: report, seconds, foes: arguments.has("foes"), armor: arguments.has("armor")) {
            streams.say(line)
        }
    }
    return Exit.good
}

/// Writes over the line on standard error.
private func showProgress(_ text: String) {
    var errors = StandardOutput(descriptor: 2, name: "standard error")
    errors.write("\r\u{1B}[K" + text)
    try? errors.flush()
}

extension Arguments {
    /// A whole number of a range.
    func number(_ name: String, _ range: ClosedRange<Int>) throws(UsageProblem) -> Int? {
        guard let text = value(name) else { return nil }
        guard let number = Int(text), range.contains(number) else {
            throw UsageProblem("`--\(name) \(text)` is no whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    /// The bots asked for, each once, in the order of the ladder.
    fileprivate func natures() throws(UsageProblem) -> [Nature] {
        guard let list = value("bots") else { return Nature.allCases }
        let words = list.split(separator: ",").map(String.init)
        if words.isEmpty { throw UsageProblem("`--bots` names no bot") }
        for word in words { _ = try nature(word) }
        return Nature.allCases.filter { words.contains($0.rawValue) }
    }

    /// Refuses options that belong to another part of the lab.
    func mustNotHave(_ names: [String], of other: String) throws(UsageProblem) {
        if let name = names.first(where: has) { throw UsageProblem("`--\(name)` is for `lab \(other)`") }
    }

    func nature(_ word: String) throws(UsageProblem) -> Nature {
        if let nature = Nature(rawValue: word) { return nature }
        let near = nearMisses(to: word, among: Nature.allCases.map(\.rawValue)).first
        throw UsageProblem("there is no bot `\(word)`".suggesting(near))
    }
}
