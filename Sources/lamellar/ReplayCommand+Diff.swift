import Chronicle
import Engine
import JSONText
import Terminal

/// `replay diff A B`: 0 for the same fight, 1 for another, and the code of the verdict where one can't be read.
func compareLogs(_ arguments: Arguments, _ streams: inout Streams) throws(UsageProblem) -> Int32 {
    let paths = Array(arguments.words.dropFirst())
    guard paths.count == 2 else { throw UsageProblem("replay diff needs two logs: replay diff A B") }
    let settings = try Settings(arguments)
    guard let one = fight(in: paths[0], settings, &streams), let other = fight(in: paths[1], settings, &streams) else {
        return Exit.notGood
    }
    for (path, found) in zip(paths, [one, other]) where found.verdict.kind != .verified {
        // As far as they go they can be compared; but who compares must know.
        for line in text(of: found.verdict, path: path) { streams.complain(line) }
    }
    guard let left = one.recording, let right = other.recording else {
        return Exit.code(of: (one.recording == nil ? one : other).verdict.kind)
    }
    let difference = LogDifference(left, right)
    if arguments.has("json") {
        streams.write(json(of: difference).escapingInvisible)
    } else {
        for line in text(of: difference, (paths[0], paths[1])) { streams.say(line) }
    }
    return difference.isNone ? Exit.good : Exit.notGood
}

private func json(of difference: LogDifference) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
        writer.member("same", difference.isNone)
        writer.list("causes", difference.causes) { writer, cause in
            writer.member("what", cause.word)
            switch cause {
            case .engine(let one, let other): writer.pair(one, other)
            case .mods(let one, let other):
                writer.member("one", one)
                writer.member("other", other)
            case .seed(let one, let other): writer.pair(hex(one), hex(other))
            case .content(let record, let pointer, let one, let other):
                writer.member("record", record)
                writer.member("pointer", pointer)
                writer.pair(one, other)
            case .start(let key, let one, let other):
                writer.member("key", key)
                writer.pair(one, other)
            case .choice(let number, let round, let one, let other):
                writer.member("number", number)
                writer.member("round", round)
                for (key, choice) in [("one", one), ("other", other)] {
                    if let choice {
                        writer.member(key) { $0.object { $0.choice(choice) } }
                    } else {
                        writer.memberNull(key)
                    }
                }
            }
        }
        if let lines = difference.lines {
            writer.member("round", lines.round)
            for (key, line) in [("one", lines.one), ("other", lines.other)] {
                guard let line else {
                    writer.memberNull(key)
                    continue
                }
                writer.member(key) { writer in
                    writer.object { writer in
                        writer.member("line", line.number)
                        writer.member("text", line.text)
                    }
                }
            }
        }
    }
    writer.endLine()
    return writer.bytes
}

extension JSONWriter {
    /// The members `one` and `other`; null for what is not there.
    fileprivate mutating func pair(_ one: String?, _ other: String?) {
        if let one { member("one", one) } else { memberNull("one") }
        if let other { member("other", other) } else { memberNull("other") }
    }
}
