import Foundation
import TestSupport
import Testing

/// A page of documentation as steps: files to write and commands to run, in the order in which they stand.
///
/// A line that is nothing but a path in backticks names the file that the next block holds. A block whose first line
/// begins with `$ ` is a console: what follows a command is its output, with `…` for lines left out; lines that begin
/// with `> ` are typed into it.
struct Page {
    enum Step {
        case file(path: String, text: String)
        case command(line: String, output: [String])
        /// A block that is neither, by its first line.
        case other(String)
    }

    let steps: [Step]

    init(_ text: String) {
        var steps: [Step] = []
        var file: String?
        var block: [String]?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            if let lines = block {
                if line == "```" {
                    steps += Page.steps(lines, file)
                    (block, file) = (nil, nil)
                } else {
                    block = lines + [line]
                }
            } else if line.hasPrefix("```") {
                block = []
            } else if line.hasPrefix("`"), line.hasSuffix("`"), line.contains("/"), !line.contains(" ") {
                file = String(line.dropFirst().dropLast())
            } else if !line.isEmpty {
                file = nil
            }
        }
        self.steps = steps
    }

    private static func steps(_ lines: [String], _ file: String?) -> [Step] {
        if let file { return [.file(path: file, text: lines.joined(separator: "\n") + "\n")] }
        guard lines.first?.hasPrefix("$ ") == true else { return [.other(lines.first ?? "")] }
        return lines.indices.filter { lines[$0].hasPrefix("$ ") }.map { start in
            let rest = lines[(start + 1)...].prefix { !$0.hasPrefix("$ ") }
            return .command(line: String(lines[start].dropFirst(2)), output: Array(rest))
        }
    }
}

/// Whether lines are as a page shows them; `…` on a line of its own stands for any lines, within a line for any words.
func shows(_ wanted: ArraySlice<String>, _ found: ArraySlice<String>) -> Bool {
    guard let line = wanted.first else { return found.isEmpty }
    if line == "…" {
        let rest = wanted.dropFirst()
        return (found.startIndex...found.endIndex).contains { shows(rest, found[$0...]) }
    }
    guard let first = found.first, matches(line, first) else { return false }
    return shows(wanted.dropFirst(), found.dropFirst())
}

private func matches(_ wanted: String, _ found: String) -> Bool {
    let parts = wanted.components(separatedBy: "…")
    guard parts.count > 1 else { return wanted == found }
    guard found.hasPrefix(parts[0]) else { return false }
    var rest = found.dropFirst(parts[0].count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
        guard let range = rest.range(of: part) else { return false }
        rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(parts[parts.count - 1])
}

@Suite("The modder's guide")
struct GuideTests {
    private func page(_ path: String) throws -> Page {
        let text = String(decoding: contents(packageFolder + "/" + path), as: UTF8.self)
        return Page(try #require(text.components(separatedBy: "<!-- The reference begins").first))
    }

    /// Runs a page from top to bottom in one folder; says where the page does not show what happens.
    private func follow(_ page: Page) throws -> (files: Int, commands: Int) {
        let lamellar = Runner()
        try copyFolder(contentFolder, to: lamellar.folder + "/Content")
        lamellar.content = nil
        var count = (files: 0, commands: 0)
        for step in page.steps {
            switch step {
            case .file(let path, let text):
                let full = lamellar.folder + "/" + path
                try FileManager.default.createDirectory(
                    atPath: (full as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
                put(text, full)
                count.files += 1
            case .command(let line, let output):
                let typed = output.filter { $0.hasPrefix("> ") }.map { $0.dropFirst(2) + "\n" }.joined()
                let ran = try lamellar.shell("lamellar() { \"$lamellar\" \"$@\"; }; \(line) 2>&1", input: typed)
                var lines = ran.output.split(separator: "\n", omittingEmptySubsequences: false)[...].map(String.init)
                if lines.last == "" { lines.removeLast() }
                #expect(shows(output[...], lines[...]), "after `\(line)` the page should show\n\(ran.output)")
                count.commands += 1
            case .other(let line): Issue.record("nobody can try a block that begins with: \(line)")
            }
        }
        return count
    }

    @Test("Every file of Content/README.md can be written and every command gives what it shows")
    func guide() throws {
        let count = try follow(page("Content/README.md"))
        #expect(count.files >= 10)
        #expect(count.commands >= 12)
    }

    @Test("README.md starts a mod, traces it and checks it as it says")
    func readme() throws {
        let text = String(decoding: contents(packageFolder + "/README.md"), as: UTF8.self)
        let chapter = try #require(
            text.components(separatedBy: "## Mod\n").last?.components(separatedBy: "\n## ").first)
        #expect(try follow(Page(chapter)).commands == 3)
    }

    @Test("README.md tells a beginner commands that the game understands, and how to prove the log of that fight")
    func firstFight() throws {
        let text = String(decoding: contents(packageFolder + "/README.md"), as: UTF8.self)
        let typed = text.split(separator: "\n").filter { $0.hasPrefix("> ") }.map { $0.dropFirst(2) + "\n" }
        let proofs = text.split(separator: "\n").filter { $0.hasPrefix("$ lamellar replay ") }
        #expect(typed.count >= 4 && proofs.count >= 2)
        let lamellar = Runner()
        let played = try lamellar("play", "--seed", "7", "--saves", "saves", input: typed.joined())
        #expect(played.code == 0)
        for words in ["Did you mean", "I don't know", "needs more", "There is no"] {
            #expect(!played.output.contains(words), "\(words)")
        }
        for line in proofs {
            #expect(
                try lamellar.shell(String(line).replacing("$ lamellar", with: "\"$lamellar\"")).code == 0, "\(line)")
        }
    }

    @Test("A page that shows anything else is found out")
    func shown() {
        #expect(shows(["a", "…", "d …", "…"], ["a", "b", "c", "d e", "f"]))
        #expect(shows(["…"], []))
        #expect(!shows(["a"], ["a", "b"]))
        #expect(!shows(["…", "x"], ["a", "b"]))
        #expect(!shows(["a … c"], ["a b d"]))
        #expect(!shows(["a", "b"], ["a"]))
    }
}
