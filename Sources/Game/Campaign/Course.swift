public import Content
import JSONText

/// A lesson under way.
public struct Course: Equatable, Sendable {
    /// The trial that it plays.
    public let trial: String
    /// The layers as they hang, outermost first, by their places in what the trial wears.
    public internal(set) var order: [Int]
    /// The attack now coming, counted from 0.
    public internal(set) var step = 0

    /// The lesson from its beginning; nil where content does not have it whole.
    init?(_ id: String, in catalog: Catalog) {
        guard let trial = catalog.trials[id], let lesson = trial.lesson, let worn = trial.worn(in: catalog) else {
            return nil
        }
        let isGiven = lesson.kind == .arrange && !lesson.starts.isEmpty
        self.init(trial: id, order: isGiven ? lesson.starts : Array(worn.indices))
        guard play(in: catalog) != nil else { return nil }
    }

    init(trial: String, order: [Int], step: Int = 0) {
        self.trial = trial
        self.order = order
        self.step = step
    }

    /// The course with the content that it plays.
    public struct Play: Sendable {
        public let trial: TrialDefinition
        public let lesson: Lesson
        /// All attacks through the layers as they hang.
        public let run: TrialRun
        /// The attack now coming.
        public let next: Volley.Step
    }

    /// How it goes; nil where the content is not the one it was begun with.
    public func play(in catalog: Catalog) -> Play? {
        guard let trial = catalog.trials[trial], let lesson = trial.lesson,
            trial.worn(in: catalog)?.count == order.count, isOrder,
            let run = trial.run(in: catalog, order: order), run.volley.steps.indices.contains(step)
        else { return nil }
        return Play(trial: trial, lesson: lesson, run: run, next: run.volley.steps[step])
    }

    /// Whether it can go on at a place.
    func fits(_ catalog: Catalog, at place: String) -> Bool {
        catalog.places[place]?.lessons.contains(trial) == true && play(in: catalog) != nil
    }

    /// Whether every layer hangs in one place.
    private var isOrder: Bool { order.sorted() == Array(order.indices) }

    /// The members of a save that hold it.
    func write(into writer: inout JSONWriter) {
        writer.member("lesson", trial)
        writer.member("order", order)
        writer.member("step", step)
    }

    /// What `write` wrote; nil for anything else.
    init?(_ json: JSON) {
        guard let trial = json["lesson"]?.string, let order = json["order"]?.array, let step = json.count("step") else {
            return nil
        }
        self.init(trial: trial, order: order.compactMap(\.int), step: step)
        guard self.order.count == order.count, isOrder else { return nil }
    }
}
