import Content
public import Engine
public import JSONText

extension JSONWriter {
    /// The members of an attack: `"element":"water","power":10,"pierce":0,"tags":[],"measures":{}`.
    public mutating func attack(_ attack: Attack, _ profile: Profile, _ names: Names) {
        if attack.id != .none { member("id", names[attack.id]) }
        member("element", names[attack.element])
        member("power", attack.power)
        member("pierce", attack.pierce)
        let isNamed = attack.isReflected && !profile.tags.contains(.reflected)
        member("tags", (isNamed ? ["reflected"] : []) + profile.tags.map { names[$0] })
        member("measures") { writer in
            writer.object { writer in
                for measure in profile.measures { writer.member(names[measure.name], measure.value) }
            }
        }
    }

    /// The members of a hop, as `trace --json` and logs have them.
    public mutating func hop(_ hop: Hop, _ names: Names) {
        member("layer", hop.layer)
        member("armor", names[hop.armor])
        guard let answer = hop.answer else { return member("answer", "skipped") }
        member("answer", answer.word)
        member("element", names[hop.element])
        member("in", hop.powerIn)
        member("out", hop.powerOut)
        member("taken", hop.taken)
        if let durability = hop.durability {
            member("durability", [durability.before, durability.after])
        } else {
            memberNull("durability")
        }
        member("why", hop.why)
        if hop.broke { member("broke", true) }
        if let roll = hop.roll { member("roll", [roll.rolled, roll.needed]) }
        if hop.retries > 0 { member("retries", hop.retries) }
    }

    /// The members of an echo.
    public mutating func echo(_ echo: Reverberation, _ names: Names) {
        member("layer", echo.layer)
        member("armor", names[echo.armor])
        member("effect", echo.effect.word)
        member("amount", echo.amount)
        member("why", "echoes[\(echo.echo)]")
        if let roll = echo.roll { member("roll", [roll.rolled, roll.needed]) }
    }
}

extension Hop {
    /// Which response answered: `responses[1]`, or that none did.
    public var why: String { response.map { "responses[\($0)]" } ?? "no response matched" }
}
