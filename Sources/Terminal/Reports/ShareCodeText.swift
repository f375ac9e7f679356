public import Chronicle
import Content

/// Why a share code opens no fight, and what would help.
public func text(of problem: ShareCode.Problem) -> String {
    switch problem {
    case .damaged: "this is no whole share code; it begins with `\(ShareCode.prefix)` and is one line without spaces"
    case .newer: "this share code was written by a newer game"
    case .missing(let missing):
        "the fight needs \(missing.section.singular) `\(inert(missing.id))`, which is not in the content loaded; add its mod with --mod"
    case .otherContent(let mods):
        "the content loaded is not the one the fight was fought with, which was \(inert(mods.joined(separator: ", "))); share the log itself instead"
    case .otherRules(let number):
        "the fight was fought under rules \(number), and this game makes something else of its choices"
    case .illegal(let choice, let illegal):
        "choice \(choice) of the share code can't be played: "
            + Voice.plain.text(illegal)
    }
}
