import JSONText
import Testing

@Suite struct RoundTripTests {
    @Test("What is written canonically reads back as the same value")
    func canonical() throws {
        var trees = RandomTrees(seed: 1)
        for _ in 0..<2_000 {
            let tree = trees.next()
            let text = tree.canonical()
            let again = try JSON.parse(text)
            #expect(again == tree)
            #expect(again.canonical() == text)
        }
    }

    @Test("What is written for people reads back as the same value and ends its last line")
    func pretty() throws {
        var trees = RandomTrees(seed: 2)
        for _ in 0..<1_000 {
            let tree = trees.next()
            let text = tree.pretty()
            #expect(text.last == 0x0A)
            #expect(try JSON.parse(text) == tree)
        }
    }

    @Test("Every value of a text stands where its own text begins")
    func places() throws {
        var trees = RandomTrees(seed: 3)
        for _ in 0..<300 {
            let text = trees.next().pretty()
            try checkPlaces(JSON.parse(text, file: 7), in: text)
        }
    }

    private func checkPlaces(_ tree: JSON, in text: [UInt8]) throws {
        #expect(tree.place.file == 7)
        let first = text[Int(tree.place.offset)]
        switch tree.value {
        case .array(let elements):
            #expect(first == UInt8(ascii: "["))
            for element in elements { try checkPlaces(element, in: text) }
        case .object(let members):
            #expect(first == UInt8(ascii: "{"))
            for member in members {
                #expect(text[Int(member.keyPlace.offset)] == UInt8(ascii: "\""))
                try checkPlaces(member.value, in: text)
            }
        case .null, .bool, .integer, .fraction, .string:
            let own = tree.canonical()
            #expect(text[Int(tree.place.offset)...].starts(with: own))
        }
    }
}

/// Makes trees of every kind of value from a seed; the same seed makes the same trees.
struct RandomTrees {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> JSON { tree(depth: below(5)) }

    /// SplitMix64.
    mutating func below(_ bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ mixed >> 31) % UInt64(bound))
    }

    private mutating func tree(depth: Int) -> JSON {
        switch below(depth > 0 ? 8 : 6) {
        case 0: return .null
        case 1: return JSON(below(2) == 0)
        case 2: return JSON(below(100) - 50)
        case 3: return JSON([Int.max, .min, 0, -1, 1_000_000_007][below(5)])
        case 4: return JSON(.fraction(["0.5", "-0.0", "1e3", "2E-7", "123456789012345678901234567890"][below(5)]))
        case 5: return JSON(text())
        case 6: return JSON(.array((0..<below(6)).map { _ in tree(depth: depth - 1) }))
        default:
            let count = below(3) == 0 ? below(40) : below(6)
            let members = (0..<count).map { JSON.Member("\(text())\($0)", tree(depth: depth - 1)) }
            return JSON(.object(members))
        }
    }

    private mutating func text() -> String {
        let scalars: [Unicode.Scalar] = [
            "a", "Z", "7", " ", "\"", "\\", "/", "\n", "\t", "\0", "\u{1F}", "\u{7F}", "\u{9B}", "é",
            "e\u{301}".unicodeScalars.last!,
            "水", "\u{2028}", "\u{202E}", "\u{FEFF}", "🔥", "\u{10FFFF}",
        ]
        var view = String.UnicodeScalarView()
        for _ in 0..<below(below(4) == 0 ? 40 : 8) { view.append(scalars[below(scalars.count)]) }
        return String(view)
    }
}
