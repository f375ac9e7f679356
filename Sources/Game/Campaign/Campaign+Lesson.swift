public import Content
import Engine

extension Campaign {
    /// The trials whose lessons are given here.
    public func lessons(in catalog: Catalog) -> [String] {
        bout == nil ? catalog.places[place]?.lessons ?? [] : []
    }

    mutating func train(_ id: String, _ catalog: Catalog) throws(Refusal) -> [Event] {
        let lessons = lessons(in: catalog)
        guard !lessons.isEmpty else { throw .noLessonHere }
        guard lessons.contains(id) else { throw .notTaught(id) }
        guard let course = Course(id, in: catalog) else { throw .missing(.trials, id) }
        self.course = course
        return [.lessonBegan(id)]
    }

    mutating func leave() throws(Refusal) -> [Event] {
        guard let course else { throw .notInLesson }
        self.course = nil
        return [.lessonLeft(course.trial)]
    }

    /// A choice as it is meant in a lesson: layers are hung, and the end of a round lets attacks come.
    mutating func study(_ choice: Choice, _ catalog: Catalog) throws(Refusal) -> [Event] {
        guard var course else { throw .notInLesson }
        let play = try play(catalog)
        switch (choice, play.lesson.kind) {
        case (.end, .watch): return watch(play, catalog)
        case (.end, .arrange): return attempt(play, catalog)
        case (.end, .predict): throw .mustAnswer
        case (.swap(let one, let other), .arrange): try course.order.swap(one, other)
        case (.move(let from, let to), .arrange): try course.order.move(from, to)
        case (.swap, _), (.move, _): throw .fixedOrder
        case (.strike, _), (.mend, _), (.brace, _), (.don, _), (.doff, _), (.use, _): throw .inLesson
        }
        self.course = course
        return [.rehung]
    }

    /// A wrong answer costs nothing but the way: luck is the trial's own, so everything comes again as it came.
    mutating func answer(_ layer: Int?, _ catalog: Catalog) throws(Refusal) -> [Event] {
        guard let course else { throw .notInLesson }
        let play = try play(catalog)
        switch play.lesson.kind {
        case .watch: return watch(play, catalog)
        case .arrange: throw .nothingAsked
        case .predict:
            if let layer { try play.next.worn.mustHold(layer) }
            let isRight = play.next.arrival.by == layer
            let told: [Event] = [.answered(isRight: isRight, play.run.volley, step: course.step)]
            if isRight { return told + advance(play, catalog) }
            self.course?.step = 0
            return told
        }
    }

    private func play(_ catalog: Catalog) throws(Refusal) -> Course.Play {
        guard let play = course?.play(in: catalog) else { throw .missing(.trials, course?.trial ?? "") }
        return play
    }

    private mutating func watch(_ play: Course.Play, _ catalog: Catalog) -> [Event] {
        [.watched(play.run.volley, step: course?.step ?? 0)] + advance(play, catalog)
    }

    private mutating func attempt(_ play: Course.Play, _ catalog: Catalog) -> [Event] {
        let failed = play.run.failures.first?.step
        return [.tried(play.run.volley, failed: failed)] + (failed == nil ? pass(play, catalog) : [])
    }

    /// Goes on to the next attack; behind the last one the lesson is passed.
    private mutating func advance(_ play: Course.Play, _ catalog: Catalog) -> [Event] {
        course?.step += 1
        return course?.step == play.run.volley.steps.count ? pass(play, catalog) : []
    }

    private mutating func pass(_ play: Course.Play, _ catalog: Catalog) -> [Event] {
        course = nil
        let (id, lesson) = (play.trial.id, play.lesson)
        guard !learned.contains(id) else { return [.lessonPassed(id, points: 0, isFirst: false)] }
        learned.append(id)
        return [.lessonPassed(id, points: lesson.points, isFirst: true)]
            + receive(points: lesson.points, coins: lesson.coins, lesson.gives, catalog) + settleQuests(catalog)
    }
}
