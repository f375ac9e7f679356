public import Chronicle
import Content
public import Engine

/// Tells the facts of a fight, in a game or from its log.
public struct Narrator: Sendable {
    var voice: Voice
    let catalog: Catalog
    let names: Names
    /// How many upgrades the Avatar's armor has; foes' armor has none.
    private let pieces: [FightSetup.Piece]
    /// What is worn, where it need not stand in the catalog.
    private let garments: [Garment]

    /// Tells a fight with its own content.
    public init(_ voice: Voice, _ recording: Recording) {
        self.init(voice, recording.catalog, recording.names, pieces: recording.setup.wears + recording.setup.carries)
    }

    /// Tells what stands in no fight, such as a trace; its armor is new.
    init(
        _ voice: Voice, _ catalog: Catalog, _ names: Names, pieces: [FightSetup.Piece] = [], garments: [Garment] = []
    ) {
        self.voice = voice
        self.catalog = catalog
        self.names = names
        self.pieces = pieces
        self.garments = garments
    }

    /// The upgrades of a layer of the Avatar's.
    func level(of layer: Layer) -> Int { level(of: layer.armor.id, copy: layer.copy) }

    func level(of armor: ID, copy: Int? = nil) -> Int {
        pieces.first { ID($0.armor) == armor && (copy == nil || $0.copy == copy) }?.level ?? 0
    }

    /// The facts as lines of text; `fight` is the one they belong to.
    public func tell(_ facts: [Fact], _ fight: Fight) -> [String] {
        voice.folded(facts.flatMap { tell($0, fight) })
    }

    private func tell(_ fact: Fact, _ fight: Fight) -> [String] {
        switch fact {
        case .round(let number, let tempo, let moves):
            let blanks: KeyValuePairs = ["round": "\(number)", "tempo": "\(tempo)", "moves": "\(moves)"]
            return voice.isPlain ? [voice.say(.roundPlain, blanks)] : ["", rule(voice.say(.round, blanks))]
        case .intent(let number, let intent): return [announcement(number, intent, fight)]
        case .plan, .check: return []
        case .choice(let choice): return told(choice, fight)
        case .use(let item):
            return [voice.say(.playedUse, ["item": name(of: item, preferring: catalog.items[item])])]
        case .mend(_, let armor, let durability):
            let blanks: KeyValuePairs = [
                "layer": name(of: armor), "before": "\(durability.before)", "after": "\(durability.after)",
            ]
            return [indented(voice.say(.layerMended, blanks))]
        case .charge(_, let armor, let charge):
            let amount = charge.after - charge.before
            return [indented(voice.say(.echoCharge, ["layer": name(of: armor), "amount": "\(amount)"]))]
        case .hasten(let tempo):
            let amount = tempo.after - tempo.before
            return [indented(voice.say(.hastened, ["amount": "\(amount)", "tempo": "\(tempo.after)"]))]
        case .attack(_, let from, let to, let attack): return [headline(from, to, attack, fight)]
        case .hop(let hop): return [line(hop)]
        case .echo(let echo): return [indented(sentence(echo))]
        case .outcome(let outcome, _, _, _):
            // The last hop says as much; a reader who hears one line at a time is told.
            return voice.isPlain && outcome != .hit ? [voice.say(outcome == .absorbed ? .absorbed : .reflected)] : []
        case .hit(let side, let damage, let health):
            let blanks: KeyValuePairs = [
                "foe": name(side, fight), "damage": "\(damage)", "before": "\(health.before)",
                "after": "\(health.after)",
            ]
            let text = voice.say(side == .avatar ? .hitAvatar : .hitFoe, blanks)
            return [indented(voice.palette.paint(text, side == .avatar ? .brightRed : .green))]
        case .heal(let side, let amount, let health):
            let blanks: KeyValuePairs = [
                "whom": name(side, fight), "amount": "\(amount)", "after": "\(health.after)",
            ]
            return [indented(voice.say(side == .avatar ? .healAvatar : .heal, blanks))]
        case .inflict(let side, let status, let rounds):
            return [
                indented(
                    voice.say(
                        .inflict,
                        ["whom": capitalized(name(side, fight)), "status": name(of: status), "rounds": "\(rounds)"]))
            ]
        case .turn(let side, _, let outermost):
            let phrase: Phrase = side == .avatar ? .turnedAvatar : .turnedFoe
            let blanks: KeyValuePairs = ["foe": capitalized(name(side, fight)), "layer": name(of: outermost)]
            return [indented(voice.say(phrase, blanks))]
        case .suffer(let side, let status, let damage, let health):
            return [
                voice.say(
                    .suffer,
                    [
                        "whom": name(side, fight), "status": name(of: status), "damage": "\(damage)",
                        "after": "\(health.after)",
                    ])
            ]
        case .recover(let side, let status):
            return [
                voice.say(.recover, ["whom": capitalized(name(side, fight)), "status": name(of: status)])
            ]
        case .down(let side):
            return [indented(voice.say(side == .avatar ? .downAvatar : .downFoe, ["foe": name(side, fight)]))]
        case .end(let result, let rounds, _, _):
            let phrase: Phrase =
                switch result {
                case .won: .won
                case .lost: .lost
                case .stalemate: .stalemate
                }
            return [voice.palette.paint(voice.say(phrase, ["rounds": "\(rounds)"]), .bold)]
        }
    }

    /// What a choice did, where the facts after it do not say.
    private func told(_ choice: Choice, _ fight: Fight) -> [String] {
        switch choice {
        case .strike, .use, .end: return []
        case .swap, .move: return [voice.say(.playedMove, ["stack": stackInWords(fight.avatar.stack)])]
        case .mend(let index):
            let layer = fight.avatar.stack.layers[index]
            return [
                voice.say(
                    .playedMend,
                    [
                        "layer": name(of: layer.armor.id), "after": "\(layer.durability)",
                        "most": "\(layer.armor.durability ?? 0)",
                    ])
            ]
        case .brace(let index):
            return [voice.say(.playedBrace, ["layer": name(of: fight.avatar.stack.layers[index].armor.id)])]
        case .don: return [voice.say(.playedDon, ["layer": name(of: fight.avatar.stack.layers[0].armor.id)])]
        case .doff:
            return [voice.say(.playedDoff, ["layer": fight.avatar.pack.last.map { name(of: $0.armor.id) } ?? ""])]
        }
    }

    private func headline(_ from: Side, _ to: Side, _ attack: Attack, _ fight: Fight) -> String {
        let blanks: KeyValuePairs = [
            "attack": name(attack: attack), "element": name(of: attack.element), "power": "\(attack.power)",
            "foe": name(to, fight), "whom": name(to, fight),
        ]
        let phrase: Phrase =
            if attack.isReflected {
                .attackReturns
            } else if attack.isItem {
                .itemFlies
            } else {
                from == .avatar ? .strikeGoes : .attackComes
            }
        return voice.palette.paint(capitalized(voice.say(phrase, blanks)), .bold)
    }

    /// "1. Imp will throw ember bolt: fire 8."
    func announcement(_ number: Int, _ intent: Intent, _ fight: Fight) -> String {
        let text = voice.say(
            intent.attack.pierce > 0 ? .intentPierce : .intent,
            [
                "number": "\(number)", "foe": name(.foe(intent.foe), fight), "attack": name(attack: intent.attack),
                "element": name(of: intent.attack.element), "power": "\(intent.attack.power)",
                "pierce": "\(intent.attack.pierce)",
            ])
        let turns = fight.profiles[intent.attack.profile].turns
        let turning = turns > 0 ? " " + voice.say(.intentTurns, ["count": "\(turns)"]) : ""
        return voice.palette.paint(text + turning, .cyan)
    }

    /// "Fire Armor, Water Armor"
    func stackInWords(_ stack: Stack) -> String {
        stack.layers.isEmpty ? "–" : stack.layers.map { name(of: $0.armor.id) }.joined(separator: ", ")
    }

    /// The name of an attack: its own, or its element's where it has none.
    func name(attack: Attack) -> String {
        attack.id == .none ? name(of: attack.element) : name(of: attack.id, preferring: catalog.attacks[attack.id])
    }

    func name(_ side: Side, _ fight: Fight) -> String {
        guard case .foe(let index) = side else { return voice.say(.you) }
        let id = fight.lineup[index].id
        let twins = fight.lineup.count { $0.id == id }
        let before = fight.lineup.prefix(index).count { $0.id == id }
        let name = name(kind: id)
        return twins > 1 ? "\(name) \(before + 1)" : name
    }

    /// What all foes of one kind are called.
    func name(kind id: ID) -> String { name(of: id, preferring: catalog.foes[id]) }

    /// The name of anything else by its key.
    func name(of id: ID, preferring entry: (any Definition)? = nil) -> String {
        if let entry { return voice.name(entry, entry.id) }
        if let name = garments.first(where: { $0.armor.id == id })?.name { return inert(name.text(in: voice.language)) }
        let found: (any Definition)? = catalog.armor[id] ?? catalog.statuses[id] ?? catalog.elements[id]
        // A layer of a lesson may have no name but its id.
        if found == nil, !garments.isEmpty { return capitalized(spaced(inert(names[id]))) }
        return voice.name(found, names[id])
    }

    func indented(_ line: String) -> String { voice.isPlain ? line : "    " + line }

    /// A line across the page with a title in it.
    func rule(_ title: String) -> String {
        let rest = max(0, min(voice.width, 72) - columns(title) - 4)
        return voice.palette.paint("── \(title) " + String(repeating: "─", count: rest), .dim)
    }
}

/// An id as words.
func spaced(_ id: String) -> String { id.replacing("-", with: " ") }

func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
}
