/// The bytes of a string of at most 15 bytes, as two words: compared and hashed without looking at single bytes.
struct ShortBytes: Equatable {
    static let most = 15

    private var low: UInt64 = 0
    private var high: UInt64 = 0

    /// No bytes.
    init() {}

    /// Both words are read whole, so 16 bytes must be there to be read.
    @inline(__always)
    init(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
        let raw = unsafe UnsafeRawPointer(bytes)
        let kept = UInt64(truncatingIfNeeded: (count & 7) * 8)
        low = UInt64(littleEndian: unsafe raw.loadUnaligned(as: UInt64.self))
        if count < 8 {
            low &= (1 &<< kept) &- 1
        } else {
            high = UInt64(littleEndian: unsafe raw.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
            high &= (1 &<< kept) &- 1
        }
    }
}

/// Short strings of the text at hand, each made once: keys and words come again and again.
///
/// It is a table of guesses. A string that is not in it is made anew and takes the place of another one.
@safe struct ShortStrings: ~Copyable {
    private struct Entry {
        var bytes = ShortBytes()
        var count = -1
        var text = ""
    }

    private let entries: UnsafeMutablePointer<Entry>
    private let mask: Int

    /// A short text is not worth a large table.
    init(textSize: Int) {
        mask = (textSize < 4_096 ? 1 : 256) - 1
        unsafe entries = .allocate(capacity: mask + 1)
        unsafe entries.initialize(repeating: Entry(), count: mask + 1)
    }

    deinit {
        unsafe entries.deinitialize(count: mask + 1)
        unsafe entries.deallocate()
    }

    /// The string of `count` bytes, 15 at most, that begins at `start`; 16 bytes can be read there.
    @inline(__always)
    func string(_ start: UnsafePointer<UInt8>, _ count: Int, _ hash: UInt32) -> String {
        let bytes = unsafe ShortBytes(start, count)
        let entry = unsafe entries + (Int(truncatingIfNeeded: hash) & mask)
        if unsafe entry.pointee.bytes == bytes, unsafe entry.pointee.count == count { return unsafe entry.pointee.text }
        let text = unsafe String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
        unsafe entry.pointee = Entry(bytes: bytes, count: count, text: text)
        return text
    }
}
