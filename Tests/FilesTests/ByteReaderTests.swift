import Files
import Testing

@Suite("Bytes as they come", .serialized)
struct ByteReaderTests {
    @Test("What was typed comes at once, nothing after a while, and the end when nobody types any more")
    func arrivals() throws {
        let pipe = Outside.pipes()
        defer { Outside.close(pipe.read) }
        let signals = try #require(Signals.watch())
        let reader = ByteReader(descriptor: pipe.read, signals: signals)
        #expect(try reader.next(within: 1) == .nothing)
        Outside.put("\u{1B}[A", into: pipe.write)
        #expect(try reader.next() == .bytes([0x1B, 0x5B, 0x41]))
        Outside.close(pipe.write)
        #expect(try reader.next() == .end)
    }

    @Test("Work in the background gives its result, and hears that it was given up")
    func background() {
        let sum = Background { _ in (1...100).reduce(0, +) }
        while sum.result == nil {}
        #expect(sum.result == 5_050)
        let endless = Background { isGivenUp in
            while !isGivenUp() {}
            return true
        }
        #expect(endless.result == nil)
        endless.giveUp()
        while endless.result == nil {}
        #expect(endless.result == true)
    }
}
