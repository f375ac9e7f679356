/// One press of a key, or a paste, as a terminal tells it.
///
///     Key.control("l").label      // "Ctrl-L"
public enum Key: Hashable, Sendable {
    /// A character as typed, the space among them.
    case character(Character)
    /// A letter in lower case, held with Ctrl.
    case control(Character)
    case up, down, left, right, home, end, pageUp, pageDown
    case enter, tab, backspace, delete, escape
    case function(Int)
    /// Text that came all at once; nobody typed its letters as commands.
    case paste(String)
    /// A sequence that says nothing here.
    case unknown

    /// What stands on it, for help.
    public var label: String {
        switch self {
        case .character(" "): "Space"
        case .character(let character): String(character)
        case .control(let letter): "Ctrl-" + letter.uppercased()
        case .up: "↑"
        case .down: "↓"
        case .left: "←"
        case .right: "→"
        case .home: "Home"
        case .end: "End"
        case .pageUp: "PgUp"
        case .pageDown: "PgDn"
        case .enter: "Enter"
        case .tab: "Tab"
        case .backspace: "Backspace"
        case .delete: "Del"
        case .escape: "Esc"
        case .function(let number): "F\(number)"
        case .paste, .unknown: ""
        }
    }
}
