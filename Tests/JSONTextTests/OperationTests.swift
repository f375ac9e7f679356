import JSONText
import Testing

@Suite("Operations (RFC 6902)")
struct OperationTests {
    private func json(_ text: String) -> JSON {
        do { return try JSON.parse(Array(text.utf8)) } catch { fatalError(error.message) }
    }

    private func changed(_ text: String, _ kind: JSON.Operation.Kind, _ path: String, _ value: String = "null")
        -> String
    {
        var document = json(text)
        do throws(JSON.Operation.Problem) {
            try JSON.Operation(kind, at: JSON.Pointer(path)!, json(value)).apply(to: &document)
        } catch {
            #expect(document == json(text), "an operation that fails changes nothing")
            return "\(error)"
        }
        return String(decoding: document.canonical(), as: UTF8.self)
    }

    @Test("`add` sets a key, replaces one, and puts an item into a list or at its end")
    func add() {
        #expect(changed(#"{"a":1}"#, .add, "/b", "2") == #"{"a":1,"b":2}"#)
        #expect(changed(#"{"a":1}"#, .add, "/a", "2") == #"{"a":2}"#)
        #expect(changed(#"{"a":[1,3]}"#, .add, "/a/1", "2") == #"{"a":[1,2,3]}"#)
        #expect(changed(#"{"a":[1]}"#, .add, "/a/1", "2") == #"{"a":[1,2]}"#)
        #expect(changed(#"{"a":[1]}"#, .add, "/a/-", "[2]") == #"{"a":[1,[2]]}"#)
        #expect(changed(#"{"a":{}}"#, .add, "/a/b/c", "2") == "noWay(token: 1)")
        #expect(changed(#"{"a":[1]}"#, .add, "/a/2", "2") == "noWay(token: 1)")
        #expect(changed(#"{"a":1}"#, .add, "", "[]") == "[]")
        #expect(changed(#"{}"#, .add, "/", "1") == #"{"":1}"#)
    }

    @Test("`remove` and `replace` need something that is there")
    func removeAndReplace() {
        #expect(changed(#"{"a":1,"b":2}"#, .remove, "/a") == #"{"b":2}"#)
        #expect(changed(#"{"a":[1,2,3]}"#, .remove, "/a/1") == #"{"a":[1,3]}"#)
        #expect(changed(#"{"a":{"b":1}}"#, .replace, "/a/b", "2") == #"{"a":{"b":2}}"#)
        #expect(changed(#"{"a":[1]}"#, .replace, "/a/-", "2") == "noWay(token: 1)")
        #expect(changed(#"{"a":[1]}"#, .remove, "/a/01") == "noWay(token: 1)")
        #expect(changed(#"{"a":1}"#, .replace, "/b", "2") == "noWay(token: 0)")
        #expect(changed(#"{"a":1}"#, .remove, "/a/b") == "noWay(token: 1)")
        #expect(changed(#"{"a":1}"#, .remove, "") == "wholeDocument")
    }

    @Test("`test` compares values, in objects whatever the order of keys")
    func test() {
        #expect(changed(#"{"a":{"x":1,"y":[2]}}"#, .test, "/a", #"{"y":[2],"x":1}"#) == #"{"a":{"x":1,"y":[2]}}"#)
        #expect(changed(#"{"a":"1"}"#, .test, "/a", "1") == "differs")
        #expect(changed(#"{"a":[1,2]}"#, .test, "/a", "[2,1]") == "differs")
        #expect(changed(#"{"a":1}"#, .test, "/b/c", "1") == "noWay(token: 0)")
        #expect(changed(#"{"~/":1}"#, .test, "/~0~1", "1") == #"{"~/":1}"#)
    }
}
