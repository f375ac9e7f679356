import Content
import TestSupport
import Testing

@Suite("Texts by language")
struct TextTests {
    private func name(_ json: String) throws -> Text {
        try #require(catalog(of: ["a.json": #"{ "elements": [ { "id": "e", "name": "# + json + " } ] }"]).elements["e"])
            .name
    }

    @Test("A text is given in the language asked for or the nearest there is")
    func nearest() throws {
        let name = try name(#"{ "de": "Wasser", "en": "Water", "ja": "水", "pt-BR": "Água", "zh-Hant": "水體" }"#)
        for (tag, text) in [
            ("ja", "水"), ("ja-JP", "水"), ("JA", "水"), ("de-CH-1996", "Wasser"), ("pt-BR", "Água"), ("pt", "Água"),
            ("pt-PT", "Água"), ("zh-Hant-TW", "水體"), ("fr", "Water"), ("", "Water"),
        ] { #expect(name.text(in: tag) == text, "\(tag)") }
    }

    @Test("Without English the first language stands in, and a plain string is every language's")
    func fallback() throws {
        #expect(try name(#"{ "ja": "水", "de": "Wasser" }"#).text(in: "fr") == "水")
        #expect(try name(#""Water""#).text(in: "ja") == "Water")
    }

    @Test("What has no name is called by its id")
    func noName() {
        #expect(
            catalog(of: ["a.json": #"{ "elements": [ { "id": "e" } ] }"#]).elements["e"]?.name.text(in: "en") == "e")
    }
}
