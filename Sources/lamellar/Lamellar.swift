@main
enum Lamellar {
    static func main() {}
}
