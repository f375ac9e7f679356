import Chronicle
import TestSupport
import Testing

@testable import Terminal

@Suite("Reports")
struct ReportTests {
    @Test(
        "A fight is told as it always was, as text and as Markdown, byte for byte",
        arguments: ["small-fight", "bag-fight"])
    func goldens(name: String) {
        let report = Report(name == "bag-fight" ? Exported.bag : Exported.small, Exported.voice)
        for (ending, text) in [("txt", report.text()), ("md", report.markdown())] {
            let difference = difference(fromGolden: "\(name).\(ending)", Array(text.utf8))
            #expect(difference == nil, "\(difference ?? "")")
        }
    }

    @Test("Neither width, color nor manner of the terminal changes a report")
    func terminal() {
        var voice = Exported.voice
        (voice.isPlain, voice.palette, voice.width) = (false, Palette(colored: true), 40)
        #expect(Report(Exported.small, voice).text() == Report(Exported.small, Exported.voice).text())
    }

    @Test("No line of a text is wider than 80 columns or ends in a space")
    func width() {
        for recording in [Exported.small, Exported.bag, Exported.trapped] {
            let lines = Report(recording, Exported.voice).text().split(separator: "\n")
            #expect(lines.allSatisfy { columns(String($0)) <= 80 && $0.last != " " })
        }
    }

    @Test("Every row of a Markdown table has as many cells as its head, whatever things are called")
    func tables() {
        for recording in [Exported.small, Exported.trapped] {
            var rows = 0
            var width: Int?
            for line in Report(recording, Exported.voice).markdown().split(
                separator: "\n", omittingEmptySubsequences: false)
            {
                let cells = line.replacing(#"\|"#, with: "").count { $0 == "|" }
                guard line.hasPrefix("|") else {
                    width = nil
                    continue
                }
                #expect(cells == width ?? cells, "\(line)")
                width = cells
                rows += 1
            }
            #expect(rows > 8)
        }
    }

    @Test("In Markdown a name is nothing but its letters: no mark-up, no link, no list")
    func marks() {
        #expect(
            marked("*a* _b_ `c` <b> [d](e) | ~f~ #g &amp; \\h")
                == ##"\*a\* \_b\_ \`c\` \<b\> \[d\](e) \| \~f\~ \#g \&amp; \\h"##)
        #expect(marked("- a") == #"\- a"# && marked("a - b") == "a - b")
        #expect(marked("1. a") == #"1\. a"# && marked("1) a") == #"1\) a"# && marked("Round 1.") == "Round 1.")
        #expect(
            marked("https://a.b") == #"https\://a.b"# && marked("www.a.b") == #"www\.a.b"# && marked("a: b") == "a: b")
    }

    @Test("In HTML a name is nothing but its letters, in attributes too")
    func escapes() {
        #expect(escaped(#"<b a="c" d='e'>&"#) == "&lt;b a=&quot;c&quot; d=&#39;e&#39;&gt;&amp;")
        #expect(escaped("鎧 10") == "鎧 10")
    }

    @Test("What an escape sequence or a bidirectional override would do stays undone")
    func inert() throws {
        var recording = try #require(Exported.small.restarted())
        recording.note("\u{1B}[2J \u{202E} \u{200B}")
        let report = Report(recording, Exported.voice)
        for text in [report.text(), report.markdown(), Report.html(report.blocks)] {
            #expect(text.unicodeScalars.allSatisfy { ![0x1B, 0x202E, 0x200B].contains($0.value) })
            #expect(text.contains("U+001B") && text.contains("U+202E"))
        }
    }

    @Test("A deeper line stands in a list of its own within the line above it")
    func lists() {
        let items: [Report.Item] = [
            .init("a"), .init("b", depth: 1), .init("c", depth: 2), .init("d", depth: 1), .init("e"),
        ]
        #expect(
            Report.html([.list(items)]).replacing("\n", with: "")
                == "<ul><li>a<ul><li>b<ul><li>c</li></ul></li><li>d</li></ul></li><li>e</li></ul>")
        #expect(
            Report.html([.list([.init("a", depth: 2), .init("b")])]).replacing("\n", with: "")
                == "<ul><li>a</li><li>b</li></ul>")
    }

    @Test("What the fight teaches stands between the stacks and the numbers")
    func insight() throws {
        let text = Report(Exported.small, Exported.voice, insight: [.paragraph("Wear a hat.")]).text()
        let (stacks, hat) = try (
            #require(text.firstRange(of: "Who wears what")), #require(text.firstRange(of: "Wear a hat."))
        )
        let rounds = try #require(text.firstRange(of: "Round by round"))
        #expect(stacks.upperBound < hat.lowerBound && hat.upperBound < rounds.lowerBound)
    }

    @Test("A fight that was left, and one that had only just begun, can be told too")
    func undecided() throws {
        let begun = try #require(Exported.small.restarted())
        #expect(Report(begun, Exported.voice).text().contains("The fight was left undecided in round 1."))
    }
}
