public import Chronicle
import Engine
import JSONText

/// A fight as an asciicast, version 2, which terminals' players show: a screen of 80 by 24, step after step.
///
/// Its times follow from what there is to read, so that the same log gives the same bytes everywhere.
public func asciicast(of recording: Recording, _ voice: Voice) -> [UInt8] {
    let film = Film(recording)
    var voice = voice
    (voice.isPlain, voice.palette, voice.width) = (false, Palette(colored: true), 80)
    var writer = JSONWriter()
    writer.object { writer in
        writer.member("version", 2)
        writer.member("width", 80)
        writer.member("height", 24)
        writer.member("title", Reporter(film, voice).title)
    }
    writer.endLine()
    var time = 0
    for (text, pause) in screens(film, voice) {
        writer.array { writer in
            writer.raw(seconds(time))
            writer.value("o")
            writer.value(text)
        }
        writer.endLine()
        time += pause
    }
    // The last screen stays to be read.
    writer.array { writer in
        writer.raw(seconds(time))
        writer.value("o")
        writer.value("")
    }
    writer.endLine()
    return writer.bytes
}

/// What a terminal is sent for each step, and the milliseconds until the next: the viewer's screens, without its keys.
private func screens(_ film: Film, _ voice: Voice) -> [(String, Int)] {
    let narrator = Narrator(voice, film.recording)
    var viewer = Viewer(film, isPlaying: true)
    var (before, opening): (Tableau?, Tableau?) = (nil, nil)
    var shown: [String] = []
    return Reel(film).map { frame in
        if film.firstStep(ofRound: frame.round) == frame.number { opening = frame.tableau }
        let sight = Sight(
            viewer: viewer, frame: frame, before: before ?? frame.tableau, opening: opening ?? frame.tableau,
            verdict: nil, size: TerminalSize(columns: 80, lines: 24), narrator: narrator)
        let lines = Array(sight.screen().lines.dropLast())
        let text = changes(from: shown, to: lines)
        (before, shown) = (frame.tableau, lines)
        viewer.tick()
        let told = narrator.tell(frame.facts, frame.fight).reduce(0) { $0 + columns(unpainted($1)) }
        return (text, min(2_900, 400 + 18 * told))
    }
}

/// What turns one screen into another: only lines that differ are sent.
private func changes(from old: [String], to new: [String]) -> String {
    var text = old.isEmpty ? "\u{1B}[?25l\u{1B}[2J" : ""
    for (number, line) in new.enumerated() where number >= old.count || old[number] != line {
        text += "\u{1B}[\(number + 1);1H" + line + (columns(unpainted(line)) < 80 ? "\u{1B}[K" : "")
    }
    return text
}

/// Milliseconds as seconds, always with three digits behind the point.
private func seconds(_ milliseconds: Int) -> String {
    let rest = String(milliseconds % 1_000)
    return "\(milliseconds / 1_000)." + String(repeating: "0", count: 3 - rest.utf8.count) + rest
}
