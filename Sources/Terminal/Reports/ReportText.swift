public import Content
import Engine

/// All problems that a check found, below each failed trial the trace of the attack that ended otherwise.
public func text(of report: ContentLoader.Report, _ voice: Voice) -> [String] {
    let attacks = report.failedAttacks
    return report.diagnostics.flatMap { diagnostic in
        var lines = text(of: diagnostic, voice.palette)
        if diagnostic.code == "trial-failed",
            let (volley, step) = attacks["\(diagnostic.file):\(diagnostic.line):\(diagnostic.column)"]
        {
            lines += text(ofStep: step, of: volley, voice, report.catalog).map { "  " + $0 }
        }
        return lines
    }
}
