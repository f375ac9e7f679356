import Chronicle
import Content
import TestSupport

@testable import Terminal

/// Films for the tests, and what is seen of them.
enum Cinema {
    /// A fight in which every kind of fact happens.
    static let small = Film(Arena.smallFight())

    static let films = [small, Film(Arena.bagFight())] + [3, 8].map { Film(Recording.played(seed: $0)) }

    static let sizes = [(80, 24), (40, 12), (132, 50), (60, 16), (24, 7), (12, 4), (1, 1)].map {
        TerminalSize(columns: $0.0, lines: $0.1)
    }

    static func narrator(_ film: Film, colored: Bool = false) -> Narrator {
        let voice = Voice(language: "en", isPlain: false, palette: Palette(colored: colored), width: 80, texts: [:])
        return Narrator(voice, film.recording)
    }

    static func screen(
        _ viewer: Viewer, _ size: TerminalSize = TerminalSize(columns: 80, lines: 24), colored: Bool = false,
        verdict: String? = nil
    ) -> [String] {
        var reel = FrameShelf(viewer.film)
        let sight = reel.sight(of: viewer, size, narrator(viewer.film, colored: colored), verdict: verdict)
        return sight.screen().lines
    }
}

extension Viewer {
    /// Presses the keys of a text, one after the other.
    @discardableResult
    mutating func type(_ text: String) -> Request? {
        var request: Request?
        for character in text { request = press(character == "\n" ? .enter : .character(character)) }
        return request
    }

    /// At a step, as a jump there leaves it.
    static func at(_ step: Int, of film: Film) -> Viewer {
        var viewer = Viewer(film)
        if step > 0 { viewer.type("\(step)l") }
        return viewer
    }
}
