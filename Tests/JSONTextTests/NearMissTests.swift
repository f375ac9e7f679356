import Testing

@testable import JSONText

@Suite("Near misses")
struct NearMissTests {
    @Test("Nearest first, and equally near ones in the order of their bytes")
    func order() {
        #expect(nearMisses(to: "absrob", among: ["pass", "adsorb", "absorb"]) == ["absorb", "adsorb"])
        #expect(nearMisses(to: "bat", among: ["cat", "Bat", "bar", "bat"]) == ["Bat", "bar", "cat"])
        #expect(nearMisses(to: "fier", among: ["fire", "fire"]) == ["fire"])
    }

    @Test("Longer words may hold more slips")
    func limits() {
        #expect(nearMisses(to: "frie", among: ["fire"]) == ["fire"])
        #expect(nearMisses(to: "wind", among: ["wand", "wards"]) == ["wand"])
        #expect(nearMisses(to: "watre", among: ["waters", "walters"]) == ["waters"])
        #expect(nearMisses(to: "durabillty", among: ["durability"]) == ["durability"])
        #expect(nearMisses(to: "dorabbillty", among: ["durability"]) == ["durability"])
        #expect(nearMisses(to: "dorebbillty", among: ["durability"]) == [])
    }

    @Test("A word is no slip of itself, nor of one that shares no letter")
    func nothing() {
        #expect(nearMisses(to: "fire", among: ["fire"]) == [])
        #expect(nearMisses(to: "x", among: ["y", "", "xy"]) == ["xy"])
        #expect(nearMisses(to: "", among: ["", "a"]) == [])
    }

    @Test("Every single slip in a word of six letters is found")
    func everySlip() {
        let word = Array("shield")
        let letters = Array("abcdefghijklmnopqrstuvwxyzé鎧")
        for place in 0...word.count {
            var slipped: [[Character]] = letters.map { word[..<place] + [$0] + word[place...] }
            if place < word.count {
                slipped += letters.filter { $0 != word[place] }.map { word[..<place] + [$0] + word[(place + 1)...] }
                slipped.append(Array(word[..<place]) + word[(place + 1)...])
            }
            if place + 1 < word.count {
                slipped.append(word[..<place] + [word[place + 1], word[place]] + word[(place + 2)...])
            }
            for letters in slipped {
                #expect(nearMisses(to: String(letters), among: ["shield", "sword"]) == ["shield"])
            }
        }
    }

    @Test("The short way and the full table count the same")
    func agreement() {
        var state: UInt64 = 1
        func word() -> [Unicode.Scalar] {
            (0..<Int(roll(&state, 9))).map { _ in ["a", "b", "c"][Int(roll(&state, 3))] }
        }
        for _ in 0..<5_000 {
            let (a, b) = (word(), word())
            let full = plainSlips(a, b)
            for limit in 1...3 { #expect(slips(a, b, limit: limit) == (full <= limit ? full : nil)) }
        }
    }

    private func roll(_ state: inout UInt64, _ bound: UInt64) -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state >> 33) % bound
    }

    private func plainSlips(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
        var table = (0...a.count).map { i in (0...b.count).map { j in max(i, j) } }
        for i in a.indices {
            for j in b.indices {
                var best = min(table[i][j] + (a[i] == b[j] ? 0 : 1), table[i][j + 1] + 1, table[i + 1][j] + 1)
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, table[i - 1][j - 1] + 1) }
                table[i + 1][j + 1] = best
            }
        }
        return table[a.count][b.count]
    }
}
