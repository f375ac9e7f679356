import Files
import TestSupport
import Testing

@testable import Content

@Suite("The field reference")
struct ReferenceTests {
    private static let beginning = "LAMELLAR_RECORD=1 swift test --filter ReferenceTests -->\n"
    private static let end = "<!-- The reference ends here. -->"

    @Test("What stands in Content/README.md is what the tables make")
    func kept() throws {
        let path = Path.join(packageFolder, "Content/README.md")
        let text = String(decoding: try readFile(path, limit: 1 << 20), as: UTF8.self)
        let start = try #require(text.firstRange(of: Self.beginning)).upperBound
        let end = try #require(text.firstRange(of: Self.end)).lowerBound
        try #require(start <= end)
        let whole = text[..<start] + "\n" + fieldReference() + "\n" + text[end...]
        let difference = difference(fromKept: "Content/README.md", Array(whole.utf8))
        #expect(difference == nil)
    }

    @Test("Every table has a chapter, and every field a row with its sentence")
    func whole() {
        let lines = Set(fieldReference().split(separator: "\n").map(String.init))
        for table in Table.allCases {
            #expect(lines.contains(table.about), "\(table)")
            for field in table.layout.fields + table.layout.variants.flatMap(\.fields) {
                let row = lines.contains { $0.hasPrefix("| `\(field.key)` | ") && $0.hasSuffix(" | \(field.about) |") }
                #expect(row, "\(table) \(field.key)")
            }
        }
    }

    @Test("A link leads to a chapter")
    func links() {
        let text = fieldReference()
        let chapters = Set(text.split(separator: "\n").filter { $0.hasPrefix("###") }.map { $0.drop { $0 == "#" } })
        var links = 0
        for part in text.split(separator: "](#").dropFirst() {
            links += 1
            let name = part.prefix { $0 != ")" }
            #expect(chapters.contains(" `\(name)`"), "\(name)")
        }
        #expect(links > 20)
    }

    @Test("No sentence breaks the row that it stands in")
    func rows() {
        for table in Table.allCases {
            for field in table.layout.fields + table.layout.variants.flatMap(\.fields) {
                #expect(!field.about.contains { $0 == "|" || $0 == "\n" }, "\(field.about)")
            }
        }
    }
}
