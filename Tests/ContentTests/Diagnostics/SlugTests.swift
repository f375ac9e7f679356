import Testing

@testable import Content

@Suite("Ids")
struct SlugTests {
    @Test("Ids are lower-case words joined by single hyphens, at most 64 bytes")
    func form() {
        for id in ["a", "7", "fire-armor", "a-1-b", String(repeating: "x", count: 64)] { #expect(isSlug(id), "\(id)") }
        for id in [
            "", "-", "-a", "a-", "a--b", "A", "a b", "a_b", "ä", "a.b", "a\u{301}", "水", "a/b",
            String(repeating: "x", count: 65),
        ] { #expect(!isSlug(id), "\(id)") }
    }

    @Test("A text is repaired to the nearest id")
    func repair() {
        #expect(slug(from: "Fire Armor!") == "fire-armor")
        #expect(slug(from: "__x__y") == "x-y")
        #expect(slug(from: "水") == "")
    }

    @Test("Versions are SemVer")
    func versions() {
        for text in ["0.0.0", "1.2.3", "10.20.30", "1.0.0-beta.1", "1.0.0+b-7", "1.0.0-a+b"] {
            #expect(Version(text) != nil, "\(text)")
        }
        for text in [
            "", "1", "1.2", "1.2.3.4", "01.2.3", "1.2.3-", "1.2.3+", "-1.2.3", "1.2.3 ", "1.2.x", "1.2.3-a..b",
            "1.0.0+ä",
        ] {
            #expect(Version(text) == nil, "\(text)")
        }
    }

    @Test("Early parts of digits are numbers of any length, all others are words and come behind them")
    func early() throws {
        let order = ["1", "9", "10", "99999999999999999999", "100000000000000000000", "-1", "-2", "1a", "a"]
        let versions = try order.map { try #require(Version("1.0.0-" + $0)) }
        #expect(versions.reversed().sorted() == versions)
        #expect(!(versions[5] < versions[0]))
    }

    @Test("Ranges are *, one version, a caret or bounds")
    func ranges() {
        for text in ["*", "1.2.0", "^1.2.0", ">=1.0.0 <2.0.0", "=1.0.0", ">=0.1.0"] {
            #expect(VersionRange(text) != nil, "\(text)")
        }
        for text in ["", " ", "1", "~", "^", "banana", ">= 1.0.0", "* 1.0.0", "^^1.0.0"] {
            #expect(VersionRange(text) == nil, "\(text)")
        }
    }

    @Test("What was meant by a version or a range is told where it can be")
    func repaired() {
        #expect(
            ["1.0", "v1.2.3", "2", "1.0.0.0", "one", ""].map(Version.repaired) == [
                "1.0.0", "1.2.3", "2.0.0", nil, nil, nil,
            ])
        #expect(
            ["~1.2", ">= 1.0.0", "^1", "0.x", ""].map(VersionRange.repaired) == [
                "^1.2.0", ">=1.0.0", "^1.0.0", nil, nil,
            ])
    }
}
