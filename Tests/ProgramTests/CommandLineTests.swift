import Foundation
import TestSupport
import Testing

@Suite("The command line")
struct CommandLineTests {
    private static let commands = ["play", "trace", "check", "schema", "replay", "saves", "lab"]

    @Test("Help goes to standard output and is done: for the program and for each command")
    func help() throws {
        let lamellar = Runner()
        for words in [["--help"], ["-h"], ["help"]] + Self.commands.map({ [$0, "--help"] }) {
            let ran = try lamellar.run(words)
            #expect(ran.code == 0)
            #expect(ran.output.contains("usage: lamellar "))
            #expect(ran.errors == "")
            for line in ran.output.split(separator: "\n") { #expect(line.utf8.allSatisfy { $0 >= 0x20 }) }
        }
        let overview = try lamellar("--help").output
        for command in Self.commands { #expect(overview.contains("  \(command) ")) }
    }

    @Test("The version is one line")
    func version() throws {
        let lamellar = Runner()
        let ran = try lamellar("--version")
        #expect(ran.code == 0)
        #expect(ran.output.wholeMatch(of: /lamellar \d+\.\d+\.\d+\n/) != nil)
        #expect(ran.errors == "")
    }

    @Test(
        "A command line that can't be understood is answered on standard error, with what may have been meant, and 2",
        arguments: [
            (["paly"], "did you mean `play`?"), (["trcae"], "did you mean `trace`?"), (["xyzzy"], "no command `xyzzy`"),
            (["play", "--sede", "7"], "did you mean `--seed`?"), (["play", "--seed"], "`--seed` needs a value"),
            (["play", "--seed", "x"], "`--seed x`"), (["play", "--seed", "-1"], "`--seed -1`"),
            (["play", "--seed=1", "--seed=2"], "given twice"), (["play", "--new=yes"], "takes no value"),
            (["play", "-n"], "no option `-n`"), (["play", "main"], "no `main`"),
            (["play", "--slot", "../main"], "can't be a slot's name"), (["play", "--color", "red"], "`--color red`"),
            (["saves"], "`list`"), (["saves", "lits"], "`list`"), (["saves", "list", "x"], "nothing more"),
            (["saves", "history", "x"], "nothing more"),
            (["saves", "list", "--json"], "`saves history`"),
            (["saves", "verify", "../x"], "can't be a slot's name"), (["saves", "restore"], "needs one SLOT"),
            (["replay"], "needs the LOG"), (["replay", "a", "b"], "one LOG"), (["trace"], "needs an --attack"),
            (["check", "--jsno"], "did you mean `--json`?"), (["schema", "mods"], "content and mod"),
            (["schema", "mod", "x"], "nothing more"), (["explain", "unknwn-key"], "did you mean `unknown-key`?"),
            (["explain"], "needs one name"), (["explain", "fire-armor"], "names no record"),
            (["lab", "laddr"], "`ladder`"), (["lab", "ladder", "--bots", "planer"], "did you mean `planner`?"),
            (["lab", "ladder", "--runs", "0"], "`--runs 0`"), (["lab", "duel"], "needs the FOE"),
            (["lab", "duel", "bath-imp", "--wear", "fire-armr"], "did you mean `fire-armor`?"),
            (["--bogus"], "no option `--bogus`"),
        ])
    func usage(words: [String], message: String) throws {
        let lamellar = Runner()
        let ran = try lamellar.run(words)
        #expect(ran.code == 2)
        #expect(ran.output == "")
        #expect(ran.errors.contains(message), "\(ran.errors)")
        #expect(ran.errors.hasPrefix("lamellar: "))
    }

    @Test("explain tells what a code means, with an example of wrong and of right, and lists all codes")
    func explain() throws {
        let lamellar = Runner()
        let one = try lamellar("explain", "unknown-key")
        #expect(one.code == 0 && one.errors == "")
        #expect(one.output.hasPrefix("unknown-key: error\n\nA record has a key that it can't have."))
        #expect(one.output.contains(#"Wrong, in mods/hat/hat.json:"#))
        let all = try lamellar("explain", "codes").output.split(separator: "\n")
        #expect(all.count > 80)
        for line in all { #expect(line.contains(/^[a-z0-9-]+ +(error|warning) +[A-Z].*\.$/), "\(line)") }
    }

    @Test("Escape sequences in an argument come back inert")
    func inert() throws {
        let lamellar = Runner()
        let ran = try lamellar("\u{1B}[31mplay")
        #expect(ran.code == 2)
        #expect(!ran.errors.contains("\u{1B}"))
    }

    @Test("Content that is not there is a problem on standard error and 1")
    func noContent() throws {
        let lamellar = Runner()
        lamellar.content = nil
        for words in [["play"], ["trace", "--attack", "water:1"], ["check"]] {
            let ran = try lamellar.run(words + ["--content", "nowhere"])
            #expect(ran.code == 1, "\(words)")
            #expect(ran.errors.contains("nowhere"))
        }
        #expect(try lamellar("play").code == 1)
    }

    @Test("A reader that leaves early is no problem")
    func closedPipe() throws {
        let lamellar = Runner()
        put(String(repeating: "--attack water:1 ", count: 3_000), lamellar.folder + "/attacks")
        let looks = String(repeating: "look\n", count: 9_999)
        for line in ["trace --json $(cat attacks)", "--help", "play"] {
            for reader in ["head -1", "true"] {
                let ran = try lamellar.shell(
                    #"{ "$lamellar" \#(line); echo "code $?" >&2; } | \#(reader)"#, input: line == "play" ? looks : "")
                #expect(ran.errors == "code 0\n", "\(line) | \(reader)")
            }
        }
    }

    @Test("An output that is full is a problem and 1", .enabled(if: isThere("/dev/full")))
    func fullOutput() throws {
        let lamellar = Runner()
        for line in ["--help", "trace --attack water:1", "check", "play --seed 7", "saves list"] {
            let ran = try lamellar.shell(#""$lamellar" \#(line) < /dev/null > /dev/full"#)
            #expect(ran.code == 1, "\(line)")
            #expect(
                ran.errors.hasSuffix("lamellar: cannot write standard output: No space left on device\n"), "\(line)")
        }
    }

    @Test("Where the content is: --content before the environment, and that before ./Content")
    func contentOrder() throws {
        let lamellar = Runner()
        SampleRoad.write(to: lamellar.folder + "/Content")
        #expect(try lamellar("trace", "--wear", "lead-apron", "--attack", "fire:1").code == 2)
        lamellar.content = nil
        #expect(try lamellar("trace", "--wear", "lead-apron", "--attack", "fire:1").code == 0)
        #expect(
            try lamellar("trace", "--wear", "lead-apron", "--attack", "fire:1", "--content", contentFolder).code == 2)
        #expect(
            try lamellar("trace", "--wear", "lantern-coat", "--attack", "fire:1", "--mod", "lantern").code == 0)
        #expect(
            try lamellar("trace", "--wear", "lantern-coat", "--attack", "fire:1", "--mod=Content/mods/lantern").code
                == 0)
    }
}
