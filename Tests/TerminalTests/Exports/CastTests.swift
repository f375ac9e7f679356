import Chronicle
import JSONText
import TestSupport
import Testing

@testable import Terminal

@Suite("Recordings for terminals' players")
struct CastTests {
    private func lines(_ recording: Recording) throws -> [JSON] {
        try asciicast(of: recording, Exported.voice).split(separator: UInt8(ascii: "\n")).map {
            try JSON.parse(Array($0))
        }
    }

    @Test("The first line says version, size and title")
    func header() throws {
        let header = try #require(lines(Exported.small).first)
        #expect(header["version"]?.int == 2 && header["width"]?.int == 80 && header["height"]?.int == 24)
        #expect(header["title"]?.string == "You against imp and 2 × rat")
    }

    @Test("Times never go back, and no pause is longer than three seconds")
    func times() throws {
        let times = try lines(Exported.small).dropFirst().map { line in
            guard case .fraction(let text)? = line.array?.first?.value else { return -1.0 }
            return Double(text) ?? -1
        }
        #expect(times.first == 0 && times.count > 100)
        #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 && $1 - $0 < 3 })
    }

    @Test("Every screen is the viewer's, and nothing in a name moves the cursor")
    func output() throws {
        let shown = try lines(Exported.trapped).dropFirst().map { $0.array?[2].string ?? "" }.joined()
        let free = shown.replacing(#/\u{1B}\[[?0-9;]*[HKJml]/#, with: "")
        #expect(free.unicodeScalars.allSatisfy { $0.value >= 0x20 })
        // The rows of the last screen, as a terminal has them after all that was sent.
        var rows = [String](repeating: "", count: 24)
        for match in shown.matches(of: #/\u{1B}\[(\d+);1H(.*?)(?=\u{1B}\[\d+;1H|$)/#) {
            rows[(Int(match.1) ?? 1) - 1] = unpainted(String(match.2).replacing("\u{1B}[K", with: ""))
        }
        let film = Film(Exported.trapped)
        var viewer = Viewer(film)
        viewer.type("G")
        #expect(Array(rows.dropLast()).dropFirst() == Cinema.screen(viewer).dropLast().dropFirst())
    }

    @Test("The same log gives the same bytes")
    func same() {
        let isSame = asciicast(of: Exported.small, Exported.voice) == asciicast(of: Arena.smallFight(), Exported.voice)
        #expect(isSame)
    }
}
