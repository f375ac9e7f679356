import Engine
import JSONText

private let anyAmount = 0...Attack.mostPower

/// What lasts longer than a fight: places, people, things, quests, lessons.
extension Layout {
    static let item = Layout(
        "item",
        naming + [
            Field("price", .integer(anyAmount), default: 0, "What a shop asks for it; 0 is not for sale."),
            Field("use", .record(.use), "What using it in a fight does; it is gone then."),
            Field("weapon", .reference(.attacks), "The attack that `strike` throws while it is wielded."),
        ])

    static let use = Layout(
        "use",
        [
            Field("heal", .integer(anyPower), "Health restored."),
            Field("mend", .integer(anyPower), "Durability restored to every worn layer."),
            Field("charge", .integer(anyPower), "Charge given to the outermost layers with room."),
            Field("tempo", .integer(1...100), "Tempo gained at once."),
            Field("cures", .list(.reference(.statuses), least: 1, most: 64), "Statuses taken off the Avatar."),
            Field("throws", .reference(.attacks), "An attack thrown at a foe."),
        ])

    static let ware = Layout(
        "ware",
        [
            Field("armor", .reference(.armor), "An armor."),
            Field("item", .reference(.items), "An item."),
        ])

    static let place = Layout(
        "place",
        naming + [
            Field("foes", .list(.reference(.foes), most: 8), default: [], "Who bars the way here."),
            Field(
                "offers", .list(.reference(.armor), most: 8), default: [],
                "Armor to choose one of, once the way is clear."),
            Field(
                "finds", .list(.reference(.items), most: 8), default: [], "Items that lie here once the way is clear."),
            Field(
                "ways", .list(.plainOr(.reference(.places), .way), most: 16), default: [],
                "Where one can go from here."),
            Field("people", .list(.reference(.people), most: 16), default: [], "Who is here."),
            Field("sells", .list(.record(.ware), most: 64), default: [], "What is sold here."),
            Field("camp", .flag, default: false, "Whether one can rest here."),
            Field("forge", .flag, default: false, "Whether points buy upgrades here."),
            Field("lessons", .list(.reference(.trials), most: 64), default: [], "Trials that are played here."),
            Field("teaches", .text, "A hint shown before the fight."),
            Field("cleared", .text, "What is read once the way is clear."),
        ])

    static let way = Layout(
        "way",
        [
            Field("to", .reference(.places), required: true, "Where it leads."),
            Field("when", .record(.circumstance), default: [:], "When it is open."),
            Field("closed", .text, "What is read while it is not."),
        ])

    static let circumstance = Layout(
        "circumstance",
        [
            Field("cleared", .list(.reference(.places), least: 1), "Places whose foes are all beaten."),
            Field("done", .list(.reference(.quests), least: 1), "Quests that are all done."),
            Field("asked", .list(.reference(.quests), least: 1), "Quests that were all asked for."),
            Field("has", .list(.reference(.items), least: 1), "Items that the Avatar has, all of them."),
            Field("not", .record(.circumstance), "A circumstance that must not hold."),
        ])

    static let person = Layout(
        "person",
        naming + [
            Field(
                "says", .list(.record(.saying), least: 1), required: true,
                "What is said when one talks to them: the first whose circumstance holds."),
            Field("asks", .list(.reference(.quests), most: 16), default: [], "Quests that are open once they asked."),
            Field("gives", .list(.record(.ware), most: 16), default: [], "What they give, once, when first talked to."),
        ])

    static let saying = Layout(
        "saying",
        [
            Field("when", .record(.circumstance), default: [:], "When it is said."),
            Field("text", .text, required: true, "The words."),
        ])

    static let quest = Layout(
        "quest",
        naming + [
            Field("foe", .reference(.foes), "Beating it is the quest."),
            Field("goal", .record(.goal), default: [:], "What must hold besides beating the foe."),
            Field("deliver", .record(.delivery), "Bringing something to somebody is the quest."),
            Field("find", .reference(.items), "Having it is the quest."),
            Field("arrange", .reference(.trials), "Passing this lesson is the quest."),
            Field("within", .integer(1...1_000), "How many fights may begin from when it is open; then it is missed."),
            Field("points", .integer(1...Attack.mostPower), required: true, "The reward."),
            Field("coins", .integer(anyAmount), default: 0, "Coins besides."),
            Field("gives", .list(.record(.ware), most: 8), default: [], "Things besides."),
        ])

    static let delivery = Layout(
        "delivery",
        [
            Field("item", .reference(.items), required: true, "What is brought."),
            Field("to", .reference(.people), required: true, "Who gets it, when talked to."),
        ])

    static let goal = Layout(
        "goal",
        [
            Field("rounds", .record(.bounds), "How many rounds the fight took."),
            Field("suffered", .record(.bounds), "Health the Avatar lost."),
            Field("hits", .record(.bounds), "Attacks that reached the Avatar."),
            Field("broken", .record(.bounds), "Layers that broke."),
            Field("strikes", .record(.bounds), "Strikes thrown."),
            Field("moves", .record(.bounds), "Reorderings made."),
            Field("absorbed", .record(.bounds), "Attacks that a layer absorbed."),
            Field("reflected", .record(.bounds), "Attacks that a layer sent back."),
            Field("untouched", .record(.bounds), "Rounds in which the Avatar lost no health."),
            Field("keeps", .reference(.armor), "An armor that is worn and not broken when the fight ends."),
            Field(
                "without", .list(.reference(.elements), least: 1),
                "Elements that no strike and no thrown item of the Avatar's has."),
        ])

    static let lesson = Layout(
        "lesson",
        [
            Field(
                "kind", .word(LessonKind.allCases.map(\.rawValue)), required: true,
                "Whether one watches, foretells where each attack ends, or arranges the layers."),
            Field("text", .text, required: true, "What is read when it begins."),
            Field(
                "starts", .list(.integer(1...64), least: 2, most: 64),
                "For `arrange`: the order in which `wear` is handed out, by its places from 1."),
            Field("passed", .text, "What is read when it is passed."),
            Field("prize", .record(.prize), default: [:], "What passing it for the first time brings."),
        ])

    static let prize = Layout(
        "prize",
        [
            Field("points", .integer(anyAmount), default: 0, "Points."),
            Field("coins", .integer(anyAmount), default: 0, "Coins."),
            Field("gives", .list(.record(.ware), most: 8), default: [], "Things."),
        ])

    static let oath = Layout(
        "oath",
        [
            Field("id", .slug, required: true, "The name that `--oath` takes."),
            Field("name", .text, "What players read; the id when left out."),
            Field("description", .text, "What it makes harder."),
            Field("rules", .record(.rules), required: true, "What it changes: merged over the rules (RFC 7396)."),
        ])
}
