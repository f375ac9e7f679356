import Chronicle
import Content
import Engine
public import Game

extension Pages {
    /// A piece of advice in one line, with the command that follows it.
    public func hint(_ advice: Advice) -> [String] {
        let (phrase, command) = words(for: advice)
        let text = voice.say(phrase, ["command": "`\(command)`"])
        return voice.wrapped(text).map { voice.palette.paint($0, .cyan) }
    }

    private func words(for advice: Advice) -> (Phrase, String) {
        switch advice {
        case .preview: (.hintPreview, "preview")
        case .doom(let canUndo): canUndo ? (.hintUndo, "undo") : (.hintDoom, "preview")
        case .reorder(let choice): (.hintReorder, Narrator.words(for: choice))
        case .why: (.hintWhy, "why")
        case .mend(let layer): (.hintMend, Narrator.words(for: Choice.mend(layer)))
        case .brace(let layer): (.hintBrace, Narrator.words(for: Choice.brace(layer)))
        case .examine(let foe): (.hintExamine, "examine \(foeName(foe))")
        case .strike(let foe): (.hintStrike, Narrator.words(for: Choice.strike(foe)))
        case .end: (.hintEnd, "end")
        case .use(let item): (.hintUse, "use \(voice.name(book.items[item] ?? catalog.items[item], item))")
        case .rest: (.hintRest, "rest")
        case .upgrade(let piece): (.hintUpgrade, "upgrade \(piece + 1)")
        case .talk(let person): (.hintTalk, "talk \(brief(voice.name(catalog.people[person], person)))")
        case .buy: (.hintBuy, "buy")
        case .train: (.hintTrain, "train")
        case .lesson: (.hintLesson, "look")
        case .take: (.hintTake, "take 1")
        case .go(let place): (.hintGo, "go \(voice.name(catalog.places[place], place))")
        }
    }

    /// A name without what is said behind it: the beginning is enough to be understood.
    private func brief(_ name: String) -> String { String(name.prefix { $0 != "," }) }

    private func foeName(_ index: Int) -> String {
        guard let bout = campaign.bout else { return "" }
        let id = bout.recording.names[bout.recording.fight.lineup[index].id]
        return voice.name(bout.recording.catalog.foes[id], id)
    }
}
