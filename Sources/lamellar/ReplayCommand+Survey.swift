import Chronicle
import Content
import Files
import JSONText
import Terminal

/// What one log of many says to a change of definitions.
private struct Response: Sendable {
    let path: String
    /// How the fight ended and how it ends; nil, with the reason, where it could not be asked.
    let ends: (was: Standing, now: Standing)?
    let reason: String

    var isOtherwise: Bool { ends.map { $0.was.result != $0.now.result && $0.now.result != nil } ?? false }
    /// The recorded choices were used up before anybody won.
    var isLeftOpen: Bool { ends.map { $0.was.result != $0.now.result && $0.now.result == nil } ?? false }
    var isSame: Bool { ends.map { $0.was == $0.now } ?? false }

    /// "a.jsonl: won in round 6; health 4 … → lost in round 5; …"
    var line: String {
        guard let ends else { return "\(inert(path)): not asked: \(inert(reason))" }
        if isSame { return "\(inert(path)): the same" }
        func words(_ standing: Standing) -> String {
            (standing.result.map { "\($0.word)" } ?? "undecided")
                + " in round \(standing.round), health \(standing.health)"
        }
        return "\(inert(path)): \(isOtherwise ? "ENDS OTHERWISE: " : "")\(words(ends.was)) → \(words(ends.now))"
    }

    func json() -> [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("log", path)
            if let ends {
                writer.member("endsOtherwise", isOtherwise)
                writer.member("recorded") { $0.object { $0.standing(ends.was) } }
                writer.member("whatIf") { $0.object { $0.standing(ends.now) } }
            } else {
                writer.member("reason", reason)
            }
        }
        writer.endLine()
        return writer.bytes.escapingInvisible
    }
}

/// `replay FOLDER --what-if …`: which of many old fights end otherwise under changed definitions. Only what does not
/// depend on one fight's layers can be asked of many. 0 when each could be asked, 1 otherwise.
func askMany(_ arguments: Arguments, _ settings: Settings, _ streams: inout Streams) throws(UsageProblem) -> Int32 {
    for option in ["wear", "without", "order", "from", "repeat", "seed", "out"] where arguments.has(option) {
        throw UsageProblem("`--\(option)` is for one LOG; many can be asked with --set, --mod and --current")
    }
    let search = try LogSearch(arguments.words)
    for folder in search.barren { streams.complain("lamellar: there is no log in `\(inert(folder))`") }
    guard let survey = try Survey(arguments, settings, &streams) else { return Exit.notGood }
    let threads = try arguments.number("threads", 1...64)
    let isJSON = arguments.has("json")
    var (same, otherwise, open, unasked) = (0, 0, 0, 0)
    inBatches(
        search.paths, threads, &streams, { survey.ask($0) },
        { response, streams in
            if response.ends == nil { unasked += 1 }
            if response.isSame { same += 1 }
            if response.isOtherwise { otherwise += 1 }
            if response.isLeftOpen { open += 1 }
            streams.write(isJSON ? response.json() : Array((response.line + "\n").utf8))
        })
    let total = search.paths.count
    if !isJSON {
        streams.say(
            "\(total) \(total == 1 ? "log" : "logs"): \(same) the same, \(total - same - otherwise - open - unasked) with the same end on another way, \(otherwise) end otherwise, \(open) undecided when the recorded choices are used up, \(unasked) not asked"
        )
        if open > 0 {
            streams.complain("With --if-illegal bot somebody plays on where the recorded choices are used up.")
        }
    }
    return search.barren.isEmpty && unasked == 0 && total > 0 ? Exit.good : Exit.notGood
}

/// One question to many fights.
private struct Survey: Sendable {
    let amendments: [Amendment]
    let store: Catalog?
    let remedy: @Sendable (UInt64) -> Remedy

    /// nil, with the reason told, where content can't be loaded.
    init?(_ arguments: Arguments, _ settings: Settings, _ streams: inout Streams) throws(UsageProblem) {
        var store: Catalog?
        if arguments.has("current") || !settings.mods.isEmpty {
            guard let catalog = settings.load(&streams) else { return nil }
            store = catalog
        }
        self.store = store
        amendments = try Asker.amendments(arguments, settings, store)
        remedy = try Asker.remedy(arguments)
        if amendments.isEmpty {
            throw UsageProblem("what if what? Many logs can be asked with --set, --mod and --current")
        }
    }

    func ask(_ path: String) -> Response {
        let bytes: [UInt8]
        do throws(FileProblem) {
            bytes = try readFile(path, limit: mostLogBytes)
        } catch {
            return Response(path: path, ends: nil, reason: error.message)
        }
        let replay = Replay(bytes)
        guard let recording = replay.recording, [.verified, .incomplete].contains(replay.verdict.kind) else {
            return Response(path: path, ends: nil, reason: word(for: replay.verdict.kind) + ", " + why(replay.verdict))
        }
        var question = WhatIf()
        question.amendments = amendments
        question.store = store
        question.remedy = remedy(recording.setup.seed)
        do throws(WhatIf.Problem) {
            let fight = try question.answer(for: recording).fight
            return Response(path: path, ends: (Standing(recording.fight), Standing(fight)), reason: "")
        } catch .amendment {
            // A fight that does not use a definition goes on as it was.
            let standing = Standing(recording.fight)
            return Response(path: path, ends: (standing, standing), reason: "")
        } catch {
            return Response(path: path, ends: nil, reason: text(of: error))
        }
    }
}
