import Chronicle
import Content
import Engine
import JSONText
import TestSupport
import Testing

@Suite("Extracts")
struct EmbeddingTests {
    @Test("An extract holds what its roots refer to, directly or not, and no more")
    func closure() throws {
        let extract = Arena.content.extract([(.foes, "imp")])
        func ids(_ section: String) -> [String] { extract[section]?.array?.compactMap { $0["id"]?.string } ?? [] }
        #expect(ids("foes") == ["imp"])
        #expect(ids("attacks") == ["spark", "spit"])
        #expect(ids("armor") == ["thorns"])
        #expect(ids("elements") == ["fire", "water"])
        #expect(ids("statuses") == ["burning"])
        #expect(extract["rules"]?.members?.map(\.key) == ["tempo", "moves", "mending", "maxRounds"])
    }

    @Test("What an upgrade refers to is in the extract too")
    func upgrades() throws {
        let text = """
            { "armor": [ { "id": "a", "upgrades": [ { "points": 1, "patch": { "responses": [
                { "when": { "not": { "element": "water" } }, "answer": "transmute", "to": "steam" } ] } } ] } ] }
            """
        let whole = catalog(of: ["ground.json": ground, "a.json": text])
        let part = try #require(Catalog(extracted: whole.extract([(.armor, "a")])))
        #expect(part.elements.all.map(\.id) == ["steam", "water"])
    }

    @Test("An extract of an extract is the same")
    func again() throws {
        let roots: [(Section, String)] = [(.foes, "imp"), (.foes, "rat"), (.armor, "kettle"), (.attacks, "blade")]
        let once = Arena.content.extract(roots)
        let part = try #require(Catalog(extracted: once))
        #expect(part.extract(roots).canonical() == once.canonical())
    }

    @Test("An extract without a record that another asks for is no catalog")
    func lacking() {
        var extract = Arena.content.extract([(.foes, "imp")])
        extract["statuses"] = nil
        #expect(Catalog(extracted: extract) == nil)
        #expect(Catalog.reading(extracted: extract).lack == "there is no status `burning`")
    }

    @Test("A fight in an extract is the fight in the whole catalog")
    func sameFights() throws {
        var broken: [String] = []
        for seed in UInt64(0)..<100 {
            let recording = Recording.played(seed: seed, in: Core.content, choices: 30)
            var whole = try recording.setup.fight(in: Core.content)
            var journal = Journal.off
            whole.begin(&journal)
            for choice in recording.choices { try whole.update(choice, &journal) }
            if whole.stateHash != recording.fight.stateHash { broken.append("seed \(seed)") }
        }
        #expect(broken == [])
    }
}
