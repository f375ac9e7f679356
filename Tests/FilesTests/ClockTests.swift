import Files
import Testing

@Suite("The day")
struct ClockTests {
    @Test(
        "A second lies in its UTC day, leap years and all",
        arguments: [
            (0, "1970-01-01"), (-1, "1969-12-31"), (951_782_400, "2000-02-29"), (951_868_800, "2000-03-01"),
            (4_107_542_399, "2100-02-28"), (4_107_542_400, "2100-03-01"), (1_796_083_199, "2026-11-30"),
        ])
    func days(second: Int, wanted: String) {
        #expect(day(ofSecond: second) == wanted)
    }

    @Test("Only a day that there is, is one")
    func texts() {
        #expect(isDay(dayNow()))
        for text in ["2000-02-29", "2026-12-31"] { #expect(isDay(text)) }
        for text in ["", "today", "2026-13-01", "2100-02-29", "2026-1-01", "2026-01-00", "2026-01-01 ", "+026-01-01"] {
            #expect(!isDay(text), "\(text)")
        }
    }
}
