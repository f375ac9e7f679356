import Files
import Terminal

/// Writes what was made of a log to the file in `--out`, never onto the log itself; the exit code.
func writeOut(_ bytes: [UInt8], to out: String, madeOf log: String, _ streams: inout Streams) throws(UsageProblem)
    -> Int32
{
    if let identity = identityOfFile(log), identityOfFile(out) == identity {
        throw UsageProblem("`--out \(out)` is the log itself, which stays as it is")
    }
    do throws(FileProblem) {
        try writeDurably(bytes, to: out)
        return Exit.good
    } catch {
        streams.complain("lamellar: \(inert(error.message))")
        return Exit.notGood
    }
}
