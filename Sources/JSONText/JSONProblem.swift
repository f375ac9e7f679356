/// Why a text is not JSON: what is wrong, where, and what to do about it.
///
/// ```swift
/// do { _ = try JSON.parse(Array("[1,]".utf8)) } catch {
///     error.code    // .trailingComma, "json-trailing-comma"
///     error.offset  // 2
///     error.message // "a comma stands before the closing ]: remove the comma"
/// }
/// ```
public struct JSONProblem: Error, Sendable, Hashable {
    /// The kind of problem; its raw value never changes, so scripts can rely on it.
    public var code: Code

    /// The problem and its remedy in plain words, one line; other places in it are `line:column`.
    public var message: String

    /// Where it is, in bytes from the beginning of the text.
    public var offset: Int

    /// What to write instead of what stands there, such as `true` for `True`, or nil.
    public var suggestion: String?

    /// Makes a problem, for readers of formats that build on this one.
    public init(code: Code, message: String, offset: Int, suggestion: String? = nil) {
        self.code = code
        self.message = message
        self.offset = offset
        self.suggestion = suggestion
    }

    /// The kinds of problems, for example `.trailingComma` with the raw value `json-trailing-comma`.
    public enum Code: String, Sendable, Hashable, CaseIterable {
        /// No value at all.
        case empty = "json-empty"
        /// More bytes than the limit.
        case tooLarge = "json-too-large"
        /// Lists and objects nested past the limit.
        case tooDeep = "json-too-deep"
        /// UTF-16 or UTF-32 text.
        case notUTF8 = "json-not-utf-8"
        /// Bytes that are no UTF-8.
        case invalidUTF8 = "json-invalid-utf-8"
        /// A comma after the last element or member.
        case trailingComma = "json-trailing-comma"
        /// A comment.
        case comment = "json-comment"
        /// A string in single quotes.
        case singleQuote = "json-single-quote"
        /// A string in typographic quotes.
        case curlyQuote = "json-curly-quote"
        /// A key without quotes.
        case unquotedKey = "json-unquoted-key"
        /// A word without quotes that is not `true`, `false` or `null`.
        case unknownWord = "json-unknown-word"
        /// `NaN` or `Infinity`.
        case notANumber = "json-not-a-number"
        /// A number such as `007`.
        case leadingZero = "json-leading-zero"
        /// A number such as `+1`.
        case plusSign = "json-plus-sign"
        /// A number such as `.5`.
        case leadingDot = "json-leading-dot"
        /// A number that is broken in another way, such as `1.` or `0x10`.
        case badNumber = "json-bad-number"
        /// Two elements or members with no comma between them.
        case missingComma = "json-missing-comma"
        /// A key with no colon after it.
        case missingColon = "json-missing-colon"
        /// A colon or comma with no value where one must be.
        case missingValue = "json-missing-value"
        /// A string that does not end on its line.
        case unclosedString = "json-unclosed-string"
        /// A list that does not end.
        case unclosedList = "json-unclosed-list"
        /// An object that does not end.
        case unclosedObject = "json-unclosed-object"
        /// A list closed by `}` or an object closed by `]`.
        case wrongClosing = "json-wrong-closing"
        /// A key that the object has already.
        case duplicateKey = "json-duplicate-key"
        /// A control character other than a line end inside a string.
        case controlCharacter = "json-control-character"
        /// A backslash before something it cannot escape.
        case badEscape = "json-bad-escape"
        /// Half of a pair of `\u` escapes.
        case loneSurrogate = "json-lone-surrogate"
        /// A quote inside a string, which ends it.
        case bareQuote = "json-bare-quote"
        /// Anything after the first value.
        case afterEnd = "json-after-end"
        /// A character that can begin nothing here.
        case unexpectedCharacter = "json-unexpected-character"
    }
}

/// A problem while it travels up the reader: too small to slow the good case, turned into words at the top.
struct Fault: Error {
    var code: JSONProblem.Code
    var offset: Int
    /// The other place of the story: where it was opened, where the key stood first; or a limit.
    var other = -1
}
