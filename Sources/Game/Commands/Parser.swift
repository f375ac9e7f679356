import Engine
import JSONText

/// Turns a line into a command, remembering enough for `again` and `oops`.
///
///     try parser.parse("swap fire and water", in: surroundings)   // .act(.choose(.swap(0, 1)))
public struct Parser: Sendable {
    private var lastLine: String?
    /// The last line that was not understood, and the word in it that was the trouble.
    private var slip: (line: String, word: String)?
    /// What the last line gave to choose from, where what it named was more than one thing.
    private var offer: Offer?

    /// Things with numbers, for a word of a line that meant all of them.
    private struct Offer {
        let line: String
        let word: String
        let labels: [String]

        /// The line with the thing of that number; nil where there is none.
        func line(choosing number: Int) -> String? {
            if labels.contains(where: { $0.hasPrefix("\(number) ") }) {
                return correct(line, word, with: String(number))
            }
            // A thing to be thrown at one of several foes.
            let aimed = "\(word) at \(number)"
            return labels.contains { $0.hasPrefix(aimed + " ") } ? correct(line, word, with: aimed) : nil
        }
    }

    public init() {}

    /// The verb of the last line that was understood.
    public var lastVerb: Verb? { lastLine.flatMap { Verb(word: parts(of: $0).head.lowercased()) } }

    /// Cuts a line at `;` and `then` into commands to be done one after the other; a note takes the rest of its line.
    ///
    ///     Parser.split("swap 1 2; end then note Done; at last.")   // ["swap 1 2", "end", "note Done; at last."]
    public static func split(_ line: String) -> [String] {
        var commands: [String] = []
        var rest = line[...]
        while !rest.isEmpty {
            if Verb(word: headWord(rest)) == .note { return commands + [stripped(rest)] }
            let end = separator(in: rest)
            commands.append(trim(String(rest[..<(end?.lowerBound ?? rest.endIndex)])))
            rest = end.map { rest[$0.upperBound...] } ?? ""
        }
        return commands.filter { !$0.isEmpty }
    }

    /// The first `;`, or `then` as a word of its own between others.
    private static func separator(in text: Substring) -> Range<Substring.Index>? {
        var start = text.startIndex
        while start < text.endIndex {
            let end = text[start...].firstIndex { $0.isWhitespace || $0 == ";" } ?? text.endIndex
            if start > text.startIndex, end < text.endIndex, text[start..<end].lowercased() == "then" {
                return start..<end
            }
            if end < text.endIndex, text[end] == ";" { return end..<text.index(after: end) }
            start = end < text.endIndex ? text.index(after: end) : end
        }
        return nil
    }

    /// The command that a line means.
    public mutating func parse(_ line: String, in scene: Surroundings) throws(Misunderstanding) -> Command {
        var line = stripped(line[...])
        let (head, rest) = parts(of: line)
        guard !head.isEmpty, head != "." else { throw .empty }
        let pending = offer
        offer = nil
        if let pending, rest.isEmpty, let number = Int(head) {
            guard let chosen = pending.line(choosing: number) else {
                offer = pending
                throw .ambiguous(pending.word, pending.labels)
            }
            return try understand(chosen, in: scene)
        }
        switch Verb(word: head.lowercased()) {
        case .again:
            guard let lastLine else { throw .nothingToRepeat }
            guard rest.isEmpty else { throw .tooMuch(.again, rest) }
            line = lastLine
        case .oops:
            guard let slip else { throw .nothingToCorrect }
            guard !rest.isEmpty else { throw .needs(.oops) }
            line = correct(slip.line, slip.word, with: rest)
        case .look, .stack, .examine, .map, .intents, .preview, .why, .swap, .move, .strike, .mend, .brace, .don, .doff,
            .use,
            .end,
            .go, .talk, .take, .buy, .sell, .wield, .rest, .upgrade, .train, .answer, .leave, .quests, .history, .hint,
            .help, .undo, .redo, .save, .load, .saves,
            .note, .transcript,
            .options, .reload, .quit, nil:
            break
        }
        return try understand(line, in: scene)
    }

    private mutating func understand(_ line: String, in scene: Surroundings) throws(Misunderstanding) -> Command {
        do throws(Misunderstanding) {
            let command = try Reading(scene: scene).read(line)
            lastLine = line
            slip = nil
            return command
        } catch {
            if let word = error.word { slip = (line, word) }
            if case .ambiguous(let word, let labels) = error { offer = Offer(line: line, word: word, labels: labels) }
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

/// A line's first word, and what stands behind it without spaces and full stop.
func parts(of line: String) -> (head: String, rest: String) {
    let line = stripped(line[...])
    let end = line.firstIndex { $0.isWhitespace } ?? line.endIndex
    // "look." is a word with a full stop behind it; a lone full stop is nothing.
    let head = end == line.endIndex ? trim(line) : String(line[..<end])
    return (head, trim(String(line[end...])))
}

private func headWord(_ text: Substring) -> String { parts(of: String(text)).head.lowercased() }

/// Without spaces at either end.
func stripped(_ text: Substring) -> String {
    var text = text
    while let last = text.last, last.isWhitespace { text.removeLast() }
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    return String(text)
}

/// Without spaces at either end, and without the full stop that some put there.
func trim(_ text: String) -> String {
    var text = text[...]
    while let last = text.last, last.isWhitespace || last == "." { text.removeLast() }
    return stripped(text)
}

/// The line with its first wrong word, or words, replaced; where they don't stand in it, the correction for its rest.
///
/// The verb itself is replaced only where it was not understood.
private func correct(_ line: String, _ wrong: String, with right: String) -> String {
    let (head, rest) = parts(of: line)
    if Verb(word: head.lowercased()) == nil { return rest.isEmpty ? right : right + " " + rest }
    func isEdge(_ character: Character?) -> Bool { character.map { $0.isWhitespace || $0 == "," } ?? true }
    for range in rest.ranges(of: wrong) {
        let before = rest[..<range.lowerBound].last
        let after = rest[range.upperBound...].first
        if isEdge(before) && isEdge(after) { return head + " " + rest.replacingCharacters(in: range, with: right) }
    }
    return head + " " + right
}

extension String {
    fileprivate func replacingCharacters(in range: Range<Index>, with other: String) -> String {
        String(self[..<range.lowerBound]) + other + String(self[range.upperBound...])
    }
}
