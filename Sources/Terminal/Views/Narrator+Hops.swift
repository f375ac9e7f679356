import Chronicle
import Content
import Engine

extension Narrator {
    /// One layer's answer as a line: in boxes with its number in front, plain as a sentence.
    func line(_ hop: Hop) -> String {
        let text = sentence(hop)
        if voice.isPlain { return text }
        return "  \(hop.layer + 1) " + voice.palette.paint(text, hop.ink)
    }

    /// "Fire Armor absorbs 8. 12 of its 20 left."
    func sentence(_ hop: Hop) -> String {
        let layer = name(of: hop.armor)
        guard let answer = hop.answer else { return voice.say(.hopSkipped, ["layer": layer]) }
        let phrase: Phrase =
            switch answer {
            case .pass: .hopPass
            case .absorb: .hopAbsorb
            case .transmute: .hopTransmute
            case .amplify: .hopAmplify
            case .reflect: .hopReflect
            case .store: .hopStore
            case .retry: .hopRetry
            }
        var parts = [
            voice.say(
                phrase,
                ["layer": layer, "taken": "\(hop.taken)", "element": name(of: hop.element), "out": "\(hop.powerOut)"])
        ]
        if hop.taken > 0 && hop.powerOut > 0 { parts.append(voice.say(.leaves, ["out": "\(hop.powerOut)"])) }
        if hop.broke {
            parts.append(voice.say(.breaks))
        } else if let durability = hop.durability, durability.before != durability.after {
            parts.append(voice.say(.left, ["before": "\(durability.before)", "after": "\(durability.after)"]))
        }
        if let roll = hop.roll {
            parts.append(voice.say(.rolled, ["rolled": "\(roll.rolled)", "needed": "\(roll.needed)"]))
        }
        if hop.retries > 0 { parts.append(voice.say(.retried, ["retries": "\(hop.retries)"])) }
        return parts.joined(separator: " ")
    }

    func sentence(_ echo: Reverberation) -> String {
        let phrase: Phrase =
            switch echo.effect {
            case .reflect: .echoReflect
            case .mend: .echoMend
            case .heal: .echoHeal
            case .charge: .echoCharge
            case .remember: .echoRemember
            }
        return voice.say(phrase, ["layer": name(of: echo.armor), "amount": "\(echo.amount)"])
    }
}

extension Hop {
    /// Green for what helps the wearer, red for what does not.
    var ink: Ink {
        switch answer {
        case nil, .pass: .dim
        case .absorb, .store, .reflect: .green
        case .transmute, .retry: .yellow
        case .amplify: .red
        }
    }
}
