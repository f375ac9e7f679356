import Foundation
import TestSupport
import Testing

@Suite("trace")
struct TraceTests {
    private func trace(_ words: String...) throws -> Ran {
        let lamellar = Runner()
        return try lamellar.run(["trace"] + words)
    }

    @Test("The contract's example, byte for byte")
    func example() throws {
        let ran = try trace("--wear", "fire-armor", "--wear", "water-armor", "--attack", "water:10", "--json")
        #expect(
            ran.output == """
                {"attack":{"element":"water","power":10,"pierce":0,"tags":[],"measures":{}},"hops":[{"layer":0,"armor":"fire-armor","answer":"pass","element":"water","in":10,"out":10,"taken":0,"durability":[20,20],"why":"no response matched"},{"layer":1,"armor":"water-armor","answer":"absorb","element":"water","in":10,"out":0,"taken":10,"durability":[20,19],"why":"responses[0]"}],"echoes":[],"outcome":"absorbed","by":"water-armor","damage":0,"reflected":0}

                """)
        #expect(ran.errors == "")
        #expect(ran.code == 0)
    }

    /// A stack of the sample kind, with the answers that the road has none of.
    private func sample(_ armor: String, _ words: String...) throws -> String {
        let lamellar = Runner()
        SampleRoad.write(
            to: lamellar.folder + "/Content",
            replacing: armor.isEmpty ? [:] : [#"{"id": "glass","#: armor + #", {"id": "glass","#])
        let ran = try lamellar.run(["trace", "--content", "Content", "--json"] + words)
        #expect(ran.errors == "")
        return ran.output
    }

    @Test("A skipped layer is only named, a broken one says so, armor that never wears has no durability")
    func forms() throws {
        #expect(
            try sample(
                "", "--wear", "glass", "--wear", "paper-shirt", "--attack",
                "fire:5,pierce=1,tag=hot,tag=big,id=flame,width=3"
            ).contains(
                #"{"attack":{"id":"flame","element":"fire","power":5,"pierce":1,"tags":["hot","big"],"measures":{"width":3}},"hops":[{"layer":0,"armor":"glass","answer":"skipped"},{"layer":1,"armor":"paper-shirt","answer":"absorb","element":"fire","in":5,"out":2,"taken":3,"durability":[3,0],"why":"responses[0]","broke":true}],"echoes":[],"outcome":"hit","by":"avatar","damage":2,"reflected":0}"#
            ))
        #expect(
            try sample("", "--wear", "glass", "--attack", "fire:1").contains(
                #"{"layer":0,"armor":"glass","answer":"pass","element":"fire","in":1,"out":1,"taken":0,"durability":null,"why":"no response matched"}"#
            ))
    }

    @Test("Chance shows what was rolled and needed, and a retry how often it tried")
    func chance() throws {
        let armor = """
            {"id": "dice", "name": "Dice", "responses": [{"when": {"chance": 1}, "answer": "absorb"}]},
            {"id": "hope", "name": "Hope", "responses": [{"answer": "retry", "times": 2}]}
            """
        let output = try sample(armor, "--wear", "hope", "--wear", "dice", "--attack", "fire:1", "--seed", "7")
        #expect(output.contains(/"armor":"dice","answer":"pass".*"roll":\[\d+,1\]/))
        #expect(output.contains(/"armor":"hope","answer":"retry".*"retries":2/))
        #expect(output == (try sample(armor, "--wear", "hope", "--wear", "dice", "--attack", "fire:1", "--seed=7")))
    }

    @Test("The same armor may be worn twice, and several attacks meet the same stack in order")
    func twice() throws {
        let output = try sample(
            "", "--wear", "paper-shirt", "--wear", "paper-shirt", "--attack", "fire:2", "--attack", "fire:9")
        let lines = output.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines[0].contains(#""layer":0,"armor":"paper-shirt","answer":"absorb""#))
        #expect(lines[1].contains(#""durability":[1,0]"#))
        #expect(lines[1].contains(#""layer":1,"armor":"paper-shirt","answer":"absorb""#))
        #expect(lines[1].contains(#""durability":[3,0]"#))
        #expect(lines[1].hasSuffix(#""outcome":"hit","by":"avatar","damage":5,"reflected":0}"#))
    }

    @Test(
        "An attack that is none is refused with the reason and 2",
        arguments: [
            ("water", "ELEMENT:POWER"), ("water:", "no power"), ("water:x", "no power"), ("water:0", "no power"),
            ("water:1000001", "no power"), ("water:-1", "no power"), ("water:1:2", "ELEMENT:POWER"),
            ("", "ELEMENT:POWER"),
            (":5", "no element"), ("watre:5", "did you mean `water`?"), ("water:5,", "not key=value"),
            ("water:5,tag", "not key=value"), ("water:5,tag=", "not key=value"), ("water:5,=1", "not key=value"),
            ("water:5,tag=Big Blow", "no id"), ("water:5,id=A", "no id"), ("water:5,pierce=x", "pierce"),
            ("water:5,pierce=-1", "pierce"), ("water:5,pierce=65", "pierce"), ("water:5,width=x", "measure"),
            ("water:5,width=1,width=2", "twice"), ("water:5,id=a,id=b", "twice"),
            ("water:5,pierce=1,pierce=2", "twice"),
            ("water:5,width=99999999999999999999", "measure"), ("water:5, tag=x", "not key=value"),
            ("wa\u{1B}[2Jter:5", "no element"),
        ])
    func malformed(attack: String, message: String) throws {
        let ran = try trace("--attack", attack)
        #expect(ran.code == 2)
        #expect(ran.output == "")
        #expect(ran.errors.contains(message), "\(ran.errors)")
        #expect(!ran.errors.contains("\u{1B}"))
    }

    @Test("Unknown armor is refused with what may have been meant")
    func unknownArmor() throws {
        let ran = try trace("--wear", "fire-amor", "--attack", "water:1")
        #expect(ran.code == 2)
        #expect(ran.errors.contains("there is no armor `fire-amor`; did you mean `fire-armor`?"))
    }

    @Test("In words, without color, one fact a line")
    func words() throws {
        let ran = try trace("--wear", "fire-armor", "--wear", "water-armor", "--attack", "water:10", "--plain")
        #expect(ran.code == 0)
        #expect(!ran.output.contains("\u{1B}"))
        #expect(ran.output.contains("Water Armor absorbs 10."))
        let colored = try trace("--wear", "water-armor", "--attack", "water:10", "--color", "always")
        #expect(colored.output.contains("\u{1B}["))
        #expect(try !trace("--attack", "water:10", "--color", "always", "--plain").output.contains("\u{1B}"))
    }

    @Test("In words, every hop says where the response stands that answered, also one that a parent wrote")
    func places() throws {
        let lamellar = Runner()
        SampleRoad.write(
            to: lamellar.folder + "/Content",
            replacing: [
                #"{"id": "glass","#: """
                {"id": "child", "extends": "paper-shirt", "weight": 2, "echoes": [
                 {"effect": "mend", "amount": 1}]},
                {"id": "glass",
                """
            ])
        let path = lamellar.folder + "/Content/core/road.json"
        let lines = String(decoding: contents(path), as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        func place(_ text: String) throws -> String {
            let line = try #require(lines.firstIndex { $0.contains(text) })
            let start = try #require(lines[line].range(of: text)).lowerBound
            return "Content/core/road.json:\(line + 1):\(lines[line][..<start].unicodeScalars.count + 1)"
        }
        let ran = try lamellar.run([
            "trace", "--content", "Content", "--wear", "glass", "--wear", "child", "--attack", "fire:2", "--plain",
        ])
        #expect(
            ran.output == """
                1. Fire: Fire 2
                Glass lets it pass. [no response matched; \(try place(#"{"id": "glass""#))]
                Paper Shirt absorbs 2. (Durability 3 → 1.) [responses[0]: always; \(try place(#"{"answer": "absorb", "upTo": 3}"#))]
                Paper Shirt mends itself by 1. [echoes[0]; \(try place(#"{"effect": "mend""#))]
                Absorbed by Paper Shirt.

                """)
    }
}
