import Files
import Testing

@Suite struct ReadingTests {
    @Test("A file is read whole, up to the limit and not one byte more")
    func bounded() throws {
        let folder = TemporaryFolder()
        let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0) }
        try writeDurably(bytes, to: folder("a"))
        #expect(try readFile(folder("a"), limit: 100_000) == bytes)
        let problem = #expect(throws: FileProblem.self) { try readFile(folder("a"), limit: 99_999) }
        #expect(problem?.message == "cannot read \(folder("a")): it is larger than 99999 bytes")
    }

    @Test("An empty file is no bytes")
    func empty() throws {
        let folder = TemporaryFolder()
        try writeDurably([], to: folder("a"))
        #expect(try readFile(folder("a"), limit: 0) == [])
    }

    @Test(
        "A file that does not know its size is read to its end", .enabled(if: kindOfFile("/proc/self/status") == .file))
    func sizeless() throws {
        let text = String(decoding: try readFile("/proc/self/status", limit: 1 << 20), as: UTF8.self)
        #expect(text.contains("VmSize"))
    }

    @Test("A folder, a FIFO, a device and a missing file are refused without waiting")
    func refused() throws {
        let folder = TemporaryFolder()
        Outside.makeFIFO(folder("fifo"))
        func reason(_ path: String) -> String? {
            #expect(throws: FileProblem.self) { try readFile(path, limit: 10) }?.reason
        }
        #expect(reason(folder.path) == "Is a directory")
        #expect(reason(folder("fifo")) == "it is not a regular file")
        #expect(reason("/dev/zero") == "it is not a regular file")
        #expect(reason(folder("missing")) == "No such file or directory")
        #expect(reason(folder("a\0b")) == "Invalid argument")
        let missing = #expect(throws: FileProblem.self) { try readFile(folder("missing"), limit: 10) }
        #expect(missing?.isMissing == true)
        #expect(missing?.operation == .opening)
    }

    @Test("A folder is listed in the order of UTF-8 bytes, composed and decomposed letters apart")
    func listed() throws {
        let folder = TemporaryFolder()
        let names = [".hidden", "B", "a", "a-b", "e\u{301}", "\u{E9}", "水", "🔥"]
        for name in names.reversed() { try writeDurably([], to: folder(name)) }
        #expect(try listFolder(folder.path).map { Array($0.utf8) } == names.map { Array($0.utf8) })
        #expect(throws: FileProblem.self) { try listFolder(folder("a")) }
    }

    @Test("A path leads to a file, a folder, something else or nothing; links are followed")
    func kinds() throws {
        let folder = TemporaryFolder()
        try writeDurably([1], to: folder("file"))
        Outside.makeFIFO(folder("fifo"))
        Outside.link(folder("link"), to: "file")
        Outside.link(folder("dangling"), to: "nowhere")
        #expect(kindOfFile(folder("file")) == .file)
        #expect(kindOfFile(folder("link")) == .file)
        #expect(kindOfFile(folder.path) == .folder)
        #expect(kindOfFile(folder("fifo")) == .other)
        #expect(kindOfFile(folder("dangling")) == nil)
        #expect(kindOfFile(folder("file/inside")) == nil)
    }
}

@Suite struct PathTests {
    @Test("Parts join with one slash, and an absolute part stands alone")
    func join() {
        #expect(Path.join("a", "b") == "a/b")
        #expect(Path.join("a/", "b") == "a/b")
        #expect(Path.join("", "b") == "b")
        #expect(Path.join("a", "/b") == "/b")
    }

    @Test("The name is the last part and the parent what is before it")
    func parts() {
        for (path, parent, name) in [
            ("a/b", "a", "b"), ("a/b/", "a", "b"), ("a", ".", "a"), ("/a", "/", "a"), ("/", "/", "/"),
            ("/a/b", "/a", "b"), ("a//b", "a", "b"), ("", ".", ""), ("水/火", "水", "火"),
        ] {
            #expect(Path.parent(path) == parent, "\(path)")
            #expect(Path.name(path) == name, "\(path)")
        }
    }
}
