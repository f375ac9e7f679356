import Content
import JSONText

/// What the header line says, once it is known that this game can read the log.
struct Header {
    let line: Int
    let version: Int
    let rules: Int
    let engine: String
    let seed: UInt64
    /// The fingerprint of the content.
    let content: String
    let mods: [Manifest]
    let seal: String
    /// A remark; nothing depends on it.
    let parent: Recording.Parent?

    init(_ found: (line: Int, json: JSON)) throws(Verdict) {
        let (line, json) = found
        func malformed(_ reason: String) -> Verdict { Verdict(.malformed, line: line, reason) }
        guard json["format"]?.string == "lamellar-fight", let version = json["version"]?.int, version > 0 else {
            throw malformed("the header is not that of a lamellar-fight log")
        }
        // A newer format may write anything else in another way, so this comes first.
        guard version <= Recording.formatVersion else {
            throw Verdict(
                .foreign, line: line, "format \(version) is newer than this game's, which is \(Recording.formatVersion)"
            )
        }
        guard let rules = json["rules"]?.int, rules > 0 else { throw malformed("the header names no rules") }
        guard rules <= Recording.rulesNumber else {
            throw Verdict(
                .foreign, line: line, "rules \(rules) are newer than this game's, which are \(Recording.rulesNumber)")
        }
        guard let generator = json["generator"]?.string else { throw malformed("the header names no generator") }
        guard generator == Recording.generator else {
            throw Verdict(.foreign, line: line, "this game has no generator `\(generator)`")
        }
        guard let seed = json["seed"]?.string.flatMap(unhex) else {
            throw malformed("the seed is not one of 16 hexadecimal digits in a string")
        }
        guard let engine = json["engine"]?.string, let content = json["content"]?.string,
            let seal = json["seal"]?.string, let mods = json["mods"]?.array
        else { throw malformed("the header lacks engine, content, mods or seal") }
        self.line = line
        self.version = version
        self.rules = rules
        self.engine = engine
        self.seed = seed
        self.content = content
        self.mods = mods.map(Manifest.init)
        self.seal = seal
        parent = json["parent"].flatMap(Recording.Parent.init)
    }
}
