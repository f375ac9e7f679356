import Content
public import Engine
import JSONText

/// Turns facts into log lines: one JSON object a line, fixed key order, integers only.
public struct FactLines: Sendable {
    private let names: Names
    private var writer = JSONWriter()
    private var round: Int

    /// `round` is the one that the fight is in before the first fact to be written.
    public init(_ names: Names, round: Int = 0) {
        self.names = names
        self.round = round
    }

    /// The lines of `facts`, each ended by a line feed; `fight` tells who the sides are.
    public mutating func write(_ facts: [Fact], of fight: Fight) -> [UInt8] {
        writer.removeAll()
        for fact in facts { write(fact, fight) }
        return writer.bytes
    }

    /// The last line of a fight that was left undecided.
    public mutating func writeSuspension(of fight: Fight) -> [UInt8] {
        writer.removeAll()
        end("open", fight.round, fight.totals, fight.stateHash)
        return writer.bytes
    }

    /// The line that begins what a choice does.
    public func line(of choice: Choice) -> [UInt8] {
        var lines = self
        lines.writer.removeAll()
        lines.line("choice") {
            $0.member("by", "avatar")
            $0.choice(choice)
        }
        return lines.writer.bytes
    }

    /// A line that the player added; it changes no verdict.
    public mutating func writeNote(_ text: String) -> [UInt8] {
        writer.removeAll()
        line("note") { $0.member("text", text) }
        return writer.bytes
    }

    private mutating func line(_ type: String, _ body: (inout JSONWriter) -> Void) {
        writer.object { writer in
            writer.member("type", type)
            body(&writer)
        }
        writer.endLine()
    }

    private mutating func write(_ fact: Fact, _ fight: Fight) {
        let names = names
        func name(_ side: Side) -> String { fight.name(of: side, names) }
        switch fact {
        case .round(let round, let tempo, let moves):
            self.round = round
            line("round") {
                $0.member("round", round)
                $0.member("tempo", tempo)
                $0.member("moves", moves)
            }
        case .plan(let foe, let number):
            line("choice") {
                $0.member("by", name(.foe(foe)))
                $0.member("plan", number)
            }
        case .intent(let number, let intent):
            line("intent") {
                $0.member("number", number)
                $0.member("by", name(.foe(intent.foe)))
                $0.member("attack", intent.attack, fight, names)
            }
        case .choice(let choice):
            line("choice") {
                $0.member("by", "avatar")
                $0.choice(choice)
            }
        case .attack(let number, let from, let to, let attack):
            line("attack") {
                $0.member("number", number)
                $0.member("from", name(from))
                $0.member("to", name(to))
                $0.member("attack", attack, fight, names)
            }
        case .use(let item): line("use") { $0.member("item", names[item]) }
        case .mend(let layer, let armor, let durability):
            line("mend") {
                $0.member("layer", layer)
                $0.member("armor", names[armor])
                $0.member("durability", [durability.before, durability.after])
            }
        case .charge(let layer, let armor, let charge):
            line("charge") {
                $0.member("layer", layer)
                $0.member("armor", names[armor])
                $0.member("charge", [charge.before, charge.after])
            }
        case .hasten(let tempo): line("hasten") { $0.member("tempo", [tempo.before, tempo.after]) }
        case .hop(let hop): line("hop") { $0.hop(hop, names) }
        case .echo(let echo): line("echo") { $0.echo(echo, names) }
        case .outcome(let outcome, let by, let damage, let reflected):
            line("outcome") {
                $0.member("outcome", outcome.word)
                $0.member("by", names[by])
                $0.member("damage", damage)
                $0.member("reflected", reflected)
            }
        case .hit(let side, let damage, let health):
            line("hit") {
                $0.member("on", name(side))
                $0.member("damage", damage)
                $0.member("health", [health.before, health.after])
            }
        case .heal(let side, let amount, let health):
            line("heal") {
                $0.member("on", name(side))
                $0.member("amount", amount)
                $0.member("health", [health.before, health.after])
            }
        case .inflict(let side, let status, let rounds):
            line("inflict") {
                $0.member("on", name(side))
                $0.member("status", names[status])
                $0.member("rounds", rounds)
            }
        case .suffer(let side, let status, let damage, let health):
            line("suffer") {
                $0.member("on", name(side))
                $0.member("status", names[status])
                $0.member("damage", damage)
                $0.member("health", [health.before, health.after])
            }
        case .recover(let side, let status):
            line("recover") {
                $0.member("on", name(side))
                $0.member("status", names[status])
            }
        case .turn(let side, let count, let outermost):
            line("turn") {
                $0.member("on", name(side))
                $0.member("by", count)
                $0.member("armor", names[outermost])
            }
        case .down(let side): line("down") { $0.member("on", name(side)) }
        case .check(let hash, let rolls):
            let round = round
            line("check") {
                $0.member("round", round)
                $0.member("hash", hex(hash))
                $0.member("rolls", rolls)
            }
        case .end(let result, let rounds, let totals, let hash): end(result.word, rounds, totals, hash)
        }
    }

    private mutating func end(_ result: String, _ rounds: Int, _ totals: Totals, _ hash: UInt64) {
        line("end") {
            $0.member("result", result)
            $0.member("rounds", rounds)
            $0.member("totals") { writer in
                writer.object { writer in
                    writer.member("dealt", totals.dealt)
                    writer.member("suffered", totals.suffered)
                    writer.member("absorbed", totals.absorbed)
                    writer.member("reflected", totals.reflected)
                    writer.member("hits", totals.hits)
                    writer.member("broken", totals.broken)
                    writer.member("strikes", totals.strikes)
                    writer.member("moves", totals.moves)
                }
            }
            $0.member("hash", hex(hash))
        }
    }
}

extension JSONWriter {
    fileprivate mutating func member(_ key: String, _ attack: Attack, _ fight: Fight, _ names: Names) {
        member(key) { writer in
            writer.object { $0.attack(attack, fight.profiles[attack.profile], names) }
        }
    }
}
