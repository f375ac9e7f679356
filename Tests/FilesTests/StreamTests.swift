import Files
import Testing

@Suite struct LineReaderTests {
    /// All lines of an input that arrives in these pieces.
    private func lines(_ pieces: [String], limit: Int = 1 << 16) throws -> [String] {
        let pipe = Outside.pipes()
        defer { Outside.close(pipe.read) }
        for piece in pieces { Outside.put(piece, into: pipe.write) }
        Outside.close(pipe.write)
        var reader = LineReader(descriptor: pipe.read, limit: limit)
        var lines: [String] = []
        while let line = try reader.next() { lines.append(reader.wasCut ? line + "…" : line) }
        #expect(try reader.next() == nil)
        return lines
    }

    @Test("LF and CR LF end lines, empty lines count, and the last line needs no end")
    func ends() throws {
        #expect(try lines([]) == [])
        #expect(try lines(["\n"]) == [""])
        #expect(try lines(["a\nb\r\n\nc"]) == ["a", "b", "", "c"])
        #expect(try lines(["a\rb\r\r\n"]) == ["a\rb\r"])
    }

    @Test("A line may arrive in pieces, split inside a character or before its LF")
    func pieces() throws {
        let pipe = Outside.pipes()
        defer { Outside.close(pipe.read) }
        var reader = LineReader(descriptor: pipe.read)
        Outside.put("one\ntw", into: pipe.write)
        #expect(try reader.next() == "one")
        Outside.put("o\r", into: pipe.write)
        Outside.put("\nrest", into: pipe.write)
        #expect(try reader.next() == "two")
        Outside.close(pipe.write)
        #expect(try reader.next() == "rest")
        #expect(try reader.next() == nil)
    }

    @Test("A line longer than the limit is cut and flagged, and the next line is whole")
    func long() throws {
        #expect(try lines(["1234\n12345\n123\n"], limit: 4) == ["1234", "1234…", "123"])
        #expect(try lines(["1234\r\n12345\r\n1234"], limit: 4) == ["1234", "1234…", "1234"])
        let long = String(repeating: "x", count: 40_000)
        #expect(try lines([long, "\nshort"], limit: 30_000) == [String(long.prefix(30_000)) + "…", "short"])
    }

    @Test("Bytes that are no UTF-8 become replacement characters")
    func repaired() throws {
        let pipe = Outside.pipes()
        defer { Outside.close(pipe.read) }
        let folder = TemporaryFolder()
        try writeDurably([0x61, 0xFF, 0x62, 0x0A, 0xE6, 0xB0], to: folder("in"))
        Outside.close(pipe.write)
        let descriptor = Outside.openToRead(folder("in"))
        defer { Outside.close(descriptor) }
        var reader = LineReader(descriptor: descriptor)
        #expect(try reader.next() == "a\u{FFFD}b")
        #expect(try reader.next() == "\u{FFFD}")
    }

    @Test("A descriptor that cannot be read is a problem with its name")
    func unreadable() {
        let problem = #expect(throws: FileProblem.self) {
            var reader = LineReader(descriptor: -1)
            _ = try reader.next()
        }
        #expect(problem?.message == "cannot read standard input: Bad file descriptor")
    }
}

@Suite struct StandardOutputTests {
    @Test("Text waits until it is flushed and arrives whole")
    func whole() throws {
        let pipe = Outside.pipes()
        defer { Outside.close(pipe.read) }
        var output = StandardOutput(descriptor: pipe.write)
        output.write("水 and ")
        output.write(Array("火\n".utf8))
        try output.flush()
        Outside.close(pipe.write)
        var reader = LineReader(descriptor: pipe.read)
        #expect(try reader.next() == "水 and 火")
        #expect(try reader.next() == nil)
    }

    @Test("A closed pipe is told apart from other problems, and stays closed")
    func closed() {
        ignoreBrokenPipes()
        let pipe = Outside.pipes()
        Outside.close(pipe.read)
        defer { Outside.close(pipe.write) }
        var output = StandardOutput(descriptor: pipe.write)
        output.write("x")
        for _ in 0..<2 {
            do throws(OutputProblem) {
                try output.flush()
                Issue.record("nobody reads this")
            } catch {
                #expect(error == .closed)
            }
        }
    }

    @Test("A full disk is said, even when the buffer went out by itself", .enabled(if: kindOfFile("/dev/full") != nil))
    func full() {
        let descriptor = Outside.openToWrite("/dev/full")
        defer { Outside.close(descriptor) }
        var output = StandardOutput(descriptor: descriptor)
        output.write(String(repeating: "x", count: 100_000))
        do throws(OutputProblem) {
            try output.flush()
            Issue.record("there is no room")
        } catch {
            guard case .file(let problem) = error else {
                Issue.record("\(error)")
                return
            }
            #expect(problem.message == "cannot write standard output: No space left on device")
        }
    }
}
