import Content
import TestSupport
import Testing

@testable import Terminal

@Suite("Translations")
struct TranslationTests {
    /// The core's catalog with the French example over it.
    private func french() throws -> Catalog {
        try #require(ContentLoader(folder: Core.folder, mods: ["francais"]).load().catalog)
    }

    private func texts(_ catalog: Catalog) -> [(String, Text)] {
        func named(_ section: String, _ all: [any Definition]) -> [(String, Text)] {
            all.flatMap { entry in
                [("\(section)/\(entry.id).name", entry.name)]
                    + (entry.about.map { [("\(section)/\(entry.id).description", $0)] } ?? [])
            }
        }
        let places = catalog.places.all.flatMap { place in
            [place.teaches, place.cleared].compactMap { $0 }.map { ("places/\(place.id)", $0) }
        }
        return named("elements", catalog.elements.all) + named("armor", catalog.armor.all)
            + named("attacks", catalog.attacks.all) + named("statuses", catalog.statuses.all)
            + named("foes", catalog.foes.all) + named("places", catalog.places.all)
            + named("quests", catalog.quests.all) + places
    }

    @Test("Every name, description and story of the core has its French and kept its English")
    func records() throws {
        let (plain, translated) = (Core.content, try french())
        let (before, after) = (texts(plain), texts(translated))
        #expect(before.count > 150)
        #expect(before.map(\.0) == after.map(\.0))
        for (old, new) in zip(before, after) {
            #expect(new.1.text(in: "en") == old.1.text(in: "en"), "\(old.0)")
            // What has no French is said in English.
            #expect(new.1.text(in: "fr") != old.1.text(in: "en") || old.0 == "attacks/fleche.name", "\(old.0)")
        }
        for (key, text) in plain.texts {
            #expect(translated.texts[key]?.text(in: "en") == text.text(in: "en"))
            #expect(translated.texts[key]?.text(in: "fr") != text.text(in: "en"), "\(key)")
        }
    }

    @Test("Every sentence of the interface has its French; who asks for English is told English")
    func phrases() throws {
        let texts = try french().texts
        let english = Voice(language: "en", isPlain: true, palette: Palette(colored: false), width: 80, texts: texts)
        let french = Voice(language: "fr-CA", isPlain: true, palette: Palette(colored: false), width: 80, texts: texts)
        for phrase in Phrase.allCases {
            #expect(english.say(phrase) == phrase.english)
            #expect(texts[phrase.rawValue]?.text(nearestTo: "fr") != nil, "\(phrase.rawValue)")
            #expect(french.say(phrase) != phrase.english || unchanged.contains(phrase), "\(phrase.rawValue)")
        }
    }

    /// What reads the same in both languages.
    private let unchanged: [Phrase] = [.afflicted, .counted]

    @Test("No sentence of the interface shares its name with a text of the story")
    func names() {
        let story = ["title", "intro", "victory", "defeat", "stalemate", "rest"]
        #expect(Phrase.allCases.allSatisfy { !story.contains($0.rawValue) })
        #expect(Set(ShownText.all.map(\.key)).count == ShownText.all.count)
    }
}
