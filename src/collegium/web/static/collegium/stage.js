// The stage: pieces are played where they lie, looked at large, and shown a part at a time on small screens.
// How they move is told in motion.js, when in follow.js.
import { close, inList, isLegal, justRisen, linger, look, menu, open, point, raise, reason, rises, say } from "./beside.js";
import { $, all, intoSight, piece, play, typing, wayAt, wish, wishes } from "./page.js";
import { boardShape } from "./site.js";
import { sound } from "./sounds.js";
import "./follow.js";

// ---- play on the board
let chosen = -1000;  // a second click within 400 ms of a choice makes no other one
let touched = false, held = false;  // what presses is a finger; the press has opened a card, so its click does nothing more
document.addEventListener("pointerdown", (event) => { touched = event.pointerType !== "mouse"; held = false; }, true);
const eat = (event) => { event.preventDefault(); event.stopPropagation(); };
play.addEventListener("click", (event) => {
  const hand = event.detail > 0;  // not a key, nor a script
  if (hand && held) { held = false; eat(event); return; }
  const option = event.target.closest("#choice .option, .menu-here .option, .large .option"), soon = hand && performance.now() - chosen < 400;
  if (option && isLegal(option)) {
    if (soon || (hand && option.closest(".menu-here") && justRisen())) { eat(event); return; }
    chosen = performance.now();
    close();
    return;
  }
  if (event.target.closest("#raised.up")) return;  // what it says is read, and its list of options scrolled
  const hit = event.target.closest("#stage .piece");
  if (!hit) { close(); return; }
  if (soon) { event.stopPropagation(); return; }
  const list = inList(hit.dataset.place), legal = list.filter(isLegal);
  const plain = legal.length === 1 && hit.classList.contains("can");  // a click can mean nothing else
  if (hand && touched && !(plain && wishes.taps === "1") && rises(hit)) { event.stopPropagation(); raise(hit); return; }
  const one = wayAt(event), meant = one && legal.find((o) => o.value === one.dataset.way);
  if (meant) { event.stopPropagation(); meant.click(); return; }
  if (plain) { close(); }  // site.js takes it
  else if (legal.length) { event.stopPropagation(); menu(hit, legal); }
  else if (list.length) { event.stopPropagation(); say(hit, reason(list[0])); look(hit); }
  else if (hit.dataset.opens) { event.stopPropagation(); open(hit); }
  else if (hit.hasAttribute("data-looks")) { event.stopPropagation(); look(hit); }
}, true);

// ---- the large card: pointing for a moment, a long press, or the keyboard
const NAMED = "#stage .piece[aria-label]";
play.addEventListener("pointerleave", (event) => { if (event.pointerType === "mouse" && $("menu-here").hidden) close(); });
let over = $("mark").dataset.over;
for (const name of ["htmx:sseMessage", "redrawn"])  // nothing stands before the end
  play.addEventListener(name, () => { if (over !== (over = $("mark").dataset.over)) close(); });
play.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse") return;
  const hit = event.target.closest(NAMED);
  linger();
  if (hit && $("menu-here").hidden) linger(() => point(hit));
  else if (!event.target.closest(".large, .menu-here") && $("menu-here").hidden) close();
});
play.addEventListener("pointerdown", (event) => {
  if (event.pointerType === "mouse") return;
  const hit = event.target.closest(NAMED);
  if (hit) linger(() => { held = true; (rises(hit) ? raise : point)(hit); }, 500);
});
for (const end of ["pointerup", "pointercancel", "pointermove"])
  play.addEventListener(end, (event) => { if (event.pointerType !== "mouse" && !(end === "pointermove" && Math.abs(event.movementX) + Math.abs(event.movementY) < 4)) linger(); });
play.addEventListener("contextmenu", (event) => { if (touched && event.target.closest("#stage")) event.preventDefault(); });  // a long press reads
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") { const back = document.activeElement.closest?.(".menu-here"); if (!close() && back) options()[0]?.focus(); }
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
play.addEventListener("focusin", (event) => { const hit = event.target.closest?.("#stage [data-looks]"); if (hit && event.target.matches(":focus-visible")) linger(() => look(hit)); });
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
  best?.focus({ preventScroll: true });
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
  if (!lit.some(seen)) intoSight(lit[0]);
}
function sight(place) {  // where one option lies: its part is shown, swiped and scrolled to
  const one = piece(place), area = one?.closest("svg.area"), tab = one?.closest(".area[data-tab]")?.dataset.tab;
  if (!one || !small()) return;
  if (tab && tab !== play.dataset.tab) part(tab);
  if (area) swipe(area, one.transform.baseVal.consolidate().matrix.e - 60 - left(area));
  intoSight(one);
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
  if (area) grip = { area, from: event.clientX, x: event.clientX, far: 0 };
});
addEventListener("pointermove", (event) => {
  if (!grip) return;
  const by = grip.x - event.clientX;
  grip.x = event.clientX;
  grip.far = Math.max(grip.far, Math.abs(event.clientX - grip.from));
  if (grip.far > 6) { linger(); chosen = performance.now() - 200; grip.area.dataset.swiped = "1"; }
  swipe(grip.area, by / $("ground").getScreenCTM().a);
});
for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => { grip = null; });
play.addEventListener("wheel", (event) => {
  const area = event.target.closest("#stage svg.area");
  if (area) swipe(area, (event.deltaX || event.deltaY) / $("ground").getScreenCTM().a);
}, { passive: true });
play.addEventListener("focusin", (event) => {  // the browser scrolls to what has the focus: the board's part alone may
  if (!event.target.closest?.("#stage")) return;
  requestAnimationFrame(() => { $("panels").scrollLeft = $("panel-centre").scrollLeft = 0; });
});
play.addEventListener("focusin", (event) => {  // not where a finger presses: what it presses stays below it
  const area = event.target.closest?.("#stage svg.area");
  if (area && event.target !== area && event.target.matches(":focus-visible")) swipe(area, event.target.transform.baseVal.consolidate().matrix.e - 60 - left(area));
});

// ---- settings: a finger's taps, sounds, letters (the pace: follow.js)
$("set-taps").checked = wishes.taps === "1";
$("set-taps").addEventListener("change", (event) => wish("taps", event.target.checked ? "1" : "0"));
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
  if (chip && $("menu-here").hidden) linger(() => introduce(chip));
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
play.addEventListener("bringup", (event) => sight(event.detail));  // the guide speaks of it
turnTo();
play.dataset.staged = boardShape();
