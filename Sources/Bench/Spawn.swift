#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// How long a program may take to its first prompt.
private let patience: Int = 2_000_000_000

/// A program of the same build, found beside this one.
func sibling(_ name: String) throws(StartProblem) -> String {
    let own = CommandLine.arguments[0]
    let path = (own.lastIndex(of: "/").map { String(own[...$0]) } ?? "./") + name
    guard unsafe access(path, X_OK) == 0 else { throw .missing(path) }
    return path
}

/// How a program is put together: one that needs a loader names it in its first bytes.
func linking(of path: String) -> String {
    let file = unsafe open(path, O_RDONLY)
    guard file >= 0 else { return "" }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = unsafe read(file, &bytes, bytes.count)
    let loader = Array("/ld".utf8)
    let needsLoader = bytes.indices.prefix(max(0, count)).contains { bytes[$0...].starts(with: loader) }
    return needsLoader ? "linked at each start" : "linked statically"
}

/// Nanoseconds from posix_spawn until the output ends with `> `; the program is then let go.
func timeToPrompt(_ path: String, _ arguments: [String]) throws(StartProblem) -> Int {
    let input = Pipe()
    let output = Pipe()
    defer { output.closeBoth() }
    let start = now()
    let child: pid_t
    do throws(StartProblem) {
        child = try spawn(path, arguments, input: input.read, output: output.write)
    } catch {
        input.closeBoth()
        throw error
    }
    close(output.write)
    output.write = -1
    let problem = awaitPrompt(on: output.read, path, until: start + patience)
    let time = now() - start
    // End of input asks the program to leave; whoever stays silent is made to.
    input.closeBoth()
    if problem == nil { drain(output.read) } else { kill(child, SIGKILL) }
    var status: Int32 = 0
    while unsafe waitpid(child, &status, 0) == -1 && errno == EINTR {}
    if let problem { throw problem }
    return time
}

/// Nanoseconds from posix_spawn until a program has ended well, saying what it says to nobody.
func timeToEnd(_ path: String, _ arguments: [String]) throws(StartProblem) -> Int {
    let nobody = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(nobody) }
    let start = now()
    let child = try spawn(path, arguments, input: nobody, output: nobody)
    var status: Int32 = 0
    while unsafe waitpid(child, &status, 0) == -1 && errno == EINTR {}
    let time = now() - start
    guard status == 0 else { throw .failed(path) }
    return time
}

private func awaitPrompt(on descriptor: Int32, _ path: String, until deadline: Int) -> StartProblem? {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    var last: [UInt8] = []
    while true {
        let left = (deadline - now()) / 1_000_000
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard left > 0 else { return .silent(path) }
        guard unsafe poll(&waiting, 1, Int32(left)) > 0 else { continue }
        let count = unsafe read(descriptor, &buffer, buffer.count)
        guard count > 0 else { return .ended(path) }
        last = (last + buffer[..<count]).suffix(2)
        if last == Array("> ".utf8) { return nil }
    }
}

/// Reads what a leaving program still says, so that it need not wait for a reader.
private func drain(_ descriptor: Int32) {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while unsafe read(descriptor, &buffer, buffer.count) > 0 {}
}

private func spawn(
    _ path: String, _ arguments: [String], input: Int32, output: Int32
) throws(StartProblem) -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, input, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, output, 1)
    var words: [UnsafeMutablePointer<CChar>?] = unsafe ([path] + arguments).map { unsafe strdup($0) } + [nil]
    defer {
        for index in unsafe words.indices { unsafe free(words[index]) }
    }
    var child: pid_t = 0
    let code = unsafe posix_spawn(&child, path, &actions, nil, &words, environ)
    guard code == 0 else { throw .notStarted(path, code) }
    return child
}

/// A pipe whose ends a child does not keep by accident.
private final class Pipe {
    var read: Int32
    var write: Int32

    init() {
        var ends: [Int32] = [-1, -1]
        unsafe pipe(&ends)
        read = ends[0]
        write = ends[1]
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }

    func closeBoth() {
        for end in [read, write] where end >= 0 { close(end) }
        read = -1
        write = -1
    }
}

/// An empty folder of our own for the saves of these runs.
func makeScratchFolder() -> String? {
    var template = Array("/tmp/lamellar-bench-XXXXXX".utf8CString)
    guard unsafe mkdtemp(&template) != nil else { return nil }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
}

/// Removes a scratch folder and all in it.
func remove(_ folder: String) {
    guard let child = try? spawn("/bin/rm", ["-rf", folder], input: 0, output: 1) else { return }
    var status: Int32 = 0
    unsafe waitpid(child, &status, 0)
}
