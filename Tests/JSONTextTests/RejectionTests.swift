import JSONText
import Testing

/// A text that is not JSON; `‸` stands where the problem must be said to be.
struct Rejection: CustomTestStringConvertible, Sendable {
    let text: String
    let code: JSONProblem.Code
    let says: String
    let suggestion: String?

    init(_ text: String, _ code: JSONProblem.Code, _ says: String, suggestion: String? = nil) {
        (self.text, self.code, self.says, self.suggestion) = (text, code, says, suggestion)
    }

    var testDescription: String { "\(code.rawValue): \(text)" }

    static let all: [Rejection] = [
        .init("‸", .empty, "no JSON value"),
        .init(" \n\t‸", .empty, "write an object"),
        .init("[1‸,]", .trailingComma, "remove the comma"),
        .init("[1‸, \n ]", .trailingComma, "before the closing ]"),
        .init("{\"a\":1‸,}", .trailingComma, "before the closing }"),
        .init("‸// no\n1", .comment, "no comments"),
        .init("[1, ‸/* no */ 2]", .comment, "no comments"),
        .init("[1 ‸# no\n]", .comment, "no comments"),
        .init("{\"a\" ‸/**/: 1}", .comment, "no comments"),
        .init("{‸// no\n}", .comment, "no comments"),
        .init("1 ‸// no", .comment, "no comments"),
        .init("[‸'fire']", .singleQuote, "double quotes", suggestion: "\"fire\""),
        .init("{‸'a': 1}", .singleQuote, "double quotes", suggestion: "\"a\""),
        .init("[‸'it's']", .singleQuote, "double quotes"),
        .init("[‸'fire\n']", .singleQuote, "double quotes"),
        .init("[‸“fire”]", .curlyQuote, "straight double quotes", suggestion: "\"fire\""),
        .init("[‸‘fire’, 1]", .curlyQuote, "straight double quotes", suggestion: "\"fire\""),
        .init("[‸”fire”]", .curlyQuote, "straight double quotes", suggestion: "\"fire\""),
        .init("[‸“fire]", .curlyQuote, "straight double quotes"),
        .init("{‸a: 1}", .unquotedKey, "write \"a\"", suggestion: "\"a\""),
        .init("{\"b\": 2, ‸水: 1}", .unquotedKey, "write \"水\"", suggestion: "\"水\""),
        .init("{‸1: 1}", .unquotedKey, "write \"1\"", suggestion: "\"1\""),
        .init("[‸True]", .unknownWord, "write true", suggestion: "true"),
        .init("[‸False]", .unknownWord, "write false", suggestion: "false"),
        .init("‸None", .unknownWord, "write null", suggestion: "null"),
        .init("‸tru", .unknownWord, "double quotes", suggestion: "\"tru\""),
        .init("‸nullx", .unknownWord, "double quotes", suggestion: "\"nullx\""),
        .init("[‸fire-armor]", .unknownWord, "double quotes", suggestion: "\"fire-armor\""),
        .init("‸NaN", .notANumber, "no NaN", suggestion: "null"),
        .init("[‸-Infinity]", .notANumber, "no infinity", suggestion: "null"),
        .init("‸007", .leadingZero, "write 7", suggestion: "7"),
        .init("[‸-01]", .leadingZero, "write -1", suggestion: "-1"),
        .init("‸00", .leadingZero, "write 0", suggestion: "0"),
        .init("[‸+1]", .plusSign, "no plus sign", suggestion: "1"),
        .init("‸+\u{327}", .plusSign, "no plus sign"),
        .init("‸++1", .plusSign, "no plus sign"),
        .init("[‸.5]", .leadingDot, "write 0.5", suggestion: "0.5"),
        .init("‸1.", .badNumber, "1. is not a number"),
        .init("‸-", .badNumber, "decimal digits"),
        .init("‸1e", .badNumber, "decimal digits"),
        .init("‸1e+", .badNumber, "decimal digits"),
        .init("‸0x10", .badNumber, "0x10 is not a number"),
        .init("‸1_000", .badNumber, "decimal digits"),
        .init("‸1.2.3", .badNumber, "decimal digits"),
        .init("‸1-2", .badNumber, "decimal digits"),
        .init("[1‸ 2]", .missingComma, "write ,"),
        .init("[\"a\"‸\n\"b\"]", .missingComma, "write ,"),
        .init("{\"a\": 1‸ \"b\": 2}", .missingComma, "write ,"),
        .init("{\"a\": {}‸{}}", .missingComma, "write ,"),
        .init("[true‸ x]", .missingComma, "write ,"),
        .init("{\"a\" ‸1}", .missingColon, "the key \"a\" has no colon"),
        .init("{\"a\"‸}", .missingColon, "write :"),
        .init("{\"a\" ‸= 1}", .missingColon, "write :"),
        .init("{\"a\": ‸}", .missingValue, "before this }"),
        .init("{\"a\": ‸, \"b\": 1}", .missingValue, "before this ,"),
        .init("[‸,1]", .missingValue, "before this ,"),
        .init("[1,‸,2]", .missingValue, "before this ,"),
        .init("‸]", .missingValue, "before this ]"),
        .init("\"abc‸", .unclosedString, "opened at 1:1"),
        .init("[\n  \"abc‸\n]", .unclosedString, "opened at 2:3"),
        .init("[\"abc‸\r\n]", .unclosedString, "\\n for a line break"),
        .init("\"abc\\‸", .unclosedString, "opened at 1:1"),
        .init("[\"abc‸,\n 1]", .unclosedString, "opened at 1:2 is not closed: write \" before this ,"),
        .init("{\"a\": \"abc‸, \"b\": 1}", .unclosedString, "opened at 1:7 is not closed: write \" before this ,"),
        .init("[1,\n \"abc‸, \"b\", \"c\"]", .unclosedString, "opened at 2:2"),
        .init("{\"a‸: 1, \"b\": 1}", .unclosedString, "opened at 1:2 is not closed: write \" before this :"),
        .init("[\"say \\\"a‸\"b\"]", .bareQuote, "opened at 1:2 ends here"),
        .init("{\"a\": \"the ‸\"itch\".\"}", .bareQuote, "write \\\" for a quote inside a string"),
        .init("[{\"a\": 1,\n ‸{\"b\": 2}]", .unclosedObject, "opened at 1:2 is not closed: write }"),
        .init("[‸", .unclosedList, "opened at 1:1"),
        .init("{\"水\": [1‸", .unclosedList, "opened at 1:7"),
        .init("[1, ‸", .unclosedList, "opened at 1:1"),
        .init("{‸", .unclosedObject, "opened at 1:1"),
        .init("[\n {\"a\"‸", .unclosedObject, "opened at 2:2"),
        .init("{\"a\":‸", .unclosedObject, "opened at 1:1"),
        .init("{\"a\":1‸", .unclosedObject, "opened at 1:1"),
        .init("{\"a\":1,‸", .unclosedObject, "opened at 1:1"),
        .init("[1‸}", .wrongClosing, "the list opened at 1:1 is closed by }: write ]"),
        .init("{\"a\":1‸]", .wrongClosing, "the object opened at 1:1 is closed by ]: write }"),
        .init("{\"a\":1, ‸\"a\":2}", .duplicateKey, "the key \"a\" is here already at 1:2"),
        .init("{\"a\":1, ‸\"\\u0061\":2}", .duplicateKey, "the key \"a\" is here already at 1:2"),
        .init("{\"\":1,\n ‸\"\":2}", .duplicateKey, "at 1:2"),
        .init("[\"a‸\tb\"]", .controlCharacter, "write \\t", suggestion: "\\t"),
        .init("[\"a‸\u{1B}[1m\"]", .controlCharacter, "write \\u001b", suggestion: "\\u001b"),
        .init("[\"abcdefghijkl‸\0\"]", .controlCharacter, "write \\u0000", suggestion: "\\u0000"),
        .init("\"‸\\x\"", .badEscape, "write \\\\ for a backslash"),
        .init("\"a‸\\'\"", .badEscape, "escapes nothing"),
        .init("\"‸\\u12g4\"", .badEscape, "four hexadecimal digits"),
        .init("\"‸\\u12", .badEscape, "four hexadecimal digits"),
        .init("\"‸\\ud83d\"", .loneSurrogate, "both halves"),
        .init("\"‸\\udd25\"", .loneSurrogate, "both halves"),
        .init("\"‸\\ud83d\\u0041\"", .loneSurrogate, "both halves"),
        .init("\"‸\\ud83d\\ud83d\"", .loneSurrogate, "both halves"),
        .init("1 ‸2", .afterEnd, "remove it"),
        .init("{} ‸{}", .afterEnd, "one object or list"),
        .init("{}‸,", .afterEnd, "remove it"),
        .init("{} ‸}", .afterEnd, "this } closes nothing"),
        .init("‸;", .unexpectedCharacter, "; cannot stand here"),
        .init("[1 ‸; 2]", .unexpectedCharacter, "; cannot stand here"),
        .init("[‸\u{C}]", .unexpectedCharacter, "the byte 0x0C"),
        .init("{‸[]}", .unexpectedCharacter, "[ cannot stand here"),
        .init("{‸,}", .unexpectedCharacter, "one comma too many"),
        .init("{\"a\": 1,‸, \"b\": 2}", .unexpectedCharacter, "one comma too many"),
    ]
}

@Suite struct RejectionTests {
    @Test("What is not JSON is refused with its place, its code and a remedy", arguments: Rejection.all)
    func refused(_ rejection: Rejection) throws {
        let parts = rejection.text.split(separator: "‸", omittingEmptySubsequences: false)
        try #require(parts.count == 2)
        let problem = #expect(throws: JSONProblem.self) { try JSON.parse(Array("\(parts[0])\(parts[1])".utf8)) }
        #expect(problem?.code == rejection.code)
        #expect(problem?.offset == parts[0].utf8.count)
        #expect(problem?.message.contains(rejection.says) == true, "\(problem?.message ?? "")")
        #expect(problem?.suggestion == rejection.suggestion)
    }

    @Test(
        "Bytes that are no UTF-8 are refused where the bad character begins",
        arguments: [
            [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80],
            [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF], [0xC3], [0xE6, 0xB0],
            [0xF0, 0x9F, 0x94], [0xE6, 0x41, 0x41], [0xF0, 0x9F, 0x41, 0x41],
        ] as [[UInt8]])
    func invalidUTF8(_ bad: [UInt8]) {
        for front in ["\"", "\"12345678901234", "\"水水水"] {
            for tail in ["", "\"", "\"            "] {
                let text = Array(front.utf8) + bad + Array(tail.utf8)
                let problem = #expect(throws: JSONProblem.self) { try JSON.parse(text) }
                #expect(problem?.code == .invalidUTF8)
                #expect(problem?.offset == front.utf8.count)
            }
        }
    }

    @Test(
        "UTF-16 and UTF-32 texts are told apart and named, with and without a byte order mark",
        arguments: [
            ("UTF-16", [0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00]), ("UTF-16", [0xFE, 0xFF, 0x00, 0x7B, 0x00, 0x7D]),
            ("UTF-16", [0x7B, 0x00, 0x7D, 0x00]), ("UTF-16", [0x00, 0x7B, 0x00, 0x7D]),
            ("UTF-32", [0xFF, 0xFE, 0, 0, 0x31, 0, 0, 0]), ("UTF-32", [0, 0, 0xFE, 0xFF, 0, 0, 0, 0x31]),
            ("UTF-32", [0x31, 0, 0, 0]), ("UTF-32", [0, 0, 0, 0x31]),
        ] as [(String, [UInt8])])
    func otherEncodings(_ name: String, _ bytes: [UInt8]) {
        let problem = #expect(throws: JSONProblem.self) { try JSON.parse(bytes) }
        #expect(problem?.code == .notUTF8)
        #expect(problem?.message.contains(name) == true)
    }

    @Test("Every code is tried, begins with json- and keeps to ids")
    func codes() {
        let elsewhere: Set<JSONProblem.Code> = [.invalidUTF8, .notUTF8, .tooDeep, .tooLarge]
        let tried = Set(Rejection.all.map(\.code)).union(elsewhere)
        #expect(tried == Set(JSONProblem.Code.allCases))
        for code in JSONProblem.Code.allCases {
            #expect(code.rawValue.hasPrefix("json-"))
            #expect(code.rawValue.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") })
        }
    }
}
