public import Chronicle

/// What the viewer shows and what its keys do, without a terminal: the state of a film being watched.
///
///     var viewer = Viewer(film)
///     viewer.press(.character("3"))
///     viewer.press(.right)
///     viewer.step      // 3
public struct Viewer: Sendable {
    /// What lies over the fight.
    public enum Page: Sendable {
        case fight, why, statistics, help
    }

    /// A pattern being typed.
    public struct Entry: Equatable, Sendable {
        public let isForward: Bool
        public var text = ""
    }

    /// What whoever holds the terminal has to do after a key.
    public enum Request: Equatable, Sendable {
        case redraw, pause
        case search(Search)
        case giveUpSearch
        case quit
        /// Play on from the step shown.
        case branch
    }

    /// Something to say at the bottom until the next key.
    public enum Notice: Equatable, Sendable {
        case searching, notFound, wrapped, tooSlow, noPattern, noMoment
        case badPattern(String)
    }

    public let film: Film
    /// The step shown, from 0.
    public private(set) var step = 0
    public private(set) var isPlaying: Bool
    public private(set) var page = Page.fight
    /// How many lines of the page went by.
    public private(set) var scroll = 0
    public private(set) var entry: Entry?
    /// The number typed before a command.
    public private(set) var count: Int?
    public private(set) var notice: Notice?
    private var lastSearch: Search?
    private var gear = Viewer.normal

    /// How many steps a second it plays, in quarters.
    private static let gears = [1, 2, 4, 8, 16, 32, 64, 128]
    private static let normal = 2
    /// Longer patterns than this nobody types.
    private static let longestPattern = 200

    /// At the first step.
    public init(_ film: Film, isPlaying: Bool = false) {
        self.film = film
        self.isPlaying = isPlaying && film.last > 0
    }

    /// Quarter steps a second: 4 is one step a second.
    public var quarters: Int { Viewer.gears[gear] }

    /// How long a step stays while it plays.
    public var delay: Duration { .milliseconds(4_000 / quarters) }

    public var isSearching: Bool { notice == .searching }

    /// The next step comes, as it plays.
    public mutating func tick() {
        guard isPlaying else { return }
        step = min(step + 1, film.last)
        if step == film.last { isPlaying = false }
    }

    /// Does what a key says.
    public mutating func press(_ key: Key) -> Request? {
        if isSearching {
            guard key == .control("c") || key == .escape else { return nil }
            notice = nil
            return .giveUpSearch
        }
        let isNoticed = notice != nil
        notice = nil
        if entry != nil { return type(key) }
        // Who waves a message away does not mean to leave.
        if isNoticed && key == .escape { return nil }
        if case .character(let digit) = key, let number = digit.wholeNumberValue, digit.isASCII,
            number > 0 || count != nil
        {
            count = min((count ?? 0) * 10 + number, 1_000_000_000)
            return nil
        }
        defer { count = nil }
        guard let command = ViewerCommand.byKey[key] else { return nil }
        if count != nil, key == .escape { return nil }
        if page != .fight && turnsPage(command) { return nil }
        return obey(command)
    }

    /// What a search found.
    public mutating func finish(_ found: Search.Found) {
        notice = nil
        switch found {
        case .step(let number, let wrapped):
            step = min(max(0, number), film.last)
            isPlaying = false
            if wrapped { notice = .wrapped }
        case .nowhere: notice = .notFound
        case .badPattern(let reason): notice = .badPattern(reason)
        case .tooSlow: notice = .tooSlow
        }
    }

    /// A page has so many lines more than there is room for.
    public mutating func limitScroll(to most: Int) { scroll = min(scroll, max(0, most)) }

    // MARK: Keys

    private mutating func obey(_ command: ViewerCommand) -> Request? {
        let times = count ?? 1
        switch command {
        case .play:
            // At the end there is nothing left to play but the whole.
            if !isPlaying && step == film.last { step = 0 }
            isPlaying = !isPlaying && film.last > 0
        case .forward: move(to: step + times)
        case .back: move(to: step - times)
        case .nextRound: jump(to: film.firstStep(ofRound: round + times) ?? film.last)
        case .previousRound:
            let first = film.firstStep(ofRound: round) ?? 0
            // In the middle of a round its beginning is the nearest one.
            jump(to: film.firstStep(ofRound: round - times + (step > first ? 1 : 0)) ?? 0)
        case .start: count.map { jump(toRound: $0) } ?? jump(to: 0)
        case .end: count.map { jump(toRound: $0) } ?? jump(to: film.last)
        case .nextMoment: jump(among: stepsOfMoments.filter { $0 > step }, times)
        case .previousMoment: jump(among: stepsOfMoments.filter { $0 < step }.reversed(), times)
        case .find: entry = Entry(isForward: true)
        case .findBack: entry = Entry(isForward: false)
        case .again: return search(lastSearch, times)
        case .opposite: return search(lastSearch?.turned, times)
        case .faster: gear = min(gear + 1, Viewer.gears.count - 1)
        case .slower: gear = max(gear - 1, 0)
        case .why: open(.why)
        case .statistics: open(.statistics)
        case .help: open(.help)
        case .branch: return .branch
        case .redraw: return .redraw
        case .pause: return .pause
        case .quit: return .quit
        }
        return nil
    }

    /// Whether a command is about the page that lies over the fight, and does what it says to that.
    private mutating func turnsPage(_ command: ViewerCommand) -> Bool {
        switch (command, page) {
        case (.nextRound, _): scroll = min(scroll + (count ?? 1), 1_000_000)
        case (.previousRound, _): scroll = max(0, scroll - (count ?? 1))
        case (.quit, _), (.why, .why), (.statistics, .statistics), (.help, .help): page = .fight
        default: return false
        }
        return true
    }

    private mutating func open(_ page: Page) {
        self.page = page
        scroll = 0
    }

    private mutating func move(to number: Int) {
        isPlaying = false
        jump(to: number)
    }

    private mutating func jump(to number: Int) {
        step = min(max(0, number), film.last)
        if step == film.last { isPlaying = false }
    }

    private var round: Int { film.steps[step].round }

    private mutating func jump(toRound number: Int) {
        jump(to: film.firstStep(ofRound: min(max(1, number), film.steps[film.last].round)) ?? film.last)
    }

    private var stepsOfMoments: [Int] { film.moments.map(\.step) }

    private mutating func jump(among steps: [Int], _ times: Int) {
        // A step may have several.
        var last: Int?
        var left = times
        for number in steps where number != last && left > 0 {
            last = number
            left -= 1
        }
        if let last { jump(to: last) } else { notice = .noMoment }
    }

    // MARK: Searching

    private mutating func search(_ search: Search?, _ times: Int) -> Request? {
        guard var search else {
            notice = .noPattern
            return nil
        }
        search.from = step
        search.times = times
        notice = .searching
        return .search(search)
    }

    private mutating func type(_ key: Key) -> Request? {
        switch key {
        case .character(let character): add(String(character))
        case .paste(let text): add(text)
        case .backspace:
            if entry?.text.isEmpty == true { entry = nil } else { entry?.text.removeLast() }
        case .control("u"): entry?.text = ""
        case .up: entry?.text = lastSearch?.pattern ?? ""
        case .escape, .control("c"):
            entry = nil
            count = nil
        case .enter:
            guard let entry else { return nil }
            self.entry = nil
            let times = count ?? 1
            count = nil
            // As elsewhere, nothing typed means the same once more.
            let pattern = entry.text.isEmpty ? lastSearch?.pattern : entry.text
            lastSearch = pattern.map { Search($0, isForward: entry.isForward, from: step) }
            return search(lastSearch, times)
        case .control("z"): return .pause
        case .control("l"): return .redraw
        case .control, .down, .left, .right, .home, .end, .pageUp, .pageDown, .tab, .delete, .function, .unknown: break
        }
        return nil
    }

    private mutating func add(_ text: String) {
        let room = Viewer.longestPattern - (entry?.text.count ?? 0)
        entry?.text += text.filter { !$0.isNewline && $0 != "\t" }.prefix(max(0, room))
    }
}
