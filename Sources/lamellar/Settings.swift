import Content
import Files
import Terminal

/// What the common options and the environment settle.
struct Settings {
    let contentFolder: String
    let mods: [String]
    let savesFolder: String
    var language: String
    var color: ColorOption
    var isPlain: Bool
    /// `--plain` was asked for, which outweighs `--color`.
    private let wantsPlain: Bool
    /// Whether a person reads the output.
    let isTerminal: Bool

    init(_ arguments: Arguments) throws(UsageProblem) {
        mods = arguments.all("mod")
        isTerminal = Terminal.isTerminal(1)
        contentFolder = arguments.value("content") ?? environment("LAMELLAR_CONTENT") ?? Settings.defaultContent()
        savesFolder = arguments.value("saves") ?? environment("LAMELLAR_SAVES") ?? Settings.defaultSaves()
        // Only a person's terminal is asked for its language: what goes into a file is the same everywhere.
        language = arguments.value("lang") ?? (isTerminal ? Settings.environmentLanguage() : nil) ?? "en"
        let word = arguments.value("color") ?? "auto"
        guard let color = ColorOption(rawValue: word) else {
            throw UsageProblem("`--color \(word)` is none of auto, always, never")
        }
        self.color = color
        wantsPlain = arguments.has("plain")
        isPlain = wantsPlain || !isTerminal || environment("TERM") == "dumb"
    }

    /// The UTC day it is, or that LAMELLAR_TODAY says it is.
    var today: String { environment("LAMELLAR_TODAY") ?? dayNow() }

    /// To be asked before anything is done for which the day counts.
    func mustKnowDay() throws(UsageProblem) {
        if isDay(today) { return }
        throw UsageProblem("LAMELLAR_TODAY is `\(today)`, which is no day such as 2026-11-30")
    }

    /// The voice that speaks for a catalog.
    func voice(_ catalog: Catalog?) -> Voice {
        let colored =
            !isPlain
            && wantsColor(
                option: color, isTerminal: isTerminal, noColor: environment("NO_COLOR"), term: environment("TERM"),
                colorForce: environment("CLICOLOR_FORCE"))
        let size = terminalSize(columns: environment("COLUMNS"), lines: environment("LINES"))
        return Voice(
            language: language, isPlain: isPlain, palette: Palette(colored: colored || color == .always && !wantsPlain),
            width: isTerminal ? min(size.columns, 100) : 80, texts: catalog?.texts ?? [:])
    }

    /// The colors of problems, which go to standard error.
    var problemPalette: Palette {
        Palette(
            colored: wantsColor(
                option: wantsPlain ? .never : color, isTerminal: Terminal.isTerminal(2),
                noColor: environment("NO_COLOR"),
                term: environment("TERM"), colorForce: environment("CLICOLOR_FORCE")))
    }

    /// The voice that tells problems, to standard error.
    func problemVoice(_ catalog: Catalog) -> Voice {
        var voice = voice(catalog)
        voice.palette = problemPalette
        return voice
    }

    private static func defaultContent() -> String {
        if kindOfFile("Content") == .folder { return "Content" }
        return programFolder().map { Path.join($0, "Content") } ?? "Content"
    }

    private static func defaultSaves() -> String {
        if kindOfFile("saves") == .folder { return "saves" }
        let data = environment("XDG_DATA_HOME") ?? environment("HOME").map { Path.join($0, ".local/share") }
        return data.map { Path.join($0, "lamellar/saves") } ?? "saves"
    }

    /// `ja_JP.UTF-8` is `ja-JP`; `C` and `POSIX` say nothing.
    private static func environmentLanguage() -> String? {
        guard let locale = environment("LC_ALL") ?? environment("LC_MESSAGES") ?? environment("LANG") else {
            return nil
        }
        let tag = locale.prefix { $0 != "." && $0 != "@" }.replacing("_", with: "-")
        return ["C", "POSIX"].contains(String(tag)) ? nil : String(tag)
    }
}

extension Settings {
    /// Reads the content that the options name.
    var loader: ContentLoader { ContentLoader(folder: contentFolder, mods: mods) }

    /// The catalog to play and trace with; problems go to standard error. nil when the core itself is broken.
    func load(_ streams: inout Streams) -> Catalog? {
        let loaded = loader.load()
        let palette = problemPalette
        for diagnostic in loaded.diagnostics {
            for line in text(of: diagnostic, palette) { streams.complain(line) }
        }
        for mod in loaded.switchedOff {
            streams.complain("lamellar: the mod `\(inert(mod.id))` is switched off: \(inert(mod.reason))")
        }
        // A broken mod is switched off, but one that is not there was a slip: better nothing than another game.
        if !loaded.missing.isEmpty { return nil }
        if loaded.catalog == nil {
            streams.complain(
                "lamellar: the content in \(inert(contentFolder)) can't be used; `lamellar check` shows every problem")
        }
        return loaded.catalog
    }
}
