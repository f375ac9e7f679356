import Files
import JSONText

/// What looking through the records of a section gave.
struct Yield<Entry: Definition>: Sendable {
    /// The sound ones, built.
    var entries: [Entry] = []
    /// The numbers of records about which something was found, with the numbers of the findings.
    var blots: [(record: Int, findings: Range<Int>)] = []
}

extension Inspector {
    /// So many records are looked through by one thread. Fewer are done before another has begun.
    private static let handful = 500

    /// Looks through the records of a section and builds those that are sound, but for those left out.
    ///
    /// Many records are looked through in parallel. What comes of it depends on them only, not on the number of threads.
    mutating func inspect<Entry: Definition>(
        _ records: [Assembly.Record], _ section: Section, leavingOut unfit: Set<String>
    ) -> Yield<Entry> {
        let table = section.table
        if records.count < 2 * Inspector.handful {
            return look(through: records[...], table, unfit)
        }
        let parts = records.count / Inspector.handful
        let share = share(of: parts)
        let done = inParallel(parts) { part in
            var inspector = share
            let range = records.count * part / parts..<records.count * (part + 1) / parts
            let yield: Yield<Entry> = inspector.look(through: records[range], table, unfit)
            return (yield: yield, findings: inspector.findings, patience: inspector.patience)
        }
        var all = Yield<Entry>()
        all.entries.reserveCapacity(records.count)
        var offset = findings.count
        for part in done {
            all.entries += part.yield.entries
            all.blots += part.yield.blots.map {
                ($0.record, $0.findings.lowerBound + offset..<$0.findings.upperBound + offset)
            }
            offset += part.findings.count
        }
        join(done.map { ($0.findings, $0.patience) })
        return all
    }

    private mutating func look<Entry: Definition>(
        through records: ArraySlice<Assembly.Record>, _ table: Table, _ unfit: Set<String>
    ) -> Yield<Entry> {
        var yield = Yield<Entry>()
        yield.entries.reserveCapacity(records.count)
        for index in records.indices {
            let before = findings.count
            inspect(records[index].json, as: table)
            if findings.count > before {
                yield.blots.append((index, before..<findings.count))
                if findings[before...].contains(where: \.isError) { continue }
            }
            if !unfit.isEmpty && unfit.contains(records[index].id) { continue }
            yield.entries.append(Entry(records[index].json))
        }
        return yield
    }
}
