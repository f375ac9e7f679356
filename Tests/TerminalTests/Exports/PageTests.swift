import Chronicle
import Engine
import JSONText
import TestSupport
import Testing

@testable import Content
@testable import Terminal

@Suite("Pages")
struct PageTests {
    private func html(_ recording: Recording) -> String {
        String(decoding: page(of: recording, log: recording.log(), Exported.voice), as: UTF8.self)
    }

    private func film(_ recording: Recording) throws -> JSON {
        try JSON.parse(Reporter(Film(recording), Exported.voice).filmJSON)
    }

    @Test("The log comes out of the page byte for byte, notes that attack the page and all")
    func log() {
        for recording in [Exported.small, Exported.trapped] {
            let log = recording.log()
            let isSame = logInside(page(of: recording, log: log, Exported.voice)) == log
            #expect(isSame)
        }
    }

    @Test("However things are called, the page has its own elements and no others")
    func names() {
        let html = html(Exported.trapped)
        #expect(html.contains("&lt;img src=x"))
        #expect(!html.contains("<img") && !html.contains("onerror=f()>\""))
        #expect(html.split(separator: "</script>", omittingEmptySubsequences: false).count == 4)
        #expect(html.split(separator: "<!--", omittingEmptySubsequences: false).count == 1)
    }

    @Test("The page asks for nothing from anywhere")
    func alone() {
        let html = html(Exported.small).replacing("http://www.w3.org/2000/svg", with: "")
        for word in ["http:", "https:", "url(", "@import", " src=", "<link"] {
            #expect(!html.contains(word), "\(word)")
        }
        #expect(html.contains("default-src 'none'"))
    }

    @Test("The policy names the style and the script that stand in the page")
    func policy() throws {
        let html = html(Exported.small)
        for (kind, open, close) in [("style-src", "<style>", "</style>"), ("script-src", "<script>", "</script>")] {
            let start = try #require(html.firstRange(of: open)?.upperBound)
            let end = try #require(html[start...].firstRange(of: close)?.lowerBound)
            #expect(html.contains("\(kind) 'sha256-\(digest(of: Array(html[start..<end].utf8)))'"))
        }
    }

    @Test("A digest is SHA-256 as the standard has it, for any length around a block's")
    func digests() {
        #expect(digest(of: []) == "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=")
        #expect(digest(of: Array("abc".utf8)) == "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=")
        let word = Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8)
        #expect(digest(of: word) == "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE=")
        #expect(Set((50...70).map { digest(of: [UInt8](repeating: 0, count: $0)) }).count == 21)
    }

    @Test("Every step of the film has its sentence in the text, which is what the film says at it")
    func sentences() {
        for recording in [Exported.small, Exported.bag] {
            let html = html(recording)
            for step in Film(recording).steps.indices {
                #expect(html.contains("<span id=\"s\(step)\" data-s=\"\(step)\">"), "\(step)")
            }
        }
    }

    @Test("What the steps of the film add up to is how the fight stands at each of them")
    func film() throws {
        for recording in [Exported.small, Exported.bag] {
            let json = try film(recording)
            let steps = try #require(json["steps"]?.array)
            let film = Film(recording)
            #expect(steps.count == film.steps.count)
            var shown: [String: JSON] = [:]
            var flight: JSON?
            for (step, frame) in zip(steps, Reel(film)) {
                for member in step["s"]?.members ?? [] { shown[member.key] = member.value }
                flight = step["f"] ?? flight
                for (number, figure) in frame.tableau.figures.enumerated() {
                    let state = try #require(shown["\(number)"]?.array)
                    #expect(state[0].int == figure.health)
                    #expect(state[1].array?.map { $0.array?[1].int } == figure.layers.map(\.durability))
                }
                let numbers = flight?.array?.map { $0.int ?? -9 }
                #expect(numbers?[3] == frame.tableau.flight?.attack.power)
                #expect(numbers?[6] == frame.tableau.flight?.damage)
            }
        }
    }

    @Test("A page of a short fight is small")
    func size() {
        #expect(html(Exported.small).utf8.count < 100_000)
    }

    @Test("The page says in which language it is, and that it is English where content has no other words")
    func language() throws {
        #expect(html(Exported.small).contains("<html lang=\"en\">"))
        var voice = Voice(language: "fr", isPlain: true, palette: Palette(colored: false), width: 80, texts: [:])
        #expect(Reporter(Film(Exported.small), voice).language == "en")
        let words = try JSON.parse(Array(#"{ "fr": "{avatar} contre {foes}" }"#.utf8))
        voice = Voice(
            language: "fr", isPlain: true, palette: Palette(colored: false), width: 80,
            texts: ["report-title": Text(words)])
        #expect(Reporter(Film(Exported.small), voice).language == "fr")
    }
}
