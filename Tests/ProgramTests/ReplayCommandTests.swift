import Chronicle
import Files
import Foundation
import TestSupport
import Testing

@Suite("replay: what-if, diff, codes, practice, faults")
struct ReplayProgramTests {
    let lamellar = Runner()

    init() throws {
        try writeDurably(Arena.smallFight().log(), to: lamellar.sandbox("small.jsonl"))
        try writeDurably(Arena.bagFight().log(), to: lamellar.sandbox("bag.jsonl"))
    }

    @Test("A what-if tells where the fights part, the rounds, the layers and the outcome")
    func whatIf() throws {
        let ran = try lamellar("replay", "small.jsonl", "--what-if", "--without", "kettle")
        #expect(ran.code == 0)
        for part in ["recorded: ", "The fights part in round", "round by round:", "layer by layer", "outcome:"] {
            #expect(ran.output.contains(part), "\(part)")
        }
        let other = try lamellar("replay", "small.jsonl", "--what-if", "--without", "2")
        #expect(other.output == ran.output)
    }

    @Test("The fight as it would have been is written as a log that verifies, and diff names its cause")
    func written() throws {
        let ran = try lamellar(
            "replay", "bag.jsonl", "--what-if", "--set", "armor/hat.durability=9", "--out", "other.jsonl")
        #expect(ran.code == 0, "\(ran.errors)")
        #expect(try lamellar("replay", "other.jsonl", "--verify").code == 0)
        let diff = try lamellar("replay", "diff", "bag.jsonl", "other.jsonl")
        #expect(diff.code == 1)
        #expect(diff.output.contains("cause: other content"))
        #expect(diff.output.contains("armor/hat /durability: 2 → 9"))
        let same = try lamellar("replay", "diff", "bag.jsonl", "bag.jsonl")
        #expect(same.code == 0 && same.output.contains("are the same fight"))
    }

    @Test("A question that says nothing, or something that is not there, is a usage error with a remedy")
    func refusals() throws {
        for (words, part) in [
            ([], "what if what?"), (["--without", "9"], "no layer is meant by `9`; there are: 1 mirror"),
            (["--order", "hat,hat"], "names a layer twice"),
            (["--out", "small.jsonl", "--without", "1"], "is the log itself"),
            (["--set", "hat=3"], "is not TARGET.FIELD=VALUE"),
            (["--set", "armor/cap.weight=3"], "the fight uses no armor `cap`"),
            (["--from", "99"], "the fight has no round 99"),
            (["--without", "1", "--if-illegal", "cry"], "none of stop, skip, bot"),
            (["--from", "2", "--set", "rules.tempo=3"], "do not go with --from"),
            (["--wear", "kettel"], "did you mean `kettle`?"),
        ] {
            let ran = try lamellar.run(["replay", "small.jsonl", "--what-if"] + words)
            #expect(ran.code == 2, "\(words)")
            #expect(ran.errors.contains(part), "\(words): \(ran.errors)")
        }
    }

    @Test("Many logs are asked at once: a line each, a sum, and the same with any number of threads")
    func many() throws {
        try makeFolders(lamellar.sandbox("logs"))
        for name in ["small.jsonl", "bag.jsonl"] {
            try writeDurably(contents(lamellar.sandbox(name)), to: lamellar.sandbox("logs/" + name))
        }
        func run(_ words: String...) throws -> Ran { try lamellar.run(["replay", "logs", "--what-if"] + words) }
        let same = try run("--set", "rules.maxRounds=19")
        #expect(same.code == 0 && same.output.contains("2 logs: 2 the same"))
        let other = try run("--set", "attacks/blade.power=1", "--threads", "1")
        #expect(other.output.contains("logs/bag.jsonl: "))
        #expect(try run("--set", "attacks/blade.power=1", "--threads", "2").output == other.output)
        #expect(try run("--without", "1").code == 2)
        #expect(try run("--set", "armor/cloak.durability=1").output.contains("2 logs: 2 the same"))
        #expect(try run("--set", "armor/hat.durability=-1").code == 1)
    }

    @Test("What can't be written is a failure, and the answer is told all the same")
    func unwritable() throws {
        let ran = try lamellar("replay", "small.jsonl", "--what-if", "--without", "1", "--out", "nowhere/x.jsonl")
        #expect(ran.code == 1 && ran.output.contains("outcome:") && ran.errors.contains("nowhere"))
    }

    @Test("A report says what the fight teaches, in the language asked for")
    func insight() throws {
        let english = try lamellar("replay", "small.jsonl", "--to", "text").output
        for part in ["What the fight teaches", "What each layer did", "Without it", "Luck"] {
            #expect(english.contains(part), "\(part)")
        }
        let french = try lamellar("replay", "small.jsonl", "--to", "text", "--lang", "fr", "--mod", "francais")
        #expect(french.output.contains("Ce que le combat enseigne"), "\(french.errors)")
    }

    @Test("Over fresh seeds both versions are counted in pairs, the same with any number of threads")
    func repeated() throws {
        func run(_ threads: String) throws -> String {
            try lamellar(
                "replay", "small.jsonl", "--what-if", "--without", "1", "--repeat", "40", "--threads", threads
            ).output
        }
        let output = try run("1")
        #expect(output.contains("over 40 fresh seeds, both fought by `one-step`:"))
        #expect(output.contains("95 % interval"))
        #expect(try run("2") == output)
    }

    @Test("Its JSON is one object with both fights")
    func json() throws {
        let ran = try lamellar("replay", "small.jsonl", "--what-if", "--without", "1", "--json")
        let object = try JSONSerialization.jsonObject(with: Data(ran.output.utf8)) as? [String: Any] ?? [:]
        for key in ["recorded", "whatIf", "differs", "strays", "rounds", "layers"] {
            #expect(object[key] != nil, "\(key)")
        }
    }

    @Test("A share code opens the fight where its content is installed, and a page brings its log along")
    func carried() throws {
        lamellar.environment["LAMELLAR_SAVES"] = lamellar.sandbox("saves")
        _ = try lamellar("play", "--seed", "7", input: "go\nend\nend\nend\nend\n")
        let log = "saves/main/fights/0001-bath-imp.jsonl"
        let code = try lamellar("replay", log, "--to", "code").output.split(separator: "\n").map(String.init)
        #expect(code.count == 1)
        #expect(try lamellar("replay", code[0], "--verify").code == 0)
        #expect(try lamellar("replay", code[0], "--to", "md").output == lamellar("replay", log, "--to", "md").output)
        #expect(try lamellar("replay", log, "--to", "html", "--out", "page.html").code == 0)
        #expect(try lamellar("replay", "page.html", "--verify").code == 0)
        #expect(try lamellar("replay", "diff", "page.html", log).code == 0)
    }

    @Test("A fight is played on from a round as practice, and the log stays as it is")
    func practice() throws {
        let before = contents(lamellar.sandbox("small.jsonl"))
        let ran = try lamellar("replay", "small.jsonl", "--play", "--from", "2", "--saves", "saves", input: "end\n")
        #expect(ran.code == 0, "\(ran.errors)")
        #expect(ran.output.contains("This is practice"))
        let isSame = contents(lamellar.sandbox("small.jsonl")) == before
        #expect(isSame)
        #expect(try lamellar("replay", "saves/practice-1/fights", "--verify").code == 0)
    }

    @Test("A death of the rules leaves the fight and the command that lets it happen again; the game goes on before it")
    func death() throws {
        lamellar.environment["LAMELLAR_SAVES"] = lamellar.sandbox("saves")
        lamellar.environment["LAMELLAR_FAULT"] = "death"
        let ran = try lamellar("play", "--seed", "7", input: "go\nend\n")
        #expect(ran.wasKilled)
        #expect(ran.errors.contains("the game has died of a fault of its own"))
        let log = "saves/main/faults/0001-bath-imp-choice-1.jsonl"
        #expect(ran.errors.contains(log))
        lamellar.environment["LAMELLAR_FAULT"] = nil
        let proof = try lamellar("replay", log, "--verify")
        #expect(proof.code == 3)
        #expect(String(decoding: contents(lamellar.sandbox(log)), as: UTF8.self).hasSuffix(#""do":"end"}"# + "\n"))
        #expect(try lamellar("play", input: "end\n").output.contains("You are back"))
        #expect(try lamellar("replay", "saves/main/fights", "--verify").code == 0)
    }

    @Test("A broken promise is told with its log, and the audit of that log finds nothing once the rules keep it")
    func promise() throws {
        lamellar.environment["LAMELLAR_SAVES"] = lamellar.sandbox("saves")
        lamellar.environment["LAMELLAR_FAULT"] = "promise"
        let ran = try lamellar("play", "--seed", "7", input: "go\nend\n")
        #expect(ran.errors.contains("the rules broke a promise"))
        lamellar.environment["LAMELLAR_FAULT"] = nil
        let audit = try lamellar("replay", "saves/main/faults/0001-bath-imp-choice-1.jsonl", "--audit")
        #expect(audit.code == 0 && audit.output.contains("every promise kept"))
    }
}
