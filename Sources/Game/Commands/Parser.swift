import Engine
import JSONText

/// Turns a line into a command, remembering enough for `again` and `oops`.
///
///     try parser.parse("swap fire and water", in: surroundings)   // .act(.choose(.swap(0, 1)))
public struct Parser: Sendable {
    private var lastLine: String?
    /// The last line that was not understood, and the word in it that was the trouble.
    private var slip: (line: String, word: String)?

    public init() {}

    /// Cuts a line at `;` and `then` into commands to be done one after the other.
    public static func split(_ line: String) -> [String] {
        let trimmed = trim(line)
        let head = trimmed.split(separator: " ").first.map { String($0).lowercased() } ?? ""
        // A note may hold anything.
        if Verb(word: head) == .note { return [trimmed] }
        return trimmed.split(separator: ";").flatMap { part in
            String(part).split(separator: " then ").map { trim(String($0)) }
        }.filter { !$0.isEmpty }
    }

    /// The command that a line means.
    public mutating func parse(_ line: String, in scene: Surroundings) throws(Misunderstanding) -> Command {
        var line = trim(line)
        guard let head = line.split(separator: " ").first.map({ String($0).lowercased() }) else { throw .empty }
        switch Verb(word: head) {
        case .again:
            guard let lastLine else { throw .nothingToRepeat }
            line = lastLine
        case .oops:
            guard let slip else { throw .nothingToCorrect }
            let right = trim(String(line.dropFirst(head.count)))
            guard !right.isEmpty else { throw .needs(.oops) }
            line = slip.line.replacingFirst(slip.word, with: right)
        default: break
        }
        do throws(Misunderstanding) {
            let command = try Reading(scene: scene).read(line)
            lastLine = line
            slip = nil
            return command
        } catch {
            if let word = error.word { slip = (line, word) }
            throw error
        }
    }
}

extension Misunderstanding {
    /// The word that was the trouble.
    fileprivate var word: String? {
        switch self {
        case .unknownVerb(let word, _), .ambiguous(let word, _), .noSuch(_, let word, _), .tooMuch(_, let word): word
        case .noSuchNumber(_, let number, _): String(number)
        case .empty, .needs, .nothingToCorrect, .nothingToRepeat: nil
        }
    }
}

/// Without spaces at either end, and without the full stop that some put there.
func trim(_ text: String) -> String {
    var text = text[...]
    while let last = text.last, last.isWhitespace || last == "." { text.removeLast() }
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    return String(text)
}

extension String {
    fileprivate func replacingFirst(_ word: String, with other: String) -> String {
        guard !word.isEmpty, let range = self.lowercased().firstRange(of: word.lowercased()) else { return other }
        // Lower-casing can change lengths in some scripts; then the whole line is taken as retyped.
        guard self.lowercased().count == self.count else { return other }
        let start = self.lowercased().distance(from: self.lowercased().startIndex, to: range.lowerBound)
        let from = index(startIndex, offsetBy: start)
        let to = index(from, offsetBy: word.count)
        return self[..<from] + other + self[to...]
    }
}
