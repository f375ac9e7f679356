import Content
import JSONText
import Terminal

extension ProgramCommand {
    static let explain = ProgramCommand(
        name: "explain", usage: "explain TARGET[.FIELD] | explain CODE | explain codes",
        about: "tells where a value in content comes from, line by line, and what the codes of `check` mean",
        options: [],
        examples: [
            "lamellar explain armor/fire-armor.responses", "lamellar explain --mod my-mod rules.tempo",
            "lamellar explain unknown-key", "lamellar explain codes",
        ],
        run: { arguments, streams throws(UsageProblem) in
            guard let name = arguments.words.first, arguments.words.count == 1 else {
                throw UsageProblem("explain needs one name, such as armor/fire-armor.durability or unknown-key")
            }
            let settings = try Settings(arguments)
            if let lines = try code(name, settings.voice(nil).palette) {
                for line in lines { streams.say(line) }
                return Exit.good
            }
            do throws(History.Problem) {
                let histories = try settings.loader.explain(name)
                if let history = histories.first, let old = history.oldName {
                    let now = history.name.split(separator: ".").first ?? ""
                    streams.say("`\(old)` is called `\(now)` now.")
                }
                for line in text(of: histories) { streams.say(line) }
                return Exit.good
            } catch {
                switch error {
                case .noContent:
                    _ = settings.load(&streams)
                    return Exit.notGood
                case .notATarget(let word, let suggestion):
                    throw UsageProblem(
                        "`\(word)` names no record; write a section and an id, such as armor/fire-armor"
                            .suggesting(suggestion))
                case .unknownRecord(let word, let suggestion):
                    let parts = word.split(separator: "/").map(String.init)
                    if parts.count == 2, let section = Section(rawValue: parts[0]),
                        let mod = settings.loader.installedMod(with: section, parts[1])
                    {
                        throw UsageProblem("`\(word)` is of the mod `\(mod)`; add --mod \(mod)")
                    }
                    throw UsageProblem("there is no `\(word)`".suggesting(suggestion))
                case .unknownField(let message, let suggestion): throw UsageProblem(message.suggesting(suggestion))
                }
            }
        })
}

/// What a code means, or all of them; nil for a word that names something else.
private func code(_ word: String, _ palette: Palette) throws(UsageProblem) -> [String]? {
    if word == "codes" { return text(of: Explanation.all) }
    if let explanation = Explanation.all.first(where: { $0.code == word }) { return text(of: explanation, palette) }
    let isTarget = word.contains { $0 == "/" || $0 == "." } || word == "rules" || word == "texts"
    guard !isTarget, let near = nearMisses(to: word, among: Explanation.all.map(\.code) + ["codes"]).first else {
        return nil
    }
    throw UsageProblem("there is no code `\(word)`".suggesting(near))
}
