import Chronicle
import Content
import Engine
import Game

/// Tells the attacks of a lesson and the layers that they go through.
struct LessonTeller {
    let voice: Voice
    let volley: Volley
    let narrator: Narrator

    init(_ voice: Voice, _ catalog: Catalog, _ volley: Volley) {
        self.voice = voice
        self.volley = volley
        narrator = Narrator(voice, catalog, Names(catalog, volley), garments: volley.worn)
    }

    /// The layers as they stand when an attack sets out, with what each does.
    ///
    ///     1 Water Armor (12/20) · Water: absorbs it all, wear 1
    func layers(_ step: Int) -> [String] {
        volley.steps[step].layers.enumerated().flatMap { index, layer in
            let name = narrator.name(of: layer.armor.id)
            let rules = narrator.describe(layer.armor)
            guard !voice.isPlain else {
                let blanks: KeyValuePairs = ["number": "\(index + 1)", "layer": name, "wear": state(layer)]
                return [voice.say(.plainLayer, blanks)] + rules.map { capitalized($0) + "." }
            }
            let marks = layer.armor.wears || layer.armor.mostCharge > 0 ? " (\(state(layer)))" : ""
            let text = ([name + marks] + rules).joined(separator: " · ")
            return wrap("\(index + 1) \(text)", width: voice.width, indent: 2, hanging: 2)
        }
    }

    private func state(_ layer: Layer) -> String {
        var parts: [String] = []
        if let most = layer.armor.durability {
            parts.append(
                voice.isPlain
                    ? voice.say(.outOf, ["value": "\(layer.durability)", "most": "\(most)"])
                    : "\(layer.durability)/\(most)")
        } else if voice.isPlain {
            parts.append(voice.say(.never))
        }
        if layer.armor.mostCharge > 0 {
            parts.append(voice.say(.charge, ["charge": "\(layer.charge)", "most": "\(layer.armor.mostCharge)"]))
        }
        return parts.joined(separator: ", ")
    }

    /// "Letter to Anna: Letter 3, past the 1 outermost, tagged urgent, width 135"
    func words(_ step: Int) -> String {
        let definition = volley.steps[step].definition
        let attack = definition.attack
        var parts = ["\(narrator.name(of: attack.element)) \(attack.power)"]
        if attack.id != .none { parts[0] = capitalized(voice.name(definition, definition.id)) + ": " + parts[0] }
        if attack.pierce > 0 { parts.append(voice.say(.lessonPierce, ["pierce": "\(attack.pierce)"])) }
        if !definition.tags.isEmpty {
            let tags = definition.tags.map { spaced(inert($0)) }.joined(separator: ", ")
            parts.append(voice.say(.lessonTags, ["tags": tags]))
        }
        parts += definition.measures.map { "\(spaced(inert($0.name))) \($0.value)" }
        return parts.joined(separator: ", ")
    }

    /// One attack, hop by hop, with the responses that answered, and its end.
    func trace(_ number: Int) -> [String] {
        let step = volley.steps[number]
        var lines = [voice.palette.paint("\(number + 1). \(words(number))", .bold)]
        for hop in step.hops {
            lines.append(narrator.line(hop))
            lines += narrator.grounds(hop, in: step.worn[hop.layer].armor)
                .map { narrator.indented(voice.palette.paint($0, .dim)) }
        }
        lines += step.echoes.map { narrator.indented(narrator.sentence($0)) }
        return voice.folded(lines + [narrator.indented(voice.palette.paint(ending(number), .bold))])
    }

    /// "It ends with Water Armor."
    func ending(_ number: Int) -> String {
        let arrival = volley.steps[number].arrival
        let phrase: Phrase =
            switch arrival.outcome {
            case .absorbed: .lessonEnds
            case .reflected: .lessonReturns
            case .hit: .lessonHits
            }
        let layer = arrival.by.map { _ in narrator.name(of: arrival.armor) } ?? ""
        var text = voice.say(phrase, ["layer": layer, "damage": "\(arrival.damage)"])
        if arrival.reflected > 0 { text += " " + voice.say(.lessonSent, ["amount": "\(arrival.reflected)"]) }
        return text
    }

    /// What is said to an answer.
    func judgement(_ isRight: Bool, on step: Int) -> [String] {
        if isRight { return voice.folded([voice.palette.paint(voice.say(.lessonRight), .green) + " " + ending(step)]) }
        return [voice.palette.paint(voice.say(.lessonWrong), .red)] + trace(step) + [voice.say(.lessonAgain)]
    }

    /// The attack that comes after one, with the layers where they are no longer as they were; nothing behind the last.
    func onward(from step: Int, _ campaign: Campaign) -> [String] {
        guard let next = campaign.course?.step else { return [] }
        return (layers(step) == layers(next) ? [] : layers(next)) + coming(next)
    }

    /// "Attack 2 of 4: Nut 1."
    func coming(_ step: Int) -> [String] {
        let blanks: KeyValuePairs = [
            "number": "\(step + 1)", "count": "\(volley.steps.count)", "attack": words(step),
        ]
        return voice.wrapped(voice.say(.lessonComes, blanks)).map { voice.palette.paint($0, .cyan) }
    }
}
