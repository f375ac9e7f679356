import Files

/// Results go to standard output, problems to standard error; a closed pipe ends quietly, a full disk does not.
struct Streams: ~Copyable {
    private var output = StandardOutput()
    private var errors = StandardOutput(descriptor: 2, name: "standard error")
    private var problem: OutputProblem?

    /// A line of results.
    mutating func say(_ line: String) { write(line + "\n") }

    mutating func write(_ text: String) { output.write(text) }

    mutating func write(_ bytes: [UInt8]) { output.write(bytes) }

    /// A line of problems, after the results so far.
    mutating func complain(_ line: String) {
        flush()
        errors.write(line + "\n")
        try? errors.flush()
    }

    /// Brings everything out; false once nobody reads any more.
    @discardableResult
    mutating func flush() -> Bool {
        do throws(OutputProblem) {
            try output.flush()
        } catch {
            problem = problem ?? error
        }
        return problem == nil
    }

    /// The exit code in the end: an output that could not be written is a failure, a reader that left is none.
    mutating func finish(_ code: Int32) -> Int32 {
        flush()
        guard case .file(let file) = problem else { return code }
        errors.write("lamellar: \(file.message)\n")
        try? errors.flush()
        return Exit.notGood
    }
}
