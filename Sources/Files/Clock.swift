#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// The day it is now, everywhere at once: UTC.
///
///     dayNow()   // "2026-11-30"
public func dayNow() -> String { day(ofSecond: Int(time(nil))) }

/// The UTC day of a second since 1970.
///
///     day(ofSecond: 951_782_400)   // "2000-02-29"
public func day(ofSecond second: Int) -> String {
    // Years begin in March here, so that the odd day stands at the end of its year.
    var days = second / 86_400 - (second % 86_400 < 0 ? 1 : 0) + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    days -= era * 146_097
    let year = (days - days / 1_460 + days / 36_524 - days / 146_096) / 365
    let dayOfYear = days - (365 * year + year / 4 - year / 100)
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    let isNextYear = month >= 10
    return padded(year + era * 400 + (isNextYear ? 1 : 0), 4) + "-" + padded(month + (isNextYear ? -9 : 3), 2) + "-"
        + padded(day, 2)
}

/// Whether a text is a day that there is, as `dayNow` writes it.
public func isDay(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2], parts.joined().utf8.allSatisfy({ (48...57).contains($0) }),
        let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]), year >= 1
    else { return false }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return lengths.indices.contains(month - 1) && (1...lengths[month - 1]).contains(day)
}

private func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
}
