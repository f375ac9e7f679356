/// Turns a fault into words: the problem, the remedy and, where it can be known, what to write instead.
func explain(_ fault: Fault, in bytes: [UInt8]) -> JSONProblem {
    let fault = refined(fault, in: bytes)
    let text = FaultText(fault: fault, bytes: bytes)
    return JSONProblem(code: fault.code, message: text.message, offset: fault.offset, suggestion: text.suggestion)
}

private struct FaultText {
    let fault: Fault
    let bytes: [UInt8]

    var message: String {
        switch fault.code {
        case .empty: "there is no JSON value here: write an object, such as {}"
        case .tooLarge: "the text is longer than \(fault.other) bytes: split it into several files"
        case .tooDeep: "more than \(fault.other) lists and objects are nested here: nest them less deeply"
        case .notUTF8: "this looks like UTF-\(fault.other) text: save the file as UTF-8"
        case .invalidUTF8: "this byte (\(hex(byte))) is not UTF-8: save the file as UTF-8"
        case .trailingComma: "a comma stands before the closing \(closing): remove the comma"
        case .comment: "JSON has no comments: remove this one"
        case .singleQuote: "a string is written in double quotes: write \" in place of '"
        case .curlyQuote: "a string is written in straight double quotes: write \" in place of the typographic quote"
        case .unquotedKey: "a key is a string: write \(quoted(word))"
        case .unknownWord: unknownWord
        case .notANumber: "JSON has no NaN and no infinity: write a number or null"
        case .leadingZero: "a number does not begin with a zero: write \(suggestion ?? "it without")"
        case .plusSign: "a number has no plus sign: write it without"
        case .leadingDot: "a number begins with a digit: write \(suggestion ?? "a zero in front")"
        case .badNumber: "\(word) is not a number: write decimal digits, such as 12"
        case .missingComma: "a comma is missing here: write , between this and what follows"
        case .missingColon:
            "the key \(quoted(key(at: fault.other))) has no colon: write : between the key and its value"
        case .missingValue: "a value is missing before this \(character): write one, or null"
        case .unclosedString: unclosedString
        case .unclosedList: "the list opened at \(place(fault.other)) is not closed: write ]"
        case .unclosedObject: "the object opened at \(place(fault.other)) is not closed: write }"
        case .wrongClosing: wrongClosing
        case .duplicateKey:
            "the key \(quoted(key(at: fault.offset))) is here already at \(place(fault.other)): remove one of the two"
        case .controlCharacter:
            "a control character stands in a string: write \(suggestion ?? "an escape") in its place"
        case .badEscape: badEscape
        case .loneSurrogate:
            "this is half of a surrogate pair: write both halves, such as \\ud83d\\udd25, or the character itself"
        case .bareQuote:
            "the string opened at \(place(fault.other)) ends here, and more text follows: write \\\" for a quote inside a string"
        case .afterEnd:
            isClosing
                ? "this \(character) closes nothing: remove it"
                : "something follows the end of the JSON value: remove it, or put everything into one object or list"
        case .unexpectedCharacter:
            byte == comma
                ? "there is one comma too many: remove this one"
                : "\(character) cannot stand here: remove it, or put text in double quotes"
        }
    }

    var suggestion: String? {
        switch fault.code {
        case .unquotedKey: isWordCut ? nil : quoted(word)
        case .unknownWord: knownWord ?? (isWordCut ? nil : quoted(word))
        case .singleQuote: between([apostrophe], [apostrophe])
        case .curlyQuote: curlyQuoted
        case .leadingZero, .plusSign, .leadingDot: plainNumber
        case .notANumber: "null"
        case .controlCharacter: escaped
        case .empty, .tooLarge, .tooDeep, .notUTF8, .invalidUTF8, .trailingComma, .comment, .badNumber,
            .missingComma, .missingColon, .missingValue, .unclosedString, .unclosedList, .unclosedObject, .wrongClosing,
            .duplicateKey,
            .badEscape, .loneSurrogate, .bareQuote, .afterEnd, .unexpectedCharacter:
            nil
        }
    }

    private var unknownWord: String {
        if let knownWord { return "\(word) is not a JSON word: write \(knownWord)" }
        return "\(word) is no value: put text in double quotes, as in \(quoted(word))"
    }

    private var unclosedString: String {
        let remedy =
            switch at(fault.offset) {
            case comma, colon: "write \" before this \(character)"
            case 0: "write \""
            default: "write \" before the line ends, or \\n for a line break"
            }
        return "the string opened at \(place(fault.other)) is not closed: \(remedy)"
    }

    private var wrongClosing: String {
        let isList = at(fault.other) == openList
        return "the \(isList ? "list" : "object") opened at \(place(fault.other)) is closed by \(character): "
            + "write \(isList ? "]" : "}")"
    }

    private var badEscape: String {
        at(fault.offset + 1) == 0x75
            ? "\\u needs four hexadecimal digits, as in \\u00e9: write all four"
            : "this backslash escapes nothing: write \\\\ for a backslash, or one of \\\" \\/ \\b \\f \\n \\r \\t \\u"
    }

    /// The word of JSON that a word of another language means.
    private var knownWord: String? {
        switch word.lowercased() {
        case "true", "yes", "on": "true"
        case "false", "no", "off": "false"
        case "null", "none", "nil", "undefined": "null"
        default: nil
        }
    }

    /// The number without what must not be in front; nil when what is left is no number either.
    private var plainNumber: String? {
        guard !isWordCut else { return nil }
        // Bytes, since a sign and an accent after it are one Character.
        var digits = Array(word.utf8)[...]
        let isNegative = digits.first == minus
        if isNegative || digits.first == plus { digits.removeFirst() }
        while digits.first == zero, digits.dropFirst().first?.isDigit == true { digits.removeFirst() }
        let number = (isNegative ? [minus] : []) + (digits.first == dot ? [zero] : []) + digits
        return isJSON(number) ? String(decoding: number, as: UTF8.self) : nil
    }

    private func isJSON(_ text: [UInt8]) -> Bool {
        unsafe text.withUnsafeBufferPointer {
            unsafe (try? Reader.document($0, file: 0, limits: .init(), [])) != nil
        }
    }

    /// The text between wrong quotes in right ones; nil when they don't close before their line does, or where what
    /// follows shows that another quote is the closing one.
    private func between(_ open: [UInt8], _ close: [UInt8]) -> String? {
        let start = fault.offset + open.count
        let line = bytes[min(start, bytes.count)...].prefix(67).prefix { $0 != lineFeed && $0 != carriageReturn }
        guard let end = line.indices.first(where: { line[$0...].starts(with: close) }) else { return nil }
        let text = line[..<end]
        let next = at(end + close.count)
        let isWhole = next == 0 || next.isSpace || [comma, colon, closeList, closeObject].contains(next)
        return isWhole && !text.contains(backslash) ? quoted(String(decoding: text, as: UTF8.self)) : nil
    }

    /// U+201C or another such quote, closed by U+201D or by one of its own kind.
    private var curlyQuoted: String? {
        let open = Array(bytes[fault.offset..<fault.offset + 3])
        return between(open, [0xE2, 0x80, open[2] < 0x9C ? 0x99 : 0x9D]) ?? between(open, open)
    }

    private var escaped: String {
        let text = quoted(String(decoding: [byte], as: UTF8.self))
        return String(text.dropFirst().dropLast())
    }

    // MARK: What stands there

    private func at(_ offset: Int) -> UInt8 { bytes.indices.contains(offset) ? bytes[offset] : 0 }
    private var byte: UInt8 { at(fault.offset) }

    /// The character at the fault, in a form that a line can hold.
    private var character: String {
        let tail = bytes[min(fault.offset, bytes.count)...].prefix(4)
        guard let scalar = String(decoding: tail, as: UTF8.self).unicodeScalars.first else { return "the end" }
        return scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value ? "the byte \(hex(byte))" : String(scalar)
    }

    private var isClosing: Bool { byte == closeList || byte == closeObject }

    /// The bracket that the comma at the fault stands before.
    private var closing: String {
        let after = bytes[fault.offset...].dropFirst().first { !$0.isSpace }
        return after == closeList ? "]" : "}"
    }

    /// True when the word is longer than a message should quote.
    private var isWordCut: Bool { word.utf8.count >= 64 }

    /// The letters, digits, signs and dots at the fault, 64 bytes at most.
    private var word: String {
        let word = bytes[fault.offset...].prefix(64).prefix { $0.isInWord }
        return String(decoding: word, as: UTF8.self)
    }

    /// The key whose opening quote stands at an offset, escapes as written.
    private func key(at offset: Int) -> String {
        var skip = false
        let text = bytes[(offset + 1)...].prefix { byte in
            defer { skip = byte == backslash && !skip }
            return skip || byte != quote
        }
        let parsed = try? JSON.parse([quote] + text + [quote])
        return parsed?.string ?? ""
    }

    private func place(_ offset: Int) -> String {
        let (line, column) = SourceLines(bytes).position(of: offset)
        return "\(line):\(column)"
    }

    private func hex(_ byte: UInt8) -> String {
        "0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }

    private func quoted(_ text: String) -> String {
        String(decoding: JSON(text).canonical(), as: UTF8.self)
    }
}
