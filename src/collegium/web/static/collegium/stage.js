// The stage: pieces keep their identity, travel when the story says so, and are played where they lie.
const $ = (id) => document.getElementById(id);
const all = (what, where = document) => [...where.querySelectorAll(what)];
const play = document.querySelector("main.play");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const kept = (name, otherwise) => { try { return localStorage.getItem(name) ?? otherwise; } catch { return otherwise; } };
const keep = (name, value) => { try { localStorage.setItem(name, value); } catch { /* private windows keep nothing */ } };
const piece = (id) => $(`p-${id}`);

// ---- one message after the other, at the reader's pace
const PACE = { instant: 0, normal: 0, slow: 1400, steps: Infinity };
const queue = [];
let resting = null;
let speed = kept("speed", "normal");
play.addEventListener("htmx:sseBeforeMessage", (event) => {
  event.preventDefault();
  queue.push(event.detail.data);
  if (mine()) flush();  // what I did myself, and what I am asked, waits for nothing
  else pump();
});
const mine = () => $("mark").dataset.mine === "1";
function pump() {
  if (resting || !queue.length) return;
  step(queue.shift());
  const rest = queue.length || PACE[speed] ? PACE[speed] : 0;
  if (rest === Infinity) { if (queue.length) waiting(true); return; }
  if (rest) resting = setTimeout(() => { resting = null; pump(); }, rest);
  else if (queue.length) pump();
}
function flush() {
  clearTimeout(resting);
  resting = null;
  while (queue.length) step(queue.shift());
}
function waiting() { resting = true; }
function step(html) {
  htmx.swap(play, html, { swapStyle: "none" });
  const news = $("news");
  if (news.firstElementChild) apply(news);
  news.replaceChildren();
  play.dispatchEvent(new CustomEvent("htmx:sseMessage"));
  turnTo();
  announce();
}

// ---- what changed: pieces whole, or by their tag alone; then what travels
let flying = [];
function land() { for (const flight of flying) flight.finish(); flying = []; $("flights")?.replaceChildren(); }
function apply(news) {
  land();
  if (news.hasAttribute("data-all")) {
    $("hall").replaceChildren(news.firstElementChild);
    return;
  }
  const flights = all(".flown", news).map((flown) => all(".flight", flown).map((mark) => [mark, middle(mark.dataset.start)]));
  const before = new Map(all("#stage .held").map((held) => [held.id, held.getBoundingClientRect()]));
  const ground = news.querySelector("[data-ground]");
  if (ground) { ground.id = "ground"; ground.removeAttribute("data-ground"); $("ground").replaceWith(ground); }
  const arrived = [];
  for (const change of all("[data-area]", news)) {
    const area = $(change.dataset.area);
    for (const fresh of [...change.children]) {
      const known = $("stage").querySelector(`#${CSS.escape(fresh.id)}`);
      if (known && known.parentNode !== area) area.append(known);  // it lies in another part now
      if (known && fresh.hasAttribute("data-same")) {
        fresh.removeAttribute("data-same");
        for (const name of known.getAttributeNames()) if (!fresh.hasAttribute(name)) known.removeAttribute(name);
        for (const name of fresh.getAttributeNames()) known.setAttribute(name, fresh.getAttribute(name));
      } else if (known) known.replaceWith(fresh);
      else { area.append(fresh); arrived.push(fresh.id); }
    }
    if (change.dataset.order !== undefined) {
      const order = change.dataset.order.split(" ").filter(Boolean).map((id) => `p-${id}`);
      const wanted = new Set(order);
      for (const old of [...area.children]) if (!wanted.has(old.id)) old.remove();
      let at = area.firstElementChild;
      for (const id of order) {
        const one = area.querySelector(`#${CSS.escape(id)}`);
        if (one === at) at = at.nextElementSibling;
        else if (one) area.insertBefore(one, at);
      }
    }
  }
  if (calm.matches || document.hidden || speed === "instant") return rim(flights);
  for (const [id, from] of before) slide($(id), from);
  fly(flights);
}
function box(id) {
  const [area, kind] = id.split(":");
  const found = kind ? document.querySelector(`#area-${CSS.escape(area)} [data-kind="${CSS.escape(kind)}"]`)
    : piece(id) ?? $(`area-${id}`) ?? document.querySelector(`#stage [id^="p-${CSS.escape(id)}"]`);
  return found?.getBoundingClientRect();
}
function middle(id) { const b = box(id); return b && { x: b.left + b.width / 2, y: b.top + b.height / 2, w: b.width }; }
function slide(held, from) {  // cards that stay in the hand close up
  if (!held) return;
  const to = held.getBoundingClientRect(), scale = held.ownerSVGElement.getScreenCTM().a * (held.transform.baseVal.consolidate()?.matrix.a || 1);
  const dx = (from.left - to.left) / scale, dy = (from.top - to.top) / scale;
  if (Math.abs(dx) + Math.abs(dy) < 2) return;
  const inner = held.firstElementChild;
  for (const part of held.children) part.animate([{ translate: `${dx}px ${dy}px` }, { translate: "0 0" }], { duration: 260, easing: "ease-out" });
}
const LENGTH = { normal: 320, slow: 600, steps: 450 };
function fly(flights) {  // one event after the other
  const layer = $("flights"), stage = $("stage");
  const back = stage.getScreenCTM().inverse();
  const at = (p) => new DOMPoint(p.x, p.y).matrixTransform(back);
  let delay = 0;
  for (const group of flights) {
    for (const [mark, start] of group) {
      const end = middle(mark.dataset.end);
      if (!start || !end) continue;
      const unit = +mark.dataset.w, from = at(start), to = at(end);
      const big = Math.min(start.w * back.a / unit, 1.4), small = Math.min(Math.max(end.w * back.a / unit, 0.25), 0.9);
      const inner = document.createElementNS("http://www.w3.org/2000/svg", "g");
      inner.setAttribute("transform", `translate(${-unit / 2} ${-mark.dataset.h / 2})`);
      inner.append(...mark.childNodes);
      mark.append(inner);
      layer.append(mark);
      const duration = LENGTH[speed] ?? 320;
      const way = mark.animate([
        { transform: `translate(${from.x}px, ${from.y}px) scale(${big})`, opacity: 1 },
        { transform: `translate(${to.x}px, ${to.y}px) scale(${small})`, opacity: 1, offset: 0.9 },
        { transform: `translate(${to.x}px, ${to.y}px) scale(${small})`, opacity: 0 },
      ], { duration, delay, easing: "ease-in-out", fill: "both" });
      way.onfinish = () => mark.remove();
      flying.push(way);
    }
    delay += (LENGTH[speed] ?? 320) * 0.8;
    if (group.length) sound("card", delay / 1000);
  }
}
function rim(flights) {  // without motion: where something arrived is marked for a second
  for (const [mark] of flights.flat()) {
    const goal = piece(mark.dataset.end) ?? $(`area-${mark.dataset.end}`);
    goal?.classList.add("aimed");
    setTimeout(() => goal?.classList.remove("aimed"), 1000);
  }
}

// ---- what happened, for those who listen
let heard = all("#story li:not(.since)").length;
let last = all("#story li").at(-1)?.textContent ?? "";
function announce() {
  const lines = all("#story li:not(.since) span").map((line) => line.textContent);
  const from = lines.lastIndexOf(last) + 1;
  const told = lines.slice(Math.max(from, lines.length - 6));
  if (mine()) told.push($("question").textContent);
  last = lines.at(-1) ?? "";
  if (told.length) $("telling").textContent = told.join(" ");
  if (mine() && !announce.mine) sound("turn");
  if ($("mark").dataset.over === "1" && !announce.over) { announce.over = true; sound("win"); }
  announce.mine = mine();
}

// ---- play on the board
const inList = (place) => all(`#choice [data-place="${CSS.escape(place)}"]`);
let chosen = -1000;  // a second click within 400 ms of a choice makes no other one
play.addEventListener("click", (event) => {
  const option = event.target.closest("#choice .option, .menu-here .option, .large .option");
  if (option && !option.classList.contains("no")) {
    if (event.detail > 0 && performance.now() - chosen < 400) { event.preventDefault(); event.stopPropagation(); return; }
    chosen = performance.now();
    close();
    return;
  }
  const hit = event.target.closest("#stage .piece");
  if (!hit) { close(); return; }
  if (event.detail > 0 && performance.now() - chosen < 400) { event.stopPropagation(); return; }
  const id = hit.dataset.place, list = inList(id);
  const legal = list.filter((o) => !o.classList.contains("no"));
  if (legal.length > 1 || (legal.length && !hit.classList.contains("can"))) { event.stopPropagation(); menu(hit, legal); }
  else if (legal.length === 1) { close(); }  // site.js takes it
  else if (list.length) { event.stopPropagation(); say(hit, list[0].querySelector("small")?.textContent ?? list[0].title); look(hit); }
  else if (hit.dataset.opens) { event.stopPropagation(); open(hit); }
  else if (hit.hasAttribute("data-looks")) { event.stopPropagation(); look(hit); }
}, true);
function menu(hit, options) {
  const here = $("menu-here");
  here.replaceChildren(...options.map((option) => {
    const twin = option.cloneNode(true);
    twin.type = "button";
    twin.setAttribute("role", "menuitem");
    twin.addEventListener("click", () => option.click());
    return twin;
  }));
  here.hidden = false;
  put(here, hit);
  here.firstElementChild.focus();
}
function put(panel, hit) {  // beside the piece, inside the window
  const b = hit.getBoundingClientRect(), w = panel.offsetWidth, h = panel.offsetHeight;
  const right = b.right + 8 + w < innerWidth;
  panel.style.left = `${Math.max(6, right ? b.right + 8 : b.left - w - 8)}px`;
  panel.style.top = `${Math.max(6, Math.min(b.top, innerHeight - h - 6))}px`;
}
function say(hit, words) {
  if (!words) return;
  document.querySelector(".toast-here")?.remove();
  const note = document.createElement("div");
  note.className = "toast-here";
  note.setAttribute("role", "alert");
  note.textContent = words;
  document.body.append(note);
  const b = hit.getBoundingClientRect();
  note.style.left = `${Math.max(6, Math.min(b.left, innerWidth - note.offsetWidth - 6))}px`;
  note.style.top = `${Math.max(6, b.top - note.offsetHeight - 6)}px`;
  setTimeout(() => note.remove(), 3500);
}

// ---- the large card: pointing for a moment, a long press, or the keyboard
let lingering, shown = "";
async function look(hit, opens = "") {
  const id = opens || hit.dataset.place;
  if (shown === id) return;
  const address = new URL(play.dataset.look, location);
  address.searchParams.set("at", id);
  address.searchParams.set("as", play.dataset.seat);
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok || !hit.isConnected) return;
  const large = $("large");
  large.innerHTML = await answer.text();
  large.hidden = false;
  shown = id;
  put(large, hit);
}
const open = (hit) => look(hit, hit.dataset.opens);
function close() {
  clearTimeout(lingering);
  $("large").hidden = true;
  $("menu-here").hidden = true;
  shown = "";
}
play.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse") return;
  const hit = event.target.closest("#stage [data-looks]");
  clearTimeout(lingering);
  if (hit) lingering = setTimeout(() => look(hit), 350);
  else if (!event.target.closest(".large, .menu-here") && $("menu-here").hidden) close();
});
play.addEventListener("pointerdown", (event) => {
  if (event.pointerType === "mouse") return;
  const hit = event.target.closest("#stage [data-looks]");
  if (hit) lingering = setTimeout(() => { chosen = performance.now(); look(hit); }, 500);
});
for (const end of ["pointerup", "pointercancel", "pointermove"])
  play.addEventListener(end, (event) => { if (event.pointerType !== "mouse" && !(end === "pointermove" && Math.abs(event.movementX) + Math.abs(event.movementY) < 4)) clearTimeout(lingering); });
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") { const back = document.activeElement.closest?.(".menu-here"); close(); if (back) options()[0]?.focus(); }
  const hit = document.activeElement?.closest?.("#stage .piece");
  if (hit && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    event.stopPropagation();
    hit.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  } else if (hit && event.key.startsWith("Arrow")) {
    event.preventDefault();
    event.stopPropagation();
    walk(hit, event.key);
  }
}, true);
play.addEventListener("focusin", (event) => { const hit = event.target.closest?.("#stage [data-looks]"); if (hit && event.target.matches(":focus-visible")) { clearTimeout(lingering); lingering = setTimeout(() => look(hit), 350); } });
const options = () => all("#choice .options .option");
function walk(from, key) {  // arrows walk to the nearest piece that way
  const b = from.getBoundingClientRect(), x = b.left + b.width / 2, y = b.top + b.height / 2;
  let best = null, least = Infinity;
  for (const one of all("#stage [tabindex]")) {
    if (one === from) continue;
    const o = one.getBoundingClientRect(), dx = o.left + o.width / 2 - x, dy = o.top + o.height / 2 - y;
    const along = { ArrowRight: dx, ArrowLeft: -dx, ArrowDown: dy, ArrowUp: -dy }[key];
    const aside = /Left|Right/.test(key) ? Math.abs(dy) : Math.abs(dx);
    if (along > 4 && along + 2.5 * aside < least) { least = along + 2.5 * aside; best = one; }
  }
  best?.focus();
}

// ---- small screens: one part of the board at a time, and parts that are swiped sideways
const small = () => ["phone", "tall", "flat"].includes(play.dataset.board);
function part(tab) {
  play.dataset.tab = tab;
  for (const button of all(".switch [data-tab]")) {
    if (button.dataset.tab === tab) button.setAttribute("aria-current", "true");
    else button.removeAttribute("aria-current");
  }
  for (const area of all("#stage .area[data-tab]")) area.toggleAttribute("data-away", small() && area.dataset.tab !== tab);
}
for (const button of all(".switch [data-tab]")) button.addEventListener("click", () => part(button.dataset.tab));
function turnTo() {  // where a choice waits on another part, that part is shown
  part(play.dataset.tab);
  if (!small()) return;
  const here = (area) => area.dataset.tab === play.dataset.tab;
  const lit = all("#stage .can").map((one) => one.closest(".area[data-tab]")).filter(Boolean);
  if (lit.length && !lit.some(here)) part(lit[0].dataset.tab);
  for (const area of all("#stage svg.area")) {
    const first = area.querySelector(".can");
    if (first && !area.dataset.swiped) swipe(area, first.transform.baseVal.consolidate().matrix.e - 20 - left(area));
  }
}
const left = (area) => area.viewBox.baseVal.x;
function swipe(area, by) {
  const box = area.viewBox.baseVal, from = +area.getAttribute("x"), most = from + Math.max(0, area.dataset.whole - area.getAttribute("width"));
  box.x = Math.min(Math.max(box.x + by, from), most);
}
let grip = null;
play.addEventListener("pointerdown", (event) => {
  const area = event.target.closest("#stage svg.area");
  if (area) grip = { area, x: event.clientX, far: 0 };
});
addEventListener("pointermove", (event) => {
  if (!grip) return;
  const by = grip.x - event.clientX;
  grip.x = event.clientX;
  grip.far += Math.abs(by);
  if (grip.far > 6) { clearTimeout(lingering); chosen = performance.now() - 200; grip.area.dataset.swiped = "1"; }
  swipe(grip.area, by / $("stage").getScreenCTM().a);
});
for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => { grip = null; });
play.addEventListener("wheel", (event) => {
  const area = event.target.closest("#stage svg.area");
  if (area) swipe(area, (event.deltaX || event.deltaY) / $("stage").getScreenCTM().a);
}, { passive: true });
play.addEventListener("focusin", (event) => {
  const area = event.target.closest?.("#stage svg.area");
  if (area && event.target !== area) swipe(area, event.target.transform.baseVal.consolidate().matrix.e - 60 - left(area));
});

// ---- settings: pace, sounds, letters
for (const radio of all("[name=speed]")) {
  radio.checked = radio.value === speed;
  radio.addEventListener("change", () => { speed = radio.value; keep("speed", speed); if (resting === true) { resting = null; } pump(); });
}
let sounds = kept("sounds", "0") === "1";
if ($("set-sound")) {
  $("set-sound").checked = sounds;
  $("set-sound").addEventListener("change", (event) => { sounds = event.target.checked; keep("sounds", sounds ? "1" : "0"); sound("card"); });
  const letters = $("set-keys");
  letters.checked = kept("letters", "1") === "1";
  letters.addEventListener("change", () => keep("letters", letters.checked ? "1" : "0"));
  document.addEventListener("keydown", (event) => {
    if (!letters.checked && /^[a-z]$/i.test(event.key) && !event.ctrlKey && !/^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement?.tagName ?? "")) event.stopImmediatePropagation();
  }, true);
}
let desk = null;
function sound(kind, delay = 0) {  // small and synthesised: a few sine strokes
  if (!sounds) return;
  desk ??= new AudioContext();
  const now = desk.currentTime + delay;
  const strokes = { card: [[180, 0, 0.05, "triangle"]], coin: [[1320, 0, 0.09], [1760, 0.05, 0.12]], turn: [[660, 0, 0.16], [880, 0.12, 0.22]], win: [[523, 0, 0.5], [659, 0.12, 0.5], [784, 0.24, 0.7], [1047, 0.4, 0.9]] }[kind];
  for (const [pitch, after, length, form] of strokes) {
    const tone = desk.createOscillator(), loud = desk.createGain();
    tone.type = form ?? "sine";
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0.0001, now + after);
    loud.gain.exponentialRampToValueAtTime(0.12, now + after + 0.01);
    loud.gain.exponentialRampToValueAtTime(0.0001, now + after + length);
    tone.connect(loud).connect(desk.destination);
    tone.start(now + after);
    tone.stop(now + after + length + 0.05);
  }
}
// the seats stand in the bar, right of the headline
const bar = document.querySelector(".bar");
function seats() { const line = $("headline")?.getBoundingClientRect(); if (line) play.style.setProperty("--bar-left", `${Math.round(line.right + 18)}px`); }
seats();
document.fonts?.ready.then(seats);
play.addEventListener("htmx:sseMessage", seats);
turnTo();
play.dataset.staged = boardShape();
