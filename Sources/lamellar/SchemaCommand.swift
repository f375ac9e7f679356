import Content
import JSONText
import Terminal

extension ProgramCommand {
    static let schema = ProgramCommand(
        name: "schema", usage: "schema [content|mod]",
        about: "prints the JSON Schema of content files, or of mod.json",
        options: [],
        examples: ["lamellar schema > content.schema.json", "lamellar schema mod > mod.schema.json"],
        run: { arguments, streams throws(UsageProblem) in
            let names = Schema.allCases.map(\.rawValue)
            guard arguments.words.count < 2 else { throw UsageProblem("schema takes one name and nothing more") }
            let name = arguments.words.first ?? Schema.content.rawValue
            guard let schema = Schema(rawValue: name) else {
                throw UsageProblem("there is no schema `\(name)`; there are " + names.joined(separator: " and "))
            }
            streams.write(schema.json.pretty())
            return Exit.good
        })
}
