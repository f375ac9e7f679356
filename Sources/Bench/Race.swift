import Engine

/// Runs every contender in every round, one after another, so that what slows the machine slows all of them.
struct Race {
    let rounds: Int
    let workload = Workload(blows: 4_096, seed: 20_260_101)

    /// The time of each round, in nanoseconds, for one contender.
    private struct Lane {
        var contender: any Contender
        var times: [Int] = []
        var sum = Checksum()
    }

    func run() -> Int32 {
        var lanes = [
            Lane(contender: TextbookContender(workload)),
            Lane(contender: StackContender(workload, .off)),
            Lane(contender: StackContender(workload, Journal())),
            Lane(contender: PlainContender(workload)),
        ]
        // The first rounds only warm up.
        for round in -(rounds / 10 + 1)..<rounds {
            for step in lanes.indices {
                let lane = (step + round + rounds) % lanes.count
                let start = now()
                lanes[lane].sum = lanes[lane].contender.run(from: lanes[lane].sum)
                if round >= 0 { lanes[lane].times.append(now() - start) }
            }
            guard lanes.allSatisfy({ $0.sum == lanes[0].sum }) else {
                complain("error: the chains disagree in round \(round)\n")
                for lane in lanes { complain("  \(lane.contender.name): \(lane.sum.value)\n") }
                return 1
            }
        }
        report(lanes)
        return 0
    }

    private func report(_ lanes: [Lane]) {
        let (textbook, ours, plain) = (lanes[0], lanes[1], lanes[3])
        print("\(workload.blows.count) attacks through \(Workload.pieces.count) layers, \(rounds) rounds, medians\n")
        print(row("", "ns/attack", "× C", "× textbook"))
        for lane in lanes {
            print(
                row(
                    lane.contender.name, tenths(lane.times.median * 10 / workload.blows.count),
                    hundredths(ratio(lane, to: plain)), hundredths(ratio(lane, to: textbook))))
        }
        print("\nchecksum of all four: \(lanes[0].sum.value)")
        goal("ours at most 1.3 × C", hundredths(ratio(ours, to: plain)), isMet: ratio(ours, to: plain) <= 130)
        goal(
            "textbook at least 4 × ours", hundredths(ratio(textbook, to: ours)), isMet: ratio(textbook, to: ours) >= 400
        )
    }

    /// The median of the ratios round by round, in hundredths.
    private func ratio(_ lane: Lane, to other: Lane) -> Int {
        zip(lane.times, other.times).map { $0 * 100 / max($1, 1) }.median
    }

    private func row(_ name: String, _ columns: String...) -> String {
        columns.reduce(padded(name, 22, left: false)) { $0 + padded($1, 12, left: true) }
    }
}

/// Says whether a goal is met.
func goal(_ wish: String, _ measured: String, isMet: Bool) {
    print("goal: \(wish): \(measured), \(isMet ? "met" : "NOT met")")
}

func padded(_ text: String, _ width: Int, left: Bool) -> String {
    let blank = String(repeating: " ", count: max(0, width - text.count))
    return left ? blank + text : text + blank
}

func tenths(_ number: Int) -> String { "\(number / 10).\(number % 10)" }

func hundredths(_ number: Int) -> String {
    "\(number / 100)." + (number % 100 < 10 ? "0" : "") + "\(number % 100)"
}
