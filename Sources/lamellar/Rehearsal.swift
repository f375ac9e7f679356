import Game

extension Session {
    /// Lets a choice be taken for a fault, so that what is told and kept then can be tested: `LAMELLAR_FAULT=promise`
    /// breaks a promise at every choice, `LAMELLAR_FAULT=death` lets the process die of the first.
    mutating func rehearse(_ kind: String) {
        switch kind {
        case "promise": audit = { _, _, _ in "this is a rehearsal" }
        case "death": isDoomed = true
        default: break
        }
    }
}
