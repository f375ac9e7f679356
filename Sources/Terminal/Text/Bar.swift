/// A measure as a row of blocks in eighths of a column, or as words in plain mode.
///
/// The bar is full only at `max` and empty only at zero, however little is missing or left.
///
///     bar(15, of: 20, width: 10, plain: false)      // "███████▌··"
///     bar(15, of: 20, width: 10, plain: true)       // "15 of 20"
public func bar(_ value: Int, of max: Int, width: Int, plain: Bool) -> String {
    if plain { return "\(value) of \(max)" }
    let width = Swift.max(0, Swift.min(width, 1000))
    let eighths = eighths(value, of: max, in: 8 * width)
    let full = eighths / 8
    let part = partialBlock(eighths % 8)
    return String(repeating: "█", count: full) + part
        + String(repeating: "·", count: width - full - (part.isEmpty ? 0 : 1))
}

private func eighths(_ value: Int, of max: Int, in whole: Int) -> Int {
    if value <= 0 || max <= 0 || whole == 0 { return 0 }
    if value >= max { return whole }
    let product = value.multipliedFullWidth(by: whole)
    return Swift.max(1, max.dividingFullWidth(product).quotient)
}

private func partialBlock(_ eighths: Int) -> String {
    switch eighths {
    case 1: "▏"
    case 2: "▎"
    case 3: "▍"
    case 4: "▌"
    case 5: "▋"
    case 6: "▊"
    case 7: "▉"
    default: ""
    }
}
