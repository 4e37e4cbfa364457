// The stage: pieces are played where they lie, looked at large, and shown a part at a time on small screens.
// How they move is told in motion.js, when in follow.js.
import { $, all, piece, play, typing, wayAt, wish, wishes } from "./page.js";
import { boardShape } from "./site.js";
import { sound } from "./sounds.js";
import "./follow.js";

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
  const legal = list.filter((o) => !o.classList.contains("no")), one = wayAt(event);
  const meant = one && legal.find((o) => o.value === one.dataset.way);
  if (meant) { event.stopPropagation(); meant.click(); return; }
  if (legal.length > 1 || (legal.length && !hit.classList.contains("can"))) { event.stopPropagation(); menu(hit, legal); }
  else if (legal.length === 1) { close(); }  // site.js takes it
  else if (list.length) { event.stopPropagation(); say(hit, list[0].querySelector("small")?.textContent ?? list[0].title); look(hit); }
  else if (hit.dataset.opens) { event.stopPropagation(); open(hit); }
  else if (hit.hasAttribute("data-looks")) { event.stopPropagation(); look(hit); }
}, true);
function menu(hit, options) {
  const here = $("menu-here");
  close();  // one thing at a time beside a piece
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
function put(panel, hit) {  // on the board, beside the piece or over or under it: where it hides least that can be chosen
  const b = hit.getBoundingClientRect(), w = panel.offsetWidth, h = panel.offsetHeight;
  const most = Math.max($("panel-centre").getBoundingClientRect().right, w + 12);
  const right = b.right + 8 + w < most, middle = (b.left + b.right - w) / 2;
  const lit = all("#stage .can").map((one) => one.getBoundingClientRect());
  const hidden = ([x, y]) => lit.filter((one) => one.left < x + w && one.right > x && one.top < y + h && one.bottom > y).length;
  const ways = [[right ? b.right + 8 : b.left - w - 8, b.top], [b.left - w - 8, b.top], [middle, b.top - h - 8], [middle, b.bottom + 8]]
    .map(([x, y]) => [Math.max(6, Math.min(x, most - w - 6)), Math.max(6, Math.min(y, innerHeight - h - 6))]);
  const [x, y] = ways.reduce((best, way) => (hidden(way) < hidden(best) ? way : best));
  panel.style.left = `${x}px`;
  panel.style.top = `${y}px`;
}
function say(hit, words, below = false, sort = "why") {
  if (!words) return;
  document.querySelector(".toast-here")?.remove();
  const note = document.createElement("div");
  note.className = `toast-here ${sort}`;
  if (sort === "why") note.setAttribute("role", "alert");
  else note.setAttribute("aria-hidden", "true");  // who listens has heard the name
  note.textContent = words;
  document.body.append(note);
  const b = hit.getBoundingClientRect();
  note.style.left = `${Math.max(6, Math.min(b.left, innerWidth - note.offsetWidth - 6))}px`;
  note.style.top = `${below ? b.bottom + 6 : Math.max(6, b.top - note.offsetHeight - 6)}px`;
  setTimeout(() => note.remove(), 3500);
}

// ---- the large card: pointing for a moment, a long press, or the keyboard
let lingering, wanted = "", shown = "";
async function look(hit, opens = "") {
  const id = opens || hit.dataset.place;
  if (shown === id) return;
  wanted = id;
  const address = new URL(play.dataset.look, location);
  address.searchParams.set("at", id);
  address.searchParams.set("as", play.dataset.seat);
  const answer = await fetch(address).catch(() => null);
  const words = answer?.ok ? await answer.text() : "";
  if (!words || wanted !== id || !hit.isConnected) return;
  const large = $("large");
  large.innerHTML = words;
  large.hidden = false;
  shown = id;
  put(large, hit);
}
const open = (hit) => look(hit, hit.dataset.opens);
function point(hit) {  // whatever is pointed at answers: by its large card, or by its name
  if (hit.hasAttribute("data-looks")) look(hit);
  else if (hit.dataset.opens) open(hit);
  else { close(); say(hit, hit.getAttribute("aria-label"), false, "name"); }
}
const NAMED = "#stage .piece[aria-label]";
function close() {
  clearTimeout(lingering);
  document.querySelector(".toast-here.name")?.remove();
  $("large").hidden = true;
  $("menu-here").hidden = true;
  wanted = shown = "";
}
play.addEventListener("pointerleave", (event) => { if (event.pointerType === "mouse" && $("menu-here").hidden) close(); });
let over = $("mark").dataset.over;
for (const name of ["htmx:sseMessage", "redrawn"])  // nothing stands before the end
  play.addEventListener(name, () => { if (over !== (over = $("mark").dataset.over)) close(); });
play.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse") return;
  const hit = event.target.closest(NAMED);
  clearTimeout(lingering);
  if (hit && $("menu-here").hidden) lingering = setTimeout(() => point(hit), 350);
  else if (!event.target.closest(".large, .menu-here") && $("menu-here").hidden) close();
});
play.addEventListener("pointerdown", (event) => {
  if (event.pointerType === "mouse") return;
  const hit = event.target.closest(NAMED);
  if (hit) lingering = setTimeout(() => { chosen = performance.now(); point(hit); }, 500);
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
const small = () => ["phone", "narrow", "tall", "flat"].includes(play.dataset.board);
function part(tab) {
  play.dataset.tab = tab;
  for (const button of all(".switch [data-tab]")) {
    if (button.dataset.tab === tab) button.setAttribute("aria-current", "true");
    else button.removeAttribute("aria-current");
  }
  for (const area of all("#stage .area[data-tab]")) area.toggleAttribute("data-away", small() && area.dataset.tab !== tab);
}
for (const button of all(".switch [data-tab]")) button.addEventListener("click", () => { part(button.dataset.tab); $("panel-centre").scrollTop = 0; reveal(true); });  // another part is seen from its top
let waiting = "";  // what could be taken when the board was last scrolled
function reveal(anew) {  // on a low screen the board scrolls: something of what can be taken comes into view, once for each question
  const lit = all("#stage .can").filter((one) => !one.closest("[data-away]")), now = lit.map((one) => one.id).join();
  const known = now === waiting && !anew;
  waiting = now;
  if (known || !lit.length) return;
  const frame = $("panel-centre").getBoundingClientRect();
  const seen = (one) => { const box = one.getBoundingClientRect(); return box.top >= frame.top && box.bottom <= frame.bottom; };
  if (!lit.some(seen)) lit[0].scrollIntoView({ behavior: "instant", block: "center", inline: "nearest" });
}
function sight(place) {  // where one option lies: its part is shown, swiped and scrolled to
  const one = piece(place), area = one?.closest("svg.area"), tab = one?.closest(".area[data-tab]")?.dataset.tab;
  if (!one || !small()) return;
  if (tab && tab !== play.dataset.tab) part(tab);
  if (area) swipe(area, one.transform.baseVal.consolidate().matrix.e - 60 - left(area));
  const frame = $("panel-centre").getBoundingClientRect(), box = one.getBoundingClientRect();
  if (box.top < frame.top || box.bottom > frame.bottom)
    one.scrollIntoView({ behavior: "instant", block: box.height > frame.height ? "start" : "center", inline: "nearest" });
}
play.addEventListener("focusin", (event) => { const place = event.target.closest?.("#choice .option")?.dataset.place; if (place) sight(place); });
play.addEventListener("click", (event) => { if (event.target.closest(".fold-button")) requestAnimationFrame(() => reveal(true)); });
function turnTo() {  // where a choice waits on another part, that part is shown
  if (!small()) return;
  part(play.dataset.tab);
  const here = (area) => area.dataset.tab === play.dataset.tab;
  const lit = all("#stage .can").map((one) => one.closest(".area[data-tab]")).filter(Boolean);
  for (const button of all(".switch [data-tab]")) button.dataset.lit = lit.filter((area) => area.dataset.tab === button.dataset.tab).length;
  if (lit.length && !lit.some(here)) part(lit[0].dataset.tab);
  reveal();
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
  swipe(grip.area, by / $("ground").getScreenCTM().a);
});
for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => { grip = null; });
play.addEventListener("wheel", (event) => {
  const area = event.target.closest("#stage svg.area");
  if (area) swipe(area, (event.deltaX || event.deltaY) / $("ground").getScreenCTM().a);
}, { passive: true });
play.addEventListener("focusin", (event) => {
  const area = event.target.closest?.("#stage svg.area");
  if (area && event.target !== area) swipe(area, event.target.transform.baseVal.consolidate().matrix.e - 60 - left(area));
});

// ---- settings: sounds, letters (the pace: follow.js)
$("set-sound").checked = wishes.sounds === "1";
$("set-sound").addEventListener("change", (event) => { wish("sounds", event.target.checked ? "1" : "0"); sound("card"); });
$("set-keys").checked = wishes.letters === "1";
$("set-keys").addEventListener("change", (event) => wish("letters", event.target.checked ? "1" : "0"));
document.addEventListener("keydown", (event) => {
  if (wishes.letters !== "1" && /^[a-z]$/i.test(event.key) && !event.ctrlKey && !typing()) event.stopImmediatePropagation();
}, true);

// a seat that is pointed at, touched or focused says in words who sits there and how they stand
function introduce(chip) {
  say(chip, [chip.dataset.who, chip.querySelector(".score")?.title].filter(Boolean).join(" · "), true, "name");
}
play.addEventListener("click", (event) => { const chip = event.target.closest(".seat-chip"); if (chip) introduce(chip); });
play.addEventListener("focusin", (event) => { if (event.target.matches?.(".seat-chip:focus-visible")) introduce(event.target); });
play.addEventListener("focusout", (event) => { if (event.target.matches?.(".seat-chip")) close(); });
play.addEventListener("pointerover", (event) => {  // after what closes the last one
  const chip = event.pointerType === "mouse" && event.target.closest(".seat-chip");
  if (chip && $("menu-here").hidden) { clearTimeout(lingering); lingering = setTimeout(() => introduce(chip), 350); }
});

// the seats stand in the bar, between the headline and what is at its end
let side = "", bar = null;
function seats() {
  const line = $("headline")?.getBoundingClientRect(), end = document.querySelector(".bar-end")?.getBoundingClientRect(), strip = $("seats");
  const now = line && end ? `${Math.round(line.right + 18)}px ${Math.round(innerWidth - end.left + 12)}px` : "";
  if (!now || (now === side && strip === bar)) return;
  const [left, right] = (side = now).split(" ");
  bar = strip;  // said of the strip alone: of the whole table each piece would be styled anew
  strip.style.setProperty("--bar-left", left);
  strip.style.setProperty("--bar-right", right);
}
seats();
document.fonts?.ready.then(seats);
play.addEventListener("htmx:sseMessage", () => requestAnimationFrame(seats));
for (const name of ["htmx:sseMessage", "redrawn"]) play.addEventListener(name, turnTo);
play.addEventListener("lookat", (event) => {  // where something is told of on another part, that part is shown
  const tab = piece(event.detail)?.closest(".area[data-tab]")?.dataset.tab;
  if (small() && tab) part(tab);
});
turnTo();
play.dataset.staged = boardShape();
