extension Page {
    /// Shows the film that a page holds: the picture of a step, and the ways from one step to another.
    ///
    /// All words and numbers come from the page; the sentences are those of the text below the stage.
    static let script = #"""

        "use strict";
        (() => {
          const film = JSON.parse(document.getElementById("film").textContent);
          const byId = id => document.getElementById(id);
          const [stage, figures, token, caption, count, place, play]
            = ["stage", "figures", "token", "caption", "count", "place", "play"].map(byId);
          const last = film.steps.length - 1;
          const say = (text, blanks) => text.replace(/\{(\w+)\}/g, (whole, key) => blanks[key] ?? whole);
          const make = (tag, name, text) => {
            const element = document.createElement(tag);
            if (name) element.className = name;
            if (text !== undefined) element.textContent = text;
            return element;
          };

          // The sentences of each step, from the text of the page.
          const lines = film.steps.map(() => []);
          for (const span of document.querySelectorAll("[data-s]")) lines[span.dataset.s].push(span);
          const told = step => lines[step].map(span => span.textContent).join(" ");

          // What a step shows is what all steps up to it have set, so every way to it ends in the same picture.
          const sceneAt = step => {
            const scene = { round: 0, figures: [], flight: null, start: 0, marks: new Map(), acting: -1 };
            for (let i = 0; i <= step; i++) {
              const news = film.steps[i];
              scene.round = news.r ?? scene.round;
              for (const who in news.s) scene.figures[who] = news.s[who];
              if (news.f !== undefined) {
                scene.flight = news.f;
                if (!news.f || news.f[4] < 0 && !news.f[5]) {
                  scene.start = i;
                  scene.marks.clear();
                }
              }
              if (news.m) scene.marks.set(news.m[0], news.m);
              scene.acting = news.m ? news.m[0] : -1;
            }
            return scene;
          };

          const meter = (value, most) => {
            const frame = make("span", "meter");
            frame.setAttribute("aria-hidden", "true");
            frame.appendChild(make("span")).style.width = Math.max(0, Math.min(100, 100 * value / most)) + "%";
            return frame;
          };

          // Layers enclose each other, as they are worn: each one's box holds the next, the last one the wearer.
          const shell = (layer, index, scene) => {
            const [piece, durability, charge = 0, braced = 0] = layer;
            const [name, most, mostCharge] = film.pieces[piece];
            const isBroken = most > 0 && durability === 0;
            const box = make("div", "shell " + (index % 2 ? "odd" : "even") + (isBroken ? " broken" : ""));
            const band = box.appendChild(make("div", "band"));
            const notes = [isBroken ? film.words.broken : most < 0 ? film.words.never : say(film.words.outOf, { value: durability, most })];
            if (braced) notes.push(film.words.braced);
            if (charge) notes.push(say(film.words.charge, { charge, most: mostCharge }));
            const title = band.appendChild(make("div", "title"));
            title.append(make("span", "name", name));
            const mark = scene.marks.get(piece);
            if (mark) {
              box.classList.add("sign" + mark[1]);
              if (scene.acting === piece) box.classList.add("acting");
              title.append(" ", make("span", "sign", say(film.signs[mark[1]], { number: mark[2] })));
            }
            const state = band.appendChild(make("div", "state"));
            if (most > 0) state.append(meter(durability, most), " ");
            state.append(notes.join(", "));
            band.append(make("span", "slot"));
            return box;
          };

          const figure = (scene, who) => {
            const [name, most] = film.figures[who];
            const [health, layers, statuses] = scene.figures[who];
            const flight = scene.flight;
            const isTarget = flight && flight[1] === who;
            const isAside = flight && !isTarget && flight[0] !== who;
            const card = make("section", "figure" + (isTarget ? " target" : "") + (isAside ? " aside" : "") + (health ? "" : " down"));
            card.setAttribute("aria-label", name);
            const head = card.appendChild(make("div", "band"));
            head.append(make("h3", "", name), make("span", "slot"));
            let inside = card;
            // Who lies there does not need the room of its layers.
            const shown = health || isTarget ? layers : [];
            shown.forEach((layer, index) => { inside = inside.appendChild(shell(layer, index, scene)); });
            const core = inside.appendChild(make("div", "core"));
            const band = core.appendChild(make("div", "band"));
            const title = band.appendChild(make("div", "title"));
            const states = [health ? say(film.words.health, { health, most }) : film.words.fallen];
            title.append(make("span", "name", states.concat(statuses.map(status => film.statuses[status])).join(", ")));
            if (isTarget && flight[5] === 3) {
              core.classList.add("struck");
              title.append(" ", make("span", "sign", say(film.ends[2], { number: flight[6] })));
            }
            band.appendChild(make("div", "state")).append(meter(health, most));
            band.append(make("span", "slot"));
            return card;
          };

          // The attack itself: where it is by its place on the stage, how it fares by its shape and its words.
          const shapes = ["M1 6h7V2l7 6-7 6v-4H1z", "M2 2h12v12H2z", "M15 12c0-5-3-6-7-6V2L1 8l7 5V9c4 0 5 1 7 3z",
            "M8 0l2 5 5-3-3 5 4 1-4 2 3 5-5-3-2 4-2-4-5 3 3-5-4-2 4-1-3-5 5 3z"];
          const shape = path => {
            const [drawing, line] = ["svg", "path"].map(tag => document.createElementNS("http://www.w3.org/2000/svg", tag));
            drawing.setAttribute("viewBox", "0 0 16 16");
            line.setAttribute("d", path);
            drawing.append(line);
            return drawing;
          };
          let spot = null;
          const placeToken = scene => {
            const flight = scene.flight;
            token.hidden = !flight;
            if (!flight) {
              spot = null;
              token.className = token.textContent = token.style.transform = "";
              return;
            }
            const [from, to, element, power, piece, end] = flight;
            const [thrower, wearer] = [from, to].map(who => figures.querySelectorAll(".figure")[who]);
            const slots = [...wearer.querySelectorAll(".slot")];
            // A piece that is gone by now leaves the head of its wearer; the last slot is the wearer itself.
            const hangs = scene.figures[to][1].findIndex(layer => layer[0] === piece);
            spot = end === 3 ? slots.pop() : piece < 0 && !end ? thrower.querySelector(".slot") : slots[hangs + 1];
            token.className = "end" + end;
            token.replaceChildren(shape(shapes[end]), " ", end ? film.ends[end - 1].replace(/[\s:]*\{number\}/, "")
              : film.elements[element] + " " + power);
            const [box, goal] = [stage.getBoundingClientRect(), spot.getBoundingClientRect()];
            token.style.transform = "translate(" + Math.round(goal.right - box.left - token.offsetWidth) + "px,"
              + Math.round(goal.top - box.top + (goal.height - token.offsetHeight) / 2) + "px)";
          };

          let now = 0;
          const show = step => {
            now = Math.max(0, Math.min(last, step));
            const scene = sceneAt(now);
            const [avatar, ...foes] = scene.figures.map((_, who) => figure(scene, who));
            const opposite = make("div", "foes");
            opposite.append(...foes);
            figures.replaceChildren(avatar, opposite);
            placeToken(scene);
            caption.textContent = told(now);
            count.textContent = say(film.words.step, { number: now + 1, count: last + 1, round: scene.round });
            place.value = now;
            place.setAttribute("aria-valuetext", count.textContent);
            for (const old of document.querySelectorAll("[data-s][aria-current]")) old.removeAttribute("aria-current");
            for (const span of lines[now]) span.setAttribute("aria-current", "step");
            const hops = [];
            if (scene.flight) for (let i = scene.start; i <= now; i++) hops.push(make("li", "", told(i)));
            byId("hops").replaceChildren(...hops);
            byId("calm").hidden = hops.length > 0;
            for (const chart of document.querySelectorAll(".chart > svg")) {
              const { left, wide, rounds } = chart.dataset;
              const x = +left + wide * Math.min(scene.round, rounds) / Math.max(1, rounds);
              chart.querySelector(".now").setAttribute("transform", "translate(" + x.toFixed(1) + " 0)");
            }
            for (const id of ["first", "before", "back"]) byId(id).setAttribute("aria-disabled", now === 0);
            for (const id of ["forward", "after", "last"]) byId(id).setAttribute("aria-disabled", now === last);
          };

          // On a small screen the attack may be below the controls; whoever steps wants to see it.
          const follow = () => {
            const desk = byId("desk").getBoundingClientRect();
            if (spot && desk.bottom > 0 && desk.top < innerHeight) spot.scrollIntoView({ block: "nearest" });
          };

          // Playing: a step takes as long as its sentence is to read.
          let timer = 0;
          const wait = () => {
            const reading = Math.min(3200, 500 + 22 * told(now).length);
            timer = setTimeout(() => {
              show(now + 1);
              follow();
              if (now < last) wait(); else setPlaying(false);
            }, reading * 100 / byId("speed").value);
          };
          const setPlaying = isPlaying => {
            clearTimeout(timer);
            timer = 0;
            // A reader by ear hears each step that was asked for, and not a stream of them.
            caption.setAttribute("aria-live", isPlaying ? "off" : "polite");
            play.classList.toggle("playing", isPlaying);
            play.title = isPlaying ? film.words.pause : film.words.play;
            play.setAttribute("aria-label", play.title);
            if (isPlaying) wait();
          };
          const go = step => { setPlaying(false); show(step); };
          const toggle = () => {
            if (!timer && now === last) show(0);
            setPlaying(!timer);
          };
          const moves = {
            first: () => go(0), before: () => go(film.moments.findLast(step => step < now) ?? 0), back: () => go(now - 1),
            play: toggle,
            forward: () => go(now + 1), after: () => go(film.moments.find(step => step > now) ?? last), last: () => go(last),
          };
          for (const id in moves) byId(id).addEventListener("click", () => { moves[id](); follow(); });
          place.addEventListener("input", () => go(+place.value));
          for (const link of document.querySelectorAll("[data-step]")) {
            link.addEventListener("click", event => {
              event.preventDefault();
              go(+link.dataset.step);
              byId("player").scrollIntoView();
            });
          }

          // As in any player; what a control does with a key by itself stays its own.
          const keys = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last", " ": "play" };
          document.addEventListener("keydown", event => {
            const at = event.target;
            const isOwn = at.closest("select") || event.key === " " ? at.closest("button, select") : at === place;
            if (!keys[event.key] || isOwn || !at.closest("#screen")) return;
            if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            byId(keys[event.key]).click();
          });

          // The line of time: key moments above it, rounds below; the buttons and the list do the same by keyboard.
          const at = (parent, tag, step, text) => {
            const mark = byId(parent).appendChild(make(tag, "", text));
            mark.style.left = 100 * step / Math.max(1, last) + "%";
            return mark;
          };
          for (const step of film.moments) {
            const mark = at("marks", "button", step, "");
            mark.type = "button";
            mark.tabIndex = -1;
            mark.title = told(step);
            mark.addEventListener("click", () => go(step));
          }
          const openings = film.steps.flatMap((step, i) => step.r === undefined ? [] : [[i, step.r]]);
          const every = Math.ceil(openings.length / 12);
          openings.forEach(([step, round], i) => { if (i % every === 0) at("ticks", "span", step, round); });

          // Paper has no folds to open.
          addEventListener("beforeprint", () => { for (const fold of document.querySelectorAll("details")) fold.open = true; });
          addEventListener("resize", () => placeToken(sceneAt(now)));
          byId("screen").hidden = false;
          show(0);
        })();

        """#
}
