import Files

/// The files and folders that may be written to, however they are called.
struct Reach {
    enum Position { case inside, outside, linked }

    private let roots: Set<FileIdentity>

    init(_ paths: [String]) { roots = Set(paths.compactMap(identityOfFile)) }

    /// Whether a file lies in here, or is only reached from here by a link.
    func position(of file: String) -> Position {
        if !isLink(file) && (isRoot(file) || isBelow(file)) { return .inside }
        return isNamedBelow(file) ? .linked : .outside
    }

    private func isRoot(_ path: String) -> Bool { identityOfFile(path).map(roots.contains) ?? false }

    /// Whether one of the folders that the file really is in belongs to it; the system itself follows each `..`.
    private func isBelow(_ file: String) -> Bool {
        var here = Path.parent(file)
        var last: FileIdentity?
        while let identity = identityOfFile(here), identity != last {
            if roots.contains(identity) { return true }
            last = identity
            here = Path.join(here, "..")
        }
        return false
    }

    /// Whether the file or one of the folders in its path does.
    private func isNamedBelow(_ file: String) -> Bool {
        var here = file
        while !isRoot(here) {
            let above = Path.parent(here)
            if above == here || Path.name(here) == ".." { return false }
            here = above
        }
        return true
    }
}
