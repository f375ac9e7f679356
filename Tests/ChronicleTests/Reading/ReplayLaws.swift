import Chronicle
import Engine
import JSONText
import TestSupport
import Testing

@Suite("Laws of replay")
struct ReplayLaws {
    @Test("A changed digit anywhere is found, in a fact at its line")
    func digits() {
        var broken: [String] = []
        for log in [Logs.tiny, Logs.small, Logs.bag] {
            var samples = Samples(seed: 9)
            for (index, line) in log.lines.enumerated() where log.types[index] != "note" {
                let bytes = Array(line.utf8)
                for at in bytes.indices where (48...57).contains(bytes[at]) {
                    guard log.lines.count == Logs.tiny.lines.count || TestRun.isLong || samples.once(in: 25) else {
                        continue
                    }
                    var changed = bytes
                    changed[at] = 48 + (bytes[at] - 48 + UInt8(samples.number(1...9))) % 10
                    var altered = log
                    altered.lines[index] = String(decoding: changed, as: UTF8.self)
                    let verdict = altered.verdict
                    // The opening is bound as a whole; another legal choice shows in what comes of it.
                    let isFound =
                        verdict.kind != .verified
                        && (index < 3 || (log.isChoice(index) ? verdict.line > index : verdict.line == index + 1))
                    if !isFound { broken.append("\(verdict.brief): \(altered.lines[index])") }
                }
            }
        }
        #expect(broken == [])
    }

    @Test("A log cut at any byte is incomplete, and in its header malformed")
    func cuts() {
        var broken: [String] = []
        func tryCuts(_ log: LogText, _ lengths: some Sequence<Int>) {
            let bytes = log.bytes
            let header = log.lines[0].utf8.count
            for length in lengths {
                let verdict = Replay(Array(bytes.prefix(length))).verdict
                let wanted: Verdict.Kind =
                    length >= bytes.count - 1 ? .verified : length < header ? .malformed : .incomplete
                if verdict.kind != wanted { broken.append("\(length): \(verdict.brief)") }
            }
        }
        let small = Logs.small.bytes.count
        tryCuts(Logs.tiny, 0...Logs.tiny.bytes.count)
        tryCuts(Logs.small, stride(from: 0, through: small, by: TestRun.isLong ? 1 : 37))
        tryCuts(Logs.small, small - 5...small)
        #expect(broken == [])
    }

    @Test("A cut log is a fight as far as it goes")
    func usable() throws {
        let bytes = Logs.small.bytes
        let recording = try #require(Replay(Array(bytes.prefix(bytes.count * 2 / 3))).recording)
        #expect(recording.choices.count > 2)
        #expect(Arena.smallFight().choices.starts(with: recording.choices))
    }

    @Test("A line taken out, doubled or swapped with the next is found")
    func lines() {
        var broken: [String] = []
        let log = Logs.small
        for index in log.lines.indices where log.types[index] != "note" {
            var removed = log
            removed.lines.remove(at: index)
            var doubled = log
            doubled.lines.insert(log.lines[index], at: index)
            var all = [("removed", removed, 1), ("doubled", doubled, 2)]
            if index + 1 < log.lines.count, log.types[index + 1] != "note", log.lines[index] != log.lines[index + 1] {
                var swapped = log
                swapped.lines.swapAt(index, index + 1)
                all.append(("swapped", swapped, 1))
            }
            for (what, changed, _) in all where changed.verdict.kind == .verified {
                broken.append("\(what) \(index + 1): \(log.lines[index])")
            }
        }
        #expect(broken == [])
    }

    @Test("A log that verifies was computed, whatever was done to it")
    func computed() throws {
        try fuzz(cases: 5_000, seed: 1)
    }
}

/// Changes logs at random; one that still verifies must say just what its own recording says.
func fuzz(cases: Int, seed: UInt64) throws {
    var samples = Samples(seed: seed)
    let logs = [
        Logs.tiny.bytes, LogText(Recording.played(seed: 2, choices: 3).log()).bytes,
        LogText(Recording.played(seed: 8, choices: 2).log()).bytes,
        Logs.bag.bytes,
    ]
    var broken: [String] = []
    var verified = 0
    for number in 0..<cases {
        var bytes = samples.pick(logs)
        for _ in 0..<samples.number(1...3) { bytes = mutated(bytes, &samples, logs) }
        let replay = Replay(bytes)
        guard replay.verdict.kind == .verified else { continue }
        verified += 1
        let said = statements(bytes)
        let computed = replay.recording.map { statements($0.log()) } ?? []
        guard said != computed else { continue }
        let at = zip(said, computed).prefix { $0 == $1 }.count
        let texts = [said, computed].map {
            $0.dropFirst(at).first.map { String(decoding: $0.canonical(), as: UTF8.self) } ?? "nothing"
        }
        broken.append("case \(number): \(texts[0]) was computed as \(texts[1])")
    }
    #expect(broken == [])
    // Some changes are harmless; if none were, the law would be about nothing.
    #expect(verified > cases / 200)
}

/// One change: of a byte, a digit, a line, a piece.
private func mutated(_ bytes: [UInt8], _ samples: inout Samples, _ others: [[UInt8]]) -> [UInt8] {
    var bytes = bytes
    guard bytes.count > 2 else { return bytes }
    let at = samples.number(0...bytes.count - 1)
    let words: [String] = [
        #"{"type":"note","text":"x"}"#, "\n", "\r\n", "\0", #","broke":true"#, #","note":1"#, "-", "0", "\u{FEFF}", "{",
        "}", "]", "\"",
        #"{"type":"choice","by":"avatar","do":"end"}"# + "\n", "水", "\\u0000", " ", "1e9",
    ]
    switch samples.number(0...8) {
    case 0: bytes[at] = UInt8(samples.number(0...255))
    case 1: bytes[at] ^= 1 << UInt8(samples.number(0...7))
    case 2: bytes.remove(at: at)
    case 3: bytes.insert(contentsOf: Array(samples.pick(words).utf8), at: at)
    case 4:
        if let digit = bytes[at...].firstIndex(where: { (48...57).contains($0) }) {
            bytes[digit] = 48 + UInt8(samples.number(0...9))
        }
    case 5: bytes.removeSubrange(at..<min(bytes.count, at + samples.number(1...40)))
    case 6, 7:
        var lines = bytes.split(separator: 10, omittingEmptySubsequences: false).map(Array.init)
        let one = samples.number(0...lines.count - 1)
        let other = samples.number(0...lines.count - 1)
        switch samples.number(0...4) {
        case 0: lines.swapAt(one, other)
        case 1: lines.insert(lines[one], at: other)
        case 2: lines.remove(at: one)
        case 3: lines.insert(Array(samples.pick(words).utf8), at: one)
        default:
            if let brace = lines[one].firstIndex(of: 0x7B) {
                lines[one].insert(
                    contentsOf: Array(#""hue":"#.utf8) + [48 + UInt8(samples.number(0...9)), 0x2C], at: brace + 1)
            }
        }
        bytes = Array(lines.joined(separator: [10]))
    default:
        let other = samples.pick(others)
        let from = samples.number(0...other.count - 1)
        bytes.replaceSubrange(
            at..<min(bytes.count, at + samples.number(0...30)),
            with: other[from..<min(other.count, from + samples.number(0...30))])
    }
    return bytes
}

/// The keys, at any depth, that lines of each type have in a fight in which everything happens.
private let vocabulary: [String: Set<String>] = {
    func keys(_ json: JSON) -> [String] {
        (json.members ?? []).flatMap { [$0.key] + keys($0.value) } + (json.array ?? []).flatMap(keys)
    }
    var found: [String: Set<String>] = [:]
    for line in Logs.small.lines + Logs.tiny.lines + Logs.bag.lines {
        guard let json = try? JSON.parse(Array(line.utf8)), let type = json["type"]?.string else { continue }
        found[type, default: []].formUnion(keys(json))
    }
    found["note"] = nil
    return found
}()

/// All that a log says: its lines without notes, unknown types, unknown keys and the order of keys.
private func statements(_ bytes: [UInt8]) -> [JSON] {
    bytes.split { $0 == 10 }.compactMap { line -> JSON? in
        guard let json = try? JSON.parse(Array(line)), let words = vocabulary[json["type"]?.string ?? ""] else {
            return nil
        }
        return sorted(json, words)
    }
}

private func sorted(_ json: JSON, _ words: Set<String>) -> JSON {
    switch json.value {
    case .array(let items): JSON(.array(items.map { sorted($0, words) }))
    case .object(let members):
        JSON(
            .object(
                members.filter { words.contains($0.key) }.map { JSON.Member($0.key, sorted($0.value, words)) }
                    .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }))
    case .null, .bool, .integer, .fraction, .string: json
    }
}
