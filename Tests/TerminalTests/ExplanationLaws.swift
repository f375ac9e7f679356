import Content
import TestSupport
import Testing

@testable import Terminal

@Suite("Explanations")
struct ExplanationLaws {
    /// What a check says of an example beside the game's own content.
    private func codes(_ example: Example, _ folder: borrowing Sandbox, _ number: Int) throws -> [String] {
        let content = folder("\(number)")
        try copyFolder(Core.folder + "/core", to: content + "/core")
        for file in example.files { put(file.bytes, content + "/" + file.path) }
        let report = ContentLoader(folder: content).check(
            example.checked.map { content + "/" + $0 }, shown: ShownText.all)
        return report.diagnostics.map(\.code)
    }

    @Test("Each wrong example gives its code, once, and nothing else; each right one gives nothing")
    func examples() throws {
        let folder = Sandbox()
        for (number, explanation) in Explanation.all.enumerated() {
            let (wrong, right) = (
                try codes(explanation.wrong, folder, 2 * number), try codes(explanation.right, folder, 2 * number + 1)
            )
            #expect(wrong == [explanation.code])
            #expect(right == [], "\(explanation.code)")
        }
    }

    @Test("Every explanation has a code of its own, and words that end as sentences do")
    func words() {
        #expect(Set(Explanation.all.map(\.code)).count == Explanation.all.count)
        for explanation in Explanation.all {
            for words in [explanation.meaning, explanation.remedy] {
                #expect(words.hasSuffix(".") && !words.contains("\n"), "\(explanation.code)")
            }
            #expect(explanation.meaning.utf8.count <= 110, "\(explanation.code)")
        }
    }

    @Test("The examples are printed as they are, each below where it stands")
    func printed() throws {
        let explanation = try #require(Explanation.all.first { $0.code == "wrong-folder" })
        #expect(
            text(of: explanation, Palette(colored: false)) == [
                "wrong-folder: error", "",
                "The id in mod.json is not the name of the mod's folder. Installed mods are found by the names of",
                "their folders. Rename one of the two.", "", "Wrong, in mods/hat/mod.json:", "",
                #"  { "id": "cap", "version": "1.0.0" }"#, "", "Right, in mods/hat/mod.json:", "",
                #"  { "id": "hat", "version": "1.0.0" }"#,
            ])
        for explanation in Explanation.all {
            for line in text(of: explanation, Palette(colored: false)) {
                #expect(line.utf8.allSatisfy { $0 >= 0x20 }, "\(explanation.code)")
            }
        }
    }
}
