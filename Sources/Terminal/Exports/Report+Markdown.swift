extension Report {
    /// The report in GitHub's Markdown.
    public func markdown() -> String {
        (["# " + marked(title)] + Report.markdown(blocks)).joined(separator: "\n") + "\n"
    }

    private static func markdown(_ blocks: [Block]) -> [String] {
        blocks.flatMap { block -> [String] in
            switch block {
            case .heading(let level, let text): return ["", String(repeating: "#", count: level) + " " + marked(text)]
            case .paragraph(let text): return ["", marked(text)]
            case .list(let items): return [""] + items.map(markdown)
            case .grid(let grid): return ["", "**\(marked(grid.caption))**", ""] + markdown(grid)
            case .fold(let level, let title, let blocks): return markdown([.heading(level, title)] + blocks)
            }
        }
    }

    private static func markdown(_ item: Item) -> String {
        String(repeating: "  ", count: item.depth) + "- " + (item.isCommand ? code(item.text) : marked(item.text))
    }

    private static func markdown(_ grid: Grid) -> [String] {
        func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
        let rules = grid.columns.map { column in
            switch column.align {
            case .left: "---"
            case .right: "---:"
            case .center: ":---:"
            }
        }
        return [row(grid.columns.map { marked($0.title) }), row(rules)] + grid.rows.map { row($0.map { marked($0) }) }
    }

    /// Text as code: between more backticks than stand in it.
    private static func code(_ text: String) -> String {
        var longest = 0
        var run = 0
        for byte in text.utf8 {
            run = byte == UInt8(ascii: "`") ? run + 1 : 0
            longest = max(longest, run)
        }
        if longest == 0 { return "`\(text)`" }
        let fence = String(repeating: "`", count: longest + 1)
        return "\(fence) \(text) \(fence)"
    }
}

/// Text that Markdown shows as it stands: no mark-up, no link, no table's border, whatever somebody named a thing.
///
///     marked("*fire* | <b>")      // "\*fire\* \| \<b\>"
func marked(_ text: String) -> String {
    var result = ""
    var isStart = true
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "#", "&", "!", "$", "@": result += "\\"
        // An address becomes a link by its colon, a list or a heading by the sign that a line begins with.
        case ":" where result.hasSuffix("http") || result.hasSuffix("https") || result.hasSuffix("ftp"): result += "\\"
        case "-", "+", "=": if isStart { result += "\\" }
        case "." where result.hasSuffix("www") || result.allSatisfy(\.isNumber) && !isStart: result += "\\"
        case ")" where result.allSatisfy(\.isNumber) && !isStart: result += "\\"
        default: break
        }
        result.unicodeScalars.append(scalar)
        isStart = false
    }
    return result
}
