public import Content
import JSONText

/// Where values come from: each with its steps, or with what holds when nobody says anything.
///
///     armor/fire-armor.durability = 28
///       20  Content/core/armor-plain.json:7:21  armor/fire-armor
///       28  Content/mods/long-night/patches.json:4:30  patch of long-night
public func text(of histories: [History]) -> [String] {
    histories.count == 1 ? whole(histories[0]) : brief(histories)
}

/// One value with all its steps.
private func whole(_ history: History) -> [String] {
    let last = history.steps.last?.value
    var lines = [inert(history.name) + " = " + (last.map { clip(words($0), to: 200) } ?? standard(history))]
    if !history.about.isEmpty { lines.append("  " + history.about) }
    lines += Table(
        columns: [.left, .left, .left],
        rows: history.steps.map { step in
            let value = step.value.map { clip(words($0), to: 60) } ?? "(removed)"
            return [.init("  " + value), .init(inert(step.place)), .init(words(step.cause))]
        }
    ).lines()
    return lines
}

/// Every field of a record: its value and where that stands last.
private func brief(_ histories: [History]) -> [String] {
    Table(
        columns: [.left, .left, .left, .left],
        rows: histories.map { history in
            guard let last = history.steps.last, let value = last.value else {
                return [.init(inert(history.name)), .init(standard(history)), .init(""), .init("")]
            }
            return [
                .init(inert(history.name)), .init(clip(words(value), to: 40)), .init(inert(last.place)),
                .init(words(last.cause)),
            ]
        }
    ).lines()
}

/// What holds where nobody says anything.
private func standard(_ history: History) -> String {
    history.standard.map { words($0) + " (default)" } ?? "nothing"
}

private func words(_ json: JSON) -> String { inert(String(decoding: json.canonical(), as: UTF8.self)) }

private func words(_ cause: History.Step.Cause) -> String {
    switch cause {
    case .defined(let record): inert(record)
    case .patched(let mod, let record): "\(inert(mod)) patches \(inert(record))"
    }
}
