public import Content

extension ShownText {
    /// Every text of content that the game shows: the story's, then the sentences of the interface.
    public static var all: [ShownText] {
        let story = ["title", "intro", "victory", "defeat", "stalemate", "rest"].map { ShownText($0) }
        return story + Phrase.allCases.map { ShownText($0.rawValue, asIn: $0.english) }
    }
}
