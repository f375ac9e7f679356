import Chronicle
import Content
import Engine
import JSONText
import Terminal

extension ProgramCommand {
    static let trace = ProgramCommand(
        name: "trace", usage: "trace --wear ID… --attack ELEMENT:POWER[,key=value…]… [--seed N] [--json]",
        about: "sends attacks through a stack and shows every layer's answer",
        options: [
            Option(
                "wear", taking: "ID", repeatable: true,
                "a worn armor; the first is outermost, and one may be worn twice"),
            Option(
                "attack", taking: "ELEMENT:POWER[,key=value…]", repeatable: true,
                "an attack; keys: id=, tag= (repeatable), pierce=, NAME=N for a measure"),
            Option("seed", taking: "N", "the luck; 0 when left out"),
            Option("json", "one JSON object a line, one line an attack"),
        ],
        examples: [
            "lamellar trace --wear fire-armor --wear water-armor --attack water:10",
            "lamellar trace --wear fire-armor --attack fire:9,tag=blow,pierce=0 --json",
        ],
        run: { arguments, streams throws(UsageProblem) in
            guard arguments.words.isEmpty else {
                throw UsageProblem("trace takes no `\(arguments.words[0])`; armor goes behind --wear")
            }
            let settings = try Settings(arguments)
            let seed = try arguments.seed() ?? 0
            guard !arguments.all("attack").isEmpty else { throw UsageProblem("trace needs an --attack ELEMENT:POWER") }
            guard let catalog = settings.load(&streams) else { return Exit.notGood }
            guard arguments.all("wear").count <= 64 else { throw UsageProblem("nobody can wear more than 64 layers") }
            var worn: [Garment] = []
            for id in arguments.all("wear") {
                guard let definition = catalog.armor[id], definition.id.utf8.elementsEqual(id.utf8) else {
                    if let mod = settings.loader.installedMod(with: .armor, id) {
                        throw UsageProblem("the armor `\(id)` is of the mod `\(mod)`; add --mod \(mod)")
                    }
                    throw UsageProblem.unknown("armor", id, among: catalog.armor.all.map(\.id))
                }
                worn.append(Garment(definition))
            }
            var attacks: [AttackDefinition] = []
            for text in arguments.all("attack") { attacks.append(try AttackDefinition(commandLine: text, catalog)) }
            let volley = Volley(wear: worn, attacks: attacks, seed: seed, catalog)
            if arguments.has("json") {
                let names = Names(catalog, volley)
                for step in volley.steps { streams.write(step.line(names)) }
            } else {
                for line in text(of: volley, settings.voice(catalog), catalog) { streams.say(line) }
            }
            return Exit.good
        })
}

extension UsageProblem {
    /// "there is no armor `fire-armr`; did you mean `fire-armor`?"
    static func unknown(_ kind: String, _ word: String, among words: [String]) -> UsageProblem {
        let message = "there is no \(kind) `\(word)`"
        if let near = nearMisses(to: word, among: words).first { return UsageProblem(message.suggesting(near)) }
        return UsageProblem(message + (words.count <= 12 ? "; it may be \(words.joined(separator: ", "))" : ""))
    }
}

extension AttackDefinition {
    /// An attack written as `coin:1,width=135,tag=metal`.
    init(commandLine text: String, _ catalog: Catalog) throws(UsageProblem) {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        let head = parts[0].split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        guard head.count == 2 else {
            throw UsageProblem("`\(text)` is no attack; write ELEMENT:POWER, such as water:10")
        }
        guard catalog.elements[head[0]] != nil else {
            throw .unknown("element", head[0], among: catalog.elements.all.map(\.id))
        }
        guard let power = Int(head[1]), (1...Attack.mostPower).contains(power) else {
            throw UsageProblem("`\(head[1])` is no power; it is a whole number from 1 to \(Attack.mostPower)")
        }
        var json: JSON = ["element": JSON(head[0]), "power": JSON(power)]
        var tags: [JSON] = []
        var measures: [JSON.Member] = []
        for part in parts.dropFirst() {
            let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard pair.count == 2, isSlug(pair[0]), !pair[1].isEmpty else {
                throw UsageProblem("`\(part)` in `\(text)` is not key=value")
            }
            guard pair[0] != "id" && pair[0] != "pierce" || json[pair[0]] == nil else {
                throw UsageProblem("`\(pair[0])` is given twice in `\(text)`")
            }
            switch pair[0] {
            case "id", "tag":
                guard isSlug(pair[1]) else { throw UsageProblem("`\(pair[1])` is no id") }
                if pair[0] == "tag" { tags.append(JSON(pair[1])) } else { json["id"] = JSON(pair[1]) }
            case "pierce":
                guard let pierce = Int(pair[1]), (0...64).contains(pierce) else {
                    throw UsageProblem("`\(part)`: pierce is a whole number from 0 to 64")
                }
                json["pierce"] = JSON(pierce)
            default:
                if !catalog.armor.all.contains(where: { $0.asks(for: ID(pair[0])) }),
                    let near = nearMisses(to: pair[0], among: ["id", "tag", "pierce"]).first
                {
                    throw UsageProblem("no armor asks for a measure `\(pair[0])`".suggesting(near + "="))
                }
                guard let value = Int(pair[1]), (-Attack.mostPower...Attack.mostPower).contains(value) else {
                    throw UsageProblem("`\(part)`: a measure is a whole number")
                }
                guard !measures.contains(where: { $0.key == pair[0] }) else {
                    throw UsageProblem("`\(pair[0])` is given twice in `\(text)`")
                }
                measures.append(JSON.Member(pair[0], JSON(value)))
            }
        }
        json["tags"] = JSON(.array(tags))
        json["measures"] = JSON(.object(measures))
        self.init(json)
    }
}

extension ArmorDefinition {
    /// Whether any response or echo looks at a measure.
    fileprivate func asks(for measure: ID) -> Bool {
        levels.contains { armor in
            (armor.responses.map(\.when) + armor.echoes.map(\.when)).contains { $0.asks(for: measure) }
        }
    }
}

extension Condition {
    fileprivate func asks(for measure: ID) -> Bool {
        parts.contains { part in
            switch part {
            case .measures(let measures): measures.contains { $0.name == measure }
            case .not(let inner): inner.asks(for: measure)
            case .elements, .tags, .power, .charge, .durability, .remembered, .chance, .once, .outcomes, .damage: false
            }
        }
    }
}

extension Volley.Step {
    /// The attack with all it met, as one line of JSON.
    func line(_ names: Names) -> [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("attack") { writer in
                writer.object { writer in
                    if definition.attack.id != .none { writer.member("id", definition.id) }
                    writer.member("element", names[definition.attack.element])
                    writer.member("power", definition.attack.power)
                    writer.member("pierce", definition.attack.pierce)
                    writer.member("tags", definition.tags)
                    writer.member("measures") { writer in
                        writer.object { writer in
                            for measure in definition.measures { writer.member(measure.name, measure.value) }
                        }
                    }
                }
            }
            writer.member("hops") { writer in
                writer.array { writer in for hop in hops { writer.object { $0.hop(hop, names) } } }
            }
            writer.member("echoes") { writer in
                writer.array { writer in for echo in echoes { writer.object { $0.echo(echo, names) } } }
            }
            writer.member("outcome", arrival.outcome.word)
            writer.member("by", arrival.by == nil ? "avatar" : names[arrival.armor])
            writer.member("damage", arrival.damage)
            writer.member("reflected", arrival.reflected)
        }
        writer.endLine()
        return writer.bytes
    }
}
