/// `Bench [--quick]` races the chains, loads content and proves fights; `Bench start [--runs N]` measures from exec to the first prompt.
@main
enum Program {
    static func main() {
        leave(run(Array(CommandLine.arguments.dropFirst())))
    }

    static let usage = """
        usage: Bench [--quick]           all of the following but the last
               Bench race [--quick]      one attack through eight layers: textbook, ours, plain C
               Bench content [--quick]   armors by the thousand, loaded and checked
               Bench replay [--quick]    fights played, written and proved; logs in a folder on one thread and on two
               Bench start [--runs N]    from exec to the first prompt: lamellar play, a C program

        """

    /// 0 when all was measured, 1 when something failed, 2 for a wrong argument; a missed goal is only said.
    static func run(_ arguments: [String]) -> Int32 {
        switch arguments {
        case [], ["--quick"]: return ["race", "content", "replay"].map { run([$0] + arguments) }.max() ?? 0
        case ["race"]: return Race(rounds: 1_501).run()
        case ["race", "--quick"]: return Race(rounds: 151).run()
        case ["content"]: return Loading.all.run()
        case ["content", "--quick"]: return Loading.few.run()
        case ["replay"]: return Proving.all.run()
        case ["replay", "--quick"]: return Proving.few.run()
        case ["start"]: return Start(runs: 101).run()
        case ["--help"]:
            print(usage, terminator: "")
            return 0
        default:
            if arguments.count == 3, arguments[0] == "start", arguments[1] == "--runs",
                let runs = Int(arguments[2]), (1...10_000).contains(runs)
            {
                return Start(runs: runs).run()
            }
            complain(usage)
            return 2
        }
    }
}
