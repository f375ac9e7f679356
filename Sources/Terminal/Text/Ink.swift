/// A way to set a text off: one of the terminal's own sixteen colors, or a weight.
///
///     Palette(colored: true).paint("burns", .red)      // "\u{1B}[31mburns\u{1B}[0m"
public enum Ink: Sendable, CaseIterable {
    case plain, bold, dim, reverse
    case black, red, green, yellow, blue, magenta, cyan, white
    case gray, brightRed, brightGreen, brightYellow, brightBlue, brightMagenta, brightCyan, brightWhite

    /// The SGR parameter, empty for `plain`.
    var code: String {
        switch self {
        case .plain: ""
        case .bold: "1"
        case .dim: "2"
        case .reverse: "7"
        case .black: "30"
        case .red: "31"
        case .green: "32"
        case .yellow: "33"
        case .blue: "34"
        case .magenta: "35"
        case .cyan: "36"
        case .white: "37"
        case .gray: "90"
        case .brightRed: "91"
        case .brightGreen: "92"
        case .brightYellow: "93"
        case .brightBlue: "94"
        case .brightMagenta: "95"
        case .brightCyan: "96"
        case .brightWhite: "97"
        }
    }
}

/// Paints or refrains: the one place that writes a color code.
///
/// Paint last. Widths, padding and clipping take a painted text for a longer one, and paint does not nest.
///
///     let palette = Palette(colored: false)
///     palette.paint("burns", .red)      // "burns"
public struct Palette: Sendable {
    public let colored: Bool

    public init(colored: Bool) { self.colored = colored }

    /// The text in an ink, and the terminal as it was behind it.
    ///
    ///     Palette(colored: true).paint("7", .bold)      // "\u{1B}[1m7\u{1B}[0m"
    public func paint(_ text: String, _ ink: Ink) -> String {
        if !colored || ink == .plain || text.isEmpty { return text }
        return "\u{1B}[" + ink.code + "m" + text + "\u{1B}[0m"
    }

    /// The text in two inks at once.
    ///
    ///     Palette(colored: true).paint("7", .bold, .red)      // "\u{1B}[1;31m7\u{1B}[0m"
    public func paint(_ text: String, _ ink: Ink, _ second: Ink) -> String {
        if ink == .plain { return paint(text, second) }
        if !colored || second == .plain || text.isEmpty { return paint(text, ink) }
        return "\u{1B}[" + ink.code + ";" + second.code + "m" + text + "\u{1B}[0m"
    }
}

/// The player's word on color: `--color auto`, `always` or `never`.
///
///     ColorOption(rawValue: "auto")      // .auto
public enum ColorOption: String, Sendable, CaseIterable {
    case auto, always, never
}

/// Whether to paint: the option decides, then NO_COLOR, then CLICOLOR_FORCE, then the terminal (no-color.org).
///
/// An empty NO_COLOR counts as unset, and so does a CLICOLOR_FORCE of `0`.
///
///     wantsColor(option: .auto, isTerminal: true, noColor: "1", term: "xterm", colorForce: nil)      // false
public func wantsColor(
    option: ColorOption, isTerminal: Bool, noColor: String?, term: String?, colorForce: String?
) -> Bool {
    switch option {
    case .always: return true
    case .never: return false
    case .auto:
        if let noColor, !noColor.isEmpty { return false }
        if let colorForce, !colorForce.isEmpty, colorForce != "0" { return true }
        return isTerminal && term != "dumb"
    }
}

/// A text without the colors of a palette, as a file should have it.
///
///     unpainted(Palette(colored: true).paint("fire", .red))   // "fire"
public func unpainted(_ text: String) -> String {
    guard text.utf8.contains(0x1B) else { return text }
    var plain = ""
    var rest = text[...]
    while let escape = rest.firstIndex(of: "\u{1B}") {
        plain += rest[..<escape]
        rest = rest[escape...].drop { $0 != "m" }.dropFirst()
    }
    return plain + rest
}
