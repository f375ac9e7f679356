import Chronicle
import Content
import Engine
import Files
import JSONText
import TestSupport
import Testing

@testable import Game

/// What a line means in a fight in the den, on a road where two coats of one kind are worn.
private struct Scene {
    var parser = Parser()
    let surroundings: Surroundings

    init(_ actions: Action..., language: String = "en", twoFoes: Bool = false) throws {
        let catalog =
            twoFoes
            ? SampleRoad.catalog(replacing: [#""foes": ["rat"], "offers""#: #""foes": ["rat", "wall"], "offers""#])
            : road
        var campaign = try #require(Campaign(seed: 7, in: catalog))
        for action in actions { _ = try campaign.perform(action, in: catalog) }
        surroundings = Surroundings(campaign, catalog, language: language)
    }

    /// In the shop of the sample town, with soup in the bag.
    static func shop() throws -> Scene {
        let town = SampleTown.catalog()
        var campaign = try #require(Campaign(seed: 7, in: town))
        campaign.items = ["soup"]
        _ = try campaign.perform(.go("shop"), in: town)
        return Scene(surroundings: Surroundings(campaign, town, language: "en"))
    }

    private init(surroundings: Surroundings) { self.surroundings = surroundings }

    mutating func callAsFunction(_ line: String) throws(Misunderstanding) -> Command {
        try parser.parse(line, in: surroundings)
    }

    /// Why a line is not understood; nil when it is.
    mutating func trouble(_ line: String) -> Misunderstanding? {
        do throws(Misunderstanding) {
            _ = try self(line)
            return nil
        } catch {
            return error
        }
    }
}

@Suite("Commands")
struct ParserTests {
    @Test("Every verb answers to all its words, in any case, with a full stop or without")
    func everyWord() throws {
        let fighting: [(Verb, String, Command)] = [
            (.look, "", .look), (.stack, "", .stack), (.examine, "rat", .examine(.foe(0))), (.intents, "", .intents),
            (.preview, "", .preview([])), (.why, "", .why), (.swap, "1 2", .act(.choose(.swap(0, 1)))),
            (.move, "1 2", .act(.choose(.move(0, to: 1)))), (.strike, "", .act(.choose(.strike(0)))),
            (.mend, "2", .act(.choose(.mend(1)))), (.brace, "1", .act(.choose(.brace(0)))),
            (.don, "1", .act(.choose(.don(0)))), (.doff, "2", .act(.choose(.doff(1)))), (.end, "", .act(.choose(.end))),
            (.go, "2", .act(.go("pit"))), (.take, "wool-cap", .act(.take("wool-cap"))), (.rest, "", .act(.rest)),
            (.upgrade, "1", .act(.upgrade(0))), (.quests, "", .quests), (.map, "", .map), (.history, "", .history),
            (.hint, "", .hint),
            (.help, "", .help(.all)), (.undo, "", .undo),
            (.redo, "", .redo), (.save, "", .save), (.load, "other game", .load("other game")), (.saves, "", .saves),
            (.note, "so it goes", .act(.note("so it goes"))), (.transcript, "", .transcript(on: nil)),
            (.options, "plain on", .options(["plain", "on"])), (.reload, "", .reload), (.quit, "", .quit),
        ]
        let shopping: [(Verb, String, Command)] = [
            (.talk, "keeper", .act(.talk("keeper"))), (.buy, "cap", .act(.buy(.armor("cap")))),
            (.sell, "coat", .act(.sell(.piece(0)))), (.wield, "stick", .act(.wield("stick"))),
            (.use, "soup", .act(.choose(.use(0, at: 0)))), (.train, "", .lessons), (.answer, "1", .act(.answer(nil))),
            (.leave, "", .act(.leave)),
        ]
        #expect(Set((fighting + shopping).map(\.0)).union([.again, .oops]) == Set(Verb.allCases))
        for (rows, place) in [(fighting, try Scene(.go("den"))), (shopping, try Scene.shop())] {
            var scene = place
            for (verb, rest, command) in rows {
                for word in verb.words {
                    #expect(try scene("\(word) \(rest)") == command, "\(word) \(rest)")
                    #expect(try scene("  \(word.uppercased())\t \(rest)  ") == command)
                    if verb != .note { #expect(try scene("\(word) \(rest).") == command) }
                }
            }
        }
    }

    @Test("No word means two verbs")
    func distinct() {
        let words = Verb.allCases.flatMap(\.words)
        #expect(Set(words).count == words.count)
        for verb in Verb.allCases { #expect(verb.words.first == verb.rawValue) }
    }

    @Test(
        "Layers go by number, id, name, the beginning of a word, and their name in the player's language",
        arguments: [
            ("mend 1", 0), ("mend fire-armor", 0), ("mend Fire Armor", 0), ("mend the fire armor", 0), ("mend fire", 0),
            ("mend FI", 0), ("mend paper", 1), ("mend shirt", 1), ("mend my paper shirt", 1), ("mend 火の鎧", 0),
            ("mend 紙", 1), ("mend +2", 1), ("mend paper-shirt.", 1),
        ])
    func layers(line: String, layer: Int) throws {
        var scene = try Scene(.go("den"), language: "ja")
        #expect(try scene(line) == .act(.choose(.mend(layer))))
    }

    @Test(
        "Longer forms say the same",
        arguments: [
            ("swap 1 2", Choice.swap(0, 1)), ("swap 1, 2", .swap(0, 1)), ("swap fire and paper", .swap(0, 1)),
            ("swap fire armor with paper shirt", .swap(0, 1)), ("swap fire armor paper shirt", .swap(0, 1)),
            ("swap paper for fire", .swap(1, 0)), ("w 2 1", .swap(1, 0)), ("move paper 1", .move(1, to: 0)),
            ("move paper shirt to 1", .move(1, to: 0)), ("put fire innermost", .move(0, to: 1)),
            ("move 2 outermost", .move(1, to: 0)), ("m 1 last", .move(0, to: 1)), ("strike at rat", .strike(0)),
            ("hit the rat", .strike(0)), ("k 1", .strike(0)), ("take off paper shirt", .doff(1)),
            ("end round", .end), ("end turn", .end), ("z", .end), ("wear water", .don(0)), ("equip glass", .don(2)),
        ])
    func forms(line: String, choice: Choice) throws {
        var scene = try Scene(.go("den"))
        #expect(try scene(line) == .act(.choose(choice)))
    }

    @Test("Ways go by number, name and id, and one way needs no name")
    func ways() throws {
        var scene = try Scene()
        #expect(try scene("go den") == .act(.go("den")))
        #expect(try scene("go to the Pit") == .act(.go("pit")))
        #expect(try scene("walk 3") == .act(.go("dead-end")))
        #expect(scene.trouble("go") == .ambiguous("go", ["1 The Den", "2 The Pit", "3 The Dead End"]))
        #expect(scene.trouble("go hall") == .noSuch(.place, "hall", suggestions: []))
        #expect(scene.trouble("go 4") == .noSuchNumber(.place, 4, most: 3))
    }

    @Test("Everything that is there can be examined")
    func subjects() throws {
        var scene = try Scene(.go("den"))
        let cases: [(String, Subject)] = [
            ("x 1", .own(0)), ("x water armor", .own(2)), ("l at rat", .foe(0)), ("x me", .avatar),
            ("x ember", .attack("ember")),
            ("x fire", .own(0)), ("x wet", .status("wet")), ("x patience", .quest("patience")),
            ("x gate", .place("gate")), ("x den", .place("den")),
        ]
        for (line, subject) in cases { #expect(try scene(line) == .examine(subject), "\(line)") }
        #expect(scene.trouble("x") == .needs(.examine))
        #expect(scene.trouble("x moon") == .noSuch(.thing, "moon", suggestions: []))
        #expect(scene.trouble("x 6") == .noSuchNumber(.piece, 6, most: 5))
    }

    @Test("A preview reads each choice as the fight would stand after those before it")
    func previews() throws {
        var scene = try Scene(.go("den"))
        #expect(
            try scene("preview swap 1 2, mend paper, strike") == .preview([.swap(0, 1), .mend(0), .strike(0)]))
        #expect(scene.trouble("preview look") == .needs(.preview))
        #expect(scene.trouble("preview fly") != nil)
    }

    @Test("What is meant twice is asked back, with the numbers to tell them apart")
    func ambiguity() throws {
        var scene = try Scene(.go("den"), twoFoes: true)
        #expect(try scene("strike") == .act(.choose(.strike(0))))
        #expect(try scene("strike wall") == .act(.choose(.strike(1))))
        var campaign = try #require(Campaign(seed: 7, in: road))
        campaign.worn.append(.init("fire-armor", copy: 1, durability: 20))
        let doubled = Surroundings(campaign, road, language: "en")
        var parser = Parser()
        #expect(throws: Misunderstanding.ambiguous("fire", ["1 Fire Armor", "3 Fire Armor"])) {
            try parser.parse("doff fire", in: doubled)
        }
        #expect(try parser.parse("oops 3", in: doubled) == .act(.choose(.doff(2))))
    }

    @Test("A slip of the fingers is answered with what may have been meant")
    func suggestions() throws {
        var scene = try Scene(.go("den"))
        #expect(scene.trouble("lokk") == .unknownVerb("lokk", suggestion: "look"))
        #expect(scene.trouble("exmaine rat") == .unknownVerb("exmaine", suggestion: "examine"))
        #expect(scene.trouble("xyzzy") == .unknownVerb("xyzzy", suggestion: nil))
        #expect(scene.trouble("mend fire-armro") == .noSuch(.layer, "fire-armro", suggestions: ["fire armor"]))
        #expect(scene.trouble("mend 3") == .noSuchNumber(.layer, 3, most: 2))
        #expect(scene.trouble("mend 0") == .noSuchNumber(.layer, 0, most: 2))
        #expect(scene.trouble("mend") == .needs(.mend))
        #expect(scene.trouble("swap 1") == .needs(.swap))
        #expect(scene.trouble("move 1") == .needs(.move))
        #expect(scene.trouble("stack of coats") == .tooMuch(.stack, "of coats"))
        #expect(scene.trouble("end it all") == .tooMuch(.end, "it all"))
        #expect(scene.trouble("transcript maybe") == .tooMuch(.transcript, "maybe"))
        #expect(scene.trouble("") == .empty)
        #expect(scene.trouble(" \t ") == .empty)
        #expect(scene.trouble("...") == .empty)
    }

    @Test("Oops puts the right word in the place of the wrong one, and only there")
    func oops() throws {
        var scene = try Scene(.go("den"))
        #expect(scene.trouble("oops fire") == .nothingToCorrect)
        let cases: [(String, String, Command)] = [
            ("lokk", "look", .look), ("exmaine rat", "examine", .examine(.foe(0))),
            ("mend e", "paper", .act(.choose(.mend(1)))), ("swap w 2", "1", .act(.choose(.swap(0, 1)))),
            ("swap 9 2", "fire", .act(.choose(.swap(0, 1)))), ("swap 2 22", "1", .act(.choose(.swap(1, 0)))),
            ("mend 鎧", "2", .act(.choose(.mend(1)))), ("x mo(on", "gate", .examine(.place("gate"))),
        ]
        for (wrong, right, command) in cases {
            #expect(scene.trouble(wrong) != nil)
            #expect(scene.trouble("oops") == .needs(.oops))
            #expect(try scene("oops \(right)") == command, "\(wrong), oops \(right)")
            #expect(scene.trouble("oops \(right)") == .nothingToCorrect)
            #expect(try scene("again") == command)
        }
    }

    @Test("Again repeats the last command that was understood, and takes nothing behind it")
    func again() throws {
        var scene = try Scene(.go("den"))
        #expect(scene.trouble("g") == .nothingToRepeat)
        #expect(try scene("brace 1") == .act(.choose(.brace(0))))
        #expect(scene.trouble("blurb") != nil)
        #expect(try scene("g") == .act(.choose(.brace(0))))
        #expect(try scene("AGAIN.") == .act(.choose(.brace(0))))
        #expect(scene.trouble("again 2") == .tooMuch(.again, "2"))
    }

    @Test(
        "A line is cut at semicolons and thens; a note keeps the rest of it",
        arguments: [
            ("swap 1 2; end", ["swap 1 2", "end"]), ("look then stack THEN end", ["look", "stack", "end"]),
            ("look;;stack;", ["look", "stack"]), ("x then", ["x then"]), ("then look", ["then look"]),
            ("note One; two then three.", ["note One; two then three."]), ("* a;b", ["* a;b"]),
            ("end; note Done; at last.", ["end", "note Done; at last."]), ("end then * a.", ["end", "* a."]),
            ("strengthen 1", ["strengthen 1"]), ("look.", ["look"]), (";", []), ("  ", []),
            ("go\tden;\tlook", ["go\tden", "look"]),
        ])
    func split(line: String, commands: [String]) {
        #expect(Parser.split(line) == commands)
    }

    @Test("A note keeps its text, with every sign in it")
    func notes() throws {
        var scene = try Scene(.go("den"))
        for text in ["He fell.", "a; b then c...", "  spaced  out", "鎧 \u{1F600}", "\"quoted\"", "end", ". dot"] {
            let wanted = text.hasPrefix(" ") ? String(text.drop { $0 == " " }) : text
            #expect(try scene("note \(text)") == .act(.note(wanted)))
        }
        #expect(scene.trouble("note") == .needs(.note))
    }

    @Test("Twenty thousand lines of rubbish crash nothing and change nothing that they do not say")
    func fuzz() throws {
        var luck = SplitMix64(state: 5)
        func pick<Item>(_ items: [Item]) -> Item { items[Int(luck.next() % UInt64(items.count))] }
        let words =
            Verb.allCases.flatMap(\.words) + [
                "1", "2", "3", "0", "-1", "99999999999999999999", "fire", "water-armor", "rat", "den", "to", "at",
                "off",
                "and", "with", "then", ";", ",", ".", "outermost", "the", "", "火の鎧", "鎧", "e\u{301}", "\u{301}",
                "\u{202E}",
                "\u{0}", "\u{1B}[31m", "İ", "ß", "ﬁ", "\u{1F468}\u{200D}\u{1F469}", "\u{FEFF}", "\u{2028}", "\t",
                "{round}",
                String(repeating: "a", count: 300),
            ]
        var parsers = [Parser(), Parser()]
        let scenes = [try Scene().surroundings, try Scene(.go("den")).surroundings]
        var understood = 0
        for number in 0..<20_000 {
            var line = ""
            for _ in 0..<Int(luck.next() % 6) { line += pick(words) + pick([" ", " ", " ", "", ";"]) }
            if number % 3 == 0, let scalar = Unicode.Scalar(UInt32(luck.next() % 0x11_0000)) {
                line.unicodeScalars.append(scalar)
            }
            let index = number % 2
            for part in Parser.split(line) {
                do throws(Misunderstanding) {
                    let command = try parsers[index].parse(part, in: scenes[index])
                    understood += 1
                    guard case .act(let action) = command else { continue }
                    var campaign = scenes[index].campaign
                    let before = campaign.state
                    if (try? campaign.perform(action, in: road)) == nil { #expect(campaign.state == before, "\(line)") }
                } catch {
                    continue
                }
            }
        }
        #expect(understood > 1_000)
    }
}
