extension Report {
    /// Blocks as HTML: headings, lists and tables that read well by themselves.
    static func html(_ blocks: [Block]) -> String {
        blocks.map { block in
            switch block {
            case .heading(let level, let text): "<h\(level)>\(escaped(text))</h\(level)>\n"
            case .paragraph(let text): "<p>\(escaped(text))</p>\n"
            case .list(let items): html(items)
            case .grid(let grid): html(grid)
            case .fold(let level, let title, let blocks):
                "<details class=\"fold\"><summary><h\(level)>\(escaped(title))</h\(level)></summary>\n"
                    + html(blocks) + "</details>\n"
            }
        }.joined()
    }

    /// Lists in lists: an item stands in the list of the last one that is less deep.
    private static func html(_ items: [Item]) -> String {
        var html = ""
        var open: [Int] = []
        var told: Int?
        for item in items {
            while open.count > 1, let last = open.last, last > item.depth {
                html += "</li></ul>"
                open.removeLast()
            }
            if let last = open.last, last >= item.depth {
                html += "</li>\n<li>"
            } else {
                html += "<ul>\n<li>"
                open.append(item.depth)
            }
            html += line(item, isFirst: item.step != told)
            told = item.step
        }
        return html + open.map { _ in "</li></ul>" }.joined() + "\n"
    }

    private static func line(_ item: Item, isFirst: Bool) -> String {
        let text = item.isCommand ? "<code>\(escaped(item.text))</code>" : escaped(item.text)
        guard let step = item.step else { return text }
        return "<span" + (isFirst ? " id=\"s\(step)\"" : "") + " data-s=\"\(step)\">\(text)</span>"
    }

    static func html(_ grid: Grid) -> String {
        func cell(_ tag: String, _ scope: String, _ text: String, _ column: Int) -> String {
            let side = column < grid.columns.count && grid.columns[column].align == .right ? " class=\"n\"" : ""
            return "<\(tag)\(scope)\(side)>\(escaped(text))</\(tag)>"
        }
        var html = "<div class=\"wide\"><table><caption>\(escaped(grid.caption))</caption>\n<thead><tr>"
        for (index, column) in grid.columns.enumerated() { html += cell("th", " scope=\"col\"", column.title, index) }
        html += "</tr></thead>\n<tbody>\n"
        for row in grid.rows {
            html += "<tr>"
            for (index, text) in row.enumerated() {
                html += index == 0 ? cell("th", " scope=\"row\"", text, 0) : cell("td", "", text, index)
            }
            html += "</tr>\n"
        }
        return html + "</tbody></table></div>\n"
    }
}

/// Text that HTML shows as it stands, between tags and in quoted attributes.
///
///     escaped("<b title='x'>")      // "&lt;b title=&#39;x&#39;&gt;"
func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { [0x22, 0x26, 0x27, 0x3C, 0x3E].contains($0) }) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        case ">": result += "&gt;"
        case "\"": result += "&quot;"
        case "'": result += "&#39;"
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result
}
