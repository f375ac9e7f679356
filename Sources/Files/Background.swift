internal import Synchronization

/// Work on a thread of its own, to be looked after from time to time, or given up.
///
///     let work = Background { isGivenUp in slowSum(until: isGivenUp) }
///     work.result      // nil until it is done
public final class Background<Result: Sendable>: Sendable {
    private let state = Mutex<Result?>(nil)
    private let isGivenUp = Atomic(false)

    /// Begins at once; `work` asks now and then whether it was given up. Where the system gives no thread the caller waits.
    public init(_ work: @escaping @Sendable (_ isGivenUp: () -> Bool) -> Result) {
        let run: @Sendable () -> Void = { [self] in
            let result = work { isGivenUp.load(ordering: .relaxed) }
            state.withLock { $0 = result }
        }
        if let thread = Thread(run) { thread.leave() } else { run() }
    }

    /// What came out; nil while it is not done.
    public var result: Result? { state.withLock { $0 } }

    /// Asks the work to end. If it does not listen it runs on unheeded, at most until the process ends.
    public func giveUp() { isGivenUp.store(true, ordering: .relaxed) }
}
