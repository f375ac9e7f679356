/// From exec to the first prompt: `lamellar play` and a C program that does no more than prompt, in turn.
struct Start {
    let runs: Int

    func run() -> Int32 {
        guard let scratch = makeScratchFolder() else {
            complain("error: no temporary folder\n")
            return 1
        }
        defer { remove(scratch) }
        do {
            let lamellar = try sibling("lamellar")
            let prompt = try sibling("Prompt")
            var ours: [Int] = []
            var plain: [Int] = []
            for run in 0..<runs | 1 {
                ours.append(try timeToPrompt(lamellar, ["play", "--saves", scratch + "/\(run)"]))
                plain.append(try timeToPrompt(prompt, []))
            }
            report(ours.median, plain.median, of: ours.count, linking(of: lamellar))
            return 0
        } catch {
            complain("error: \(error.text)\n")
            return 1
        }
    }

    private func report(_ ours: Int, _ plain: Int, of runs: Int, _ linking: String) {
        print("from exec to the first prompt, \(runs) runs, medians\n")
        print(padded("lamellar play", 22, left: false) + padded("\(ours / 1_000) µs", 12, left: true) + "  " + linking)
        print(padded("plain C", 22, left: false) + padded("\(plain / 1_000) µs\n", 13, left: true))
        goal("lamellar at most 4 × C", hundredths(ours * 100 / plain), isMet: ours <= plain * 4)
    }
}

/// Why a start could not be measured.
enum StartProblem: Error {
    case missing(String)
    case notStarted(String, Int32)
    case ended(String)
    case silent(String)
    case failed(String)

    var text: String {
        switch self {
        case .missing(let path): "\(path) is not there; build it in the same configuration"
        case .notStarted(let path, let code): "\(path) did not start (errno \(code))"
        case .ended(let path): "\(path) ended before its first prompt"
        case .silent(let path): "\(path) showed no prompt within 2 s"
        case .failed(let path): "\(path) did not end well"
        }
    }
}
