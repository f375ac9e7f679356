import JSONText
import Testing

@testable import Content

/// The content folder that lies beside the tests.
private let contentFolder = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/Content"

@Suite("Core content")
struct CoreContentTests {
    @Test("The core content passes its own check")
    func check() {
        let report = ContentLoader(folder: contentFolder).check()
        for diagnostic in report.diagnostics {
            Issue.record("\(diagnostic.file):\(diagnostic.line):\(diagnostic.column): \(diagnostic.message)")
        }
        #expect(report.trialsPassed > 50)
        #expect(report.trialsFailed == 0)
    }

    @Test("A catalog that is played has no trials but lessons, and knows where its records stand")
    func sources() throws {
        let catalog = try #require(ContentLoader(folder: contentFolder).load().catalog)
        #expect(!catalog.trials.all.isEmpty)
        #expect(catalog.trials.all.allSatisfy { $0.lesson != nil })
        let armor = try #require(catalog.armor.all.first)
        let place = try #require(catalog.sources.describe(armor.json.place))
        #expect(place.hasPrefix(contentFolder + "/core/"))
        #expect(catalog.sources.describe(.none) == nil)
    }
}
