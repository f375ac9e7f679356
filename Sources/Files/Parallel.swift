#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// What each of so many pieces of work gives, in their order, done by `threads`, else by as many as there are processors.
///
///     inParallel(files.count) { parse(files[$0]) }
///
/// It waits for all of them. To start the threads costs about as much as 100 KB of content, so little work is better
/// done in a loop; and work on objects that all threads share is no quicker, since they wait for each other to count
/// references.
public func inParallel<Piece: Sendable>(
    _ count: Int, threads: Int? = nil, _ work: @escaping @Sendable (Int) -> Piece
) -> [Piece] {
    let hands = min(count, threads ?? processors)
    if hands < 2 { return (0..<count).map(work) }
    let pile = Pile(count, work)
    let threads = (1..<hands).compactMap { _ in Thread { pile.workOff() } }
    // Whether or not there are other threads, this one does all that they leave.
    pile.workOff()
    for thread in threads { thread.wait() }
    return pile.results
}

/// How many threads can run at once, 8 at most.
private var processors: Int { min(max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))), 8) }

/// Pieces of work that threads take one after the other.
@safe private final class Pile<Piece: Sendable>: @unchecked Sendable {
    private let count: Int
    private let work: @Sendable (Int) -> Piece
    /// Each thread writes where only it does.
    private let pieces: UnsafeMutablePointer<Piece?>
    private let lock: UnsafeMutablePointer<pthread_mutex_t>
    private var next = 0

    init(_ count: Int, _ work: @escaping @Sendable (Int) -> Piece) {
        self.count = count
        self.work = work
        unsafe pieces = .allocate(capacity: count)
        unsafe pieces.initialize(repeating: nil, count: count)
        unsafe lock = .allocate(capacity: 1)
        unsafe lock.initialize(to: pthread_mutex_t())
        unsafe pthread_mutex_init(lock, nil)
    }

    deinit {
        unsafe pthread_mutex_destroy(lock)
        unsafe lock.deallocate()
        unsafe pieces.deinitialize(count: count)
        unsafe pieces.deallocate()
    }

    func workOff() {
        while let index = take() { unsafe pieces[index] = work(index) }
    }

    private func take() -> Int? {
        unsafe pthread_mutex_lock(lock)
        defer { unsafe pthread_mutex_unlock(lock) }
        guard next < count else { return nil }
        next += 1
        return next - 1
    }

    /// Once all threads have ended.
    var results: [Piece] { (0..<count).compactMap { unsafe pieces[$0] } }
}

/// A thread that runs from the start; whoever makes it says `wait` or `leave`.
@safe struct Thread {
    private final class Errand {
        let run: @Sendable () -> Void

        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    private let thread: pthread_t

    /// nil where the system gives no more threads.
    init?(_ run: @escaping @Sendable () -> Void) {
        var attributes = pthread_attr_t()
        unsafe pthread_attr_init(&attributes)
        defer { unsafe pthread_attr_destroy(&attributes) }
        // As much as the first thread has; elsewhere than on Linux others get less.
        unsafe pthread_attr_setstacksize(&attributes, 8 << 20)
        let errand = unsafe Unmanaged.passRetained(Errand(run))
        #if canImport(Darwin)
            var thread: pthread_t?
            let code = unsafe pthread_create(&thread, &attributes, { errand in Thread.run(errand) }, errand.toOpaque())
        #elseif canImport(Musl)
            var thread: pthread_t?
            let code = unsafe pthread_create(
                &thread, &attributes, { errand in unsafe errand.flatMap { unsafe Thread.run($0) } }, errand.toOpaque())
        #else
            var thread: pthread_t? = pthread_t()
            let code = unsafe pthread_create(
                &thread!, &attributes, { errand in unsafe errand.flatMap { unsafe Thread.run($0) } }, errand.toOpaque())
        #endif
        guard code == 0, let thread else {
            unsafe errand.release()
            return nil
        }
        self.thread = thread
    }

    private static func run(_ errand: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        unsafe Unmanaged<Errand>.fromOpaque(errand).takeRetainedValue().run()
        return nil
    }

    func wait() { pthread_join(thread, nil) }

    /// Lets it run to its end by itself.
    func leave() { pthread_detach(thread) }
}
