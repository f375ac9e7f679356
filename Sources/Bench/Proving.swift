import Chronicle
import Content
import Engine
import Files

/// The same fights played, played with a log, and proved from it; then the program proves logs in a folder.
struct Proving {
    /// How often each is timed.
    let runs: Int
    /// How many logs lie in the folder.
    let logs: Int

    static let all = Proving(runs: 101, logs: 1_000)
    static let few = Proving(runs: 21, logs: 1_000)

    /// A fight that people would play, and the longest that the rules allow.
    private static let lengths = [12, 1_000]

    func run() -> Int32 {
        guard let scratch = makeScratchFolder() else {
            complain("error: no temporary folder\n")
            return 1
        }
        defer { remove(scratch) }
        do {
            let catalog = try Duel.catalog(in: Path.join(scratch, "content"))
            for length in Self.lengths {
                let lanes = try race(Duel.fought(rounds: length, seed: 7, in: catalog))
                report(lanes, rounds: length)
            }
            return try Proofs(scratch: scratch, catalog: catalog, runs: runs, logs: logs).run()
        } catch let problem as FileProblem {
            complain("error: \(problem.message)\n")
        } catch let problem as StartProblem {
            complain("error: \(problem.text)\n")
        } catch {
            complain("error: \(error)\n")
        }
        return 1
    }

    /// One thing that is done with a fight, and how long it took each time.
    private struct Lane {
        let name: String
        let work: () -> Bool
        var times: [Int] = []
    }

    private struct Lanes {
        var all: [Lane]
        let bytes: Int
    }

    private func race(_ recording: Recording) throws -> Lanes {
        let log = recording.log()
        var lanes = [
            Lane(name: "play") { Duel.play(recording) },
            Lane(name: "play with a log") { recording.log().count == log.count },
            Lane(name: "verify") { Replay(log).verdict.kind == .verified },
        ]
        for run in -1..<runs | 1 {
            for index in lanes.indices {
                let lane = (index + run + lanes.count) % lanes.count
                let start = now()
                guard lanes[lane].work() else { throw Wrong(what: lanes[lane].name) }
                // The first run only warms up.
                if run >= 0 { lanes[lane].times.append(now() - start) }
            }
        }
        return Lanes(all: lanes, bytes: log.count)
    }

    private func report(_ lanes: Lanes, rounds: Int) {
        print("fights of \(rounds) rounds, logs of \(lanes.bytes / 1_000) KB, medians of \(runs | 1)\n")
        print(row("", "fights/s", "rounds/s", "MB/s", "× play"))
        let play = lanes.all[0].times.median
        for (index, lane) in lanes.all.enumerated() {
            let time = max(lane.times.median, 1)
            print(
                row(
                    lane.name, "\(1_000_000_000 / time)", "\(rounds * 1_000_000_000 / time)",
                    index == 0 ? "" : tenths(lanes.bytes * 10_000 / time), hundredths(time * 100 / max(play, 1))))
        }
        print("")
    }

    private func row(_ name: String, _ columns: String...) -> String {
        columns.reduce(padded(name, 22, left: false)) { $0 + padded($1, 12, left: true) }
    }

    /// Something came out otherwise than it must.
    struct Wrong: Error {
        let what: String
    }
}

/// The program itself, from exec to exit.
private struct Proofs {
    let scratch: String
    let catalog: Catalog
    let runs: Int
    let logs: Int

    func run() throws -> Int32 {
        let lamellar = try sibling("lamellar")
        let long = Path.join(scratch, "long.jsonl")
        try writeDurably(Duel.fought(rounds: 1_000, seed: 7, in: catalog).log(), to: long)
        var alone: [Int] = []
        for _ in 0..<runs | 1 { alone.append(try timeToEnd(lamellar, ["replay", long, "--verify"])) }
        goal(
            "a log of 1,000 rounds verified in 50 ms from exec to exit", "\(tenths(alone.median / 100_000)) ms",
            isMet: alone.median < 50_000_000)

        let folder = Path.join(scratch, "logs")
        try makeFolders(folder)
        for number in 0..<logs {
            let recording = try Duel.fought(rounds: 12, seed: UInt64(number), in: catalog)
            var file = try AppendFile(Path.join(folder, "\(number).jsonl"))
            try file.append(recording.log())
        }
        var times: [[Int]] = [[], []]
        for _ in 0..<min(runs, 21) | 1 {
            for threads in 1...2 {
                times[threads - 1].append(
                    try timeToEnd(lamellar, ["replay", folder, "--verify", "--threads", "\(threads)"]))
            }
        }
        let ratio = zip(times[0], times[1]).map { $0 * 100 / max($1, 1) }.median
        let (one, two) = (times[0].median, times[1].median)
        print("\(logs) logs: \(one / 1_000_000) ms on one thread, \(two / 1_000_000) ms on two")
        goal("two threads at least 1.7 × one", hundredths(ratio), isMet: ratio >= 170)
        return 0
    }
}
