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

/// What a terminal is sent for each step, and the milliseconds until the next.
private func screens(_ film: Film, _ voice: Voice) -> [(String, Int)] {
    let narrator = Narrator(voice, film.recording)
    return Reel(film).compactMap { frame in
        var lines = narrator.tell(frame.facts, frame.fight)
        for fact in frame.facts {
            if case .choice(let choice) = fact { lines.insert("> " + Narrator.words(for: choice), at: 0) }
        }
        guard !lines.isEmpty else { return nil }
        let signs = lines.reduce(0) { $0 + columns(unpainted($1)) }
        return (lines.map { $0 + "\r\n" }.joined(), min(2_900, 400 + 18 * signs))
    }
}

/// Milliseconds as seconds, always with three digits behind the point.
private func seconds(_ milliseconds: Int) -> String {
    let rest = String(milliseconds % 1_000)
    return "\(milliseconds / 1_000)." + String(repeating: "0", count: 3 - rest.utf8.count) + rest
}
