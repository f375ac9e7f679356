import Chronicle
import Terminal

/// The exit codes that scripts rely on.
enum Exit {
    static let good: Int32 = 0
    static let notGood: Int32 = 1
    static let usage: Int32 = 2

    /// The code of `replay --verify`.
    static func code(of kind: Verdict.Kind) -> Int32 {
        switch kind {
        case .verified: good
        case .incomplete: 3
        case .diverged: 4
        case .foreign: 5
        case .contentMissing: 6
        case .illegalChoice: 7
        case .malformed: 8
        }
    }

    /// All that proving a log can come to, the best first; of many logs the greatest code counts.
    static let proofs: [(code: Int32, word: String)] =
        [(notGood, "unreadable")] + Verdict.Kind.allCases.map { (code(of: $0), word(for: $0)) }
}

/// A command line that can't be understood; exit code 2.
struct UsageProblem: Error {
    let message: String
    init(_ message: String) { self.message = message }
}

extension String {
    /// With a question behind it, where there is a word to offer.
    func suggesting(_ word: String?) -> String { self + (word.map { "; did you mean `\($0)`?" } ?? "") }
}
