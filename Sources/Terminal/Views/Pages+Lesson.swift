import Chronicle
import Content
import Engine
import Game

extension Pages {
    /// The lessons given here, with their prizes and whether they are passed.
    public func lessons() -> [String] {
        let lessons = campaign.lessons(in: catalog)
        if lessons.isEmpty { return [voice.say(.noLessonHere)] }
        let rows = lessons.enumerated().map { number, id -> [String] in
            let lesson = catalog.trials[id]?.lesson
            let isPassed = campaign.learned.contains(id)
            return [
                "\(number + 1)", voice.name(catalog.trials[id], id), lesson.map(kind) ?? "",
                isPassed ? voice.say(.lessonIsPassed) : lesson.map(prize) ?? "",
            ]
        }
        guard !voice.isPlain else {
            return [voice.say(.lessonsGiven)]
                + rows.map { row in
                    "\(row[0]). " + row.dropFirst().filter { !$0.isEmpty }.joined(separator: ", ") + "."
                }
        }
        let table = Table(
            columns: [.right, .left, .left, .left],
            rows: rows.map { row in [.init(row[0]), .init(row[1], .bold), .init(row[2]), .init(row[3], .yellow)] })
        return voice.wrapped(voice.say(.lessonsGiven)) + table.lines(width: voice.width, palette: voice.palette)
    }

    private func kind(_ lesson: Lesson) -> String {
        switch lesson.kind {
        case .watch: voice.say(.lessonWatch)
        case .predict: voice.say(.lessonPredict)
        case .arrange: voice.say(.lessonArrange)
        }
    }

    private func prize(_ lesson: Lesson) -> String {
        var parts: [String] = []
        if lesson.points > 0 { parts.append(voice.say(.prizePoints, ["points": "\(lesson.points)"])) }
        if lesson.coins > 0 { parts.append(voice.say(.prizeCoins, ["coins": "\(lesson.coins)"])) }
        return (parts + lesson.gives.map { voice.name(of: $0, in: catalog) }).joined(separator: ", ")
    }

    /// The lesson under way: what is to be done, the layers as they hang, and what is coming.
    public func lesson() -> [String] {
        guard let play else { return [voice.say(.lessonLost)] }
        let teller = LessonTeller(voice, catalog, play.run.volley)
        let step = campaign.course?.step ?? 0
        var lines = [title(voice.name(play.trial, play.trial.id))] + voice.wrapped(voice.text(play.lesson.text))
        lines.append(voice.say(.lessonLayers))
        lines += teller.layers(step)
        switch play.lesson.kind {
        case .watch: lines += teller.coming(step) + [voice.say(.lessonLook)]
        case .predict: lines += teller.coming(step) + [voice.say(.lessonAsks)]
        case .arrange:
            lines.append(voice.say(.lessonWishes))
            lines += play.run.volley.steps.indices.flatMap { number in
                wrap("\(number + 1). " + wish(number, play, teller), width: voice.width, indent: 1, hanging: 3)
            }
            lines += voice.wrapped(voice.say(.lessonHang))
        }
        return lines
    }

    /// The names of the layers as they hang.
    func hanging() -> [String] {
        guard let play else { return [] }
        let narrator = LessonTeller(voice, catalog, play.run.volley).narrator
        let names = play.run.volley.worn.map { narrator.name(of: $0.armor.id) }.joined(separator: ", ")
        return voice.wrapped(voice.say(.lessonHangs, ["stack": names]))
    }

    /// How an attack of the lesson should end: "Nut 1: to end with Squirrel".
    func wish(_ number: Int) -> String {
        guard let play else { return "" }
        return wish(number, play, LessonTeller(voice, catalog, play.run.volley))
    }

    private func wish(_ number: Int, _ play: Course.Play, _ teller: LessonTeller) -> String {
        guard play.trial.endings.indices.contains(number) else { return "" }
        let ending = play.trial.endings[number]
        let phrase: Phrase =
            if ending.isHit {
                ending.damage == nil ? .wishHit : .wishHitFor
            } else if ending.by == nil {
                .wishStopped
            } else {
                ending.isReflected ? .wishReturned : .wishEnds
            }
        let layer = ending.by.map { teller.narrator.name(of: ID($0)) } ?? ""
        var text = voice.say(
            phrase, ["attack": teller.words(number), "layer": layer, "damage": "\(ending.damage ?? 0)"])
        if let amount = ending.reflected, amount > 0 { text += voice.say(.wishSent, ["amount": "\(amount)"]) }
        return text
    }

    /// A closer look at one of the lesson's layers.
    func lessonLayer(_ index: Int) -> [String] {
        guard let play, play.next.worn.indices.contains(index) else { return [] }
        let garment = play.next.worn[index]
        let narrator = LessonTeller(voice, catalog, play.run.volley).narrator
        return [title(narrator.name(of: garment.armor.id))]
            + (garment.about.map { voice.wrapped(voice.text($0)) } ?? []) + facts(of: garment.armor, narrator)
    }

    private var play: Course.Play? { campaign.course?.play(in: catalog) }
}
