import Foundation
import TestSupport
import Testing

@Suite("replay --verify, from outside")
struct VerifyTests {
    private static let odd = packageFolder + "/Tests/ChronicleTests/Logs"
    private let hint = "`lamellar replay LOG --verify` shows what one of them says and what the rules compute.\n"

    /// A room with some of the odd logs in it, under names of its own.
    private func room(_ logs: [String: String]) throws -> Runner {
        let lamellar = Runner()
        for (name, log) in logs { put(contents("\(Self.odd)/\(log).jsonl"), "\(lamellar.folder)/\(name)") }
        return lamellar
    }

    @Test("A folder of odd logs: one line a log, a summary, the greatest code, the same for any number of threads")
    func folder() throws {
        let lamellar = Runner()
        try copyFolder(Self.odd, to: lamellar.folder + "/Logs")
        let ran = try lamellar("replay", "Logs", "--verify")
        #expect(ran.code == 8)
        #expect(ran.errors == hint)
        expectGolden(Array(ran.output.utf8), "odd-logs.txt", in: testFolder + "/Goldens")
        let json = try lamellar("replay", "Logs", "--verify", "--json", "--threads", "1")
        for threads in ["1", "2", "7"] {
            let again = try lamellar("replay", "Logs", "--verify", "--threads", threads)
            expectSame(Array(again.output.utf8), Array(ran.output.utf8), "\(threads) threads")
            let objects = try lamellar("replay", "Logs", "--verify", "--json", "--threads", threads)
            expectSame(Array(objects.output.utf8), Array(json.output.utf8), "\(threads) threads, JSON")
        }
        #expect(json.code == 8)
        #expect(json.output.split(separator: "\n").count == ran.output.split(separator: "\n").count)
        for line in json.output.split(separator: "\n") {
            #expect(try JSONSerialization.jsonObject(with: Data(line.utf8)) is [String: Any])
        }
    }

    @Test("In text nothing of a log can disturb a terminal")
    func inert() throws {
        let lamellar = try room(["esc\u{1B}[2J.jsonl": "name-with-escapes", "b/\u{202E}x.jsonl": "note-with-escapes"])
        let many = try lamellar("replay", ".", "--verify", "--json")
        let one = try lamellar("replay", "esc\u{1B}[2J.jsonl", "--verify")
        let text = try lamellar("replay", ".", "--verify")
        #expect(text.code == 4 && one.code == 4)
        #expect(text.output.contains("./b/<U+202E>x.jsonl: verified\n"))
        for said in [many.output, one.errors, text.output, text.errors] {
            #expect(!said.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x202E })
        }
    }

    @Test("All that is no file, is a link or lies deeper is looked at or reported")
    func strangeFolders() throws {
        let lamellar = try room([
            "logs/a.jsonl": "whole", "logs/folder.jsonl/b.jsonl": "whole", "logs/deep/er/c.jsonl": "torn-tail",
            "logs/a.txt": "whole", "logs/journal.jsonl": "journal", "logs/deep/journal.jsonl": "whole",
            "other/d.jsonl": "bom",
        ])
        let made = try lamellar.shell(
            """
            cd logs && mkfifo pipe.jsonl && ln -s .. deep/circle && ln -s nowhere gone.jsonl && ln -s nowhere gone &&
            ln -s ../other linked && echo '{"type":"run"}' > history.jsonl
            """)
        #expect(made.code == 0)
        let ran = try lamellar("replay", "logs", "--verify")
        for line in [
            "logs/a.jsonl: verified", "logs/deep/er/c.jsonl:110: incomplete: the last line is torn",
            "logs/deep/journal.jsonl: verified",
            "logs/folder.jsonl/b.jsonl: verified",
            "logs/gone.jsonl: unreadable: cannot open logs/gone.jsonl: No such file or directory",
            "logs/pipe.jsonl: unreadable: cannot read logs/pipe.jsonl: it is not a regular file",
        ] { #expect(ran.output.contains(line + "\n"), "\(line) in\n\(ran.output)") }
        #expect(ran.output.components(separatedBy: "d.jsonl: verified\n").count == 2)
        #expect(ran.output.hasSuffix("7 logs: 2 unreadable, 4 verified, 1 incomplete\n"), "\(ran.output)")
        #expect(ran.code == 3)
    }

    @Test("Where nothing was proved, nothing is good, and the reason is said")
    func nothing() throws {
        let lamellar = try room(["a/x.jsonl": "whole", "b/y.txt": "whole"])
        makeFolder(lamellar.folder + "/empty")
        for (words, code, output, errors) in [
            (["empty"], 1, "", "lamellar: there is no log in `empty`\n"),
            (["a", "b"], 1, "a/x.jsonl: verified\n1 log: 1 verified\n", "lamellar: there is no log in `b`\n"),
            (["gone"], 1, "", "lamellar: cannot open gone: No such file or directory\n"),
            (
                ["a", "gone"], 1,
                "a/x.jsonl: verified\ngone: unreadable: cannot open gone: No such file or directory\n2 logs: 1 unreadable, 1 verified\n",
                hint
            ),
            (["a", "./a"], 2, "", "lamellar: `./a` is named twice\n`lamellar --help` lists the commands.\n"),
            (
                ["a/x.jsonl", "a/x.jsonl"], 2, "",
                "lamellar: `a/x.jsonl` is named twice\n`lamellar --help` lists the commands.\n"
            ),
            (["a/x.jsonl", "a"], 1, "a/x.jsonl: verified\n1 log: 1 verified\n", "lamellar: there is no log in `a`\n"),
            (["a"], 0, "a/x.jsonl: verified\n1 log: 1 verified\n", ""),
            (["b/y.txt"], 0, "b/y.txt: verified: every line is what the rules compute\n", ""),
        ] as [([String], Int32, String, String)] {
            let ran = try lamellar.run(["replay", "--verify"] + words)
            #expect(ran.code == code, "\(words)")
            #expect(ran.output == output, "\(words)")
            #expect(ran.errors == errors, "\(words)")
        }
    }

    @Test("The code of many is the greatest; what can't be read counts least of all that is not good")
    func worst() throws {
        let lamellar = try room([
            "whole.jsonl": "whole", "torn.jsonl": "torn-tail", "forged.jsonl": "altered-hop",
            "new.jsonl": "newer-major",
            "bare.jsonl": "no-content", "dead.jsonl": "choice-by-the-dead", "zeros.jsonl": "only-zeros",
        ])
        for (names, code) in [
            (["whole", "gone"], 1), (["gone", "torn"], 3), (["torn", "forged"], 4), (["new", "forged"], 5),
            (["bare", "new"], 6),
            (["dead", "bare", "gone"], 7), (["zeros", "dead", "whole"], 8),
        ] as [([String], Int32)] {
            #expect(try lamellar.run(["replay", "--verify"] + names.map { $0 + ".jsonl" }).code == code, "\(names)")
        }
    }

    @Test("One log as JSON is one object with the same keys, whatever came of it")
    func json() throws {
        let lamellar = try room(["whole.jsonl": "whole", "forged.jsonl": "altered-rolls"])
        let whole = try lamellar("replay", "whole.jsonl", "--verify", "--json")
        #expect(
            whole.output
                == #"{"log":"whole.jsonl","verdict":"verified","code":0,"line":null,"difference":null,"reason":"every line is what the rules compute","recorded":null,"computed":null}"#
                + "\n")
        let forged = try lamellar("replay", "forged.jsonl", "--verify", "--json")
        #expect(
            forged.output.hasPrefix(
                #"{"log":"forged.jsonl","verdict":"diverged","code":4,"line":24,"difference":"rolls","reason":"the check line's `rolls` is 900; the rules compute 4","recorded":"{\"type\":\"check\","#
            ))
        #expect(forged.code == 4 && forged.errors == "")
        let gone = try lamellar("replay", "gone", "--verify", "--json")
        #expect(gone.output.hasPrefix(#"{"log":"gone","verdict":"unreadable","code":1,"line":null,"#))
        #expect(gone.code == 1)
    }

    @Test("A saves folder is verified as it is: what the game keeps beside the logs is none of them")
    func saves() throws {
        let lamellar = Runner()
        let played = try lamellar("play", "--seed", "7", "--saves", "saves", input: "swap 1 2\nsave\ngo 1\nend\nquit\n")
        #expect(played.code == 0)
        for folder in ["saves", "saves/main"] {
            let ran = try lamellar("replay", folder, "--verify")
            #expect(ran.code == 0)
            #expect(ran.output.hasSuffix("\n1 log: 1 verified\n"), "\(ran.output)")
        }
    }

    @Test("Twenty million brackets are refused at once, a file that is too large without reading it all")
    func large() throws {
        let lamellar = Runner()
        let made = try lamellar.shell(
            "head -c 20000000 /dev/zero | tr '\\\\0' '[' > brackets.jsonl; truncate -s 300M sparse.jsonl")
        #expect(made.code == 0)
        let clock = ContinuousClock()
        let start = clock.now
        let ran = try lamellar("replay", ".", "--verify")
        #expect(clock.now - start < .seconds(60))
        #expect(ran.code == 8)
        #expect(ran.output.contains("./brackets.jsonl:1: malformed: "))
        #expect(ran.output.contains("./sparse.jsonl: unreadable: cannot read ./sparse.jsonl: it is larger than "))
    }
}
