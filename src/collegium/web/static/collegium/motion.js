// What changed on the board: pieces are put in their place, slide, travel, and figures count.
// The compositor moves them: travellers in a layer above the board, pieces that slide where they lie. No frame draws the board anew.
import { $, all, piece, still, wishes } from "./page.js";
import { near } from "./sheet.js";
import { sound } from "./sounds.js";

const LENGTH = { normal: 300, slow: 600, steps: 450 };  // ms of one event
const length = () => LENGTH[wishes.speed] ?? 300;

// ---- the news of a message: pieces whole, by their tag alone, or by those elements that are new
export function apply(news, flights) {  // returns how long it moves, in ms
  land();
  if (news.hasAttribute("data-all")) {
    $("hall").replaceChildren(news.firstElementChild);
    return 0;
  }
  const ground = news.querySelector("[data-ground]");
  if (ground) { ground.id = "ground"; ground.removeAttribute("data-ground"); $("ground").replaceWith(ground); }
  const changed = [], changes = all("[data-area]", news);
  for (const change of changes) for (const fresh of [...change.children]) changed.push(...settle(fresh, $(change.dataset.area)));
  for (const change of changes)  // what leaves an area may lie in another by now: so behind all the rest
    if (change.dataset.order !== undefined) order($(change.dataset.area), change.dataset.order.split(" ").filter(Boolean));
  if (still()) { rim(flights); return 0; }
  const lasts = fly(flights);
  for (const [held, at, figures] of changed)
    if (!slide(held, at) && figures) for (const text of all("text", held)) count(text, figures.get(spot(text)));
  return lasts;
}
function settle(fresh, area) {  // one piece: what was there of it, to move from
  const known = $(fresh.id);
  if (!known) { area.append(fresh); return []; }
  const at = known.parentNode === area ? lies(known) : null;
  if (known.parentNode !== area) area.append(known);  // it lies in another part now
  const { same, marks, between, tag } = fresh.dataset;
  const figures = same === undefined ? new Map(all("text", known).map((text) => [spot(text), text.textContent])) : undefined;
  if (same === undefined && marks === undefined && between === undefined) {
    known.replaceWith(fresh);
    return [[fresh, at, figures]];
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
  return [[known, at, figures]];
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

// ---- pieces that stay slide to their new place, as long as one event takes: so both end in the same frame
let moving = [];  // what can be brought to its end at once
export function land() { for (const end of moving.splice(0)) end(); }
function lies(held) {  // where its picture has it, and how large
  const list = held.transform.baseVal;
  let m = new DOMMatrix();
  for (let k = 0; k < list.numberOfItems; k++) m = m.multiply(list.getItem(k).matrix);
  return m;
}
function slide(held, from) {  // not what stayed, nor where its part is swiped
  if (!from || held.closest("svg.area")) return false;
  const { a, b, c, d, e, f } = lies(held), at = (x, y) => ({ transform: `matrix(${a}, ${b}, ${c}, ${d}, ${x}, ${y})` });
  if (Math.abs(from.e - e) + Math.abs(from.f - f) < 2) return false;
  const going = held.animate([at(from.e, from.f), at(e, f)], { duration: length(), easing: "ease-out" });
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
  text.textContent = words;
  beat ??= setInterval(tick, 320 / STEPS);
  moving.push(() => counted(text));
}
function tick() {
  for (const [text, one] of figures) {
    if (++one.shown === STEPS) counted(text);
    else text.textContent = String(Math.round(one.from + ((one.to - one.from) * one.shown) / STEPS)).replace("-", "−");
  }
}
function counted(text) {
  if (figures.has(text)) text.textContent = figures.get(text).said;
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
  const b = find(id)?.getBoundingClientRect();
  return b?.width ? { x: b.left + b.width / 2, y: b.top + b.height / 2, w: b.width } : null;  // out of sight: nowhere
}
export function fly(flights) {  // returns when the last has arrived, in ms
  const { travels, lasts } = flights.length ? flown(flights) : { travels: [] };
  if (!travels.length) return 0;
  $("flights").append(...travels.map(([one]) => one));
  const ways = travels.map(([one, way, timing]) => one.animate(way, timing));
  const end = () => travels.forEach(([one], k) => { ways[k].cancel(); one.remove(); });
  ways.at(-1).onfinish = end;  // all leave in one frame: whenever one goes, the browser puts the board into layers anew
  moving.push(end);
  return lasts;
}
function flown(flights) {  // one event after the other
  const origin = $("flights").getBoundingClientRect(), zoom = $("ground").getScreenCTM().a, travels = [];
  let delay = 0;
  for (const group of flights) {
    const ways = group.map(([mark, start]) => [mark, start, middle(mark.dataset.end)])
      .filter(([mark, start, end]) => start && end && mark.dataset.start !== mark.dataset.end);
    if (!ways.length) continue;
    for (const [mark, start, end] of ways) {
      const w = mark.dataset.w * zoom, h = mark.dataset.h * zoom;
      const big = Math.min(start.w / w, 1.4), small = Math.min(Math.max(end.w / w, 0.25), 0.9);
      const at = (p, scale) => `translate(${p.x - origin.left - (w * scale) / 2}px, ${p.y - origin.top - (h * scale) / 2}px) scale(${scale})`;
      travels.push([traveller(mark, w, h), [
        { transform: at(start, big), opacity: 1 }, { transform: at(end, small), opacity: 1, offset: 0.9 }, { transform: at(end, small), opacity: 0 },
      ], { duration: length(), delay, easing: "ease-in-out", fill: "both" }]);
    }
    sound("card", delay / 1000);
    delay += length() * 0.8;
  }
  return { travels, lasts: delay };
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
