// What changed on the board: pieces are put in their place, slide, travel, and figures count.
// The compositor moves them: travellers in a layer above the board, pieces that slide where they lie. No frame draws the board anew.
import { $, all, piece, still, wishes } from "./page.js";
import { weight } from "./place.js";
import { near } from "./sheet.js";
import { sound } from "./sounds.js";

const LENGTH = { normal: 300, slow: 600, steps: 450 };  // ms of one event
const length = () => LENGTH[wishes.speed] ?? 300;

// ---- the news of a message: pieces whole, by their tag alone, or by those elements that are new
export function* lay(news) {  // piece by piece, see place.js
  land();
  if (news.hasAttribute("data-all")) {
    yield weight(news);
    $("hall").replaceChildren(news.firstElementChild);
    return;
  }
  const ground = news.querySelector("[data-ground]");
  if (ground) {
    yield weight(ground);
    ground.id = "ground";
    ground.removeAttribute("data-ground");
    $("ground").replaceWith(ground);
  }
  const changes = all("[data-area]", news);
  for (const change of changes)
    for (const fresh of [...change.children]) {
      yield weight(fresh);
      settle(fresh, $(change.dataset.area));
    }
  for (const change of changes)  // what leaves an area may lie in another by now: so behind all the rest
    if (change.dataset.order !== undefined) order($(change.dataset.area), change.dataset.order.split(" ").filter(Boolean));
}
function settle(fresh, area) {  // one piece, which moves from where it lay
  const known = $(fresh.id);
  if (!known) { area.append(fresh); return; }
  const at = known.parentNode === area ? lies(known) : null;
  if (known.parentNode !== area) area.append(known);  // it lies in another part now
  const { same, marks, between, tag } = fresh.dataset;
  const figures = same === undefined ? new Map(all("text", known).map((text) => [spot(text), text.textContent])) : undefined;
  if (same === undefined && marks === undefined && between === undefined) {
    known.replaceWith(fresh);
    stir(fresh, at, figures);
    return;
  }
  for (const name of ["same", "marks", "between"]) delete fresh.dataset[name];
  if (tag === undefined) dress(known, fresh);
  if (marks !== undefined) {  // by their numbers
    const old = [...known.children], now = [...fresh.children];
    marks.split(" ").forEach((number, k) => old[number].replaceWith(now[k]));
  } else if (between !== undefined) {  // between the first ones and the last ones
    const [first, last] = between.split(" ").map(Number), old = [...known.children];
    for (const gone of old.slice(first, old.length - last)) gone.remove();
    if (last) old[old.length - last].before(...fresh.children);
    else known.append(...fresh.children);
  }
  stir(known, at, figures);
}
function stir(held, at, figures) {
  if (!slide(held, at) && figures) for (const text of all("text", held)) count(text, figures.get(spot(text)));
}
function dress(known, fresh) {  // the tag of one for the other
  for (const name of known.getAttributeNames()) if (!fresh.hasAttribute(name)) known.removeAttribute(name);
  for (const name of fresh.getAttributeNames())
    if (known.getAttribute(name) !== fresh.getAttribute(name)) known.setAttribute(name, fresh.getAttribute(name));
}
function order(area, ids) {
  const wanted = new Set(ids.map((id) => `p-${id}`));
  for (const old of [...area.children]) if (!wanted.has(old.id)) old.remove();
  let at = area.firstElementChild;
  for (const id of ids) {
    const one = piece(id);
    if (one === at) at = at.nextElementSibling;
    else if (one?.parentNode === area) area.insertBefore(one, at);
  }
}

// ---- pieces that stay slide to their new place. What moves ends together, some time after it has arrived, or with the next
// news: whenever something comes or goes the browser puts the whole board into layers anew, and so not while others travel
const HELD = 1000;  // ms
let moving = [];  // what can be brought to its end at once
const sliding = new Set();
export function land() {
  for (const end of moving.splice(0)) end();
  sliding.clear();
}
function lies(held) {  // where its picture has it, and how large
  const list = held.transform.baseVal;
  let m = new DOMMatrix();
  for (let k = 0; k < list.numberOfItems; k++) m = m.multiply(list.getItem(k).matrix);
  return m;
}
function slide(held, from) {  // not what stayed, nor where its part is swiped
  if (!from || still() || held.closest("svg.area")) return false;
  const to = lies(held), at = ({ a, b, c, d, e, f }) => `matrix(${a}, ${b}, ${c}, ${d}, ${e}, ${f})`, duration = length() + HELD;
  if (Math.abs(from.e - to.e) + Math.abs(from.f - to.f) < 2) return false;
  const way = [{ transform: at(from), easing: "ease-out" }, { transform: at(to), offset: length() / duration }, { transform: at(to) }];
  const going = held.animate(way, { duration });
  sliding.add(held);
  moving.push(() => going.cancel());
  return true;
}
const SVG = "http://www.w3.org/2000/svg";
const copies = (held) => near([...held.children].map((inner) => inner.cloneNode(true)));

// ---- figures count up or down
const STEPS = 3;  // few, and all figures in the same ones: each draws the board anew
const NUMBER = /^[−-]?\d{1,6}$/;
const worth = (words) => (NUMBER.test(words ?? "") ? +words.replace("−", "-") : NaN);
const spot = (text) => `${text.getAttribute("x")} ${text.getAttribute("y")} ${text.parentNode.tagName}`;
const figures = new Map();  // those that count: from what to what, by how many steps so far
let beat = null;
export function count(text, words) {  // from what it said to what it says
  const from = worth(words), said = text.textContent, to = worth(said);
  if (still() || !(Math.abs(to - from) > 1)) return;
  figures.set(text, { from, to, said, shown: 0 });
  text.firstChild.data = words;  // the same node: nothing is styled anew
  beat ??= setInterval(tick, 320 / STEPS);
  moving.push(() => counted(text));
}
function tick() {
  for (const [text, one] of figures) {
    if (++one.shown === STEPS) counted(text);
    else text.firstChild.data = String(Math.round(one.from + ((one.to - one.from) * one.shown) / STEPS)).replace("-", "−");
  }
}
function counted(text) {
  if (figures.has(text)) text.firstChild.data = figures.get(text).said;
  figures.delete(text);
  if (!figures.size) beat = clearInterval(beat);
}
export function counting(where) {  // the figures there now; what is returned counts those that changed since
  const before = all(where).map((one) => one.textContent);
  return () => all(where).forEach((one, k) => count(one, before[k]));
}

// ---- what travels
export const travellers = (news) =>
  all(".flown", news).map((flown) => all(".flight", flown).map((mark) => [mark, middle(mark.dataset.start)]));
function find(id) {  // a piece, an area, something of a kind in an area; else what it is part of
  const [area, kind] = id.split(":");
  const found = kind ? document.querySelector(`#area-${CSS.escape(area)} [data-kind="${CSS.escape(kind)}"]`) ?? $(`area-${area}`)
    : piece(id) ?? $(`area-${id}`) ?? document.querySelector(`#stage [id^="p-${CSS.escape(id)}"]`);
  return found ?? (id.includes(".") ? find(id.slice(0, id.lastIndexOf("."))) : null);
}
function middle(id) {
  const found = find(id), b = found && box(found);
  return b?.width ? { x: b.left + b.width / 2, y: b.top + b.height / 2, w: b.width } : null;  // out of sight: nowhere
}
function box(one) {  // where it lies, or will when it has slid there
  const { left, top, bottom, width } = one.getBoundingClientRect();
  if (sliding.has(one)) {
    const to = lies(one), now = new DOMMatrix(getComputedStyle(one).transform), zoom = $("ground").getScreenCTM().a;
    const grows = to.a / now.a || 1;
    return { left: left + zoom * (to.e - now.e), top: top + zoom * (to.f - now.f), width: width * grows, height: (bottom - top) * grows };
  }
  const parts = [...sliding].some((held) => held.parentNode === one) ? [...one.children].map(box).filter((part) => part.width) : [];
  if (!parts.length) return { left, top, width, height: bottom - top };
  const from = (side) => Math.min(...parts.map((part) => part[side])), to = (side, size) => Math.max(...parts.map((part) => part[side] + part[size]));
  return { left: from("left"), top: from("top"), width: to("left", "width") - from("left"), height: to("top", "height") - from("top") };
}
export function* depart(flights) {  // when all lies in its place, one by one; returns when the last will have arrived, in ms
  if (still()) { rim(flights); return 0; }
  const { travels, lasts } = planned(flights), flying = [], begun = performance.now();
  moving.push(() => { for (const [one, going] of flying) { going.cancel(); one.remove(); } });
  for (const [mark, w, h, way, timing] of travels) {
    yield weight(mark);
    const one = traveller(mark, w, h), late = Math.min(performance.now() - begun, timing.delay);
    $("flights").append(one);
    flying.push([one, one.animate(way, { ...timing, delay: timing.delay - late })]);
  }
  if (flying.length) flying.at(-1)[1].onfinish = land;
  return lasts;
}
export function fly(flights) {  // the same in one frame
  const steps = depart(flights);
  for (;;) { const { value, done } = steps.next(); if (done) return value; }
}
const GROWN = 1.6, LONG = 2.5;  // what is large: how much it grows, and how much longer it takes
const isLarge = (mark) => mark.dataset.large !== undefined;
function planned(flights) {  // one event after the other
  const layer = $("flights").getBoundingClientRect(), zoom = $("ground").getScreenCTM().a, travels = [], events = [];
  let delay = 0, ends = 0;
  for (const group of flights) {
    const ways = group.map(way).filter(([mark, start, end]) => start && end && (mark.dataset.start !== mark.dataset.end || isLarge(mark)));
    if (!ways.length) continue;
    const lasts = length() * (ways.some(([mark]) => isLarge(mark)) ? LONG : 1);
    events.push([ways, delay, lasts]);
    ends = Math.max(ends, delay + lasts + HELD);  // all of them together
    delay += lasts * 0.8;
  }
  for (const [ways, begins, lasts] of events) {
    for (const [mark, start, end] of ways) {
      const w = mark.dataset.w * zoom, h = mark.dataset.h * zoom, duration = ends - begins;
      const frames = (isLarge(mark) ? grown : flown)(start, end, w, h, lasts / duration, layer);
      travels.push([mark, w, h, frames, { duration, delay: begins, fill: "both" }]);
    }
    sound("card", begins / 1000);
  }
  return { travels, lasts: delay };
}
function way([mark, start]) {  // what is large is shown where it can be seen, though its way begins or ends elsewhere
  const end = middle(mark.dataset.end);
  return isLarge(mark) ? [mark, start ?? end, end ?? start] : [mark, start, end];
}
const at = (p, w, h, scale, layer) =>
  `translate(${p.x - layer.left - (w * scale) / 2}px, ${p.y - layer.top - (h * scale) / 2}px) scale(${scale})`;
function flown(start, end, w, h, offset, layer) {  // in and out, and gone with the last tenth of the way
  const goal = at(end, w, h, Math.min(Math.max(end.w / w, 0.25), 0.9), layer);
  return [
    { transform: at(start, w, h, Math.min(start.w / w, 1.4), layer), opacity: 1, easing: "cubic-bezier(.433, 0, .651, .719)" },
    { transform: goal, opacity: 1, offset: 0.779 * offset, easing: "cubic-bezier(.3, .617, .627, 1)" },
    { transform: goal, opacity: 0, offset }, { transform: goal, opacity: 0 },
  ];
}
function grown(start, end, w, h, offset, layer) {  // it grows, goes there, stands, and sinks into its place; never over the board's edge
  const inside = (p) => ({
    x: Math.min(Math.max(p.x, layer.left + (w * GROWN) / 2), layer.right - (w * GROWN) / 2),
    y: Math.min(Math.max(p.y, layer.top + (h * GROWN) / 2), layer.bottom - (h * GROWN) / 2),
  });
  const first = at(inside(start), w, h, GROWN, layer), goal = at(inside(end), w, h, GROWN, layer);
  const gone = at(end, w, h, Math.min(Math.max(end.w / w, 0.25), 1), layer);
  return [
    { transform: at(start, w, h, Math.min(start.w / w, 1), layer), opacity: 0, easing: "ease-out" },  // unseen until its time comes
    { transform: first, opacity: 1, offset: 0.25 * offset, easing: "ease-in-out" },
    { transform: goal, opacity: 1, offset: 0.6 * offset }, { transform: goal, opacity: 1, offset: 0.9 * offset },
    { transform: gone, opacity: 0, offset }, { transform: gone, opacity: 0 },
  ];
}
function traveller(mark, w, h) {
  const one = document.createElementNS(SVG, "svg");
  one.setAttribute("class", "stage traveller");
  one.setAttribute("viewBox", `0 0 ${mark.dataset.w} ${mark.dataset.h}`);
  one.style.width = `${w}px`;
  one.style.height = `${h}px`;
  one.append(...copies(mark));
  return one;
}
export function rim(flights) {  // without motion: where something arrived is marked for a second
  for (const [mark] of flights.flat()) {
    const goal = find(mark.dataset.end) ?? find(mark.dataset.start);
    goal?.classList.add("aimed");
    setTimeout(() => goal?.classList.remove("aimed"), 1000);
  }
}
