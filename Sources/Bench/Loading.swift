import Armory
import Content
import Files

/// Made-up armors, loaded for play and checked: objects a second, megabytes a second, and whether more cost more each.
struct Loading {
    /// How many armors, and how often each size is timed.
    let sizes: [(armors: Int, runs: Int)]

    /// The most records that content may have, less the elements.
    static let all = Loading(sizes: [(1_000, 21), (10_000, 7), (99_000, 3)])
    static let few = Loading(sizes: [(1_000, 9), (10_000, 3)])

    private struct Result {
        let armory: Armory
        let check: Int
        let load: Int

        /// Nanoseconds for one record, in hundredths.
        func each(_ time: Int) -> Int { time * 100 / armory.records }
        func perSecond(_ time: Int) -> Int { armory.records * 1_000_000_000 / time }
        /// Tenths of megabytes a second.
        func speed(_ time: Int) -> Int { armory.bytes * 10_000 / time }
    }

    func run() -> Int32 {
        guard let scratch = makeScratchFolder() else {
            complain("error: no temporary folder\n")
            return 1
        }
        defer { remove(scratch) }
        var results: [Result] = []
        for (armors, runs) in sizes {
            guard let result = time(armors, runs, in: Path.join(scratch, "\(armors)")) else { return 1 }
            results.append(result)
        }
        report(results)
        return 0
    }

    private func time(_ armors: Int, _ runs: Int, in folder: String) -> Result? {
        let armory = Armory(armors: armors)
        let core = Path.join(folder, "core")
        do {
            try makeFolders(core)
            for (name, bytes) in armory.files { try writeDurably(bytes, to: Path.join(core, name)) }
        } catch {
            complain("error: \(error.message)\n")
            return nil
        }
        let loader = ContentLoader(folder: folder)
        var (checks, loads): ([Int], [Int]) = ([], [])
        for _ in 0..<runs | 1 {
            var start = now()
            let report = loader.check()
            checks.append(now() - start)
            start = now()
            let loaded = loader.load()
            loads.append(now() - start)
            guard report.diagnostics.isEmpty, loaded.catalog?.armor.all.count == armors else {
                complain("error: \(armors) armors are not sound\n")
                return nil
            }
        }
        return Result(armory: armory, check: checks.median, load: loads.median)
    }

    private func report(_ results: [Result]) {
        print("made-up armors and their elements, checked, and loaded for play; medians\n")
        print(row("", "MB", "ms", "objects/s", "MB/s", "ns/object"))
        for result in results {
            for (name, time) in [("check", result.check), ("load", result.load)] {
                print(
                    row(
                        "\(name) \(result.armory.records)", tenths(result.armory.bytes / 100_000),
                        tenths(time / 100_000), "\(result.perSecond(time))", tenths(result.speed(time)),
                        "\(result.each(time) / 100)"))
            }
        }
        print("")
        guard let few = results.first, let most = results.last else { return }
        for result in results where result.armory.records / 10_000 == 1 {
            let both = result.check + result.load
            goal("10,000 armors loaded and checked in 1 s", "\(both / 1_000_000) ms", isMet: both < 1_000_000_000)
            let speed = result.perSecond(result.check)
            goal("at least 120,000 objects/s checked", "\(speed)", isMet: speed >= 120_000)
        }
        let growth = most.each(most.check) * 100 / few.each(few.check)
        goal("an object of many at most 1.5 × one of few", hundredths(growth), isMet: growth <= 150)
    }

    private func row(_ name: String, _ columns: String...) -> String {
        columns.reduce(padded(name, 22, left: false)) { $0 + padded($1, 12, left: true) }
    }
}
