// What the reader says when the byte under the eye is not the one the grammar asks for.

extension Reader {
    /// The fault for a comment under the eye, or nil when there is none.
    func comment() -> Fault? {
        let begins = byte == hash || (byte == slash && (peek(1) == slash || peek(1) == star))
        return begins ? Fault(code: .comment, offset: at) : nil
    }

    /// Nothing under the eye begins a value.
    func noValue() -> Fault {
        if let fault = comment() ?? wrongQuote() { return fault }
        switch byte {
        case plus: return Fault(code: .plusSign, offset: at)
        case dot: return Fault(code: .leadingDot, offset: at)
        case comma, closeList, closeObject: return Fault(code: .missingValue, offset: at)
        default: break
        }
        guard byte.isWord else { return Fault(code: .unexpectedCharacter, offset: at) }
        return Fault(code: word(from: at).isNotANumber ? .notANumber : .unknownWord, offset: at)
    }

    /// Nothing under the eye begins a key.
    func noKey() -> Fault {
        if let fault = comment() ?? wrongQuote() { return fault }
        return Fault(code: byte.isWord ? .unquotedKey : .unexpectedCharacter, offset: at)
    }

    /// No colon follows the key.
    func noColon(_ keyAt: Int) -> Fault {
        comment() ?? Fault(code: .missingColon, offset: at, other: keyAt)
    }

    /// Neither a comma nor the right bracket follows an element or member.
    func notSeparated(_ valueEnd: Int, opened: Int, unclosed: JSONProblem.Code) -> Fault {
        if at == end { return Fault(code: unclosed, offset: end, other: opened) }
        if let fault = comment() { return fault }
        switch byte {
        case closeList, closeObject: return Fault(code: .wrongClosing, offset: at, other: opened)
        case quote, apostrophe, openList, openObject, minus, plus, dot:
            return Fault(code: .missingComma, offset: valueEnd)
        default:
            return Fault(code: byte.isWord ? .missingComma : .unexpectedCharacter, offset: byte.isWord ? valueEnd : at)
        }
    }

    /// The letters, digits, signs and dots from an offset on.
    func word(from start: Int) -> String {
        let rest = unsafe UnsafeBufferPointer(start: base + start, count: min(64, end - start))
        return unsafe String(decoding: rest.prefix { $0.isInWord }, as: UTF8.self)
    }

    private func wrongQuote() -> Fault? {
        if byte == apostrophe { return Fault(code: .singleQuote, offset: at) }
        // U+2018 to U+201F, the quotes that word processors put in place of typed ones.
        guard byte == 0xE2, peek(1) == 0x80, 0x98...0x9F ~= peek(2) else { return nil }
        return Fault(code: .curlyQuote, offset: at)
    }
}

extension String {
    /// True for what other languages print for a float that is no number.
    var isNotANumber: Bool {
        let word = lowercased()
        return ["nan", "inf", "infinity"].contains(
            word.first == "-" || word.first == "+" ? String(word.dropFirst()) : word)
    }
}
