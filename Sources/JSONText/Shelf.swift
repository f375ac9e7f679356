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
        // To initialize a whole array at once is slower: the runtime looks up the array's type each time.
        var result: [Element] = []
        result.reserveCapacity(size)
        for index in start..<start + size { result.append(unsafe (base + index).move()) }
        return result
    }

    private mutating func grow() {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: 2 * capacity)
        unsafe larger.moveInitialize(from: base, count: count)
        unsafe base.deallocate()
        unsafe base = larger
        capacity *= 2
    }
}
