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
            case "new" where arguments.words.count == 2:
                return try begin(arguments.words[1], settings, content: arguments.value("content"), &streams)
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
    for line in modLines(states, in: settings.language) { streams.say(line) }
    return states.allSatisfy { $0.reason == nil } ? Exit.good : Exit.notGood
}

/// Writes a new mod's files, all or none of them, and none over another; `content` is what `--content` says.
private func begin(
    _ id: String, _ settings: Settings, content: String?, _ streams: inout Streams
) throws(UsageProblem) -> Int32 {
    guard isSlug(id), !["core", "avatar"].contains(id), isSlug(ModTemplate.longestID(id)) else {
        let most = 64 - ModTemplate.longestID("").utf8.count
        throw UsageProblem(
            "`\(id)` is no id for a new mod: lower-case letters, digits and single hyphens, at most \(most) bytes, and neither `core` nor `avatar`"
        )
    }
    let core = Path.join(settings.contentFolder, "core")
    guard kindOfFile(core) == .folder else {
        streams.complain(
            "lamellar: \(inert(settings.contentFolder)) has no core/ in it; name the content folder with --content")
        return Exit.notGood
    }
    let mods = Path.join(settings.contentFolder, "mods")
    let folder = Path.join(mods, id)
    guard kindOfFile(folder) == nil else {
        streams.complain("lamellar: \(inert(folder)) is there already; nothing was changed")
        return Exit.notGood
    }
    // Unlike loading for play, a check reads the trials, whose ids count too.
    let report = ContentLoader(folder: settings.contentFolder).check([core])
    guard report.diagnostics.allSatisfy({ $0.severity != .error || $0.code == "trial-failed" }) else {
        streams.complain(
            "lamellar: the content in \(inert(settings.contentFolder)) can't be used; `lamellar check` shows every problem"
        )
        return Exit.notGood
    }
    guard let template = ModTemplate(id, report.catalog, in: folder, content: content) else {
        streams.complain("lamellar: this content has no elements, so there is nothing to begin with")
        return Exit.notGood
    }
    if let taken = template.taken(in: report.catalog) {
        streams.complain("lamellar: the content has \(taken) already; choose another id")
        return Exit.notGood
    }
    do throws(FileProblem) {
        try write(template, to: folder)
    } catch {
        streams.complain("lamellar: \(inert(error.message))")
        return Exit.notGood
    }
    streams.say("\(inert(folder)) is begun; its README.md says what each file is for.")
    streams.say("Check it:  \(inert(template.command("check", folder)))")
    streams.say("Play it:   \(inert(template.command("play", "--mod \(id) --slot \(id)")))")
    return Exit.good
}

/// Makes the folder under a hidden name, which no reader of mods looks at, until all is in it.
private func write(_ template: ModTemplate, to folder: String) throws(FileProblem) {
    let mods = Path.parent(folder)
    let isNew = kindOfFile(mods) == nil
    let hidden = Path.join(mods, ".beginning-" + Path.name(folder))
    do throws(FileProblem) {
        try makeFolders(hidden)
        for (name, text) in template.files { try writeDurably(Array(text.utf8), to: Path.join(hidden, name)) }
        try renameFile(hidden, to: folder)
    } catch {
        for (name, _) in template.files { try? removeFile(Path.join(hidden, name)) }
        try? removeFolder(hidden)
        if isNew { try? removeFolder(mods) }
        throw error
    }
}
