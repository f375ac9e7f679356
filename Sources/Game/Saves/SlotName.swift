/// Whether a name can be a slot: 1…64 bytes that name a folder and can't leave it, and not the file of the history.
///
///     isSlotName("main")      // true
///     isSlotName("../main")   // false
public func isSlotName(_ name: String) -> Bool {
    guard (1...64).contains(name.utf8.count), let first = name.utf8.first else { return false }
    guard first != UInt8(ascii: "."), first != UInt8(ascii: "-"), first != UInt8(ascii: " "),
        name.utf8.last != UInt8(ascii: " "), name.lowercased() != RunHistory.fileName
    else { return false }
    return name.unicodeScalars.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: false
        default: scalar != "/" && scalar != "\\" && scalar != ":"
        }
    }
}
