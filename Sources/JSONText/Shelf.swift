/// Where the elements of all lists still open wait, so that each list is allocated once, at its size.
///
/// A growing array a list costs the reader a third of its speed.
@safe struct Shelf<Element>: ~Copyable {
    private var base: UnsafeMutablePointer<Element>
    private var capacity = 64
    private(set) var count = 0

    init() { unsafe base = .allocate(capacity: capacity) }

    deinit {
        unsafe base.deinitialize(count: count)
        unsafe base.deallocate()
    }

    @inline(__always)
    mutating func push(_ element: consuming Element) {
        if count == capacity { grow() }
        unsafe (base + count).initialize(to: element)
        count += 1
    }

    /// Takes everything from an index on off the shelf.
    mutating func take(from start: Int) -> [Element] {
        precondition(0...count ~= start)
        let size = count - start
        count = start
        if size == 0 { return [] }
        return unsafe [Element](unsafeUninitializedCapacity: size) { buffer, initialized in
            unsafe buffer.baseAddress?.moveInitialize(from: base + start, count: size)
            initialized = size
        }
    }

    private mutating func grow() {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: 2 * capacity)
        unsafe larger.moveInitialize(from: base, count: count)
        unsafe base.deallocate()
        unsafe base = larger
        capacity *= 2
    }
}
