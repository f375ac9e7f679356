public import Chronicle
public import Content
import Engine

/// A volley as sentences: each attack, hop by hop, with the response that answered.
public func text(of volley: Volley, _ voice: Voice, _ catalog: Catalog, _ names: Names) -> [String] {
    let narrator = Narrator(voice, catalog, names)
    var lines: [String] = []
    for (number, step) in volley.steps.enumerated() {
        let attack = step.definition.attack
        lines.append(
            voice.palette.paint(
                "\(number + 1). \(capitalized(narrator.name(attack: attack))): \(narrator.name(of: attack.element)) \(attack.power)",
                .bold))
        for hop in step.hops {
            let why = narrator.reason(hop, wornBy: .avatar).first.map { voice.palette.paint(" [\($0)]", .dim) } ?? ""
            lines.append(narrator.line(hop) + why)
        }
        for echo in step.echoes { lines.append(narrator.indented(narrator.sentence(echo))) }
        let by = step.arrival.by == nil ? "the avatar" : narrator.name(of: step.arrival.armor)
        var ending = "\(capitalized(step.arrival.outcome.word)) by \(by)."
        if step.arrival.outcome == .hit { ending = "Hit: \(step.arrival.damage) reaches the avatar." }
        if step.arrival.reflected > 0 { ending += " \(step.arrival.reflected) goes back at the attacker." }
        lines.append(narrator.indented(voice.palette.paint(ending, step.arrival.outcome == .hit ? .brightRed : .green)))
    }
    return lines
}
