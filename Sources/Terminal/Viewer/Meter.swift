extension Strip {
    /// A measure as a bar that shows what this step took from it or gave to it.
    ///
    ///     strip.meter(12, before: 20, of: 24, width: 8)      // "████▒▒▒·"
    mutating func meter(_ value: Int, before: Int, of most: Int, width: Int) {
        let (now, then) = (share(value, of: most, in: width), share(before, of: most, in: width))
        let ink = Ink(share: value, of: most)
        add(String(repeating: "█", count: min(now, then)), ink)
        if now < then { add(String(repeating: "▒", count: then - now), .brightRed) }
        if now > then { add(String(repeating: "▓", count: now - then), .brightGreen) }
        add(String(repeating: "·", count: max(0, width - max(now, then))), .dim)
    }

    /// "12/24", or "20→12/24" where this step changed it.
    mutating func value(_ value: Int, before: Int, of most: Int, to cell: Int? = nil) {
        let isChanged = value != before
        // Where there is little room, the change says more than the most there could be.
        let isTight = cell.map { $0 < Strip.valueWidth(most) } ?? false
        let text = (isChanged ? "\(before)→" : "") + "\(value)" + (isChanged && isTight ? "" : "/\(most)")
        add(text, isChanged ? value < before ? .brightRed : .brightGreen : .plain, to: cell ?? columns(text))
    }

    /// The columns of the longest change.
    static func valueWidth(_ most: Int) -> Int { 3 * columns("\(most)") + 2 }

    /// Whole columns; none only at zero, all only where nothing is missing.
    private func share(_ value: Int, of most: Int, in width: Int) -> Int {
        if value <= 0 || most <= 0 || width <= 0 { return 0 }
        if value >= most { return width }
        let product = value.multipliedFullWidth(by: width)
        return min(max(1, most.dividingFullWidth(product).quotient), max(1, width - 1))
    }
}

extension Ink {
    /// Green while most is left, red near the end.
    init(share value: Int, of most: Int) {
        let tenths = value.multipliedReportingOverflow(by: 10)
        let tenth = most > 0 && !tenths.overflow ? tenths.partialValue / most : 10
        self = tenth > 5 ? .green : tenth > 2 ? .yellow : .red
    }
}
