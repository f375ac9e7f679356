public import Chronicle
import Content

/// A fight as one page that needs nothing but itself: the film of it, its course as charts, and the report as text.
///
///     page(of: recording, log: bytes, voice)      // <!DOCTYPE html>…
///
/// The page holds the log too, byte for byte; `logInside` takes it out again. Its policy lets a browser run nothing but
/// the style and the script that stand in it, so that no name in a log can become either.
public func page(
    of recording: Recording, log: [UInt8], _ voice: Voice, insight: [Report.Block] = []
) -> [UInt8] {
    let reporter = Reporter(Film(recording), voice)
    let report = Report(reporter, insight: insight)
    var html = "<!DOCTYPE html>\n<html lang=\"\(escaped(reporter.language))\">\n" + head(report.title)
    html += "<body>\n<a class=\"skip\" href=\"#rounds\">\(escaped(reporter.voice.say(.pageSkip)))</a>\n"
    html += "<header><h1>\(escaped(report.title))</h1>\n\(Report.html(report.summary))</header>\n<main>\n"
    html += reporter.player
    html += "<section>\n\(reporter.charts)</section>\n<section>\n\(Report.html(report.stacks))</section>\n"
    if !report.insight.isEmpty { html += "<section>\n\(Report.html(report.insight))</section>\n" }
    html += "<section id=\"rounds\" tabindex=\"-1\">\n\(Report.html(report.rounds))</section>\n</main>\n"
    html += "<footer><p>\(escaped(reporter.voice.say(.pageLog, ["command": "lamellar replay PAGE"])))</p></footer>\n"
    var bytes = Array((html + "<script type=\"application/json\" id=\"film\">").utf8)
    bytes += reporter.filmJSON
    bytes += Array("</script>\n".utf8) + scriptHolding(log)
    bytes += Array("\n<script>\(Page.script)</script>\n</body>\n</html>\n".utf8)
    return bytes
}

/// What is the same in every page.
enum Page {}

private func head(_ title: String) -> String {
    let (style, script) = (digest(of: Array(Page.style.utf8)), digest(of: Array(Page.script.utf8)))
    let policy =
        "default-src 'none'; style-src 'sha256-\(style)'; script-src 'sha256-\(script)'; base-uri 'none'; form-action 'none'"
    return """
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="\(policy)">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>\(escaped(title)) – Lamellar</title>
        <style>\(Page.style)</style>
        </head>

        """
}

extension Reporter {
    /// The language in which the sentences are: English where content does not word them otherwise.
    var language: String {
        guard let text = voice.texts[Phrase.reportTitle.rawValue]?.text(nearestTo: voice.language),
            text != Phrase.reportTitle.english
        else { return "en" }
        return String(voice.language.prefix(35))
    }

    /// The charts, each with its table folded away below it.
    var charts: String {
        let ends = (voice.say(.reportStart), voice.say(.round, ["round": "\(standings.last?.round ?? 0)"]))
        var html = "<h2>\(escaped(voice.say(.reportCourse)))</h2>\n<div class=\"charts\">\n"
        for (id, phrase, series) in [
            ("health", Phrase.reportHealths, healths), ("wear", .reportDurabilities, durabilities),
        ]
        where !series.isEmpty {
            let title = voice.say(phrase)
            let chart = Chart(id: id, title: title, about: voice.say(.pageChart), series: series, ends: ends)
            html +=
                "<div>\(chart.html)<details><summary>\(escaped(voice.say(.pageTable, ["title": title])))</summary>\n"
            html += Report.html(grid(title, series)) + "</details></div>\n"
        }
        return html + "</div>\n"
    }

    /// The stage, its controls and the key moments; the script fills it and shows it.
    var player: String {
        func say(_ phrase: Phrase) -> String { escaped(voice.say(phrase)) }
        let controls: [(String, Phrase, String)] = [
            ("first", .pageFirst, icon("M5 4v16M19 5L9 12l10 7z")),
            ("before", .pageMomentBack, icon("M21 6l-7 6 7 6zM7 8l4 4-4 4-4-4z")),
            ("back", .pageBack, icon("M16 5L7 12l9 7z")),
            ("play", .pagePlay, icon("M7 4l12 8-12 8z", "on") + icon("M7 5h3v14H7zM14 5h3v14h-3z", "off")),
            ("forward", .pageForward, icon("M8 5l9 7-9 7z")),
            ("after", .pageMomentForward, icon("M3 6l7 6-7 6zM17 8l4 4-4 4-4-4z")),
            ("last", .pageLast, icon("M19 4v16M5 5l10 7-10 7z")),
        ]
        let buttons = controls.map { id, phrase, icon in
            "<button type=\"button\" id=\"\(id)\" aria-label=\"\(say(phrase))\" title=\"\(say(phrase))\">\(icon)</button>"
        }
        let speeds = [("50", "½×"), ("100", "1×"), ("200", "2×"), ("400", "4×"), ("1600", "16×")].map { value, text in
            "<option value=\"\(value)\"\(value == "100" ? " selected" : "")>\(text)</option>"
        }
        return """
            <section id="player" aria-labelledby="film-title">
            <h2 id="film-title">\(say(.pageFilm))</h2>
            <noscript><p>\(say(.pageScript))</p></noscript>
            <div id="screen" hidden>
            <div id="stage"><div id="figures"></div><div id="token" aria-hidden="true" hidden></div></div>
            <div id="desk">
            <p id="count"></p>
            <p id="caption" aria-live="off"></p>
            <div id="line"><div id="marks" aria-hidden="true"></div>
            <input type="range" id="place" min="0" max="\(film.last)" value="0" aria-label="\(say(.pagePlace))">
            <div id="ticks" aria-hidden="true"></div></div>
            <div id="controls" role="group" aria-label="\(say(.pageControls))">
            \(buttons.joined(separator: "\n"))
            <select id="speed" aria-label="\(say(.pageSpeed))" title="\(say(.pageSpeed))">\(speeds.joined())</select>
            </div>
            </div>
            <h3>\(say(.pageTrace))</h3>
            <ol id="hops"></ol>
            <p id="calm">\(say(.pageNoTrace))</p>
            <p class="small">\(say(.pageKeys))</p>
            </div>
            \(moments)</section>

            """
    }

    private func icon(_ path: String, _ name: String = "") -> String {
        let name = name.isEmpty ? "" : " class=\"\(name)\""
        return "<svg viewBox=\"0 0 24 24\" aria-hidden=\"true\"\(name)><path d=\"\(path)\"/></svg>"
    }

    /// The key moments as links to their places in the text, which the script turns into jumps in the film.
    private var moments: String {
        guard !film.moments.isEmpty else { return "" }
        var html = "<details id=\"moments\"><summary><h3>\(escaped(voice.say(.pageMoments)))</h3></summary>\n<ol>"
        var moments = film.moments[...]
        for frame in Reel(film) where moments.first?.step == frame.number {
            while moments.first?.step == frame.number { moments.removeFirst() }
            let text = narrator.tell(frame.facts, frame.fight).joined(separator: " ")
            let round = voice.say(.round, ["round": "\(frame.round)"])
            html +=
                "\n<li><a href=\"#s\(frame.number)\" data-step=\"\(frame.number)\">\(escaped(round + ": " + text))</a></li>"
        }
        return html + "</ol></details>\n"
    }
}
