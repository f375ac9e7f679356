public import Chronicle
public import Content
import Engine
import JSONText

/// A volley as sentences: each attack, hop by hop, with the response that answered and where it stands.
///
///     1. Water: Water 10
///     Water Armor absorbs 10. (Durability 20 → 19.) [responses[0]: Water; Content/core/armor-plain.json:20:24]
///     Absorbed by Water Armor.
public func text(of volley: Volley, _ voice: Voice, _ catalog: Catalog) -> [String] {
    volley.steps.indices.flatMap { text(ofStep: $0, of: volley, voice, catalog) }
}

/// One attack of a volley, by its number from 0.
public func text(ofStep number: Int, of volley: Volley, _ voice: Voice, _ catalog: Catalog) -> [String] {
    let step = volley.steps[number]
    let narrator = Narrator(voice, catalog, Names(catalog, volley), garments: volley.worn)
    let attack = step.definition.attack
    func bracket(_ words: [String]) -> String {
        words.isEmpty ? "" : voice.palette.paint(" [\(words.joined(separator: "; "))]", .dim)
    }
    func place(_ place: JSON.Place?) -> [String] {
        place.flatMap(catalog.sources.describe).map { [inert($0)] } ?? []
    }
    var lines = [
        voice.palette.paint(
            "\(number + 1). \(capitalized(narrator.name(attack: attack))): \(narrator.name(of: attack.element)) \(attack.power)",
            .bold)
    ]
    for hop in step.hops {
        lines.append(
            narrator.line(hop)
                + bracket(narrator.reason(hop, in: step.worn[hop.layer].armor) + place(step.place(of: hop))))
    }
    for echo in step.echoes {
        let why = ["echoes[\(echo.echo)]"] + place(step.place(of: echo))
        lines.append(narrator.indented(narrator.sentence(echo)) + bracket(why))
    }
    let by = step.arrival.by == nil ? "the avatar" : narrator.name(of: step.arrival.armor)
    var ending = "\(capitalized(step.arrival.outcome.word)) by \(by)."
    if step.arrival.outcome == .hit { ending = "Hit: \(step.arrival.damage) reaches the avatar." }
    if step.arrival.reflected > 0 { ending += " \(step.arrival.reflected) goes back at the attacker." }
    lines.append(narrator.indented(voice.palette.paint(ending, step.arrival.outcome == .hit ? .brightRed : .green)))
    return lines
}

extension Names {
    /// The names of a catalog, and of what stands in a volley only.
    public init(_ catalog: Catalog, _ volley: Volley) {
        self.init(catalog)
        for step in volley.steps { add(step.definition) }
        for word in volley.worn.flatMap(\.words) { add(word) }
    }
}
