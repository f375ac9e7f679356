"""Opens pages in a headless Chromium and asserts what a reader may expect of them; .ci/page makes the pages.

usage: python3 .ci/page.py CHROMIUM [--shots FOLDER] PAGE…
"""
import base64, itertools, json, os, pathlib, socket, struct, subprocess, sys, tempfile, time, urllib.request


class Browser:
    """Talks to one tab through the DevTools protocol, over the few parts of a web socket that this takes."""

    def __init__(self, program):
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
             "--force-device-scale-factor=1", "--hide-scrollbars", "--remote-debugging-port=0",
             "--user-data-dir=" + self.folder.name, "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        note = pathlib.Path(self.folder.name, "DevToolsActivePort")
        for _ in range(300):
            if note.exists() and note.read_text().count("\n"):
                break
            time.sleep(0.1)
        port = int(note.read_text().split()[0])
        tabs = json.load(urllib.request.urlopen(f"http://127.0.0.1:{port}/json/list"))
        path = next(tab for tab in tabs if tab["type"] == "page")["webSocketDebuggerUrl"].split(str(port), 1)[1]
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=60)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall((f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
                             f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n").encode())
        self.input = self.socket.makefile("rb")
        while self.input.readline().strip():
            pass
        self.numbers = itertools.count(1)
        self.events = []
        for domain in ["Page", "Runtime", "Network", "Log"]:
            self.call(domain + ".enable")

    def close(self):
        self.process.terminate()
        self.process.wait()
        self.folder.cleanup()

    def send(self, message):
        data = json.dumps(message).encode()
        head = b"\x81" + (struct.pack("!BH", 0xFE, len(data)) if len(data) > 125 and len(data) < 65536
                          else struct.pack("!BQ", 0xFF, len(data)) if len(data) >= 65536 else bytes([0x80 | len(data)]))
        self.socket.sendall(head + b"\0\0\0\0" + data)

    def receive(self):
        data = b""
        while True:
            first, size = self.input.read(2)
            size &= 0x7F
            if size == 126:
                size = struct.unpack("!H", self.input.read(2))[0]
            elif size == 127:
                size = struct.unpack("!Q", self.input.read(8))[0]
            part = self.input.read(size)
            if first & 0x0F in (0, 1):
                data += part
                if first & 0x80:
                    return json.loads(data)

    def call(self, method, **parameters):
        number = next(self.numbers)
        self.send({"id": number, "method": method, "params": parameters})
        while True:
            message = self.receive()
            if message.get("id") == number:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']}")
                return message["result"]
            self.events.append(message)

    def open(self, page, width, height, dark=False, still=False, scripts=True):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        self.call("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"},
            {"name": "prefers-reduced-motion", "value": "reduce" if still else "no-preference"}])
        self.call("Emulation.setScriptExecutionDisabled", value=not scripts)
        self.events.clear()
        self.call("Page.navigate", url=pathlib.Path(page).resolve().as_uri())
        for _ in range(600):
            if self.run("document.readyState") == "complete":
                return
            time.sleep(0.05)

    def run(self, code):
        result = self.call("Runtime.evaluate", expression=code, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"]["exception"]["description"])
        return result["result"].get("value")

    def press(self, key):
        codes = {"Tab": 9, " ": 32, "End": 35, "Home": 36, "ArrowLeft": 37, "ArrowRight": 39, "Enter": 13}
        more = {"text": " "} if key == " " else {}
        for kind in ["keyDown", "keyUp"]:
            self.call("Input.dispatchKeyEvent", type=kind, key=key, windowsVirtualKeyCode=codes[key],
                      **(more if kind == "keyDown" else {}))

    def shoot(self, path, whole=False):
        more = {}
        if whole:
            size = self.call("Page.getLayoutMetrics")["cssContentSize"]
            more = {"captureBeyondViewport": True, "clip": dict(x=0, y=0, width=size["width"], height=min(size["height"], 6000), scale=1)}
        image = self.call("Page.captureScreenshot", format="png", **more)["data"]
        pathlib.Path(path).write_bytes(base64.b64decode(image))

    def complaints(self):
        """What the page wrote to the console, what it threw, and what it asked the network for."""
        self.run("0")
        found = []
        for event in self.events:
            name, about = event.get("method"), event.get("params", {})
            if name in ("Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Log.entryAdded"):
                found.append(json.dumps(about)[:400])
            if name == "Network.requestWillBeSent" and not about["request"]["url"].startswith("file:"):
                found.append("asks for " + about["request"]["url"][:200])
        return found


# Every text against what lies below it: 4.5 to 1, or 3 to 1 where it is large. What is transparent lets the next shine through.
CONTRAST = r"""(() => {
  const parse = color => { const n = color.match(/[\d.]+/g).map(Number); return n.length < 4 ? [...n, 1] : n; };
  const over = (a, b) => [0, 1, 2].map(i => a[i] * a[3] + b[i] * (1 - a[3])).concat(1);
  const light = c => { const [r, g, b] = c.slice(0, 3).map(v => (v /= 255) <= .04045 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4);
    return .2126 * r + .7152 * g + .0722 * b; };
  const ground = e => { const stack = []; for (; e; e = e.parentElement) stack.push(parse(getComputedStyle(e).backgroundColor));
    return stack.reverse().reduce((below, c) => over(c, below), parse(getComputedStyle(document.documentElement).colorScheme.includes("dark")
      && matchMedia("(prefers-color-scheme: dark)").matches ? "rgb(18,18,18)" : "rgb(255,255,255)")); };
  const bad = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; node = walk.nextNode();) {
    const e = node.parentElement, style = getComputedStyle(e);
    if (!node.data.trim() || ["SCRIPT", "STYLE", "NOSCRIPT", "OPTION", "TITLE", "DESC"].includes(e.tagName.toUpperCase())) continue;
    if (!e.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true })) continue;
    const below = ground(e), isSVG = e.namespaceURI.includes("svg");
    let ink = over(parse(isSVG ? style.fill : style.color), below);
    const size = parseFloat(style.fontSize), isLarge = size >= 24 || size >= 18.66 && style.fontWeight >= 700;
    const [a, b] = [light(ink), light(below)], ratio = (Math.max(a, b) + .05) / (Math.min(a, b) + .05);
    if (e.closest("[aria-disabled=true]")) continue;
    if (ratio < (isLarge ? 3 : 4.5)) bad.push(ratio.toFixed(2) + " " + node.data.trim().slice(0, 40) + " <" + e.tagName + " " + e.className + ">");
  }
  return bad;
})()"""

# Headings go down one level at a time; whatever can be worked has a name; tables have captions and scopes; ids are unique.
STRUCTURE = r"""(() => {
  const bad = [];
  const levels = [...document.querySelectorAll("h1,h2,h3,h4,h5,h6")].filter(h => !h.closest("[hidden]")).map(h => +h.tagName[1]);
  if (levels[0] !== 1 || levels.filter(l => l === 1).length !== 1) bad.push("not one h1 first");
  levels.forEach((level, i) => { if (i && level > levels[i - 1] + 1) bad.push("heading jumps to " + level + " at " + i); });
  const named = e => (e.getAttribute("aria-label") || e.textContent || e.title || "").trim() || (e.labels && e.labels.length);
  for (const e of document.querySelectorAll("button,a[href],input,select,summary")) if (!named(e)) bad.push("no name: " + e.outerHTML.slice(0, 80));
  for (const e of document.querySelectorAll("table")) {
    if (!e.caption) bad.push("a table without a caption");
    for (const th of e.querySelectorAll("th")) if (!th.scope) bad.push("a head without a scope");
    const widths = new Set([...e.rows].map(row => row.cells.length));
    if (widths.size !== 1) bad.push("a table of uneven rows");
  }
  for (const e of document.querySelectorAll("svg[role=img]")) if (!e.querySelector("title") || !e.querySelector("desc")) bad.push("a drawing without words");
  const ids = [...document.querySelectorAll("[id]")].map(e => e.id);
  if (new Set(ids).size !== ids.length) bad.push("an id twice");
  for (const e of document.querySelectorAll("[aria-labelledby]")) for (const id of e.getAttribute("aria-labelledby").split(" "))
    if (!document.getElementById(id)) bad.push("labelled by nothing: " + id);
  for (const tag of ["header", "main", "footer"]) if (document.querySelectorAll(tag).length !== 1) bad.push("not one " + tag);
  if (document.images.length || document.scripts.length !== 3) bad.push("elements that a name made");
  if (!document.documentElement.lang || !document.title) bad.push("no language or title");
  return bad;
})()"""

# What is shown, whatever the order in which it came to be; whether it is read aloud is another matter.
PICTURE = r"""(() => {
  const tell = e => e.nodeType === 3 ? e.data : "<" + e.tagName + [...e.attributes].filter(a => a.name !== "aria-live" && (a.value || a.name === "hidden"))
    .map(a => " " + a.name + "=" + a.value).sort().join("") + ">" + [...e.childNodes].map(tell).join("");
  return ["stage", "desk", "hops"].map(id => tell(document.getElementById(id))).join("") + document.getElementById("place").value;
})()"""

failures = 0


def expect(truth, words):
    global failures
    if not truth:
        failures += 1
        print("  FAILED: " + words)


def check(browser, page):
    print(page)
    for dark, width, height in [(False, 320, 640), (False, 1280, 900), (True, 1280, 900), (False, 390, 844), (True, 390, 844)]:
        browser.open(page, width, height, dark)
        where = f"at {width}, {'dark' if dark else 'light'}"
        last = browser.run("+document.getElementById('place').max")
        # A long page differs from a short one in nothing but its length: one size is enough.
        if last > 1000 and width > 320:
            break
        for step in sorted({0, last // 3, last // 2, last}):
            jump(browser, step)
            browser.run("new Promise(done => setTimeout(done, 400))")
            over = browser.run("document.documentElement.scrollWidth - innerWidth")
            expect(over <= 0, f"{over} pixels too wide {where}, step {step}")
            low = browser.run(CONTRAST)
            expect(not low, f"weak contrast {where}, step {step}: {low[:5]}")
        if last > 1000:
            continue
        bad = browser.run("for (const d of document.querySelectorAll('details')) d.open = true;" + STRUCTURE)
        expect(not bad, f"structure {where}: {bad[:5]}")
        expect(browser.run("document.documentElement.scrollWidth - innerWidth") <= 0, f"too wide unfolded {where}")
        low = browser.run(CONTRAST)
        expect(not low, f"weak contrast unfolded {where}: {low[:5]}")
        found = browser.complaints()
        expect(not found, f"complaints {where}: {found[:3]}")
    moves(browser, page)
    opens_soon(browser, page)
    follows(browser, page)
    steps_are_jumps(browser, page)
    keyboard(browser, page)
    plays(browser, page)
    without_scripts(browser, page)


def jump(browser, step):
    browser.run(f"{{ const p = document.getElementById('place'); p.value = {step}; p.dispatchEvent(new Event('input')); }}")


def opens_soon(browser, page):
    """However long the fight: it opens before anybody turns away, and a step is shown before it is missed."""
    start = time.monotonic()
    browser.open(page, 1280, 900, still=True)
    expect(time.monotonic() - start < 10, "too slow to open")
    slow = browser.run("{ const start = performance.now(); for (const id of ['last', 'back', 'back', 'first', 'forward'])"
                       " document.getElementById(id).click(); (performance.now() - start) / 5; }")
    print(f"  opens in {time.monotonic() - start:.1f} s, shows a step in {slow:.0f} ms")
    expect(slow < 400, f"a step takes {slow:.0f} ms")


def moves(browser, page):
    """The attack glides from layer to layer, but not where motion is not wanted."""
    for still in [False, True]:
        browser.open(page, 1280, 900, still=still)
        glided = 0
        for _ in range(min(30, browser.run("+document.getElementById('place').max"))):
            browser.run("document.getElementById('forward').click()")
            glided += browser.run("document.getAnimations().length")
            browser.run("new Promise(done => requestAnimationFrame(done))")
        expect(glided > 0 if not still else glided == 0, "motion against the reader's wish" if still else "nothing moves")


def follows(browser, page):
    """On a small screen whoever steps sees the attack, above the controls."""
    browser.open(page, 320, 640, still=True)
    browser.run("document.getElementById('player').scrollIntoView()")
    for _ in range(min(60, browser.run("+document.getElementById('place').max"))):
        browser.run("document.getElementById('forward').click()")
        hidden = browser.run("(() => { const [t, d] = ['token', 'desk'].map(id => document.getElementById(id).getBoundingClientRect());"
                             " return t.height > 0 && (t.top < 0 || t.bottom > d.top + 1) && document.getElementById('caption').textContent; })()")
        expect(not hidden, f"the attack is out of sight: {hidden}")


def steps_are_jumps(browser, page):
    """k steps, a jump to k, and a jump to the end and back to k show the same."""
    browser.open(page, 1280, 900, still=True)
    last = browser.run("+document.getElementById('place').max")
    kept = []
    for _ in range(min(last, 300 if last < 1000 else 30) + 1):
        kept.append(browser.run(PICTURE))
        browser.run("document.getElementById('forward').click()")
    expect(len(set(kept)) == len(kept), "two steps look alike")
    for step, picture in enumerate(kept):
        jump(browser, last)
        jump(browser, step)
        expect(browser.run(PICTURE) == picture, f"step {step} depends on the way to it")


def keyboard(browser, page):
    """Tab reaches every control and leaves the film again; arrows, space, Home and End work from any of them."""
    browser.open(page, 1280, 900, still=True)
    controls = browser.run("[...document.querySelectorAll('#screen button, #screen input, #screen select')].filter(e => e.tabIndex >= 0).map(e => e.id)")
    reached = []
    for _ in range(60):
        browser.press("Tab")
        reached.append(browser.run("document.activeElement.id || document.activeElement.tagName"))
        if reached[-1] == "SUMMARY" and set(controls) <= set(reached):
            break
        outline = browser.run("getComputedStyle(document.activeElement).outlineStyle")
        expect(outline != "none", f"no visible focus on {reached[-1]}")
    expect(set(controls) <= set(reached), f"not reached by Tab: {set(controls) - set(reached)}")
    expect(reached[-1] == "SUMMARY", "Tab does not leave the film")
    place = "+document.getElementById('place').value"
    browser.run("document.getElementById('forward').focus()")
    for key, then in [("End", browser.run("+document.getElementById('place').max")), ("Home", 0), ("ArrowRight", 1),
                      ("ArrowRight", 2), ("ArrowLeft", 1)]:
        browser.press(key)
        expect(browser.run(place) == then, f"{key} leads to {browser.run(place)} instead of {then}")
    expect(browser.run("document.getElementById('caption').getAttribute('aria-live')") == "polite", "a step is not announced")
    browser.run("document.getElementById('place').focus()")
    browser.press(" ")
    expect(browser.run("document.getElementById('caption').getAttribute('aria-live')") == "off", "a film that plays is read aloud")
    browser.press(" ")


def plays(browser, page):
    browser.open(page, 1280, 900, still=True)
    browser.run("document.getElementById('speed').value = '1600'; document.getElementById('play').click()")
    last = browser.run("+document.getElementById('place').max")
    for _ in range(100):
        if last > 300 and browser.run("+document.getElementById('place').value") > 3 or browser.run("+document.getElementById('place').value") == last:
            return
        time.sleep(0.2)
    expect(False, "playing does not reach the end")


def without_scripts(browser, page):
    browser.open(page, 1280, 900, scripts=False)
    expect(browser.run("document.getElementById('screen').hidden"), "a stage without scripts")
    # The browser's own inspection runs scripts even so.
    words = browser.run("document.getElementById('rounds').textContent.length")
    expect(words > 200, "nothing to read without scripts")
    bad = browser.run(STRUCTURE)
    expect(not bad, f"structure without scripts: {bad[:5]}")


def shoot(browser, page, folder):
    name = pathlib.Path(page).stem
    for dark, width, height in [(False, 1280, 900), (True, 1280, 900), (False, 390, 844), (True, 390, 844)]:
        browser.open(page, width, height, dark, still=True)
        last = browser.run("+document.getElementById('place').max")
        for label, step in [("middle", last * 2 // 5), ("end", last)]:
            jump(browser, step)
            browser.run("document.getElementById('player').scrollIntoView()")
            browser.shoot(f"{folder}/{name}-{width}-{'dark' if dark else 'light'}-{label}.png")
        browser.shoot(f"{folder}/{name}-{width}-{'dark' if dark else 'light'}-whole.png", whole=True)


def main(arguments):
    program, *pages = arguments
    folder = None
    if pages[0] == "--shots":
        folder = pages[1]
        pages = pages[2:]
        os.makedirs(folder, exist_ok=True)
    browser = Browser(program)
    try:
        for page in pages:
            check(browser, page)
            if folder:
                shoot(browser, page, folder)
    finally:
        browser.close()
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
