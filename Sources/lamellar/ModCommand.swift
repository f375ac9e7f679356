import Content
import Files
import JSONText
import Terminal

extension ProgramCommand {
    static let mod = ProgramCommand(
        name: "mod", usage: "mod new ID | mod list",
        about: "starts a mod that passes `check`; lists what is installed and its state",
        options: [], examples: ["lamellar mod new tin-hat", "lamellar mod list"],
        run: { arguments, streams throws(UsageProblem) in
            let settings = try Settings(arguments)
            switch arguments.words.first {
            case "list" where arguments.words.count == 1: return list(settings, &streams)
            case "new" where arguments.words.count == 2: return try begin(arguments.words[1], settings, &streams)
            case "new": throw UsageProblem("`mod new` needs one id, such as tin-hat")
            case "list": throw UsageProblem("`mod list` takes nothing more")
            case let word?:
                let near = nearMisses(to: word, among: ["new", "list"]).first
                throw UsageProblem("mod has no `\(word)`".suggesting(near))
            case nil: throw UsageProblem("mod needs `new ID` or `list`")
            }
        })
}

/// Each installed mod as it would be if it alone were asked for.
private func list(_ settings: Settings, _ streams: inout Streams) -> Int32 {
    let states = settings.loader.installed()
    if states.isEmpty {
        streams.say("no mods in \(inert(Path.join(settings.contentFolder, "mods"))); `lamellar mod new ID` starts one")
        return Exit.good
    }
    for line in modLines(states) { streams.say(line) }
    return states.allSatisfy { $0.reason == nil } ? Exit.good : Exit.notGood
}

/// Writes a new mod's files, none of them over another.
private func begin(_ id: String, _ settings: Settings, _ streams: inout Streams) throws(UsageProblem) -> Int32 {
    guard isSlug(id), id != "core" else {
        throw UsageProblem(
            "`\(id)` is no id for a mod: lower-case letters, digits and single hyphens, at most 64 bytes")
    }
    let folder = Path.join(Path.join(settings.contentFolder, "mods"), id)
    guard let catalog = settings.load(&streams) else { return Exit.notGood }
    guard kindOfFile(folder) == nil else {
        streams.complain("lamellar: \(inert(folder)) is there already; nothing was changed")
        return Exit.notGood
    }
    guard let template = ModTemplate(id, catalog) else {
        streams.complain("lamellar: this content has no elements, so there is nothing to begin with")
        return Exit.notGood
    }
    do throws(FileProblem) {
        try makeFolders(folder)
        for (name, text) in template.files { try writeDurably(Array(text.utf8), to: Path.join(folder, name)) }
    } catch {
        streams.complain("lamellar: \(inert(error.message))")
        return Exit.notGood
    }
    streams.say("\(inert(folder)) is begun; its README.md says what each file is for.")
    streams.say("Check it:  lamellar check \(inert(folder))")
    streams.say("Play it:   lamellar play --mod \(id) --slot \(id)")
    return Exit.good
}
