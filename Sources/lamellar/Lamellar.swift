import Files

@main
enum Lamellar {
    static func main() { leave(run(Array(CommandLine.arguments.dropFirst()))) }
}
