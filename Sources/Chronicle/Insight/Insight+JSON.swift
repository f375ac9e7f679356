import Content
public import Engine
public import JSONText

extension Insight {
    /// The summary of a fight for tools: one object, fixed key order, layers and choices from 0 as in logs.
    public func write(into writer: inout JSONWriter) {
        let names = recording.names
        let fight = recording.fight
        writer.object { writer in
            writer.member("format", "lamellar-fight-summary")
            writer.member("version", 1)
            writer.member("engine", recording.engine)
            writer.member("rules", Recording.rulesNumber)
            writer.member("seed", hex(recording.setup.seed))
            writer.member("content", hex(recording.contentFingerprint))
            writer.mods(recording.mods)
            writer.member("code", ShareCode(recording).text)
            writer.member("result", fight.result?.word ?? "open")
            writer.member("rounds", fight.round)
            writer.member("start") { $0.object { recording.setup.write(into: &$0) } }
            writer.member("avatar") { $0.object { $0.side(fight.avatar, "avatar", names) } }
            writer.list("foes", Array(fight.foes.indices)) { writer, index in
                writer.side(fight.foes[index], fight.name(of: .foe(index), names), names)
            }
            writer.list("layers", ledger.entries) { $0.entry($1, names) }
            writer.list("roundByRound", ledger.rounds) { writer, round in
                writer.member("round", round.number)
                writer.member("health", round.health)
                writer.member("foes", round.foes)
                writer.member("suffered", round.suffered)
                writer.member("dealt", round.dealt)
                writer.list("layers", round.entries) { $0.entry($1, names) }
            }
            writer.list("moments", moments) { writer, moment in
                writer.member("step", moment.step)
                writer.member("round", moment.round)
                writer.moment(moment.kind, fight, names)
            }
            writer.list("without", worths) { writer, worth in
                writer.member("layer", worth.layer)
                writer.member("armor", worth.piece.armor)
                writer.standing(worth.standing)
            }
            writer.list("hindsight", hindsights) { writer, hindsight in
                writer.member("round", hindsight.round)
                writer.member("order", hindsight.order)
                writer.member("armor", hindsight.armor.map { names[$0] })
                writer.member("suffered", hindsight.suffered)
                writer.member("least", hindsight.least)
                writer.member("turnsFight", hindsight.turnsFight)
            }
            writer.member("luck") { writer in
                writer.object { writer in
                    writer.list("chances", luck.chances) { writer, chance in
                        writer.member("armor", names[chance.armor])
                        writer.member("wearer", fight.name(of: chance.wearer, names))
                        writer.member("rolls", chance.rolls)
                        writer.member("held", chance.held)
                        writer.member("expectedPercent", chance.expected)
                    }
                    writer.member("announced", luck.announced)
                    writer.member("surplus", luck.surplus)
                }
            }
            if death == nil { writer.memberNull("death") }
            if let death {
                writer.member("death") { writer in
                    writer.object { writer in
                        writer.member("round", death.round)
                        writer.facts("facts", death.facts, death.fight, names)
                    }
                }
            }
            if rescue == nil { writer.memberNull("rescue") }
            if let rescue {
                writer.member("rescue") { writer in
                    writer.object { writer in
                        writer.member("fromRound", rescue.round)
                        writer.list("choices", rescue.choices) { $0.choice($1) }
                        writer.standing(rescue.standing)
                    }
                }
            }
        }
    }
}

extension JSONWriter {
    /// A list of objects as a member.
    public mutating func list<Item>(_ key: String, _ items: [Item], _ body: (inout JSONWriter, Item) -> Void) {
        member(key) { writer in
            writer.array { writer in
                for item in items { writer.object { body(&$0, item) } }
            }
        }
    }

    /// The members of a standing: result, round, health, foes.
    public mutating func standing(_ standing: Standing) {
        member("result", standing.result?.word ?? "open")
        member("round", standing.round)
        member("health", standing.health)
        member("foes", standing.foes)
    }

    /// The members of a layer's part.
    public mutating func entry(_ entry: Ledger.Entry, _ names: Names) {
        member("armor", names[entry.armor])
        member("copy", entry.copy)
        member("met", entry.met)
        member("taken", entry.taken)
        member("leaked", entry.leaked)
        member("worn", entry.worn)
        member("wasted", entry.wasted)
        member("added", entry.added)
        if entry.broke { member("broke", true) }
    }

    /// Facts as the objects that a log has on its lines.
    public mutating func facts(_ key: String, _ facts: [Fact], _ fight: Fight, _ names: Names) {
        var lines = FactLines(names, round: fight.round)
        let bytes = lines.write(facts, of: fight).split(separator: UInt8(ascii: "\n"))
        member(key) { writer in
            writer.array { writer in for line in bytes { writer.raw(Array(line)) } }
        }
    }

    fileprivate mutating func side(_ combatant: Combatant, _ name: String, _ names: Names) {
        member("name", name)
        member("health", combatant.health)
        member("maxHealth", combatant.mostHealth)
        list("layers", combatant.stack.layers) { writer, layer in
            writer.member("armor", names[layer.armor.id])
            writer.member("copy", layer.copy)
            if layer.armor.wears { writer.member("durability", layer.durability) }
            if layer.armor.mostCharge > 0 { writer.member("charge", layer.charge) }
        }
        member("broken", combatant.stack.broken.map { names[$0.armor.id] })
    }

    fileprivate mutating func moment(_ kind: Moment.Kind, _ fight: Fight, _ names: Names) {
        switch kind {
        case .broke(let armor, let side):
            member("what", "broke")
            member("armor", names[armor])
            member("whose", fight.name(of: side, names))
        case .heavyHit(let side, let damage):
            member("what", "heavyHit")
            member("on", fight.name(of: side, names))
            member("damage", damage)
        case .turned(let side):
            member("what", "turned")
            member("on", fight.name(of: side, names))
        case .down(let side):
            member("what", "down")
            member("on", fight.name(of: side, names))
        case .end(let result):
            member("what", "end")
            member("result", result.word)
        }
    }
}
