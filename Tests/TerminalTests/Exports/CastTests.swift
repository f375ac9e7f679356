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

    @Test("All that is told is shown, and nothing in a name moves the cursor")
    func output() throws {
        let shown = try lines(Exported.trapped).dropFirst().map { $0.array?[2].string ?? "" }.joined()
        #expect(shown.contains("> strike 1\r\n"))
        #expect(unpainted(shown).unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\r" || $0 == "\n" })
    }

    @Test("The same log gives the same bytes")
    func same() {
        let isSame = asciicast(of: Exported.small, Exported.voice) == asciicast(of: Arena.smallFight(), Exported.voice)
        #expect(isSame)
    }
}
