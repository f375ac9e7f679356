import Chronicle
import Engine

extension Sight {
    /// The whole screen, exactly as many lines as it has, and how far a page may scroll.
    func screen() -> (lines: [String], scroll: Int) {
        let lines = max(1, size.lines)
        let frame = top
        let room = max(0, lines - frame.count - 1)
        var body: [String] = []
        var scroll = 0
        switch viewer.page {
        case .fight: body = fight(in: room)
        case .why, .statistics, .help:
            let page = page
            scroll = max(0, page.count - room)
            body = Array(page.dropFirst(min(viewer.scroll, scroll)))
        }
        body = Array(body.prefix(room))
        body += Array(repeating: "", count: room - body.count)
        return (Array((frame + body).prefix(lines - 1)) + [bottom], scroll)
    }

    /// Who fights, where it stands, how it plays, and below it the film as a line.
    private var top: [String] {
        if size.lines < 4 { return [] }
        var title = strip()
        let step = isWide ? voice.say(.whereLong, blanks) : voice.say(.whereShort, blanks)
        let state = "\(step)  \(play)"
        title.space()
        title.add(fightName, .bold, to: max(8, width - columns(state) - 3))
        title.space()
        title.add(state, .dim)
        var lines = [title.line, track]
        if let verdict {
            var line = strip()
            line.add(" " + verdict, .yellow)
            lines.append(line.line)
        }
        return lines
    }

    private var blanks: KeyValuePairs<String, String> {
        [
            "round": "\(frame.round)", "rounds": "\(film.steps[film.last].round)", "step": "\(frame.number + 1)",
            "steps": "\(film.steps.count)",
        ]
    }

    /// The foes' names, each kind once.
    private var fightName: String {
        var seen: Set<ID> = []
        let names = frame.fight.lineup.indices.filter { seen.insert(frame.fight.lineup[$0].id).inserted }.map { index in
            let count = frame.fight.lineup.count { $0.id == frame.fight.lineup[index].id }
            let name = capitalized(narrator.name(kind: frame.fight.lineup[index].id))
            return count == 1 ? name : voice.say(.counted, ["thing": name, "count": "\(count)"])
        }
        return names.joined(separator: ", ")
    }

    private var play: String {
        let quarters = viewer.quarters
        let speed = quarters % 4 == 0 ? "×\(quarters / 4)" : "×\(quarters)/4"
        let isOver = frame.number == film.last
        guard isWide else { return (isOver ? "■" : viewer.isPlaying ? "►" : "‖") + speed }
        return voice.say(isOver ? .stateEnd : viewer.isPlaying ? .statePlaying : .statePaused) + " " + speed
    }

    /// The film from left to right: what is behind, where it stands, and the key moments.
    private var track: String {
        var line = strip()
        let most = width - 2
        guard most > 0 else { return "" }
        func column(_ step: Int) -> Int { film.last == 0 ? 0 : step * (most - 1) / film.last }
        let here = column(frame.number)
        let moments = Set(film.moments.map { column($0.step) })
        line.space()
        for place in 0..<most {
            if place == here {
                line.add("●", .bold, .cyan)
            } else if moments.contains(place) {
                line.add("◆", place < here ? .cyan : .yellow)
            } else {
                line.add(place < here ? "━" : "─", place < here ? .cyan : .dim)
            }
        }
        return line.line
    }

    /// The pattern being typed, or something to say, or the keys.
    private var bottom: String {
        var line = strip()
        if let entry = viewer.entry {
            let text = inert(entry.text)
            line.add(entry.isForward ? "/" : "?", .bold)
            // Of a long pattern the end is what is being typed.
            var shown = text[...]
            while columns(String(shown)) > line.room - 1, !shown.isEmpty { shown.removeFirst() }
            line.add(String(shown))
            line.add("_", .bold)
            return line.line
        }
        line.space()
        if let notice = viewer.notice {
            line.add(words(of: notice), .yellow)
            return line.line
        }
        let count = viewer.count.map { "\($0) " } ?? ""
        for item in ViewerCommand.line {
            let keys = item.commands.compactMap { $0.keys.first?.label }
            let keyText = keys.allSatisfy { columns($0) == 1 } ? keys.joined() : keys.joined(separator: " ")
            let word = voice.say(item.word)
            guard columns(keyText + " " + word + count) + 2 < line.room else { break }
            line.add(keyText, .bold)
            line.add(" " + word, .dim)
            line.space(2)
        }
        line.space(line.room - columns(count))
        line.add(count, .bold)
        return line.line
    }

    private func words(of notice: Viewer.Notice) -> String {
        switch notice {
        case .searching: voice.say(.searchRuns)
        case .notFound: voice.say(.searchNothing)
        case .wrapped: voice.say(.searchWrapped)
        case .tooSlow: voice.say(.searchSlow)
        case .noPattern: voice.say(.searchNoPattern)
        case .noMoment: voice.say(.noMoment)
        case .badPattern(let reason): voice.say(.searchBad, ["reason": inert(reason)])
        }
    }
}
