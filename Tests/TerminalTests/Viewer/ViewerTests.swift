import Chronicle
import TestSupport
import Testing

@testable import Terminal

@Suite("The viewer's keys")
struct ViewerTests {
    private let film = Cinema.small
    private var rounds: Int { film.steps[film.last].round }

    @Test("Steps go one by one, or as many as were counted, and stop at both ends")
    func steps() {
        var viewer = Viewer(film)
        viewer.type("l")
        #expect(viewer.step == 1)
        viewer.type("12l")
        #expect(viewer.step == 13)
        viewer.type("3h")
        #expect(viewer.step == 10)
        viewer.type("99999999999999999999l")
        #expect(viewer.step == film.last)
        viewer.type("l")
        #expect(viewer.step == film.last)
        viewer.type("999999h")
        #expect(viewer.step == 0)
        viewer.type("h")
        #expect(viewer.step == 0)
    }

    @Test("Rounds go to their beginning, from the middle of one to its own first; 2g goes to round 2")
    func roundsInOrder() throws {
        let second = try #require(film.firstStep(ofRound: 2))
        var viewer = Viewer(film)
        viewer.type("j")
        #expect(viewer.step == second)
        viewer.type("lk")
        #expect(viewer.step == second)
        viewer.type("k")
        #expect(viewer.step == 0)
        viewer.type("2g")
        #expect(viewer.step == second)
        viewer.type("999g")
        #expect(viewer.step == film.firstStep(ofRound: rounds))
        viewer.type("9999j")
        #expect(viewer.step == film.last)
        viewer.type("9999k")
        #expect(viewer.step == 0)
        viewer.type("G")
        #expect(viewer.step == film.last)
        viewer.type("g")
        #expect(viewer.step == 0)
        viewer.type("2G")
        #expect(viewer.step == second)
    }

    @Test("Key moments come in order both ways, and past the last there is none")
    func moments() {
        let places = film.moments.map(\.step).reduce(into: [Int]()) { if $0.last != $1 { $0.append($1) } }
        #expect(places.count > 2)
        var viewer = Viewer(film)
        var seen: [Int] = []
        for _ in places {
            viewer.type("]")
            seen.append(viewer.step)
        }
        #expect(seen == places)
        viewer.type("]")
        #expect(viewer.notice == .noMoment)
        viewer.type("G[")
        #expect(viewer.step == places.last { $0 < film.last })
        viewer.type("g3]")
        #expect(viewer.step == places[2])
    }

    @Test("It plays to the end and stops there; from there it plays the whole again")
    func playing() {
        var viewer = Viewer(film, isPlaying: true)
        for _ in 0..<film.last - 1 { viewer.tick() }
        #expect(viewer.isPlaying)
        viewer.tick()
        #expect(!viewer.isPlaying && viewer.step == film.last)
        viewer.tick()
        #expect(viewer.step == film.last)
        viewer.type(" ")
        #expect(viewer.isPlaying && viewer.step == 0)
        viewer.type("j")
        #expect(viewer.isPlaying)
        viewer.type("l")
        #expect(!viewer.isPlaying)
        let step = viewer.step
        viewer.tick()
        #expect(viewer.step == step)
    }

    @Test("The speed doubles and halves between a quarter of a step and 32 a second")
    func speed() {
        var viewer = Viewer(film)
        #expect(viewer.delay == .seconds(1))
        viewer.type("+")
        #expect(viewer.delay == .milliseconds(500))
        viewer.type("------------")
        #expect(viewer.quarters == 1)
        viewer.type("++++++++++++")
        #expect(viewer.quarters == 128)
    }

    @Test("A pattern is typed, corrected and searched for; nothing typed means the last one again")
    func patterns() {
        var viewer = Viewer(film)
        viewer.type("/stram")
        for _ in 0..<3 { _ = viewer.press(.backspace) }
        viewer.type("eam")
        #expect(viewer.entry == Viewer.Entry(isForward: true, text: "steam"))
        #expect(viewer.press(.enter) == .search(Search("steam", from: 0)))
        #expect(viewer.isSearching)
        #expect(viewer.press(.character("l")) == nil)
        #expect(viewer.step == 0)
        viewer.finish(.step(7, wrapped: true))
        #expect(viewer.step == 7 && viewer.notice == .wrapped && !viewer.isSearching)
        #expect(viewer.type("n") == .search(Search("steam", from: 7)))
        viewer.finish(.nowhere)
        #expect(viewer.step == 7 && viewer.notice == .notFound)
        #expect(viewer.type("N") == .search(Search("steam", isForward: false, from: 7)))
        #expect(viewer.press(.escape) == .giveUpSearch)
        #expect(!viewer.isSearching)
        #expect(viewer.type("?\n") == .search(Search("steam", isForward: false, from: 7)))
        viewer.finish(.badPattern("because"))
        #expect(viewer.notice == .badPattern("because"))
        // Who waves a message away does not mean to leave.
        #expect(viewer.press(.escape) == nil && viewer.notice == nil)
        #expect(viewer.press(.escape) == .quit)
    }

    @Test("Esc leaves a pattern, drops a count, closes a page, and then leaves")
    func escape() {
        var viewer = Viewer(film)
        viewer.type("/q")
        #expect(viewer.press(.escape) == nil)
        #expect(viewer.entry == nil)
        viewer.type("12")
        #expect(viewer.press(.escape) == nil)
        #expect(viewer.count == nil)
        viewer.type("H")
        #expect(viewer.page == .help)
        #expect(viewer.press(.escape) == nil)
        #expect(viewer.page == .fight)
        #expect(viewer.press(.escape) == .quit)
        #expect(viewer.type("n") == nil)
        #expect(viewer.notice == .noPattern)
    }

    @Test("On a page the arrows scroll and the fight still steps")
    func pages() {
        var viewer = Viewer(film)
        viewer.type("t2jkl")
        #expect(viewer.page == .why && viewer.scroll == 1 && viewer.step == 1)
        viewer.type("s")
        #expect(viewer.page == .statistics && viewer.scroll == 0)
        viewer.type("9j")
        viewer.limitScroll(to: 4)
        #expect(viewer.scroll == 4)
        viewer.type("s")
        #expect(viewer.page == .fight)
    }

    @Test("A paste is text for a pattern, and no commands")
    func paste() {
        var viewer = Viewer(film)
        #expect(viewer.press(.paste("q")) == nil)
        viewer.type("/")
        _ = viewer.press(.paste("a\nb" + String(repeating: "c", count: 900)))
        #expect(viewer.entry?.text == "ab" + String(repeating: "c", count: 198))
    }

    @Test("Every command has its keys, each key one command, and the page of keys names each once")
    func table() {
        let all = ViewerCommand.allCases
        #expect(all.allSatisfy { !$0.keys.isEmpty })
        #expect(ViewerCommand.byKey.count == all.reduce(0) { $0 + $1.keys.count })
        let told = ViewerCommand.table.flatMap(\.commands)
        #expect(told.count == all.count && Set(told) == Set(all))
        var viewer = Viewer(film)
        viewer.type("H")
        let page = Cinema.screen(viewer).joined(separator: "\n")
        for label in all.flatMap(\.keys).map(\.label) { #expect(page.contains(label), "\(label)") }
        #expect(page.contains("5l is five steps"))
    }
}
