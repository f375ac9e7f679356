#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Nanoseconds on a clock that nobody sets.
func now() -> Int {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
}

/// Writes to standard error.
func complain(_ text: String) {
    var text = text
    text.withUTF8 { bytes in _ = unsafe write(2, bytes.baseAddress, bytes.count) }
}

func leave(_ code: Int32) -> Never {
    exit(code)
}

extension Array where Element: Comparable {
    /// The middle one of an odd number of values.
    var median: Element { sorted()[count / 2] }
}
