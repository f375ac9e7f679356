/// What a key can do in the viewer.
public enum ViewerCommand: Sendable, CaseIterable {
    case play, forward, back, nextRound, previousRound, start, end, nextMoment, previousMoment
    case find, findBack, again, opposite, faster, slower
    case why, statistics, branch, help, redraw, pause, quit

    /// The keys that do it, those of help first: as less, vi and mpv have them.
    public var keys: [Key] {
        switch self {
        case .play: [.character(" "), .character("p")]
        case .forward: [.right, .character("l"), .character("."), .enter]
        case .back: [.left, .character("h"), .character(",")]
        case .nextRound: [.down, .character("j"), .pageDown]
        case .previousRound: [.up, .character("k"), .pageUp]
        case .start: [.home, .character("g")]
        case .end: [.end, .character("G")]
        case .nextMoment: [.character("]")]
        case .previousMoment: [.character("[")]
        case .find: [.character("/")]
        case .findBack: [.character("?")]
        case .again: [.character("n")]
        case .opposite: [.character("N")]
        case .faster: [.character("+"), .character("=")]
        case .slower: [.character("-"), .character("_")]
        case .why: [.character("t")]
        case .statistics: [.character("s")]
        case .branch: [.character("b")]
        case .help: [.character("H"), .function(1)]
        case .redraw: [.control("l")]
        case .pause: [.control("z")]
        case .quit: [.character("q"), .escape, .control("c")]
        }
    }

    /// The command of a key.
    static let byKey = Dictionary(
        uniqueKeysWithValues: allCases.flatMap { command in command.keys.map { ($0, command) } })

    /// The page of keys: commands that belong together, and what they do.
    static let table: [(commands: [ViewerCommand], about: Phrase)] = [
        ([.play], .keyPlay), ([.forward, .back], .keyStep), ([.nextRound, .previousRound], .keyRound),
        ([.start, .end], .keyEnds), ([.nextMoment, .previousMoment], .keyMoment), ([.find, .findBack], .keyFind),
        ([.again, .opposite], .keyAgain), ([.faster, .slower], .keySpeed), ([.why], .keyWhy),
        ([.statistics], .keyStatistics), ([.branch], .keyBranch), ([.help], .keyHelp), ([.redraw], .keyRedraw),
        ([.pause], .keyPause), ([.quit], .keyQuit),
    ]

    /// The line at the bottom: the first key of each, and one word; the last ones go first where there is little room.
    static let line: [(commands: [ViewerCommand], word: Phrase)] = [
        ([.play], .wordPlay), ([.back, .forward], .wordStep), ([.previousRound, .nextRound], .wordRound),
        ([.help], .wordHelp), ([.quit], .wordQuit), ([.previousMoment, .nextMoment], .wordMoment), ([.why], .wordWhy),
        ([.find], .wordFind),
    ]
}
