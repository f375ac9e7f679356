import Content
import TestSupport
import Testing

@Suite("Lint: a text that nobody shows")
struct UnusedTextTests {
    private let shown = [ShownText("title"), ShownText("hop-pass", asIn: "{layer} lets it pass.")]

    @Test("A key that the game does not know is told of, with the one that is near")
    func unknown() {
        #expect(
            warnings(#"{ "texts": { "title": "A", "hop-pas": "{layer}", "poem": "B" } }"#, shown: shown) == [
                "unused-text /texts/hop-pas → hop-pass", "unused-text /texts/poem",
            ])
    }

    @Test("Where it is not known what is shown, nothing is said")
    func notKnown() {
        #expect(warnings(#"{ "texts": { "poem": "B" } }"#) == [])
    }
}
