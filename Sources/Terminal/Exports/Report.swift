/// A fight as something to read: built once, then rendered as text, Markdown or HTML.
///
///     let report = Report(recording, voice)
///     report.text()
///     report.markdown()
///
/// Every text in it is inert already; a renderer escapes what its own format would obey.
public struct Report: Sendable {
    public var title: String
    /// What is known in a few lines: how it ended, and what it was played with.
    public var summary: [Block]
    /// Who wore what.
    public var stacks: [Block]
    /// What the fight teaches; empty where nobody asked for it.
    public var insight: [Block]
    /// Health and durability as numbers.
    public var course: [Block]
    /// Everything that happened.
    public var rounds: [Block]

    /// All of it, in the order of reading.
    public var blocks: [Block] { summary + stacks + insight + course + rounds }

    /// A part of a report.
    public enum Block: Sendable {
        /// A heading below the title, whose level is 1.
        case heading(Int, String)
        case paragraph(String)
        case list([Item])
        case grid(Grid)
        /// Something that a page folds away under a heading of that level.
        case fold(Int, String, [Block])
    }

    /// A line of a list; a deeper one belongs to the line above it.
    public struct Item: Sendable {
        public var text: String
        public var depth: Int
        /// The step of the film that it tells.
        public var step: Int?
        /// Whether it is a command as it was typed.
        public var isCommand: Bool

        public init(_ text: String, depth: Int = 0, step: Int? = nil, isCommand: Bool = false) {
            self.text = text
            self.depth = depth
            self.step = step
            self.isCommand = isCommand
        }
    }

    /// Rows and columns; the first cell of a row names it.
    public struct Grid: Sendable {
        public var caption: String
        public var columns: [Column]
        public var rows: [[String]]

        /// The head of a column and the side on which its cells stand.
        public struct Column: Sendable {
            public var title: String
            public var align: Alignment

            public init(_ title: String, _ align: Alignment = .left) {
                self.title = title
                self.align = align
            }
        }

        public init(_ caption: String, _ columns: [Column], _ rows: [[String]]) {
            self.caption = caption
            self.columns = columns
            self.rows = rows
        }
    }
}

extension Report.Block {
    /// A list of lines that stand side by side.
    public static func lines(_ texts: [String]) -> Report.Block { .list(texts.map { Report.Item($0) }) }
}
