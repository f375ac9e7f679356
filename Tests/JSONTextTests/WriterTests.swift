import JSONText
import Testing

@Suite struct WriterTests {
    private func text(_ body: (inout JSONWriter) -> Void) -> String {
        var writer = JSONWriter()
        body(&writer)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    @Test("Lines are written member by member, with commas where they belong")
    func lines() {
        let result = text { writer in
            for round in 1...2 {
                writer.object { line in
                    line.member("type", "hop")
                    line.member("in", round)
                    line.member("broke", true)
                    line.memberNull("roll")
                    line.member("durability", [20, 19])
                    line.member("tags", ["a", "b"])
                    line.member("kept", ["x": 1] as JSON)
                    line.member("hops") { hops in
                        hops.array { list in
                            list.object { _ in }
                            list.array { _ in }
                            list.value("s")
                            list.value(false)
                            list.null()
                            list.raw("1.5")
                        }
                    }
                }
                writer.endLine()
            }
        }
        let rest =
            #","broke":true,"roll":null,"durability":[20,19],"tags":["a","b"],"kept":{"x":1},"hops":[{},[],"s",false,null,1.5]}"#
        #expect(result == "{\"type\":\"hop\",\"in\":1\(rest)\n{\"type\":\"hop\",\"in\":2\(rest)\n")
    }

    @Test("Strings that end like a container or a key do not confuse the commas")
    func commas() {
        let result = text { writer in
            writer.array { list in
                for text in ["{", "[", ":", "\n", "", ","] { list.value(text) }
            }
        }
        #expect(result == #"["{","[",":","\n","",","]"#)
    }

    @Test("Integers are written with all their digits")
    func integers() {
        for number in [0, 1, 9, 10, 99, 100, -1, -10, 1_000_000, .max, .min] {
            #expect(text { $0.value(number) } == String(number))
        }
    }

    @Test(
        "Only quotes, backslashes, controls and line separators are escaped",
        arguments: [
            ("\"", #"\""#), ("\\", #"\\"#), ("/", "/"), ("\n\t\r", #"\n\t\r"#), ("\u{8}\u{C}", #"\b\f"#),
            ("\0", #"\u0000"#), ("\u{1B}", #"\u001b"#), ("\u{7F}", #"\u007f"#), ("\u{80}", #"\u0080"#),
            ("\u{9F}", #"\u009f"#), ("\u{A0}", "\u{A0}"), ("\u{2027}", "\u{2027}"), ("\u{2028}", #"\u2028"#),
            ("\u{2029}", #"\u2029"#), ("\u{202A}", "\u{202A}"), ("水🔥é", "水🔥é"), ("a\"b\"", #"a\"b\""#),
        ])
    func escapes(_ string: String, _ escaped: String) {
        #expect(text { $0.value(string) } == "\"\(escaped)\"")
    }

    @Test("A problem in the body comes out with its own type")
    func throwing() {
        struct Stop: Error {}
        var writer = JSONWriter()
        #expect(throws: Stop.self) { try writer.object { _ throws(Stop) in throw Stop() } }
    }

    @Test("Emptied, a writer begins anew")
    func emptied() {
        var writer = JSONWriter(capacity: 100)
        writer.value(1)
        writer.removeAll()
        writer.value(2)
        #expect(writer.bytes == Array("2".utf8))
    }

    @Test("The text for people keeps short flat lists and objects on one line and breaks the rest")
    func pretty() {
        let tree: JSON = [
            "name": "水の鎧", "range": ["min": 1, "max": 8], "tags": ["fire", "sharp"], "none": [], "empty": [:],
            "layers": [["id": "a", "wear": 1], ["id": "b", "deep": [1]]],
        ]
        let expected = """
            {
              "name": "水の鎧",
              "range": { "min": 1, "max": 8 },
              "tags": ["fire", "sharp"],
              "none": [],
              "empty": {},
              "layers": [
                { "id": "a", "wear": 1 },
                {
                  "id": "b",
                  "deep": [1]
                }
              ]
            }

            """
        #expect(String(decoding: tree.pretty(), as: UTF8.self) == expected)
    }

    @Test("A line for people is at most a hundred columns, a comma included")
    func width() {
        for length in 60...110 {
            let tree: JSON = ["k": ["a": JSON(String(repeating: "水", count: length)), "b": 1], "l": [[1]]]
            let lines = String(decoding: tree.pretty(), as: UTF8.self).split(separator: "\n")
            let fits = #"  "k": { "a": "", "b": 1 },"#.utf8.count + length <= 100
            #expect(lines[1].hasSuffix("},") == fits, "\(length)")
            if fits { #expect(lines[1].unicodeScalars.count <= 100) }
        }
    }
}
