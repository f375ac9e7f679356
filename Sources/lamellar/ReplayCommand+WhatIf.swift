import Chronicle
import Content
import Engine
import Files
import Game
import JSONText
import Lab
import Terminal

extension ProgramCommand {
    static let whatIfOptions = [
        Option("what-if", "fights it again under other conditions: same seed, same luck, same choices"),
        Option("wear", taking: "ARMOR", repeatable: true, "what if: in this armor instead, outermost first"),
        Option("without", taking: "LAYER", repeatable: true, "what if: without this layer (number, id or name)"),
        Option("order", taking: "LAYERS", "what if: with these layers outermost, such as 3,1 or hat,coat"),
        Option(
            "set", taking: "TARGET=VALUE", repeatable: true, "what if: armor/fire-armor.durability=30, rules.tempo=4"),
        Option("current", "what if: with all definitions as the content has them now"),
        Option("from", taking: "ROUND", "what if: the changes hold from the beginning of this round"),
        Option(
            "if-illegal", taking: "stop|skip|bot",
            "a recorded choice that can't be made: stop there, leave it out (usual), or let a bot choose and play on"),
        Option("bot", taking: "BOT", "who plays: random, strike-only, static, one-step (usual), planner"),
        Option(
            "repeat", taking: "N",
            "what if: both versions over N fresh seeds, played by the bot; with --seed, from that seed on"),
        Option("seed", taking: "N", "the first seed of --repeat; 1 when left out"),
    ]
}

/// `replay LOG --what-if …`
func askWhatIf(_ arguments: Arguments, _ streams: inout Streams) throws(UsageProblem) -> Int32 {
    let settings = try Settings(arguments)
    if arguments.words.count > 1 || kindOfFile(arguments.words[0]) == .folder {
        return try askMany(arguments, settings, &streams)
    }
    let path = arguments.words[0]
    guard let found = fight(in: path, settings, &streams) else { return Exit.notGood }
    guard let recording = found.recording, [.verified, .incomplete].contains(found.verdict.kind) else {
        for line in text(of: found.verdict, path: path) { streams.complain(line) }
        return Exit.code(of: found.verdict.kind)
    }
    if found.verdict.kind == .incomplete {
        for line in text(of: found.verdict, path: path) { streams.complain(line) }
    }
    var asker = Asker(arguments, settings, recording)
    guard let question = try asker.question(&streams) else { return Exit.notGood }
    let rerun: Rerun
    do throws(WhatIf.Problem) {
        rerun = try question.answer(for: recording)
    } catch {
        throw UsageProblem(text(of: error))
    }
    var code = Exit.good
    if let out = arguments.value("out") {
        // A fight that was changed in its middle has no beginning of its own.
        guard rerun.shared == 0 else { throw UsageProblem(text(of: .amendedLater)) }
        code = try writeOut(rerun.log(), to: out, madeOf: path, &streams)
    }
    let contrast = Contrast(recording.playback, rerun.playback)
    let score = try asker.score(recording, question)
    if arguments.has("json") {
        streams.write(json(of: rerun, contrast, recording, score).escapingInvisible)
    } else {
        for text in arguments.all("set") { streams.say("set:      \(inert(text))") }
        for mod in settings.mods { streams.say("mod:      \(inert(mod))") }
        if arguments.has("current") { streams.say("content:  as it is in \(inert(settings.contentFolder)) now") }
        if let round = arguments.value("from") { streams.say("from:     the beginning of round \(round)") }
        tell(rerun, contrast, recording, settings, &streams)
        if let score { for line in text(of: score, bot: try asker.nature()) { streams.say(line) } }
    }
    return code
}

private func tell(
    _ rerun: Rerun, _ contrast: Contrast, _ recording: Recording, _ settings: Settings, _ streams: inout Streams
) {
    let voice = settings.voice(recording.catalog)
    let names = [recording, rerun.version].map { version in
        version.setup.wears.map { voice.name(version.catalog.armor[$0.armor], $0.armor) }.joined(separator: ", ")
    }
    let changed = rerun.playback.turns.dropFirst(max(0, rerun.shared - 1)).first?.after.avatar.stack.layers
    let worn =
        rerun.shared == 0
        ? names[1]
        : (changed ?? []).map { voice.name(rerun.version.catalog.armor[$0.armor.id], "?") }.joined(separator: ", ")
    streams.say("recorded: " + (names[0].isEmpty ? "–" : names[0]))
    streams.say("what if:  " + (worn.isEmpty ? "–" : worn))
    streams.say("")
    for line in text(of: rerun, contrast, of: recording, voice) { streams.say(line) }
}

/// Makes a question out of a command line.
struct Asker {
    let arguments: Arguments
    let settings: Settings
    let recording: Recording
    private var store: Catalog?

    init(_ arguments: Arguments, _ settings: Settings, _ recording: Recording) {
        self.arguments = arguments
        self.settings = settings
        self.recording = recording
    }

    func nature() throws(UsageProblem) -> Nature { try arguments.nature(arguments.value("bot") ?? "one-step") }

    /// nil, with the reason told, where content can't be loaded.
    mutating func question(_ streams: inout Streams) throws(UsageProblem) -> WhatIf? {
        var question = WhatIf()
        question.round = try arguments.number("from", 1...1_000_000) ?? 1
        question.remedy = try Asker.remedy(arguments)(recording.setup.seed)
        let stack = try worn(from: question.round)
        let unknown = arguments.all("wear").contains { word in
            (try? place(of: word, among: pieces(beside: stack), in: recording.catalog, language: settings.language))
                == nil
        }
        if unknown || arguments.has("current") || !settings.mods.isEmpty {
            guard let catalog = settings.load(&streams) else { return nil }
            store = catalog
            question.store = catalog
        }
        question.wardrobe = try wardrobe(stack)
        question.amendments = try Asker.amendments(arguments, settings, store)
        if question.wardrobe.isEmpty && question.amendments.isEmpty && !arguments.has("from") {
            throw UsageProblem(
                "what if what? Say one of --wear, --without, --order, --set, --mod, --current, --from")
        }
        return question
    }

    /// By the fight's seed, which is all the luck that a bot has.
    static func remedy(_ arguments: Arguments) throws(UsageProblem) -> @Sendable (UInt64) -> Remedy {
        switch arguments.value("if-illegal") ?? "skip" {
        case "stop": return { _ in .stop }
        case "skip": return { _ in .skip }
        case "bot":
            let nature = try arguments.nature(arguments.value("bot") ?? "one-step")
            return { seed in .decide { nature.bot($0, seed: seed).plan($0) } }
        case let word: throw UsageProblem("`--if-illegal \(word)` is none of stop, skip, bot")
        }
    }

    /// The stack at the beginning of a round, outermost first.
    private func worn(from round: Int) throws(UsageProblem) -> [FightSetup.Piece] {
        let setup = recording.setup
        guard round > 1 else { return setup.wears }
        let opening = recording.playback.turns.first { $0.after.round >= round && $0.after.result == nil }
        guard let layers = opening?.after.avatar.stack.layers else {
            throw UsageProblem("the fight has no round \(round); its last is \(recording.fight.round)")
        }
        return layers.compactMap { layer in (setup.wears + setup.carries).first { $0.identity == layer.identity } }
    }

    /// All the Avatar has, what it wears first.
    private func pieces(beside stack: [FightSetup.Piece]) -> [FightSetup.Piece] {
        stack + (recording.setup.wears + recording.setup.carries).filter { !stack.contains($0) }
    }

    private func wardrobe(_ stack: [FightSetup.Piece]) throws(UsageProblem) -> Wardrobe {
        var wardrobe = Wardrobe()
        if arguments.has("wear") { wardrobe.wears = try wears(stack) }
        let worn = wardrobe.wears ?? stack
        for word in arguments.all("without") { wardrobe.without.append(worn[try layer(word, worn)]) }
        for word in (arguments.value("order") ?? "").split(separator: ",") {
            let piece = worn[try layer(String(word), worn)]
            if wardrobe.order.contains(piece) { throw UsageProblem("`--order` names a layer twice: \(word)") }
            wardrobe.order.append(piece)
        }
        return wardrobe
    }

    private func layer(_ word: String, _ pieces: [FightSetup.Piece]) throws(UsageProblem) -> Int {
        do throws(Misunderstanding) {
            return try place(of: word, among: pieces, in: store ?? recording.catalog, language: settings.language)
        } catch {
            let there = pieces.enumerated().map { "\($0 + 1) \($1.armor)" }.joined(separator: ", ")
            throw UsageProblem("no layer is meant by `\(word)`; there are: \(there)")
        }
    }

    /// What the Avatar has keeps its upgrades; anything else is new.
    private func wears(_ stack: [FightSetup.Piece]) throws(UsageProblem) -> [FightSetup.Piece] {
        var left = pieces(beside: stack)
        var worn: [FightSetup.Piece] = []
        for word in arguments.all("wear") {
            if let index = try? place(of: word, among: left, in: recording.catalog, language: settings.language) {
                worn.append(left.remove(at: index))
                continue
            }
            let catalogs = [recording.catalog] + (store.map { [$0] } ?? [])
            guard let definition = catalogs.lazy.compactMap({ $0.armor[word] }).first else {
                let known = Set(catalogs.flatMap { $0.armor.all.map(\.id) }).sorted()
                throw .unknown("armor", word, among: known)
            }
            let taken = (recording.setup.wears + recording.setup.carries + worn).filter { $0.armor == word }.map(\.copy)
            worn.append(.new(definition, copy: (0...taken.count).first { !taken.contains($0) } ?? 0))
        }
        return worn
    }

    static func amendments(
        _ arguments: Arguments, _ settings: Settings, _ store: Catalog?
    ) throws(UsageProblem) -> [Amendment] {
        var amendments: [Amendment] = []
        if arguments.has("current"), let store { amendments.append(.current(store)) }
        if !settings.mods.isEmpty, !arguments.has("current"), let store,
            let base = ContentLoader(folder: settings.contentFolder).load().catalog
        {
            amendments.append(.mod(store, base: base))
        }
        for text in arguments.all("set") { amendments.append(try amendment(text)) }
        return amendments
    }

    /// `armor/x.durability=30`; a value that is no JSON is a text.
    private static func amendment(_ text: String) throws(UsageProblem) -> Amendment {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let usage = "`--set \(text)` is not TARGET.FIELD=VALUE, such as armor/fire-armor.durability=30 or rules.tempo=4"
        guard parts.count == 2 else { throw UsageProblem(usage) }
        let path = parts[0].split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let target = path[0].split(separator: "/").map(String.init)
        guard path.count > 1, !path.contains(""), let section = target.first.flatMap(Section.init),
            target.count == (section == .rules ? 1 : 2)
        else { throw UsageProblem(usage) }
        let value = (try? JSON.parse(Array(parts[1].utf8))) ?? JSON(parts[1])
        return .set(section, target.last ?? "", path: Array(path.dropFirst()), to: value)
    }

    /// Both versions over fresh seeds, where that is asked for.
    func score(_ recording: Recording, _ question: WhatIf) throws(UsageProblem) -> Pairing.Score? {
        guard let pairs = try arguments.number("repeat", 1...1_000_000) else { return nil }
        if question.round > 1 { throw UsageProblem("`--repeat` fights whole fights; it does not go with --from") }
        let threads = try arguments.number("threads", 1...64)
        let nature = try nature()
        let first = try arguments.seed() ?? 1
        let version: Recording
        do throws(WhatIf.Problem) {
            version = try question.version(of: recording)
        } catch {
            throw UsageProblem(text(of: error))
        }
        do throws(FightSetup.Missing) {
            return try Pairing(recording, version).compare(pairs, from: first, by: nature, threads: threads)
        } catch {
            throw UsageProblem(text(of: WhatIf.Problem.missing(error)))
        }
    }
}

/// Why a question has no answer.
func text(of problem: WhatIf.Problem) -> String {
    switch problem {
    case .missing(let missing): "there is no \(missing.section.singular) `\(missing.id)`"
    case .amendment(let amendment): "the change can't be made: \(amendment.reason)"
    case .unsound(let reason): "the definitions are not sound after the change: \(reason)"
    case .noSuchRound(let round, let last): "the fight has no round \(round) to begin; its last is \(last)"
    case .tooMuch(let problem): Voice.plain.text(problem)
    case .amendedLater: "definitions hold for a whole fight; --set, --mod, --current and --out do not go with --from"
    }
}
