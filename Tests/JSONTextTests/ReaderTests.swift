import JSONText
import Testing

@Suite struct ReaderTests {
    @Test("Nested values and keys have the places where they were written")
    func places() throws {
        let document = try JSON.parse(Array("{ \"a\" : [ 10, {\"b\":null} ] }".utf8), file: 3)
        #expect(document.place == JSON.Place(file: 3, offset: 0))
        #expect(document.members?.first?.keyPlace == JSON.Place(file: 3, offset: 2))
        let list = try #require(document["a"]?.array)
        #expect(document["a"]?.place.offset == 8)
        #expect(list.map(\.place.offset) == [10, 14])
        #expect(list[1].members?.first?.keyPlace.offset == 15)
        #expect(list[1]["b"]?.place.offset == 19)
    }

    @Test("What is passed over is null, in the outermost object only, and its syntax is checked all the same")
    func passedOver() throws {
        let text = #"{"a": {"b": [1, {"c": "\u0041"}]}, "d": {"a": 2}, "b": 3}"#
        let document = try JSON.parse(Array(text.utf8), passingOver: ["a"])
        #expect(document == ["a": .null, "d": ["a": 2], "b": 3])
        #expect(document["a"]?.place.offset == 6)
        for (broken, code) in [
            (#"{"a": [1,]}"#, JSONProblem.Code.trailingComma), (#"{"a": {"b" 1}}"#, .missingColon),
            (#"{"a": ["b}"#, .unclosedString), (#"{"a": 1, "a": 2}"#, .duplicateKey),
        ] {
            let problem = #expect(throws: JSONProblem.self) { try JSON.parse(Array(broken.utf8), passingOver: ["a"]) }
            #expect(problem?.code == code)
        }
    }

    @Test("A byte order mark and CR LF are accepted and count as bytes")
    func byteOrderMark() throws {
        let document = try JSON.parse([0xEF, 0xBB, 0xBF] + Array("\r\n[1]\r\n".utf8))
        #expect(document == [1])
        #expect(document.place.offset == 5)
    }

    @Test(
        "Numbers are integers where an Int can hold them, and else keep their text",
        arguments: [
            ("0", .integer(0)), ("-0", .integer(0)), ("9223372036854775807", .integer(.max)),
            ("-9223372036854775808", .integer(.min)), ("9223372036854775808", .fraction("9223372036854775808")),
            ("-9223372036854775809", .fraction("-9223372036854775809")),
            ("99999999999999999999999", .fraction("99999999999999999999999")), ("1.0", .fraction("1.0")),
            ("-0.5", .fraction("-0.5")), ("1e2", .fraction("1e2")), ("1.5E+10", .fraction("1.5E+10")),
            ("0e-1", .fraction("0e-1")),
        ] as [(String, JSON.Kind)])
    func numbers(_ text: String, _ kind: JSON.Kind) throws {
        #expect(try JSON.parse(Array(text.utf8)).value == kind)
    }

    @Test("Escapes become what they stand for")
    func escapes() throws {
        let text = #"["\"\\\/\b\f\n\r\t", "\u00e9\u6C34", "\ud83d\uDD25", "a\u0000b", "\ufeff"]"#
        let strings = try JSON.parse(Array(text.utf8)).array?.compactMap(\.string)
        #expect(strings == ["\"\\/\u{8}\u{C}\n\r\t", "é水", "🔥", "a\0b", "\u{FEFF}"])
    }

    @Test("A quote, a backslash or the end is found wherever it falls among eight bytes")
    func alignment() throws {
        for count in 0..<40 {
            for middle in ["", "\\n", "é", "🔥", "\u{7F}"] {
                let plain = String(repeating: "x", count: count)
                let read = try JSON.parse(Array("\"\(plain)\(middle)\(plain)\"".utf8)).string
                #expect(read == plain + (middle == "\\n" ? "\n" : middle) + plain)
            }
        }
    }

    @Test("Accessors answer for their own kind only, and every kind has a name")
    func accessors() {
        let all: [(JSON, String)] = [
            (["a": 1], "an object"), ([1], "a list"), ("x", "a string"), (1, "an integer"), (true, "true or false"),
            (JSON(.fraction("0.5")), "a number with a fraction"),
            (JSON(.fraction("12345678901234567890")), "an integer too large"),
            (.null, "null"),
        ]
        for (value, name) in all { #expect(value.kindName == name) }
        #expect(all.map { $0.0.int } == [nil, nil, nil, 1, nil, nil, nil, nil])
        #expect(all.map { $0.0.string } == [nil, nil, "x", nil, nil, nil, nil, nil])
        #expect(all.map { $0.0.bool } == [nil, nil, nil, nil, true, nil, nil, nil])
        #expect(all.map { $0.0.array } == [nil, [1], nil, nil, nil, nil, nil, nil])
        #expect(all.map { $0.0.members?.count } == [1, nil, nil, nil, nil, nil, nil, nil])
        #expect(all.map { $0.0.isNull } == [false, false, false, false, false, false, false, true])
        #expect(all.map { $0.0["a"] } == [1, nil, nil, nil, nil, nil, nil, nil])
    }

    @Test("Members are replaced in place, appended and removed")
    func assignment() {
        var object: JSON = ["a": 1, "b": 2]
        object["a"] = "new"
        object["c"] = [3]
        object["b"] = nil
        object["missing"] = nil
        #expect(object == ["a": "new", "c": [3]])
        var list: JSON = [1]
        list["a"] = 2
        #expect(list == [1])
    }

    @Test("Objects are equal only in the same order")
    func order() {
        let one: JSON = ["a": 1, "b": 2]
        #expect(one == ["a": 1, "b": 2])
        #expect(one != ["b": 2, "a": 1])
    }
}

@Suite struct SourceLinesTests {
    @Test("LF, CR LF and a lone CR each end one line")
    func ends() {
        let lines = SourceLines(Array("a\nbc\r\nd\re\n".utf8))
        #expect(lines.count == 5)
        #expect((1...6).map { lines.line($0) } == ["a", "bc", "d", "e", "", ""])
        #expect(lines.line(0) == "")
        let positions = (0...10).map { lines.position(of: $0) }
        #expect(positions.map(\.line) == [1, 1, 2, 2, 2, 2, 3, 3, 4, 4, 5])
        #expect(positions.map(\.column) == [1, 2, 1, 2, 3, 4, 1, 2, 1, 2, 1])
    }

    @Test("A byte order mark shifts no column and is not in the line")
    func byteOrderMark() {
        let lines = SourceLines([0xEF, 0xBB, 0xBF] + Array("ab\ncd".utf8))
        #expect(lines.position(of: 0) == (1, 1))
        #expect(lines.position(of: 3) == (1, 1))
        #expect(lines.position(of: 4) == (1, 2))
        #expect(lines.position(of: 7) == (2, 2))
        #expect(lines.line(1) == "ab")
    }

    @Test("A column is a Unicode scalar, of whatever length, and the inside of one is its own column")
    func scalars() {
        let lines = SourceLines(Array("水の鎧🔥x".utf8))
        #expect([0, 3, 6, 9, 13, 14].map { lines.position(of: $0).column } == [1, 2, 3, 4, 5, 6])
        #expect([1, 2, 10, 12].map { lines.position(of: $0).column } == [1, 1, 4, 4])
        #expect(lines.line(1) == "水の鎧🔥x")
    }

    @Test("Offsets outside the text and bytes that are no UTF-8 are no trouble")
    func outside() {
        let lines = SourceLines([0xFF, 0x80, 0x0A, 0x80])
        #expect(lines.position(of: -5) == (1, 1))
        #expect(lines.position(of: 99).line == 2)
        #expect(SourceLines([]).position(of: 3) == (1, 1))
        #expect(SourceLines([]).line(1) == "")
    }

    @Test func findsColumnsFarOutInALongLine() {
        let line = String(repeating: "水x", count: 2_000)
        let lines = SourceLines(Array(("ab\n" + line + "\nc").utf8))
        for column in [1, 2, 700, 1_025, 3_999] {
            let offset = 3 + (column - 1) / 2 * 4 + (column.isMultiple(of: 2) ? 3 : 0)
            #expect(lines.position(of: offset) == (2, column))
            let (text, first) = lines.excerpt(ofLine: 2, around: offset)
            #expect(Array(text.unicodeScalars)[column - first] == (column.isMultiple(of: 2) ? "x" : "水"))
            #expect(text.utf8.count < 1_000)
            #expect(text.hasPrefix("…") == (first > 1))
        }
        #expect(lines.excerpt(ofLine: 1, around: 1) == ("ab", 1))
    }
}
