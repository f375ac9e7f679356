import Content
import TestSupport
import Testing

@Suite("Lint: a blank that is not filled")
struct WrongBlankTests {
    private let shown = [
        ShownText("title"), ShownText("hop-absorb", asIn: "{layer} absorbs {taken}."),
        ShownText("breaks", asIn: "It breaks!"),
    ]

    @Test(
        "A sentence has the blanks of the original, no more and no less",
        arguments: [
            (#""{layer} {taken}""#, []), (#"{ "en": "{taken} by {layer}", "ja": "{layer}は{taken}" }"#, []),
            (#""{layr} {taken}""#, ["wrong-blank /texts/hop-absorb → layer"]),
            (#""{layer} {taken} {element}""#, ["wrong-blank /texts/hop-absorb"]),
            (#"{ "en": "{layer} {taken}", "ja": "{layer}" }"#, ["wrong-blank /texts/hop-absorb/ja"]),
            (#""{layer}{layer} {taken} {""#, []),
            (#""{layer} { {taken}""#, ["wrong-blank /texts/hop-absorb → taken"]),
        ])
    func blanks(_ text: String, _ found: [String]) {
        #expect(warnings(#"{ "texts": { "hop-absorb": \#(text) } }"#, shown: shown) == found, "\(text)")
    }

    @Test("Each says what is wrong")
    func words() {
        let text = #"{ "texts": { "hop-absorb": "{layer} {what}", "breaks": "{layer} breaks" } }"#
        #expect(
            report(text, shown: shown).diagnostics.map(\.message) == [
                "nothing is put into `{what}` of `hop-absorb`; it has `layer` or `taken`",
                "this `hop-absorb` does not say `{taken}`",
                "nothing is put into `{layer}` of `breaks`; it has no blanks",
            ])
    }

    @Test("The story is shown as it is")
    func story() {
        #expect(warnings(#"{ "texts": { "title": "The {Brace}" } }"#, shown: shown) == [])
    }
}
