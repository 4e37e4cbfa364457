// Following others: messages wait their turn at the reader's pace, a bar at the board's foot says what happened, and
// what happened since one's last turn can be replayed on the board. One's own choices wait for nothing.
import { $, all, mine, play, still, typing, wish, wishes } from "./page.js";
import { counting, depart, fly, land, lay, rim, travellers } from "./motion.js";
import { FRAME, atOnce, place, placing } from "./place.js";
import { drawn } from "./sheet.js";
import { sound } from "./sounds.js";

// ---- one message after the other
const SHOWN = { instant: 0, normal: 450, slow: 1400, steps: Infinity };  // ms that a step of another is shown at least
const LATE = 1500;  // at normal pace the board is never further behind than this
const queue = [];
let resting = null;  // until when the next one waits: a timer, or "next" for a wish of the reader
let owed = mine();  // whether I am asked by what was last taken out of the queue, be it in place already or not
play.addEventListener("htmx:sseBeforeMessage", (event) => {
  if (event.detail.told) return;  // this is our own, see around
  event.preventDefault();
  const html = event.detail.data, mark = html.match(/id="mark"[^>]*/)?.[0], sheet = document.createElement("template");
  sheet.innerHTML = drawn(html);
  queue.push({ message: sheet.content, tells: /id="(story|line-)/.test(html), asks: mark?.includes('data-mine="1"') });
  if (owed || (document.hidden && wishes.speed !== "steps")) flush();
  else pump();
});
function pump() {
  if (placing() || hurried) return;
  if (queue.length && !resting) step(queue.shift(), true);
  else bar();
}
function rest(moves) {
  const least = SHOWN[wishes.speed];
  if (least === Infinity) { resting = "next"; return; }
  const ms = wishes.speed === "normal" ? Math.min(Math.max(least, moves), LATE / Math.max(queue.length, 1)) : least && Math.max(least, moves);
  if (ms) resting = setTimeout(next, ms);
}
function next() {
  clearTimeout(resting);
  resting = null;
  pump();
}
let hurried = false;
function flush() {  // all of them; the last one may take its frames
  hurried = true;
  atOnce();
  while (queue.length) {
    step(queue.shift(), false);
    if (queue.length) atOnce();
  }
  hurried = false;
  next();
}
function step({ message, tells, asks }, waits) {
  owed = asks ?? owed;
  place(putting(message), (moves) => {
    if (waits && tells && !mine()) rest(moves);
    pump();
  });
}
function* putting(message) {  // the board, what stands around it, what travels; returns how long that moves, in ms
  const news = message.querySelector("#news"), flights = news ? travellers(news) : [];  // from where things lie, before anything is touched
  if (news) yield* lay(news);
  news?.remove();
  yield* around(message);
  if (!flights.length) return 0;
  yield FRAME;
  return yield* depart(flights);
}
const tale = (fresh) => /^(story|line-)/.test(fresh.getAttribute("hx-swap-oob").split(":#")[1] ?? fresh.id);
function* around(message) {  // seats and choice, with the mark that says whose it is; then the story
  const fresh = [...message.children], story = fresh.filter(tale), panels = fresh.filter((one) => !tale(one));
  yield panels.length > 1 ? FRAME : 1;  // the mark alone shows nothing
  play.dispatchEvent(new CustomEvent("htmx:sseBeforeMessage", { detail: { told: true } }));
  const focused = document.activeElement?.id, counted = counting("#seats .score b");
  panels.forEach(swap);
  counted();
  if (focused && document.activeElement === document.body) $(focused)?.focus({ preventScroll: true });
  if (mine()) bar();  // who is asked need not wait for the rest
  if (story.length) yield FRAME;
  story.forEach(swap);
  play.dispatchEvent(new CustomEvent("htmx:sseMessage"));
  announce();
}
function swap(fresh) {  // what htmx would do, less what it costs: by the name of the fragment, or beside another
  const [how, where] = fresh.getAttribute("hx-swap-oob").split(":#");
  fresh.removeAttribute("hx-swap-oob");
  const known = $(where ?? fresh.id);
  if (!known) return;
  if (how === "delete") known.remove();
  else if (how === "afterend") known.after(...fresh.childNodes);
  else if (how === "afterbegin") known.prepend(...fresh.childNodes);
  else {
    known.replaceWith(fresh);
    if (fresh.querySelector("[hx-post], [hx-get]")) htmx.process(fresh);
  }
}

// ---- the bar: what happened, the next step, and all of them
let words = "";
function bar() {
  const foot = $("following"), asked = queue.some((one) => one.asks), told = resting !== null && words !== "";
  const shown = told && (wishes.speed === "steps" || (wishes.speed === "slow" && queue.length > 0));
  if (foot.hidden === shown) {
    const back = !shown && foot.contains(document.activeElement);
    foot.hidden = !shown;
    play.classList.toggle("stepwise", shown);
    if (back) (document.querySelector("#choice .options .option") ?? $("board")).focus({ preventScroll: true });
  }
  $("step-words").textContent = words;
  $("step-next").setAttribute("aria-disabled", queue.length === 0);
  $("step-left").textContent = queue.length || "";
  foot.classList.toggle("asked", asked);
  if ((play.dataset.asked === "1") === asked) return;
  play.dataset.asked = asked ? "1" : "0";  // that it is my turn is told at once, in the title and the tab
  play.dispatchEvent(new CustomEvent("asked"));
}
$("step-next").addEventListener("click", next);
$("step-all").addEventListener("click", flush);
document.addEventListener("visibilitychange", () => { if (document.hidden && wishes.speed !== "steps") flush(); });
for (const radio of all("[name=speed]")) {
  radio.checked = radio.value === wishes.speed;
  radio.addEventListener("change", () => { wish("speed", radio.value); if (radio.value === "instant") flush(); else next(); });
}

// ---- what happened, for those who listen
const lines = () => all("#story li:not(.since) span").map((line) => line.textContent);
let heard = lines();  // the end of the story as it stood: a line may well be said twice
function news() {
  const now = lines();
  const follows = (more) => {
    const old = now.slice(0, now.length - more), n = Math.min(old.length, heard.length);
    return n > 0 && old.slice(-n).join("\n") === heard.slice(-n).join("\n");
  };
  let more = 0;
  while (more < now.length && !follows(more)) more++;
  heard = now;
  return more ? now.slice(-Math.min(more, 6)) : [];
}
let asked = mine(), over = $("mark").dataset.over === "1";
function announce() {
  const told = news();
  if (told.length) words = told.join(" ");
  if (mine()) told.push($("question").textContent);
  if (told.length) $("telling").textContent = told.join(" ");
  if (mine() && !asked) sound("turn");
  asked = mine();
  if (!over && $("mark").dataset.over === "1") { over = true; sound("win"); }
}

// ---- since my last turn: a list of sentences, each of which lets its pieces travel again
const panel = $("since");
let opener = null, run = 0;
async function open(from) {
  const answer = await fetch(`${play.dataset.since}?as=${play.dataset.seat}`).catch(() => null);
  if (!answer?.ok) return;
  panel.querySelector(".told").innerHTML = await answer.text();
  opener = from;
  panel.hidden = false;
  $("since-replay").focus();
}
function close() {
  run++;
  if (panel.hidden) return;
  const back = panel.contains(document.activeElement);
  panel.hidden = true;
  if (back) (opener?.isConnected ? opener : $("board")).focus();
}
const sentences = () => all(".told button", panel);
const pause = (ms) => new Promise((done) => setTimeout(done, ms));
function tell(button) {  // one sentence: its pieces travel; returns for how long, in ms
  for (const one of sentences()) one.removeAttribute("aria-current");
  button.setAttribute("aria-current", "true");
  button.scrollIntoView({ block: "nearest" });
  land();
  const flown = button.nextElementSibling, first = flown.querySelector(".flight");
  if (first) play.dispatchEvent(new CustomEvent("lookat", { detail: first.dataset.end }));
  const flights = travellers(flown), moves = fly(flights);
  if (!moves && !still()) rim(flights);  // nothing can travel: where it went is marked
  return moves;
}
async function replay() {
  const mineRun = ++run;
  for (const button of sentences()) {
    await pause(Math.max(700, tell(button) + 250));
    if (run !== mineRun) return;
  }
}
if (panel) {
  for (const button of all(".since-open")) button.addEventListener("click", () => (panel.hidden ? open(button) : close()));
  for (const button of all(".switch button:not(.since-open)")) button.addEventListener("click", close);
  $("since-replay").addEventListener("click", replay);
  $("since-close").addEventListener("click", close);
  panel.addEventListener("click", (event) => {
    const button = event.target.closest(".told button");
    if (button) { run++; tell(button); }
  });
  panel.addEventListener("keydown", (event) => {
    const list = sentences(), by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!by || !list.length) return;
    event.preventDefault();
    event.stopPropagation();
    list[(list.indexOf(document.activeElement) + by + list.length) % list.length].focus();
  });
  play.addEventListener("htmx:beforeRequest", (event) => { if (event.target.matches(".options")) close(); });
}

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && panel) close();
  if (event.ctrlKey || event.metaKey || event.altKey || typing()) return;
  const key = event.key.toLowerCase();
  if (key === "n") next();
  else if (key === "c") flush();
  else if (key === "r" && panel) { if (panel.hidden) open(document.activeElement); else close(); }
});
