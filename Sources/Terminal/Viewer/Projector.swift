public import Chronicle
import Files

/// Shows a film on the terminal and does what the keys say, until somebody leaves.
///
///     let projector = Projector(film, voice, verdict: nil)
///     projector?.run(paused: false)      // .branch(17)
public struct Projector {
    /// How somebody left.
    public enum Departure: Equatable, Sendable {
        case quit
        /// To play on from that step.
        case branch(Int)
    }

    private let film: Film
    private let narrator: Narrator
    private let verdict: String?
    /// What the environment says of the size, for a terminal that does not know.
    private let columns: String?
    private let lines: String?

    /// `verdict` says what is wrong with the log, where something is; `columns` and `lines` are COLUMNS and LINES.
    public init(_ film: Film, _ voice: Voice, verdict: String?, columns: String? = nil, lines: String? = nil) {
        self.film = film
        narrator = Narrator(voice, film.recording)
        self.verdict = verdict
        self.columns = columns
        self.lines = lines
    }

    /// Takes the terminal until the end; nil where there is none to take.
    public func run(paused: Bool) -> Departure? {
        guard let signals = Signals.watch(), var screen = FullScreen() else { return nil }
        signals.watchScreen()
        var show = Show(self, signals, paused: paused)
        let departure = show.run(&screen)
        screen.close()
        signals.forgetScreen()
        return departure
    }

    /// A film under way.
    private struct Show {
        private let projector: Projector
        private let signals: Signals
        private let reader: ByteReader
        private var viewer: Viewer
        private var reel: FrameShelf
        private var decoder = KeyDecoder()
        private var search: Background<Search.Found>?
        private var searchEnds: ContinuousClock.Instant?
        private var nextStep: ContinuousClock.Instant
        private var mustClear = false
        private var mustDraw = true

        /// A pattern that takes longer than this is a bad one.
        private static let patience = Duration.seconds(10)

        init(_ projector: Projector, _ signals: Signals, paused: Bool) {
            self.projector = projector
            self.signals = signals
            reader = ByteReader(signals: signals)
            viewer = Viewer(projector.film, isPlaying: !paused)
            reel = FrameShelf(projector.film)
            nextStep = .now + viewer.delay
        }

        mutating func run(_ screen: inout FullScreen) -> Departure {
            while true {
                if mustDraw, !draw(&screen) { return .quit }
                guard let arrival = try? reader.next(within: wait) else { return .quit }
                switch arrival {
                case .end: return .quit
                case .signal:
                    if signals.haveCome { return .quit }
                    obey(signals.takeScreen(), &screen)
                case .bytes(let bytes):
                    for key in decoder.feed(bytes) { if let departure = press(key, &screen) { return departure } }
                case .nothing:
                    for key in decoder.giveUpWaiting() { if let departure = press(key, &screen) { return departure } }
                }
                goOn()
            }
        }

        /// How long there is nothing to do but wait for a key; for ever unless something is under way.
        private var wait: Int32 {
            if decoder.isWaiting || search != nil { return 50 }
            guard viewer.isPlaying else { return -1 }
            let left = ContinuousClock.now.duration(to: nextStep) / .milliseconds(1)
            return Int32(min(max(0, left.rounded(.up)), 10_000))
        }

        private mutating func press(_ key: Key, _ screen: inout FullScreen) -> Departure? {
            let (wasPlaying, delay) = (viewer.isPlaying, viewer.delay)
            let request = viewer.press(key)
            mustDraw = true
            if viewer.isPlaying, !wasPlaying || viewer.delay != delay { nextStep = .now + viewer.delay }
            switch request {
            case nil: break
            case .redraw: mustClear = true
            case .pause: pause(&screen)
            case .search(let wanted): begin(wanted)
            case .giveUpSearch: stopSearch()
            case .quit: return .quit
            case .branch: return .branch(viewer.step)
            }
            return nil
        }

        private mutating func obey(_ signal: Signals.Screen, _ screen: inout FullScreen) {
            if signal.contains(.pause) { pause(&screen) }
            if signal.contains(.resumed) { screen.retake() }
            if !signal.isEmpty { (mustDraw, mustClear) = (true, true) }
        }

        private mutating func pause(_ screen: inout FullScreen) {
            screen.aside { signals.pause() }
            (mustDraw, mustClear) = (true, true)
            nextStep = .now + viewer.delay
        }

        /// What time has brought: the next step, or the end of a search.
        private mutating func goOn() {
            if viewer.isPlaying, ContinuousClock.now >= nextStep {
                viewer.tick()
                // Whoever was held up does not hurry after.
                nextStep = max(nextStep, .now) + viewer.delay
                mustDraw = true
            }
            guard let search else { return }
            if let found = search.result {
                viewer.finish(found)
            } else if let searchEnds, ContinuousClock.now >= searchEnds {
                search.giveUp()
                viewer.finish(.tooSlow)
            } else {
                return
            }
            self.search = nil
            mustDraw = true
        }

        private mutating func begin(_ wanted: Search) {
            let (film, narrator) = (projector.film, projector.narrator)
            search = Background { isGivenUp in wanted.run(in: film, narrator, isGivenUp: isGivenUp) }
            searchEnds = .now + Show.patience
        }

        private mutating func stopSearch() {
            search?.giveUp()
            search = nil
        }

        private mutating func draw(_ screen: inout FullScreen) -> Bool {
            let size = terminalSize(columns: projector.columns, lines: projector.lines)
            let sight = reel.sight(of: viewer, size, projector.narrator, verdict: projector.verdict)
            let (lines, scroll) = sight.screen()
            viewer.limitScroll(to: scroll)
            defer { (mustDraw, mustClear) = (false, false) }
            return screen.draw(lines, of: size, anew: mustClear)
        }
    }
}
