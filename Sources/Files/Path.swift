/// Paths as text, for example `Path.join("saves", "a")`; nothing here looks at the disk.
public enum Path {
    /// A path inside a folder: `join("saves/", "a")` is `saves/a`; an absolute second part stands alone.
    public static func join(_ folder: String, _ name: String) -> String {
        if folder.isEmpty || name.utf8.first == slash { return name }
        return folder.utf8.last == slash ? folder + name : folder + "/" + name
    }

    /// The last component: `name("saves/a/")` is `a`, `name("/")` is `/`.
    public static func name(_ path: String) -> String {
        let trimmed = trimmed(path)
        guard let index = trimmed.utf8.lastIndex(of: slash), trimmed.utf8.count > 1 else { return String(trimmed) }
        return String(trimmed[trimmed.utf8.index(after: index)...])
    }

    /// The folder a path is in: `parent("saves/a")` is `saves`, `parent("a")` is `.`, `parent("/")` is `/`.
    public static func parent(_ path: String) -> String {
        let trimmed = trimmed(path)
        guard let index = trimmed.utf8.lastIndex(of: slash) else { return "." }
        return index == trimmed.utf8.startIndex ? "/" : String(self.trimmed(String(trimmed[..<index])))
    }

    /// The path without slashes at its end, except the one that is the root.
    private static func trimmed(_ path: String) -> Substring {
        var rest = path[...]
        while rest.utf8.count > 1, rest.utf8.last == slash { rest.removeLast() }
        return rest
    }

    private static let slash = UInt8(ascii: "/")
}
