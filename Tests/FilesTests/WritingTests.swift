import Files
import Testing

@Suite struct WritingTests {
    @Test("A file is made, then replaced, and no temporary file is left")
    func replaced() throws {
        let folder = TemporaryFolder()
        try writeDurably([1, 2, 3], to: folder("a"))
        try writeDurably([4], to: folder("a"))
        #expect(try readFile(folder("a"), limit: 10) == [4])
        #expect(try listFolder(folder.path) == ["a"])
    }

    @Test("The mode of an existing file is kept")
    func mode() throws {
        let folder = TemporaryFolder()
        try writeDurably([1], to: folder("a"))
        Outside.setMode(folder("a"), 0o640)
        try writeDurably([2], to: folder("a"))
        #expect(Outside.mode(folder("a")) == 0o640)
    }

    @Test("A link stays a link and its target gets the bytes, through links in other folders too")
    func link() throws {
        let folder = TemporaryFolder()
        try makeFolders(folder("deep"))
        try writeDurably([1], to: folder("deep/real"))
        Outside.link(folder("deep/near"), to: "real")
        Outside.link(folder("far"), to: "deep/near")
        try writeDurably([2], to: folder("far"))
        #expect(Outside.isLink(folder("far")))
        #expect(Outside.isLink(folder("deep/near")))
        #expect(try readFile(folder("deep/real"), limit: 10) == [2])
        #expect(try listFolder(folder.path) == ["deep", "far"])
    }

    @Test("A link to nothing gets its target made, and a ring of links is refused")
    func dangling() throws {
        let folder = TemporaryFolder()
        Outside.link(folder("link"), to: "new")
        try writeDurably([7], to: folder("link"))
        #expect(try readFile(folder("new"), limit: 10) == [7])
        Outside.link(folder("one"), to: "two")
        Outside.link(folder("two"), to: "one")
        #expect(throws: FileProblem.self) { try writeDurably([7], to: folder("one")) }
    }

    @Test("What cannot be written leaves everything as it was")
    func refused() throws {
        let folder = TemporaryFolder()
        try writeDurably([1], to: folder("a"))
        try makeFolders(folder("inner"))
        Outside.makeFIFO(folder("fifo"))
        let under = #expect(throws: FileProblem.self) { try writeDurably([2], to: folder("a/b")) }
        #expect(under?.message == "cannot write \(folder("a/b")): Not a directory")
        #expect(throws: FileProblem.self) { try writeDurably([2], to: folder("inner")) }
        #expect(throws: FileProblem.self) { try writeDurably([2], to: folder("fifo")) }
        #expect(throws: FileProblem.self) { try writeDurably([2], to: folder("missing/b")) }
        #expect(throws: FileProblem.self) { try writeDurably([2], to: "/dev/full") }
        #expect(try readFile(folder("a"), limit: 10) == [1])
        #expect(try listFolder(folder.path) == ["a", "fifo", "inner"])
        #expect(try listFolder(folder("inner")) == [])
    }

    @Test("A file that may not be written is refused though its folder allows it", .disabled(if: Outside.isRoot))
    func readOnly() throws {
        let folder = TemporaryFolder()
        try writeDurably([1], to: folder("a"))
        Outside.setMode(folder("a"), 0o444)
        #expect(throws: FileProblem.self) { try writeDurably([2], to: folder("a")) }
        #expect(try readFile(folder("a"), limit: 10) == [1])
    }

    @Test("A temporary file of a process that died is passed by and can be known by its name")
    func leftover() throws {
        let folder = TemporaryFolder()
        let old = ".writing-\(Outside.processNumber)-0.tmp"
        try writeDurably([9], to: folder(old))
        try writeDurably([1], to: folder("a"))
        #expect(try readFile(folder(old), limit: 10) == [9])
        #expect(try listFolder(folder.path).filter { !isTemporaryName($0) } == ["a"])
    }

    @Test("Folders are made with all that are missing above them, and again is no error")
    func folders() throws {
        let folder = TemporaryFolder()
        try makeFolders(folder("a/b/c/"))
        try makeFolders(folder("a/b/c"))
        #expect(kindOfFile(folder("a/b/c")) == .folder)
        try writeDurably([], to: folder("file"))
        let problem = #expect(throws: FileProblem.self) { try makeFolders(folder("file/x")) }
        #expect(problem?.operation == .making)
    }

    @Test("Files are renamed over others and removed; an empty folder goes, a full one stays")
    func renamed() throws {
        let folder = TemporaryFolder()
        try writeDurably([1], to: folder("a"))
        try writeDurably([2], to: folder("b"))
        try makeFolders(folder("c"))
        try renameFile(folder("a"), to: folder("b"))
        try renameFile(folder("b"), to: folder("c/b"))
        #expect(try readFile(folder("c/b"), limit: 10) == [1])
        #expect(throws: FileProblem.self) { try removeFolder(folder("c")) }
        try removeFile(folder("c/b"))
        try removeFolder(folder("c"))
        #expect(try listFolder(folder.path) == [])
        #expect(throws: FileProblem.self) { try removeFile(folder("a")) }
        #expect(throws: FileProblem.self) { try renameFile(folder("a"), to: folder("b")) }
    }
}

@Suite struct AppendFileTests {
    @Test("Bytes are appended, counted and cut, across openings")
    func grows() throws {
        let folder = TemporaryFolder()
        do {
            var file = try AppendFile(folder("log"))
            #expect(file.size == 0)
            try file.append([1, 2, 3])
            try file.append([])
            try file.append([4])
            try file.sync()
            #expect(file.size == 4)
        }
        var again = try AppendFile(folder("log"))
        #expect(again.size == 4)
        try again.truncate(to: 9)
        #expect(again.size == 4)
        try again.truncate(to: 2)
        try again.append([5])
        #expect(again.size == 3)
        #expect(try readFile(folder("log"), limit: 10) == [1, 2, 5])
    }

    @Test("Folders, FIFOs, devices and files in no folder are refused")
    func refused() {
        let folder = TemporaryFolder()
        Outside.makeFIFO(folder("fifo"))
        func reason(_ path: String) -> String? {
            #expect(throws: FileProblem.self) { _ = try AppendFile(path) }?.reason
        }
        #expect(reason(folder.path) == "Is a directory")
        #expect(reason(folder("fifo")) != nil)
        #expect(reason("/dev/full") == "it is not a regular file")
        #expect(reason(folder("no/log")) == "No such file or directory")
    }
}

@Suite struct FolderLockTests {
    @Test("The second comer is told who holds the lock, and gets it once it is free")
    func held() throws {
        let folder = TemporaryFolder()
        do {
            let first = try FolderLock.take(folder("lock"), started: "at noon")
            let problem = #expect(throws: LockProblem.self) { _ = try FolderLock.take(folder("lock")) }
            guard case .held(let holder) = problem else { throw Unexpected() }
            #expect(holder.hasPrefix("\(Outside.processNumber) "))
            #expect(holder.hasSuffix(" at noon"))
            #expect(problem?.message == "in use by \(holder)")
            _ = consume first
        }
        _ = try FolderLock.take(folder("lock"))
        #expect(try readFile(folder("lock"), limit: 100) == [])
    }

    @Test("A refused comer does not disturb the holder")
    func undisturbed() throws {
        let folder = TemporaryFolder()
        let first = try FolderLock.take(folder("lock"))
        let text = try readFile(folder("lock"), limit: 1_000)
        for _ in 0..<3 { #expect(throws: LockProblem.self) { _ = try FolderLock.take(folder("lock")) } }
        #expect(try readFile(folder("lock"), limit: 1_000) == text)
        _ = consume first
    }

    @Test("A lock file that was removed keeps nobody out")
    func removed() throws {
        let folder = TemporaryFolder()
        let first = try FolderLock.take(folder("lock"))
        try removeFile(folder("lock"))
        let second = try FolderLock.take(folder("lock"))
        _ = consume first
        #expect(throws: LockProblem.self) { _ = try FolderLock.take(folder("lock")) }
        _ = consume second
    }

    @Test("A lock in no folder is a problem with the file")
    func noFolder() {
        let folder = TemporaryFolder()
        let problem = #expect(throws: LockProblem.self) { _ = try FolderLock.take(folder("no/lock")) }
        #expect(problem?.message == "cannot lock \(folder("no/lock")): No such file or directory")
    }

    private struct Unexpected: Error {}
}
