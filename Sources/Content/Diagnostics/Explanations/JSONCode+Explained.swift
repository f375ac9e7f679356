import JSONText

extension JSONProblem.Code {
    /// What `lamellar explain CODE` tells.
    var explained: Explained {
        switch self {
        case .empty: .empty
        case .tooLarge: .tooLarge
        case .tooDeep: .tooDeep
        case .notUTF8: .notUTF8
        case .invalidUTF8: .invalidUTF8
        case .trailingComma: .trailingComma
        case .comment: .comment
        case .singleQuote: .singleQuote
        case .curlyQuote: .curlyQuote
        case .unquotedKey: .unquotedKey
        case .unknownWord: .unquotedWord
        case .notANumber: .notANumber
        case .leadingZero: .leadingZero
        case .plusSign: .plusSign
        case .leadingDot: .leadingDot
        case .badNumber: .badNumber
        case .missingComma: .missingComma
        case .missingColon: .missingColon
        case .missingValue: .missingValue
        case .unclosedString: .unclosedString
        case .unclosedList: .unclosedList
        case .unclosedObject: .unclosedObject
        case .wrongClosing: .wrongClosing
        case .duplicateKey: .duplicateKey
        case .controlCharacter: .controlCharacter
        case .badEscape: .badEscape
        case .loneSurrogate: .loneSurrogate
        case .bareQuote: .bareQuote
        case .afterEnd: .afterEnd
        case .unexpectedCharacter: .unexpectedCharacter
        }
    }
}
