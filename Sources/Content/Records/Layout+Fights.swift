import Engine
import JSONText

private let anyAmount = 0...Attack.mostPower
private let usual = Rules()

extension Layout {
    static let infliction = Layout(
        "infliction",
        [
            Field("status", .reference(.statuses), required: true, "What a hit leaves behind."),
            Field("rounds", .integer(1...100), required: true, "For how many rounds."),
        ])

    private static let blow = [
        Field("element", .reference(.elements), required: true, "What it is made of."),
        Field("power", .integer(anyPower), required: true, "How strong it is."),
        Field("pierce", .integer(0...64), default: 0, "How many outer layers it skips."),
        Field(
            "turns", .integer(0...64), default: 0,
            "How many outer layers go to the inside once it has ended, unless it was sent back."),
        Field("tags", .list(.slug), default: [], "Free names that conditions ask for."),
        Field("measures", .map(.integer(anyMeasure)), default: [:], "Named integers, such as a width."),
    ]

    static let attack = Layout(
        "attack",
        naming + blow + [
            Field("spread", .integer(anyAmount), default: 0, "How far the announced power may lie from `power`."),
            Field("inflicts", .record(.infliction), "The status a hit leaves."),
        ])

    /// An attack written out in a trial.
    static let thrown = Layout(
        "attack", [Field("id", .slug, "The id that `remember` keeps.")] + blow)

    static let status = Layout(
        "status",
        naming + [
            Field("damage", .integer(anyAmount), default: 0, "Health lost at the end of each round."),
            Field(
                "tempo", .integer(-10...10), default: 0,
                "Change of the Avatar's tempo; below 0, a foe throws that many attacks fewer."),
            Field("moves", .integer(-10...10), default: 0, "Change of free moves."),
            Field("power", .integer(0...1_000), default: 100, "What the bearer's attacks become, in percent."),
        ])

    static let foe = Layout(
        "foe",
        naming + [
            Field("health", .integer(anyPower), required: true, "How much it takes to fell it."),
            Field("coins", .integer(anyAmount), default: 0, "What the victor finds on it."),
            Field("wears", .list(.reference(.armor), most: 64), default: [], "Its stack, outermost first."),
            Field("order", .word(["cycle", "chance"]), default: "cycle", "How it picks a plan."),
            Field(
                "plans", .list(.list(.reference(.attacks), most: 20), least: 1), required: true,
                "One list of attacks a round."),
        ])

    static let rules = Layout(
        "rules",
        [
            Field("tempo", .integer(1...100), default: JSON(usual.tempo), "What the Avatar may spend in a round."),
            Field("moves", .integer(0...100), default: JSON(usual.moves), "Free reorderings in a round."),
            Field("strike", .integer(0...100), default: JSON(usual.strike), "What a strike costs in tempo."),
            Field("mend", .integer(0...100), default: JSON(usual.mend), "What mending costs."),
            Field("brace", .integer(0...100), default: JSON(usual.brace), "What bracing costs."),
            Field("don", .integer(0...100), default: JSON(usual.don), "What putting armor on costs."),
            Field("doff", .integer(0...100), default: JSON(usual.doff), "What taking armor off costs."),
            Field(
                "move", .integer(0...100), default: JSON(usual.move),
                "What a reordering costs once the free ones are used."),
            Field("use", .integer(0...100), default: JSON(usual.use), "What using an item costs."),
            Field("mending", .integer(anyPower), default: JSON(usual.mending), "Durability that one mending restores."),
            Field(
                "maxLayers", .integer(1...64), default: JSON(usual.mostLayers), "How many layers the Avatar may wear."),
            Field("load", .integer(anyAmount), default: JSON(usual.load), "What they may weigh together."),
            Field(
                "maxRounds", .integer(1...1_000), default: JSON(usual.mostRounds),
                "After it an undecided fight is a stalemate."),
            Field(
                "defeats", .integer(anyAmount), default: 0, "How many defeats end a journey; 0 is no number of them."),
            Field("oaths", .list(.record(.oath), most: 32), default: [], "Harder rules for those who have won."),
            Field("avatar", .record(.avatar), "How a new game begins."),
            Field("start", .reference(.places), "Where a new game begins."),
        ])

    static let avatar = Layout(
        "avatar",
        [
            Field("health", .integer(anyPower), required: true, "The Avatar's health."),
            Field("weapon", .reference(.attacks), required: true, "The attack that `strike` throws."),
            Field(
                "wears", .list(.reference(.armor), most: 64), default: [],
                "What it wears at the start, outermost first."),
            Field("carries", .list(.reference(.armor), most: 64), default: [], "What it carries besides."),
        ])

    static let trial = Layout(
        "trial",
        naming + [
            Field("seed", .integer(0...Int.max), default: 0, "The luck."),
            Field("wear", .list(.plainOr(.reference(.armor), .armor), most: 64), required: true, "Outermost first."),
            Field(
                "attacks", .list(.plainOr(.reference(.attacks), .thrown), least: 1), required: true,
                "Thrown in order, in one round."),
            Field("expect", .list(.record(.expectation), least: 1), required: true, "One for each attack."),
            Field("lesson", .record(.lesson), "How the game plays it, where it is one of its lessons."),
        ])

    static let expectation = Layout(
        "expectation",
        [
            Field("outcome", .word(Outcome.allCases.map(\.word)), required: true, "How the attack ends."),
            Field("by", .ending, "Where it ends: an armor's id, or `avatar`."),
            Field("damage", .integer(anyAmount), "The power that reaches the wearer."),
            Field("reflected", .integer(anyAmount), "The power sent back."),
        ])

    static let texts = Layout("texts", [])

    static let manifest = Layout(
        "manifest",
        [
            Field("$schema", .string, "For editors."),
            Field("id", .id, required: true, "The mod's id, the name of its folder."),
            Field("version", .string, required: true, "Its version (SemVer)."),
            Field("name", .text, "What players read."),
            Field("description", .text, "What it does."),
            Field("game", .range, default: "*", "The versions of the game it works with."),
            Field("requires", .map(.range), default: [:], "Mods it needs, with their versions."),
            Field("optional", .map(.range), default: [:], "Mods it can use."),
            Field("conflicts", .map(.range), default: [:], "Mods it can't be loaded with."),
            Field("loadAfter", .list(.slug), default: [], "Mods that come before it where they are there."),
        ])
}
