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
}
