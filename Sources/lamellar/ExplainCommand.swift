import Content
import JSONText
import Terminal

extension ProgramCommand {
    static let explain = ProgramCommand(
        name: "explain", usage: "explain TARGET[.FIELD]",
        about: "tells where a value in content comes from: file and line of each text and patch that had a say",
        options: [],
        examples: ["lamellar explain armor/fire-armor.responses", "lamellar explain --mod my-mod rules.tempo"],
        run: { arguments, streams throws(UsageProblem) in
            guard let name = arguments.words.first, arguments.words.count == 1 else {
                throw UsageProblem("explain needs one name, such as armor/fire-armor.durability")
            }
            let settings = try Settings(arguments)
            do throws(History.Problem) {
                for line in text(of: try settings.loader.explain(name)) { streams.say(line) }
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
                    throw UsageProblem("there is no `\(word)`".suggesting(suggestion))
                case .unknownField(let message, let suggestion): throw UsageProblem(message.suggesting(suggestion))
                }
            }
        })
}

extension String {
    /// With a question behind it, where there is a word to offer.
    func suggesting(_ word: String?) -> String { self + (word.map { "; did you mean `\($0)`?" } ?? "") }
}
