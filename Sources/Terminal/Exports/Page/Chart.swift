// A chart is SVG that Swift writes: it stands still, needs no script, and a table beside it says the same.

/// Lines over the rounds, each told from the others by its color, its dashes and the shape of its points.
struct Chart {
    let id: String
    let title: String
    let about: String
    let series: [Series]
    /// What the first and the last column are called.
    let ends: (String, String)

    private let width = 360
    private let height = 190
    // Room for the axes' numbers and words.
    private let left = 34
    private let right = 10
    private let top = 10
    private let bottom = 24

    /// The figure: the drawing, then what its lines mean.
    var html: String {
        var html = "<figure class=\"chart\"><svg viewBox=\"0 0 \(width) \(height)\" role=\"img\""
        html += " aria-labelledby=\"\(id)-t \(id)-d\" id=\"\(id)\" data-left=\"\(left)\" data-wide=\"\(span)\""
        html += " data-rounds=\"\(count - 1)\"><title id=\"\(id)-t\">\(escaped(title))</title>"
        html += "<desc id=\"\(id)-d\">\(escaped(about))</desc>\n" + axes
        for (index, one) in series.enumerated() { html += line(one, index) }
        html += "<path class=\"now\" transform=\"translate(\(left) 0)\" d=\"M0 \(top)V\(height - bottom)\"/></svg>\n"
        html += "<figcaption>\(escaped(title))</figcaption><ul class=\"key\">"
        for (index, one) in series.enumerated() {
            html += "<li><svg class=\"swatch\" viewBox=\"0 0 36 12\" aria-hidden=\"true\"><g class=\"c\(index % 8)\">"
            html += "<path class=\"d\(index % 4)\" d=\"M1 6H35\"/>\(Chart.point(index, 18, 6))</g></svg> "
            html += "\(escaped(one.name))</li>"
        }
        return html + "</ul></figure>\n"
    }

    private var count: Int { series.first?.values.count ?? 0 }
    private var span: Int { width - left - right }
    private var most: Int { max(1, series.flatMap { [$0.most] + $0.values }.max() ?? 1) }

    private var axes: String {
        var html = ""
        for quarter in [0, 2, 4] {
            let value = most * quarter / 4
            let y = height(of: value)
            html += "<path class=\"grid\" d=\"M\(left) \(y)H\(width - right)\"/>"
            html += "<text x=\"\(left - 5)\" y=\"\(y)\" dy=\".35em\" text-anchor=\"end\">\(value)</text>\n"
        }
        html += "<text x=\"\(left)\" y=\"\(height - 7)\">\(escaped(ends.0))</text>"
        return html + "<text x=\"\(width - right)\" y=\"\(height - 7)\" text-anchor=\"end\">\(escaped(ends.1))</text>\n"
    }

    /// Tenths are enough for any screen, and whole numbers for the arithmetic.
    private func place(_ index: Int) -> String { tenths(left * 10 + 10 * span * index / max(1, count - 1)) }

    private func height(of value: Int) -> String {
        let room = height - top - bottom
        return tenths((height - bottom) * 10 - 10 * room * min(value, most) / most)
    }

    private func tenths(_ number: Int) -> String {
        number.isMultiple(of: 10) ? "\(number / 10)" : "\(number / 10).\(number % 10)"
    }

    private func line(_ one: Series, _ index: Int) -> String {
        var path = ""
        var marks = ""
        // More points than could be told apart are left out, and so are their marks.
        let marked = max(1, count / 12)
        for (place, value) in one.values.enumerated() {
            let (x, y) = (self.place(place), height(of: value))
            path += (path.isEmpty ? "M" : "L") + x + " " + y
            if place.isMultiple(of: marked) || place == count - 1 {
                marks += "<g transform=\"translate(\(x) \(y))\">\(Chart.point(index, 0, 0))</g>"
            }
        }
        return "<g class=\"c\(index % 8)\"><path class=\"d\(index % 4)\" d=\"\(path)\"/>\(marks)</g>\n"
    }

    /// A circle, a square, a triangle or a diamond.
    private static func point(_ index: Int, _ x: Int, _ y: Int) -> String {
        switch index % 4 {
        case 0: "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"3\"/>"
        case 1: "<rect x=\"\(x - 3)\" y=\"\(y - 3)\" width=\"6\" height=\"6\"/>"
        case 2: "<path class=\"p\" d=\"M\(x) \(y - 4)l4 7h-8z\"/>"
        default: "<path class=\"p\" d=\"M\(x) \(y - 4)l4 4l-4 4l-4-4z\"/>"
        }
    }
}
