/// The identity of a definition or element: a 64-bit key made from the bytes of its name.
///
/// The key is the same in every catalog and process, so rolls, memories and state hashes
/// never depend on load order.
///
///     ID("water") == ID("water")   // and costs one comparison of integers
public struct ID: Hashable, Sendable, ExpressibleByStringLiteral {
    /// FNV-1a, 64 bits, over the UTF-8 bytes; 0 for `none`.
    public let key: UInt64

    /// No definition: an attack thrown without an id has this one.
    public static let none = ID(key: 0)
    /// The tag that every attack sent back by a layer carries.
    ///
    /// Written as its key, so that asking for it costs nothing: made from the name it would be made at first use.
    public static let reflected = ID(key: 0x5ccd_8796_f74a_b85b)

    public init(key: UInt64) {
        self.key = key
    }

    /// One of 64 bits, shared by many ids: where it is missing in a set of such bits, so is the id.
    var glance: UInt64 { 1 &<< key }

    public init(_ name: String) {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        key = hash
    }

    public init(stringLiteral name: String) {
        self.init(name)
    }
}
