#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// An environment variable; nil when it is not set or empty.
///
///     environment("HOME")   // "/home/ada"
public func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    let text = unsafe String(cString: value)
    return text.isEmpty ? nil : text
}

/// The folder of the running program's file; nil where the system does not say.
public func programFolder() -> String? {
    #if canImport(Darwin)
        var size: UInt32 = 4_096
        var bytes = [CChar](repeating: 0, count: Int(size))
        guard unsafe _NSGetExecutablePath(&bytes, &size) == 0 else { return nil }
        return Path.parent(String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
    #else
        var bytes = [CChar](repeating: 0, count: 4_096)
        let count = unsafe readlink("/proc/self/exe", &bytes, bytes.count)
        guard count > 0 else { return nil }
        return Path.parent(String(decoding: bytes.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self))
    #endif
}

/// Keeps a value until the program ends, which is then not held up by freeing all that is in it.
public func keepToTheEnd<Value>(_ value: Value) {
    _ = unsafe Unmanaged.passRetained(Keeper(value))
}

private final class Keeper<Value> {
    let value: Value

    init(_ value: Value) { self.value = value }
}

/// Ends the program with an exit code.
public func leave(_ code: Int32) -> Never {
    exit(code)
}
