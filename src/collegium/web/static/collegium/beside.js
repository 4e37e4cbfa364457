// What opens beside a piece: its large card, a small menu of its options, a few words. A finger raises one sheet that has
// the card and the options together.
import { $, all, piece, play } from "./page.js";

export const inList = (place) => all(`#choice [data-place="${CSS.escape(place)}"]`);
export const isLegal = (option) => !option.classList.contains("no");
const sheet = $("raised"), large = $("large"), here = $("menu-here");
let lingering;
export function linger(work, ms = 350) {  // do this after a moment, unless something else comes before
  clearTimeout(lingering);
  if (work) lingering = setTimeout(work, ms);
}

// ---- the menu
let asked = "";  // the question to which the menu's options are answers
const question = () => document.querySelector("#choice .options [name=answers]")?.value ?? "";
function fill(options) {
  asked = question();
  here.replaceChildren(...options.map((option) => {
    const twin = option.cloneNode(true);
    twin.type = "button";
    twin.setAttribute("role", "menuitem");
    twin.addEventListener("click", () => {  // the list may have been drawn anew since
      const now = option.isConnected ? option : inList(option.dataset.place).find((one) => one.value === option.value && isLegal(one));
      now?.click();
    });
    return twin;
  }));
  here.hidden = !options.length;
}
export function menu(hit, options) {
  close();  // one thing at a time beside a piece
  fill(options);
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
export function say(hit, words, below = false, sort = "why") {
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
export const reason = (option) => option.querySelector("small")?.textContent ?? option.title;

// ---- the large card
let wanted = "", shown = "";
export async function look(hit, opens = "") {
  const id = opens || hit.dataset.place;
  if (shown === id) return;
  wanted = id;
  const address = new URL(play.dataset.look, location);
  address.searchParams.set("at", id);
  address.searchParams.set("as", play.dataset.seat);
  const answer = await fetch(address).catch(() => null);
  const words = answer?.ok ? await answer.text() : "";
  if (!words || wanted !== id || !(hit.isConnected || isUp())) return;
  large.innerHTML = words;
  large.hidden = false;
  shown = id;
  if (!isUp()) put(large, hit);
}
export const open = (hit) => look(hit, hit.dataset.opens);
export function point(hit) {  // whatever is pointed at answers: by its large card, or by its name
  if (hit.hasAttribute("data-looks")) look(hit);
  else if (hit.dataset.opens) open(hit);
  else { close(); say(hit, hit.getAttribute("aria-label"), false, "name"); }
}
export function close() {  // returns whether that was a sheet
  clearTimeout(lingering);
  document.querySelector(".toast-here.name")?.remove();
  const up = isUp(), within = sheet.contains(document.activeElement), from = up && piece(sheet.dataset.place);
  large.hidden = here.hidden = true;
  wanted = shown = "";
  if (!up) return false;
  sheet.classList.remove("up");
  for (const name of ["role", "aria-label", "data-place"]) sheet.removeAttribute(name);
  sheet.style.translate = "";
  large.setAttribute("role", "tooltip");
  from?.classList.remove("aimed");
  if (within) (from ?? $("board")).focus({ preventScroll: true });
  linger();  // its card does not come back with the focus
  return true;
}
for (const name of ["htmx:sseMessage", "redrawn"])  // options of a question that is no longer asked go
  play.addEventListener(name, () => { if (!here.hidden && asked !== question()) close(); });

// ---- the sheet: what a finger raises. The first tap shows what a piece is, what can be done with it or why nothing can;
// the second one chooses
const AGAIN = 400;  // ms in which a second tap of the same finger takes nothing
let risen = -AGAIN;
export const isUp = () => sheet.classList.contains("up");
export const justRisen = () => isUp() && performance.now() - risen < AGAIN;
export const rises = (hit) => hit.hasAttribute("data-looks") || Boolean(hit.dataset.opens) || inList(hit.dataset.place).length > 0;
export function raise(hit) {
  close();
  const list = inList(hit.dataset.place), legal = list.filter(isLegal), name = hit.getAttribute("aria-label") ?? "";
  risen = performance.now();
  sheet.dataset.place = hit.dataset.place;
  sheet.classList.add("up");
  sheet.setAttribute("role", "dialog");
  sheet.setAttribute("aria-label", name);
  fill(legal);
  brief(name, legal.length || !list.length ? "" : reason(list[0]));  // until its card comes, if it has one
  hit.classList.add("aimed");
  (here.firstElementChild ?? sheet).focus({ preventScroll: true });
  if (hit.hasAttribute("data-looks")) look(hit);
  else if (hit.dataset.opens) open(hit);
}
function brief(name, why) {
  const told = document.createElement("div");
  for (const [tag, sort, words] of [["h3", "", name], ["p", "why", why]]) {
    if (!words) continue;
    const line = document.createElement(tag);
    line.className = sort;
    line.textContent = words;
    told.append(line);
  }
  large.replaceChildren(told);
  large.setAttribute("role", "group");
  large.hidden = false;
}
$("drop").addEventListener("click", close);
document.addEventListener("click", (event) => { if (isUp() && !play.contains(event.target)) close(); });
let grip = null;  // where a finger began to draw the sheet down
sheet.addEventListener("touchstart", (event) => {
  const scrolled = event.target.closest(".large, .menu-here")?.scrollTop > 0;
  grip = isUp() && !scrolled ? event.touches[0].clientY : null;
}, { passive: true });
sheet.addEventListener("touchmove", (event) => {
  if (grip === null) return;
  const far = event.touches[0].clientY - grip;
  if (far < 0) { grip = null; sheet.style.translate = ""; return; }  // upwards its words are scrolled
  if (event.cancelable) event.preventDefault();  // else the browser takes it for a scroll, and the next tap for its end
  sheet.style.translate = `0 ${far}px`;
}, { passive: false });
for (const end of ["touchend", "touchcancel"])
  sheet.addEventListener(end, (event) => {
    const far = grip === null ? 0 : event.changedTouches[0].clientY - grip;
    grip = null;
    sheet.style.translate = "";
    if (end === "touchend" && far > 60) close();
  });
