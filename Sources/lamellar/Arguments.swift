import JSONText

/// An option of a command: `--seed N`, `--json`.
struct Option: Sendable {
    let name: String
    /// What it takes, for help; nil for a mere flag.
    let value: String?
    let isRepeatable: Bool
    let about: String

    init(_ name: String, taking value: String? = nil, repeatable: Bool = false, _ about: String) {
        self.name = name
        self.value = value
        isRepeatable = repeatable
        self.about = about
    }
}

/// A command line taken apart by the options a command has.
struct Arguments {
    private(set) var words: [String] = []
    private var values: [String: [String]] = [:]

    /// `--name value` and `--name=value` are the same; `--` ends the options.
    init(_ arguments: ArraySlice<String>, _ options: [Option]) throws(UsageProblem) {
        var rest = arguments
        while let argument = rest.popFirst() {
            if argument == "--" {
                words += rest
                return
            }
            guard argument.hasPrefix("--") else {
                if argument.hasPrefix("-") && argument != "-" {
                    throw UsageProblem("there is no option `\(argument)`; options begin with two hyphens")
                }
                words.append(argument)
                continue
            }
            let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = parts.first.map(String.init) ?? ""
            guard let option = options.first(where: { $0.name == name }) else {
                let near = nearMisses(to: name, among: options.map(\.name)).first
                throw UsageProblem("there is no option `--\(name)`".suggesting(near.map { "--" + $0 }))
            }
            if values[name] != nil && !option.isRepeatable {
                throw UsageProblem("`--\(name)` is given twice")
            }
            guard let placeholder = option.value else {
                guard parts.count == 1 else { throw UsageProblem("`--\(name)` takes no value") }
                values[name] = [""]
                continue
            }
            guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
                throw UsageProblem("`--\(name)` needs a value: --\(name) \(placeholder)")
            }
            values[name, default: []].append(value)
        }
    }

    func has(_ name: String) -> Bool { values[name] != nil }
    func value(_ name: String) -> String? { values[name]?.last }
    func all(_ name: String) -> [String] { values[name] ?? [] }

    /// A seed: 0…2⁶⁴−1.
    func seed() throws(UsageProblem) -> UInt64? {
        guard let text = value("seed") else { return nil }
        guard let seed = UInt64(text) else {
            throw UsageProblem("`--seed \(text)` is no whole number from 0 to 18446744073709551615")
        }
        return seed
    }
}
