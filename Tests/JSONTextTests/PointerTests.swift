import JSONText
import Testing

@Suite struct PointerTests {
    /// The document of RFC 6901, section 5.
    let document: JSON = [
        "foo": ["bar", "baz"], "": 0, "a/b": 1, "c%d": 2, "e^f": 3, "g|h": 4, "i\\j": 5, "k\"l": 6, " ": 7, "m~n": 8,
    ]

    @Test("The pointers of RFC 6901 lead where it says")
    func standard() throws {
        let answers: [(String, JSON)] = [
            ("", document), ("/foo", ["bar", "baz"]), ("/foo/0", "bar"), ("/", 0), ("/a~1b", 1), ("/c%d", 2),
            ("/e^f", 3), ("/g|h", 4), ("/i\\j", 5), ("/k\"l", 6), ("/ ", 7), ("/m~0n", 8),
        ]
        for (text, value) in answers {
            let pointer = try #require(JSON.Pointer(text))
            #expect(document.find(pointer) == value, "\(text)")
            #expect(pointer.description == text)
        }
    }

    @Test("A pointer without a slash in front, or with a tilde that escapes nothing, is none")
    func malformed() {
        for text in ["foo", "#/foo", "/~", "/~2", "/a~"] { #expect(JSON.Pointer(text) == nil, "\(text)") }
        #expect(JSON.Pointer("/~01")?.tokens == ["~1"])
    }

    @Test("A way that ends early leads nowhere, and a list index is digits without a zero in front")
    func nowhere() throws {
        for text in ["/foo/2", "/foo/-", "/foo/00", "/foo/+0", "/foo/0/0", "/bar", "/foo/99999999999999999999"] {
            #expect(document.find(try #require(JSON.Pointer(text))) == nil, "\(text)")
        }
    }

    @Test("The pointer to a place leads back to the value there")
    func places() throws {
        let text = Array(#"{"a/b": [7, {"c": "x"}]}"#.utf8)
        let read = try JSON.parse(text)
        func pointer(_ offset: Int32) -> String? { read.pointer(to: .init(file: 0, offset: offset))?.description }
        #expect(pointer(0) == "")
        #expect(pointer(1) == "/a~1b")
        #expect(pointer(8) == "/a~1b")
        #expect(pointer(9) == "/a~1b/0")
        #expect(pointer(18) == "/a~1b/1/c")
        #expect(pointer(2) == nil)
        #expect(read.pointer(to: .init(file: 1, offset: 0)) == nil)
    }

    @Test("A pointer grows by a step without changing the one it grew from")
    func appending() {
        let root = JSON.Pointer(["armor"])
        #expect(root.appending("0").description == "/armor/0")
        #expect(root.description == "/armor")
    }
}

@Suite struct MergePatchTests {
    @Test("Merging does what RFC 7396's table says")
    func standard() throws {
        let cases: [(target: String, patch: String, result: String)] = [
            (#"{"a":"b"}"#, #"{"a":"c"}"#, #"{"a":"c"}"#),
            (#"{"a":"b"}"#, #"{"b":"c"}"#, #"{"a":"b","b":"c"}"#),
            (#"{"a":"b"}"#, #"{"a":null}"#, #"{}"#),
            (#"{"a":"b","b":"c"}"#, #"{"a":null}"#, #"{"b":"c"}"#),
            (#"{"a":["b"]}"#, #"{"a":"c"}"#, #"{"a":"c"}"#),
            (#"{"a":"c"}"#, #"{"a":["b"]}"#, #"{"a":["b"]}"#),
            (#"{"a":{"b":"c"}}"#, #"{"a":{"b":"d","c":null}}"#, #"{"a":{"b":"d"}}"#),
            (#"{"a":[{"b":"c"}]}"#, #"{"a":[1]}"#, #"{"a":[1]}"#),
            (#"["a","b"]"#, #"["c","d"]"#, #"["c","d"]"#),
            (#"{"a":"b"}"#, #"["c"]"#, #"["c"]"#),
            (#"{"a":"foo"}"#, #"null"#, #"null"#),
            (#"{"a":"foo"}"#, #""bar""#, #""bar""#),
            (#"{"e":null}"#, #"{"a":1}"#, #"{"e":null,"a":1}"#),
            (#"[1,2]"#, #"{"a":"b","c":null}"#, #"{"a":"b"}"#),
            (#"{}"#, #"{"a":{"bb":{"ccc":null}}}"#, #"{"a":{"bb":{}}}"#),
        ]
        for (target, patch, result) in cases {
            let merged = JSON.merge(try JSON.parse(Array(target.utf8)), try JSON.parse(Array(patch.utf8)))
            #expect(String(decoding: merged.canonical(), as: UTF8.self) == result, "\(target) + \(patch)")
        }
    }

    @Test("Every value keeps the place it came from, and keys their order")
    func places() throws {
        let target = try JSON.parse(Array(#"{"a":1,"b":{"x":2,"y":3},"c":4}"#.utf8), file: 1)
        let patch = try JSON.parse(Array(#"{"d":5,"b":{"y":6},"a":null}"#.utf8), file: 2)
        let merged = JSON.merge(target, patch)
        #expect(merged == ["b": ["x": 2, "y": 6], "c": 4, "d": 5])
        #expect(merged.place.file == 1)
        #expect(merged["b"]?.place == target["b"]?.place)
        #expect(merged["b"]?["x"]?.place == target["b"]?["x"]?.place)
        #expect(merged["b"]?["y"]?.place == patch["b"]?["y"]?.place)
        #expect(merged["c"]?.place.file == 1)
        #expect(merged["d"]?.place == patch["d"]?.place)
        #expect(merged.members?.last?.keyPlace == patch.members?.first?.keyPlace)
    }

    @Test("Large objects are merged as small ones are, keys told apart by their bytes")
    func large() {
        let numbers = (0..<100).map { JSON.Member("key \($0)", JSON(.integer($0))) }
        let changes = (50..<150).map { JSON.Member("key \($0)", $0 % 2 == 0 ? .null : JSON(.integer(-$0))) }
        let (composed, split) = (JSON.Member("\u{e9}", 1), JSON.Member("e\u{301}", 2))
        let merged = JSON.merge(JSON(.object([composed] + numbers)), JSON(.object(changes + [split])))
        var expected = [composed] + Array(numbers[..<50])
        for number in 50..<150 where number % 2 == 1 { expected.append(changes[number - 50]) }
        #expect((merged.members ?? []) == expected + [split])
    }
}
