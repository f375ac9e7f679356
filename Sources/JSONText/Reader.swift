extension JSON {
    /// What a text may cost before it is refused, for example `Limits(bytes: 1_000, depth: 8)`.
    public struct Limits: Sendable {
        /// The most bytes; 4 MiB unless said otherwise, never more than a `Place` can count.
        public var bytes: Int
        /// The most lists and objects inside one another; 64 unless said otherwise, never more than 512.
        public var depth: Int

        /// Sets limits; both are inclusive.
        public init(bytes: Int = 4 << 20, depth: Int = 64) {
            self.bytes = min(bytes, Int(Int32.max))
            self.depth = min(depth, 512)
        }
    }

    /// Reads one JSON text (RFC 8259, nothing more), giving every value its place.
    ///
    /// ```swift
    /// let document = try JSON.parse(Array(#"{"power": 3}"#.utf8), file: 2)
    /// document["power"]?.place // Place(file: 2, offset: 10)
    /// ```
    ///
    /// A UTF-8 byte order mark in front is skipped. Throws the first problem, with words and offset.
    ///
    /// What stands behind one of the keys `passedOver` in the outermost object is read and comes out as `null`: all is
    /// checked but keys that its objects may have twice.
    public static func parse(
        _ bytes: [UInt8], file: Int32 = 0, limits: Limits = .init(), passingOver passedOver: [String] = []
    ) throws(JSONProblem) -> JSON {
        let result = unsafe bytes.withUnsafeBufferPointer { buffer -> Result<JSON, Fault> in
            do throws(Fault) {
                return .success(unsafe try Reader.document(buffer, file: file, limits: limits, passedOver))
            } catch {
                return .failure(error)
            }
        }
        switch result {
        case .success(let document): return document
        case .failure(let fault): throw explain(fault, in: bytes)
        }
    }
}

/// Walks the bytes once. They are checked to be UTF-8 before it starts, so it looks at ASCII only.
@safe struct Reader: ~Copyable {
    let base: UnsafePointer<UInt8>
    let end: Int
    let file: Int32
    let depthLimit: Int
    var at: Int
    var depth = 0
    var elements = Shelf<JSON>()
    var members = Shelf<JSON.Member>()
    /// Hashes of the keys of all objects still open, the innermost object's last.
    var keyHashes: [UInt32] = []
    /// Keys of the outermost object whose values are not wanted.
    let passedOver: [String]
    /// Whether the value under way is one of them, so that nothing is built.
    var isPassing = false
    let short: ShortStrings
    /// Where a string with escapes is put together.
    var scratch: [UInt8] = []

    init(base: UnsafePointer<UInt8>, end: Int, file: Int32, depthLimit: Int, at: Int, _ passedOver: [String]) {
        unsafe self.base = base
        self.end = end
        self.file = file
        self.depthLimit = depthLimit
        self.at = at
        self.passedOver = passedOver
        short = ShortStrings(textSize: end)
    }

    static func document(
        _ buffer: UnsafeBufferPointer<UInt8>, file: Int32, limits: JSON.Limits, _ passedOver: [String]
    ) throws(Fault) -> JSON {
        guard buffer.count <= limits.bytes else {
            throw Fault(code: .tooLarge, offset: limits.bytes, other: limits.bytes)
        }
        guard let base = buffer.baseAddress else { throw Fault(code: .empty, offset: 0) }
        let start = unsafe try encodingStart(buffer)
        var reader = unsafe Reader(
            base: base, end: buffer.count, file: file, depthLimit: limits.depth, at: start, passedOver)
        reader.skipSpace()
        if reader.at == reader.end { throw Fault(code: .empty, offset: reader.at) }
        let value = try reader.value()
        reader.skipSpace()
        if reader.at < reader.end { throw reader.comment() ?? Fault(code: .afterEnd, offset: reader.at) }
        return value
    }

    /// The byte under the eye; 0, which JSON never allows, at the end.
    var byte: UInt8 {
        @inline(__always) get { at < end ? unsafe base[at] : 0 }
    }

    /// The byte further on; 0 past the end.
    func peek(_ distance: Int) -> UInt8 { at + distance < end ? unsafe base[at + distance] : 0 }

    func place(_ offset: Int) -> JSON.Place { JSON.Place(file: file, offset: Int32(truncatingIfNeeded: offset)) }

    @inline(__always)
    mutating func skipSpace() {
        while at < end, unsafe base[at].isSpace { at += 1 }
    }

    /// Reads the value that begins under the eye.
    mutating func value() throws(Fault) -> JSON {
        let start = at
        switch byte {
        case quote: return JSON(.string(try string().text), at: place(start))
        case openObject: return JSON(.object(try object()), at: place(start))
        case openList: return JSON(.array(try list()), at: place(start))
        case minus, zero...nine: return JSON(try number(), at: place(start))
        case 0x74 where takes("true"): return JSON(.bool(true), at: place(start))
        case 0x66 where takes("false"): return JSON(.bool(false), at: place(start))
        case 0x6E where takes("null"): return JSON(.null, at: place(start))
        default: throw noValue()
        }
    }

    /// Reads the value that begins under the eye and lets it go.
    mutating func passOver() throws(Fault) -> JSON {
        let start = at
        isPassing = true
        _ = try value()
        isPassing = false
        return JSON(.null, at: place(start))
    }

    /// Steps over a word when it stands here whole.
    private mutating func takes(_ word: StaticString) -> Bool {
        let count = word.utf8CodeUnitCount
        guard at + count <= end else { return false }
        let letters = unsafe word.utf8Start
        for index in 0..<count where unsafe base[at + index] != letters[index] { return false }
        if peek(count).isWord { return false }
        at += count
        return true
    }
}
