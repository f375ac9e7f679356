import Content
import Files
import JSONText
import Terminal

extension ProgramCommand {
    static let check = ProgramCommand(
        name: "check", usage: "check [PATH]… [--json] [--fix]",
        about: "checks content and mods, and runs their trials",
        options: [
            Option("json", "one JSON object with every problem"),
            Option("fix", "mend what is certain, and show the difference"),
        ],
        examples: ["lamellar check", "lamellar check Content/mods/my-mod", "lamellar check --fix Content/mods/my-mod"],
        run: { arguments, streams throws(UsageProblem) in
            let settings = try Settings(arguments)
            let loader = settings.loader
            if arguments.has("fix") {
                let mending = loader.fix(arguments.words)
                for line in text(of: mending, settings.problemPalette) {
                    if arguments.has("json") { streams.complain(line) } else { streams.say(line) }
                }
                if let problem = mending.problem {
                    streams.complain("lamellar: \(inert(problem.message))")
                    return Exit.notGood
                }
            }
            let report = loader.check(arguments.words, shown: ShownText.all)
            keepToTheEnd(report)
            let isGood = report.errors == 0 && report.trialsFailed == 0
            if arguments.has("json") {
                streams.write(report.json())
            } else {
                for line in text(of: report, settings.problemVoice(report.catalog)) { streams.complain(line) }
                if !isGood { streams.complain(report.advice) }
                streams.say(
                    "\(counted(report.errors, "error")), \(counted(report.warnings, "warning")); trials: \(report.trialsPassed) passed, \(report.trialsFailed) failed"
                )
            }
            return isGood ? Exit.good : Exit.notGood
        })
}

extension ContentLoader.Report {
    /// Where more is said about the codes of the errors.
    fileprivate var advice: String {
        let codes = Set(diagnostics.filter { $0.severity == .error }.map(\.code))
        return "`lamellar explain \(codes.count == 1 ? codes.first ?? "CODE" : "CODE")` tells more."
    }

    fileprivate func json() -> [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("ok", errors == 0 && trialsFailed == 0)
            writer.member("errors", errors)
            writer.member("warnings", warnings)
            writer.member("diagnostics") { writer in
                writer.array { writer in
                    for diagnostic in diagnostics {
                        writer.object { writer in
                            writer.member("severity", diagnostic.severity.rawValue)
                            writer.member("code", diagnostic.code)
                            writer.member("mod", diagnostic.mod)
                            writer.member("file", diagnostic.file)
                            writer.member("line", diagnostic.line)
                            writer.member("column", diagnostic.column)
                            writer.member("pointer", diagnostic.pointer)
                            writer.member("message", diagnostic.message)
                            if let suggestion = diagnostic.suggestion {
                                writer.member("suggestion", suggestion)
                            } else {
                                writer.memberNull("suggestion")
                            }
                        }
                    }
                }
            }
            writer.member("trials") { writer in
                writer.object { writer in
                    writer.member("passed", trialsPassed)
                    writer.member("failed", trialsFailed)
                }
            }
        }
        writer.endLine()
        return writer.bytes.escapingInvisible
    }
}

/// "1 error", "2 errors".
private func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)" + (number == 1 ? "" : "s") }
