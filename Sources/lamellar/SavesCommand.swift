import Chronicle
import Files
import Game
import JSONText
import Terminal

extension ProgramCommand {
    static let saves = ProgramCommand(
        name: "saves", usage: "saves list | saves verify [SLOT]… | saves restore SLOT | saves history [--json]",
        about: "lists the slots, proves saves and logs whole, puts an older save back, shows the journeys that ended",
        options: [Option("json", "the history as one JSON list")],
        examples: ["lamellar saves list", "lamellar saves verify main"],
        run: { arguments, streams throws(UsageProblem) in
            let settings = try Settings(arguments)
            let names = Array(arguments.words.dropFirst())
            if arguments.has("json") && arguments.words.first != "history" {
                throw UsageProblem("`--json` is for `saves history`")
            }
            for name in names where !isSlotName(name) { throw UsageProblem("`\(name)` can't be a slot's name") }
            switch arguments.words.first {
            case "list":
                guard names.isEmpty else { throw UsageProblem("`saves list` takes nothing more") }
                return survey(settings, &streams) { reports, streams in
                    for line in slotLines(reports) { streams.say(line) }
                    if reports.isEmpty { streams.say("There are no saves in \(inert(settings.savesFolder)).") }
                    return Exit.good
                }
            case "verify":
                return survey(settings, &streams) { reports, streams in
                    verify(reports, names, &streams)
                }
            case "restore":
                guard names.count == 1 else { throw UsageProblem("`saves restore` needs one SLOT") }
                return restore(names[0], settings, &streams)
            case "history":
                guard names.isEmpty else { throw UsageProblem("`saves history` takes nothing more") }
                return history(settings, asJSON: arguments.has("json"), &streams)
            case let word:
                throw UsageProblem(
                    "saves can `list`, `verify`, `restore` and show `history`" + (word.map { ", not `\($0)`" } ?? ""))
            }
        })
}

/// The journeys that ended, the best first.
private func history(_ settings: Settings, asJSON: Bool, _ streams: inout Streams) -> Int32 {
    do throws(FileProblem) {
        let history = try RunHistory(in: settings.savesFolder)
        let page = RunPage(settings.voice(nil), history)
        guard asJSON else {
            for line in page.lines() { streams.say(line) }
            return Exit.good
        }
        var writer = JSONWriter()
        writer.array { writer in for run in history.best { run.write(into: &writer) } }
        writer.endLine()
        streams.write(writer.bytes)
        for line in page.damage() { streams.complain("lamellar: \(line)") }
        return Exit.good
    } catch {
        streams.complain("lamellar: \(inert(error.message))")
        return Exit.notGood
    }
}

private func survey(
    _ settings: Settings, _ streams: inout Streams, _ body: ([SlotReport], inout Streams) -> Int32
) -> Int32 {
    do throws(FileProblem) {
        return body(try SlotReport.all(in: settings.savesFolder), &streams)
    } catch {
        streams.complain("lamellar: \(inert(error.message))")
        return Exit.notGood
    }
}

/// Proves every save, older save and log of the named slots, or of all.
private func verify(_ reports: [SlotReport], _ names: [String], _ streams: inout Streams) -> Int32 {
    var isGood = true
    for name in names where !reports.contains(where: { $0.name.utf8.elementsEqual(name.utf8) }) {
        streams.complain("lamellar: there is no slot `\(inert(name))`")
        isGood = false
    }
    for report in reports where names.isEmpty || names.contains(report.name) {
        var problems: [String] = []
        if let problem = report.problem { problems.append(text(of: problem)) }
        for generation in report.generations where !generation.isWhole {
            if case .newerFormat? = generation.problem, let problem = generation.problem {
                problems.append(text(of: problem))
            } else {
                problems.append("save.\(generation.number).json is damaged")
            }
        }
        switch report.journalProblem {
        case nil: break
        case .damaged(let path, let reason, _)?: problems.append("\(inert(path)) is damaged: \(reason)")
        case let problem?: problems.append(text(of: problem))
        }
        for proof in inParallel(report.logs.count, { Proof(report.logs[$0]) }) {
            guard let verdict = proof.verdict else {
                problems.append("\(inert(proof.path)) can't be read")
                continue
            }
            // The log of a fight under way has no end yet.
            let isOpen =
                verdict.kind == .incomplete
                && report.campaign?.bout.map { proof.path.contains("/\(padded($0.number))-") } == true
            if verdict.kind != .verified, !isOpen { problems += Terminal.text(of: verdict, path: proof.path) }
        }
        for problem in problems { streams.complain("\(inert(report.name)): \(problem)") }
        if problems.isEmpty {
            streams.say(
                "\(inert(report.name)): whole (\(report.generations.count) older saves, \(report.logs.count) fights)")
        }
        isGood = isGood && problems.isEmpty
    }
    return isGood ? Exit.good : Exit.notGood
}

private func padded(_ number: Int) -> String {
    String(repeating: "0", count: max(0, 4 - String(number).utf8.count)) + String(number)
}

private func restore(_ name: String, _ settings: Settings, _ streams: inout Streams) -> Int32 {
    guard kindOfFile(Path.join(settings.savesFolder, name)) == .folder else {
        streams.complain("lamellar: there is no slot `\(inert(name))` in \(inert(settings.savesFolder))")
        return Exit.notGood
    }
    do throws(SaveProblem) {
        let slot = try Slot(name, in: settings.savesFolder)
        guard let generation = try slot.restore() else {
            streams.complain("lamellar: the slot `\(inert(name))` has no older save that is whole")
            return Exit.notGood
        }
        if generation == 0 {
            streams.say("The save of `\(inert(name))` is whole; there is nothing to restore.")
            return Exit.good
        }
        streams.say(
            "The older save save.\(generation).json of `\(inert(name))` is the save now; the damaged one stays beside it."
        )
        return Exit.good
    } catch {
        streams.complain("lamellar: \(text(of: error))")
        return Exit.notGood
    }
}
