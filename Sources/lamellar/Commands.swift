import Chronicle
import Files
import JSONText
import Terminal

/// A command of the program: its options, its help, and what it does.
struct ProgramCommand: Sendable {
    let name: String
    let usage: String
    let about: String
    let options: [Option]
    let examples: [String]
    let run: @Sendable (Arguments, inout Streams) throws(UsageProblem) -> Int32

    static let all: [ProgramCommand] = [.play, .trace, .check, .explain, .mod, .schema, .replay, .saves, .lab]

    static let common = [
        Option("content", taking: "DIR", "the content folder (else $LAMELLAR_CONTENT, ./Content, beside the program)"),
        Option("mod", taking: "ID_OR_DIR", repeatable: true, "load this mod too"),
        Option("saves", taking: "DIR", "the saves folder (else $LAMELLAR_SAVES, ./saves, the XDG data folder)"),
        Option("lang", taking: "TAG", "the language of names and texts, such as en or ja"),
        Option("color", taking: "auto|always|never", "when to use color"),
        Option("plain", "no color, no boxes, one sentence a fact"),
        Option("help", "this help"),
    ]
}

/// Runs the program and returns its exit code.
func run(_ arguments: [String]) -> Int32 {
    ignoreBrokenPipes()
    var streams = Streams()
    var code = Exit.usage
    do throws(UsageProblem) {
        code = try dispatch(arguments, &streams)
    } catch {
        streams.complain("lamellar: \(inert(error.message))")
        streams.complain("`lamellar --help` lists the commands.")
    }
    return streams.finish(code)
}

private func dispatch(_ arguments: [String], _ streams: inout Streams) throws(UsageProblem) -> Int32 {
    let first = arguments.first ?? "play"
    if first == "--version" {
        streams.say("lamellar \(Recording.engineVersion)")
        return Exit.good
    }
    if first == "--help" || first == "-h" || first == "help" {
        streams.say(overview())
        return Exit.good
    }
    let isNamed = !first.hasPrefix("-")
    let name = isNamed ? first : "play"
    guard let command = ProgramCommand.all.first(where: { $0.name == name }) else {
        let near = nearMisses(to: name, among: ProgramCommand.all.map(\.name)).first
        throw UsageProblem("there is no command `\(name)`".suggesting(near))
    }
    let rest = isNamed ? arguments.dropFirst() : arguments[...]
    let parsed = try Arguments(rest.map { $0 == "-h" ? "--help" : $0 }[...], command.options + ProgramCommand.common)
    if parsed.has("help") {
        streams.say(page(command))
        return Exit.good
    }
    return try command.run(parsed, &streams)
}

private func overview() -> String {
    var lines = ["Lamellar: wear armor in layers; every attack travels them, outermost first.", ""]
    lines.append("usage: lamellar [COMMAND] [OPTIONS]; without a command it is `play`")
    lines.append("")
    lines += Table(columns: [.left, .left], rows: ProgramCommand.all.map { [.init("  " + $0.name), .init($0.about)] })
        .lines()
    lines += ["", "`lamellar COMMAND --help` tells more about one; `lamellar --version` says which version this is."]
    return lines.joined(separator: "\n")
}

func page(_ command: ProgramCommand) -> String {
    var lines = ["usage: lamellar \(command.usage)", "", command.about, ""]
    lines += Table(
        columns: [.left, .left],
        rows: (command.options + ProgramCommand.common).map { option in
            [.init("  --\(option.name)" + (option.value.map { " " + $0 } ?? "")), .init(option.about)]
        }
    ).lines()
    if !command.examples.isEmpty { lines += [""] + command.examples.map { "  $ " + $0 } }
    return lines.joined(separator: "\n")
}
