/// A quick hash of a key's bytes. It only spares comparisons: equal keys are always compared byte by byte.
///
/// Of a long text only the length and both ends count, so that it costs the same whatever the text.
@inline(__always)
func keyHash(_ text: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let raw = UnsafeRawBufferPointer(text)
    let count = raw.count
    var (head, tail): (UInt64, UInt64) = (0, 0)
    if count >= 8 {
        head = UInt64(littleEndian: unsafe raw.loadUnaligned(as: UInt64.self))
        tail = UInt64(littleEndian: unsafe raw.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
    } else if count >= 4 {
        head = UInt64(UInt32(littleEndian: unsafe raw.loadUnaligned(as: UInt32.self)))
        tail = UInt64(UInt32(littleEndian: unsafe raw.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)))
    } else if count > 0 {
        head = UInt64(unsafe raw[0]) << 16 | UInt64(unsafe raw[count / 2]) << 8 | UInt64(unsafe raw[count - 1])
    }
    var result = (head ^ UInt64(truncatingIfNeeded: count)) &* 0x9E37_79B9_7F4A_7C15
    result = (result ^ result >> 29 ^ tail) &* 0xBF58_476D_1CE4_E5B9
    return UInt32(truncatingIfNeeded: result >> 32)
}

extension String {
    /// The hash of a key that no reader has read.
    @inline(__always)
    var keyHash: UInt32 {
        if let hash = unsafe utf8.withContiguousStorageIfAvailable({ unsafe JSONText.keyHash($0) }) { return hash }
        return unsafe Array(utf8).withUnsafeBufferPointer { unsafe JSONText.keyHash($0) }
    }
}
