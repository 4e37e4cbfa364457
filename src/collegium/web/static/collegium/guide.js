// The guided first game: everything dims but the place to click and what it is for; a note beside them says why.
// The server says which step it is (#guide); here is where it lies, and what a click elsewhere does: no harm.
import { $, all, piece, play, still, typing, wayAt } from "./page.js";

const veil = $("veil"), part = (name) => veil.querySelector(`.${name}`);
const phone = () => ["phone", "narrow", "flat"].includes(play.dataset.board) || (play.dataset.board === "tall" && innerHeight >= innerWidth);
const KEPT = `alone ${location.pathname}`;  // that this reader goes on alone at this table, in this browser
const kept = () => { try { return localStorage.getItem(KEPT) === "1"; } catch { return false; } };
const keep = (yes) => { try { if (yes) localStorage.setItem(KEPT, "1"); else localStorage.removeItem(KEPT); } catch { /* private windows keep nothing */ } };
let alone = kept(), looking = false, earlier = false, done = "", shown = "";

const now = () => $("guide").dataset;
const stepping = () => now().state === "step" && !alone;  // there is a step, and only that can be chosen
const lit = () => stepping() && !looking;

// ---- what is lit: the option in the small menu beside a piece, the piece, or its option in the list
function visible(one) {  // its box, as far as its part of the page shows it; null where it does not
  if (!one) return null;
  const frames = [one, one.closest("svg.area"), one.closest("#panel-centre, #choice")].filter(Boolean).map((frame) => frame.getBoundingClientRect());
  const most = (side) => Math.max(...frames.map((frame) => frame[side])), least = (side) => Math.min(...frames.map((frame) => frame[side]));
  const box = { left: most("left"), top: most("top"), right: least("right"), bottom: least("bottom") };
  return box.right - box.left > 1 && box.bottom - box.top > 1 ? box : null;
}
const inMenu = () => ($("menu-here").hidden ? null : $("menu-here").querySelector(`.option[value="${now().option}"]`));
const inList = () => document.querySelector(`#choice .options .option[value="${now().option}"]:not(.advised)`);
const onBoard = () => (now().place ? piece(now().place) : null);
const drawn = (one) => one?.getBoundingClientRect().width > 1;  // perhaps out of sight, to be scrolled to
const target = () => [inMenu(), onBoard(), inList()].find(drawn) ?? null;
const goal = () => { const id = now().goal; return id ? piece(id) ?? $(`area-${id}`) : null; };

// ---- the note: where it covers neither
const WIDE = 10;
const grown = (b, by) => ({ left: b.left - by, top: b.top - by, right: b.right + by, bottom: b.bottom + by });
const shared = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
const inside = (b, { clientX: x, clientY: y }) => x >= b.left && x <= b.right && y >= b.top && y <= b.bottom;
const apart = (a, b) => Math.hypot(Math.max(0, a.left - b.right, b.left - a.right), Math.max(0, a.top - b.bottom, b.top - a.bottom));
function put(note, place, others) {  // returns its box
  if (phone()) return note.getBoundingClientRect();  // a sheet at the top, by the stylesheet
  const w = note.offsetWidth, h = note.offsetHeight, low = document.querySelector(".bar").getBoundingClientRect().bottom + WIDE;
  const keepOff = [grown(place, 26), ...others.map((b) => grown(b, 14))];
  const from = centre(place), to = others[0] ? centre(others[0]) : from;  // the way is better seen, too
  const steps = [0.2, 0.35, 0.5, 0.65, 0.8].map((k) => ({ clientX: from.x + k * (to.x - from.x), clientY: from.y + k * (to.y - from.y) }));
  let best = null, least = Infinity;
  for (let x = WIDE; x <= innerWidth - w - WIDE; x += 16)
    for (let y = low; y <= innerHeight - h - WIDE; y += 16) {
      const box = { left: x, top: y, right: x + w, bottom: y + h };
      const cost = keepOff.reduce((sum, b) => sum + 10 * shared(box, b), 0) + apart(box, place) + 70 * steps.filter((step) => inside(box, step)).length;
      if (cost < least) { least = cost; best = box; }
    }
  best ??= { left: WIDE, top: low, right: WIDE + w, bottom: low + h };
  note.style.left = `${best.left}px`;
  note.style.top = `${best.top}px`;
  return best;
}

// ---- the veil: dimming with two windows, a way between them
const centre = (b) => ({ x: (b.left + b.right) / 2, y: (b.top + b.bottom) / 2 });
const frame = (b) => `M${b.left} ${b.top}H${b.right}V${b.bottom}H${b.left}z`;
function rect(name, b) {
  const one = part(name);
  one.toggleAttribute("hidden", !b);
  if (b) for (const [key, value] of Object.entries({ x: b.left, y: b.top, width: b.right - b.left, height: b.bottom - b.top })) one.setAttribute(key, value);
}
const clamp = (value, low, high) => Math.min(Math.max(value, low), high);
const edge = (b, to) => ({ x: clamp(to.x, b.left, b.right), y: clamp(to.y, b.top, b.bottom) });  // the point of a box nearest to one
function way(from, to) {
  const begin = edge(from, centre(to)), end = edge(to, begin), dx = end.x - begin.x, dy = end.y - begin.y, long = Math.hypot(dx, dy);
  const shownWay = long > 24;
  for (const name of ["way", "head", "drawn"]) part(name).toggleAttribute("hidden", !shownWay);
  if (!shownWay) return;
  const bend = Math.min(60, long / 4), mid = { x: begin.x + dx / 2 - (dy / long) * bend, y: begin.y + dy / 2 + (dx / long) * bend };
  const line = `M${begin.x} ${begin.y}Q${mid.x} ${mid.y} ${end.x} ${end.y}`, turn = Math.atan2(end.y - mid.y, end.x - mid.x);
  const at = (r, by) => `${end.x + r * Math.cos(turn + by)} ${end.y + r * Math.sin(turn + by)}`;
  part("way").setAttribute("d", line);
  part("drawn").setAttribute("d", line);
  part("head").setAttribute("d", `M${at(4, 0)}L${at(-13, 0.5)}L${at(-13, -0.5)}z`);
}
function tail(note, place) {  // of the note, towards the place
  const to = edge(place, centre(note)), from = edge(note, to), long = Math.hypot(to.x - from.x, to.y - from.y);
  const one = part("tail"), on = !phone() && long > 6;
  one.toggleAttribute("hidden", !on);
  if (!on) return;
  const side = Math.abs(from.x - note.left) < 1 || Math.abs(from.x - note.right) < 1;
  const base = side ? { x: from.x, y: clamp(from.y, note.top + 30, note.bottom - 30) } : { x: clamp(from.x, note.left + 30, note.right - 30), y: from.y };
  const tip = { x: base.x + (to.x - base.x) * Math.min(1, 26 / long), y: base.y + (to.y - base.y) * Math.min(1, 26 / long) };
  one.setAttribute("d", side ? `M${base.x} ${base.y - 12}V${base.y + 12}L${tip.x} ${tip.y}z` : `M${base.x - 12} ${base.y}H${base.x + 12}L${tip.x} ${tip.y}z`);
}
function pill(place, boxes) {  // "Click here", where it covers nothing that matters
  const one = $("here");
  one.textContent = matchMedia("(pointer: coarse)").matches ? one.dataset.tap : one.dataset.click;
  one.hidden = phone();
  if (one.hidden) return;
  const w = one.offsetWidth, h = one.offsetHeight, mid = centre(place);
  const spots = [
    [place.left - w - 10, mid.y - h / 2], [place.right + 10, mid.y - h / 2], [mid.x - w / 2, place.top - h - 10], [mid.x - w / 2, place.bottom + 10],
  ].map(([x, y]) => ({ left: x, top: y, right: x + w, bottom: y + h }));
  const free = spots.find((b) => b.left > 4 && b.right < innerWidth - 4 && b.top > 4 && b.bottom < innerHeight - 4 && boxes.every((other) => !shared(b, other)));
  one.hidden = !free;
  if (free) { one.style.left = `${free.left}px`; one.style.top = `${free.top}px`; }
}
function draw() {
  const guide = $("guide"), note = earlier ? $("note-before") : $("note");
  const told = (lit() || (now().state === "through" && !alone && done !== "through")) && note;
  document.body.classList.toggle("guiding", lit());
  for (const one of all(".note", guide)) one.hidden = one !== told;
  sheet(told);
  const on = target(), seen = lit() && visible(on), dimmed = seen && !earlier;
  veil.toggleAttribute("data-off", !dimmed);
  $("here").hidden = !dimmed;
  if (!told) return;
  if (!seen) { put(note, { left: innerWidth / 2, right: innerWidth / 2, top: innerHeight / 2, bottom: innerHeight / 2 }, []); return; }
  const place = grown(seen, 7), b = visible(goal()), to = b ? grown(b, 7) : null;
  const listed = inList(), card = guide.querySelector(".guide-card").getBoundingClientRect();
  const box = put(note, place, [...(to ? [to] : []), card, ...(listed && listed !== on && visible(listed) ? [visible(listed)] : [])]);
  if (!dimmed) return;
  veil.setAttribute("viewBox", `0 0 ${innerWidth} ${innerHeight}`);
  part("windows").setAttribute("d", `${frame(place)}${to ? frame(to) : ""}`);
  rect("place", place);
  rect("goal", to);
  if (to) way(place, to);
  else for (const name of ["way", "head", "drawn"]) part(name).toggleAttribute("hidden", true);
  tail(box, place);
  pill(place, [box, ...(to ? [to] : [])]);
}
function sheet(note) {  // on a small screen the table gives way to the note, so that nothing is covered
  const high = phone() && note ? `${note.offsetHeight}px` : "0px";
  if (document.body.style.getPropertyValue("--sheet") !== high) document.body.style.setProperty("--sheet", high);
}

// ---- a new step: its part of the table is shown, it is heard, and the focus lies on it
function arrive() {
  const name = `${now().state} ${now().step ?? ""} ${alone}`;
  dress();
  if (name !== shown) {
    shown = name;
    looking = earlier = false;
    dress();
    if (stepping()) settle();
    else if (now().state === "through" && !alone) hear($("note"));
  }
  draw();
}
function settle() {
  hear($("note"));
  if (now().place) play.dispatchEvent(new CustomEvent("lookat", { detail: now().place }));
  draw();  // the sheet takes its room first
  const on = target();
  if (phone() && on?.dataset.place && on === onBoard()) play.dispatchEvent(new CustomEvent("bringup", { detail: on.dataset.place }));
  else if (phone()) on?.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  if (!typing()) on?.focus({ preventScroll: true });
  veil.classList.remove("fresh");
  if (!still()) requestAnimationFrame(() => veil.classList.add("fresh"));
}
const hear = (note) => { $("guide-says").textContent = all("h2, .why, .instead", note).map((one) => one.textContent).join(" "); };
function dress() {  // the two switches of the card
  for (const [name, on] of [["look", looking], ["alone", alone]]) {
    const button = document.querySelector(`[data-guide=${name}]`);
    if (!button) continue;
    button.setAttribute("aria-pressed", String(on));
    button.textContent = on ? button.dataset.on : button.dataset.off;
  }
  const look = document.querySelector("[data-guide=look]");
  if (look) look.hidden = alone || now().state !== "step";
}

// ---- what the buttons do
const acts = {
  do() { inList()?.click(); },
  back() {
    if ($("undo")) $("undo").click();
    else { earlier = true; hear($("note-before")); draw(); document.querySelector("[data-guide=on]").focus(); }
  },
  on() { earlier = false; settle(); draw(); },
  look() { looking = !looking; earlier = false; dress(); if (stepping() && !looking) settle(); draw(); },
  alone() { alone = !alone; keep(alone); arrive(); if (!alone) document.querySelector("[data-guide=alone]")?.focus(); },
  play() { done = "through"; draw(); document.querySelector("#choice .options .option")?.focus({ preventScroll: true }); },
};
addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-guide]");
  if (button) { event.stopPropagation(); acts[button.dataset.guide](); return; }
  if (!stepping()) return;
  const on = target(), b = lit() && event.clientX ? visible(on) : null;  // a key has no point
  if (b && !event.target.closest?.(".guide") && !on.contains(event.target) && inside(b, event)) {  // between what is drawn of it
    event.preventDefault();
    event.stopPropagation();
    on.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: event.detail }));  // of a hand, or not
    return;
  }
  const option = event.target.closest?.("#choice .option, .menu-here .option"), hit = event.target.closest?.("#stage .piece");
  const meant = wayAt(event)?.dataset.way ?? now().option;  // on the lit piece itself, too
  const another = option ? !option.classList.contains("no") && option.value !== now().option
    : hit?.classList.contains("can") && (hit.dataset.place !== now().place || meant !== now().option);
  if (!another && !event.target.closest?.("#for-me")) { if (hit) requestAnimationFrame(onward); return; }
  event.preventDefault();
  event.stopPropagation();
  other();
}, true);
function onward() {  // a small menu has opened beside the lit piece: its option is lit now
  draw();
  if (inMenu()) inMenu().focus({ preventScroll: true });
}
function other() {  // that would do no harm, but it is not what the note speaks of
  looking = earlier = false;
  dress();
  const words = $("guide-other");
  words.hidden = true;
  requestAnimationFrame(() => { words.textContent = words.dataset.words; words.hidden = false; draw(); });
}

for (const name of ["htmx:sseMessage", "redrawn"]) play.addEventListener(name, arrive);
addEventListener("resize", draw);
addEventListener("scroll", draw, { capture: true, passive: true });
let lay = "";
setInterval(() => {  // pieces slide and menus open: what is lit keeps its light
  if (!lit()) return;
  const b = target()?.getBoundingClientRect(), g = goal()?.getBoundingClientRect();
  const at = JSON.stringify([b?.x, b?.y, b?.width, g?.x, g?.y, g?.width]);
  if (at !== lay) { lay = at; draw(); }
}, 150);
document.fonts?.ready.then(draw);
arrive();
play.dataset.guided = "1";
