import JSONText
import TestSupport
import Testing

@testable import Content

/// Slips of one letter in sound content: each is found where it stands, alone, and the right word is suggested.
@Suite("A slip of one letter")
struct SlipLaws {
    private let core: CoreFiles
    private let ids: [String: [String]]

    init() throws {
        core = try CoreFiles()
        var ids: [String: [String]] = [:]
        for section in Section.named {
            ids[section.rawValue] = core.files.flatMap {
                ($0.json?[section.rawValue]?.array ?? []).compactMap { $0["id"]?.string }
            }
        }
        self.ids = ids
    }

    /// A word in content with all that could stand in its place.
    private struct Site {
        let word: JSON
        let legal: [String]
    }

    /// Every id and every fixed word of some JSON, by the table that it is read with.
    private func sites(_ json: JSON, _ shape: Shape) -> [Site] {
        switch shape {
        case .word(let words): return json.string == nil ? [] : [Site(word: json, legal: words)]
        case .reference(let section):
            return json.string == nil ? [] : [Site(word: json, legal: ids[section.rawValue] ?? [])]
        case .ending: return [Site(word: json, legal: ["avatar"] + (ids["armor"] ?? []))]
        case .list(let item, _, _): return (json.array ?? []).flatMap { sites($0, item) }
        case .oneOrMore(let item): return (json.array ?? [json]).flatMap { sites($0, item) }
        case .plainOr(let plain, let table): return sites(json, json.members == nil ? plain : .record(table))
        case .map(let value): return (json.members ?? []).flatMap { sites($0.value, value) }
        case .patch: return sites(json, .record(.armor))
        case .record(let table):
            let fields = table.layout.fields(for: json)
            // What a trial wears that it writes out itself is a place for attacks to end too.
            return (json.members ?? []).flatMap { member in
                fields.first { $0.key == member.key }.map { sites(member.value, $0.shape) } ?? []
            }
        case .integer, .flag, .id, .slug, .string, .range, .text, .target, .pointer, .anything, .object: return []
        }
    }

    /// The word with one letter changed, lost, doubled or swapped with the next.
    private func slip(_ word: String, _ samples: inout Samples) -> String {
        var letters = Array(word.utf8)
        let at = samples.number(0...letters.count - 1)
        let letter = UInt8(ascii: "a") + UInt8(samples.number(0...25))
        switch samples.number(0...3) {
        case 0: letters[at] = letter
        case 1: letters.insert(letter, at: at)
        case 2: letters.remove(at: at)
        default: if at + 1 < letters.count { letters.swapAt(at, at + 1) }
        }
        return String(decoding: letters, as: UTF8.self)
    }

    /// Whether a suggestion is the word that was meant, or another that is no further from what was written.
    private func isRight(_ suggestion: String?, for slip: String, meant: String, _ legal: [String]) -> Bool {
        suggestion == meant
            || suggestion.map { legal.contains($0) && nearMisses(to: slip, among: [$0]) == [$0] } == true
    }

    @Test("In any id or fixed word of the core it is found at its place, alone, with the right word")
    func words() {
        var samples = Samples(seed: 5)
        var broken: [String] = []
        var tried = 0
        for (number, file) in core.files.enumerated() {
            let all = Section.named.flatMap { section in
                (file.json?[section.rawValue]?.array ?? []).flatMap { sites($0, .record(section.table)) }
            }
            for site in all where TestRun.isLong || samples.once(in: 8) {
                guard let meant = site.word.string, meant.utf8.count > 2 else { continue }
                let written = slip(meant, &samples)
                let start = Int(site.word.place.offset) + 1
                if written == meant || site.legal.contains(written) { continue }
                guard let found = core.findings(number, start..<start + meant.utf8.count, Array(written.utf8)) else {
                    continue
                }
                tried += 1
                let isFound = found.count == 1 && found[0].place == site.word.place
                if !isFound || !isRight(found[0].suggestion, for: written, meant: meant, site.legal) {
                    broken.append("\(file.path): \(meant) → \(written): \(found.map { ($0.code, $0.suggestion) })")
                }
            }
        }
        #expect(broken == [])
        #expect(tried > 50)
    }

    /// What a check says of one patch beside the core.
    private func findings(_ target: String, _ path: String) -> [Finding]? {
        core.findings(
            core.files.count,
            Array(
                #"{ "patches": [ { "target": "\#(target)", "ops": [ { "op": "remove", "path": "\#(path)" } ] } ] }"#
                    .utf8))
    }

    @Test("In the target of a patch, its section or its id, it is told with the target that was meant")
    func targets() throws {
        var samples = Samples(seed: 7)
        var tried = 0
        for (section, ids) in ids.sorted(by: { $0.key < $1.key }) {
            for id in ids where TestRun.isLong || samples.once(in: 6) {
                let written = slip("\(section)/\(id)", &samples)
                let parts = written.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
                // A slip at the slash changes two words, or leaves only one.
                guard parts.count == 2, (parts[0] == section) != (parts[1] == id), id.utf8.count > 2,
                    !(parts[0] == section && ids.contains(parts[1]))
                else { continue }
                let found = try #require(findings(written, "/name"))
                tried += 1
                #expect(found.count == 1 && found[0].place.offset == 27, "\(written): \(found)")
                let legal = ids.map { "\(section)/\($0)" }
                let suggestion = found.first?.suggestion
                #expect(
                    parts[0] != section && suggestion == "\(section)/\(id)"
                        || isRight(suggestion, for: written, meant: "\(section)/\(id)", legal),
                    "\(written): \(suggestion ?? "nothing")")
            }
        }
        #expect(tried > 10)
    }

    /// Every path into a record that ends in a key.
    private func paths(_ json: JSON, _ path: [String] = []) -> [[String]] {
        (json.array ?? []).enumerated().flatMap { paths($1, path + [String($0)]) }
            + (json.members ?? []).flatMap { [path + [$0.key]] + paths($0.value, path + [$0.key]) }
    }

    @Test("In the path of an operation it is told with the path that was meant")
    func pointers() throws {
        var samples = Samples(seed: 9)
        var tried = 0
        for file in core.files {
            for json in file.json?["armor"]?.array ?? [] {
                for path in paths(json) where path.count > 1 && (TestRun.isLong || samples.once(in: 12)) {
                    let keys = path.indices.filter { Int(path[$0]) == nil && path[$0].utf8.count > 2 }
                    guard !keys.isEmpty, let id = json["id"]?.string else { continue }
                    let at = keys[samples.number(0...keys.count - 1)]
                    var slipped = path
                    slipped[at] = slip(path[at], &samples)
                    if slipped[at] == path[at] || json.find(JSON.Pointer(slipped)) != nil { continue }
                    let written = JSON.Pointer(slipped).description
                    let found = try #require(findings("armor/" + id, written))
                    tried += 1
                    let offset =
                        #"{ "patches": [ { "target": "armor/"#.utf8.count + id.utf8.count
                        + #"", "ops": [ { "op": "remove", "path": "#.utf8.count
                    #expect(found.count == 1 && Int(found[0].place.offset) == offset, "\(id) \(written): \(found)")
                    #expect(found.first?.suggestion == JSON.Pointer(path).description, "\(id) \(written)")
                }
            }
        }
        #expect(tried > 10)
    }
}
