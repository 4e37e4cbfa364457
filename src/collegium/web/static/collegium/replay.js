// A finished game seen again: from moment to moment by slider, keys, story or curve. Each moment comes from the server.
import { $, all, play, typing } from "./page.js";
import { counting, depart, lay, travellers } from "./motion.js";
import { FRAME, place } from "./place.js";

const total = +play.dataset.total;
const numbers = (words) => words.split(" ").filter(Boolean).map(Number);
const starts = { turn: numbers(play.dataset.turns), chapter: numbers(play.dataset.chapters) };
const ticks = all(".ticks li");
const costly = all(".costly").map((one) => +one.dataset.at);
let at = +play.dataset.at, wanted = at, asking = false, running = null;

// ---- going to a moment: one question at a time, and only the newest is asked
async function go(number) {
  wanted = Math.min(Math.max(number, 0), total);
  show(wanted);
  if (asking) return;
  asking = true;
  while (wanted !== at) {
    const goal = wanted, answer = await ask(goal);
    if (!answer) break;
    put(answer);
    at = goal;
  }
  asking = false;
}
async function ask(number) {
  const address = new URL(play.dataset.moments, location);
  for (const [name, value] of Object.entries({ at: number, from: at, by: play.dataset.by, board: play.dataset.board })) address.searchParams.set(name, value);
  const answer = await fetch(address).catch(() => null);
  return answer?.ok ? answer.text() : null;
}
function put(html) {
  const message = document.createElement("template");
  message.innerHTML = html;
  place(putting(message.content), () => {});
}
function* putting(message) {
  const news = message.querySelector("#news"), flights = news ? travellers(news) : [], counted = counting("#seats .score b");
  for (const fresh of [...message.children]) if (fresh !== news) $(fresh.id)?.replaceWith(fresh);
  counted();
  play.dataset.seat = $("mark").dataset.seat;
  $("on-seat").value = play.dataset.seat;
  if (news) yield* lay(news);
  play.dispatchEvent(new CustomEvent("redrawn"));
  yield FRAME;
  yield* depart(flights);
}

// ---- what stands around the board
function show(number) {
  $("slider").value = number;
  const chapter = ticks.findLast((one) => +one.dataset.at <= number)?.title;
  $("where").textContent = [chapter, `${number} / ${total}`].filter(Boolean).join(" · ");
  $("slider").setAttribute("aria-valuetext", $("where").textContent);
  $("needle").setAttribute("d", `M${(1000 * number) / Math.max(total, 1)} -4v108`);
  $("on-at").value = number;
  $("play-on").disabled = number >= total;
  const look = new URL(play.dataset.look, location), here = new URL(location), share = new URL($("share").value);
  look.searchParams.set("moment", number);
  look.searchParams.set("by", play.dataset.by);
  play.dataset.look = look.pathname + look.search;
  for (const one of [here, share]) {
    one.searchParams.set("at", number);
    one.searchParams.set("by", play.dataset.by);
  }
  history.replaceState(null, "", here);
  $("share").value = share;
  for (const one of all(".by [data-by]")) {
    const link = new URL(one.href);
    link.searchParams.set("at", number);
    one.href = link;
  }
  for (const one of all(".costly")) one.hidden = +one.dataset.at !== number;
  for (const one of all("[data-to][aria-current]")) one.removeAttribute("aria-current");
  for (const one of all(".costs [data-to], .pin")) if (+one.dataset.to === number) one.setAttribute("aria-current", "true");
  read(number);
}
function read(number) {  // the sentences of this moment; else the last ones before it
  const lines = all("#story li [data-to]"), last = lines.reduce((best, one) => (+one.dataset.to <= number ? Math.max(best, +one.dataset.to) : best), -1);
  const told = lines.filter((one) => +one.dataset.to === last);
  for (const one of told) one.setAttribute("aria-current", "true");
  const pane = $("pane-story"), line = told.at(-1)?.closest("li");
  if (line) pane.scrollTop = line.offsetTop - pane.offsetTop - pane.clientHeight / 2;
  $("telling").textContent = last === number ? told.map((one) => one.textContent.trim()).join(" ") : "";
}
for (const one of all(".ticks li")) one.style.left = `${(100 * one.dataset.at) / Math.max(total, 1)}%`;
for (const one of all(".pin")) { one.style.left = `${(100 * one.dataset.to) / Math.max(total, 1)}%`; one.style.top = `${100 - one.dataset.share}%`; }
function scale() {  // a chapter is named where there is room beside the one before
  let edge = -Infinity;
  for (const one of ticks) {
    one.classList.remove("covered");
    const { left, right, width } = one.getBoundingClientRect();
    if (left < edge + 8) one.classList.add("covered");
    else if (width) edge = right;
  }
}
addEventListener("resize", scale);

// ---- by how much
function next(stride, from = wanted) { return stride === "choice" ? from + 1 : starts[stride].find((one) => one > from) ?? total; }
function before(stride, from = wanted) { return stride === "choice" ? from - 1 : starts[stride].findLast((one) => one < from) ?? 0; }
const stride = () => $("stride").value;
const moves = { first: () => 0, back: () => before(stride()), on: () => next(stride()), last: () => total };
for (const button of all("[data-move]")) button.addEventListener("click", () => { rest(); go(moves[button.dataset.move]()); });
$("slider").addEventListener("input", (event) => { rest(); go(+event.target.value); });
document.addEventListener("click", (event) => {
  const link = event.target.closest("[data-to]");
  if (!link || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  rest();
  go(+link.dataset.to);
});

// ---- by itself
const STEP = 1100;  // ms at the usual speed
function run() {
  if (wanted >= total) go(0);
  running = setInterval(() => {
    if (asking) return;  // the board is behind
    if (wanted >= total) rest(); else go(next(stride()));
  }, STEP / $("pace").value);
  $("run").setAttribute("aria-pressed", "true");
}
function rest() {
  clearInterval(running);
  running = null;
  $("run").setAttribute("aria-pressed", "false");
}
$("run").addEventListener("click", () => (running ? rest() : run()));
$("pace").addEventListener("change", () => { if (running) { rest(); run(); } });

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || typing() && document.activeElement !== $("slider")) return;
  if (document.activeElement?.closest?.("#stage .piece")) return;  // there arrows walk over the board
  const size = event.shiftKey ? "turn" : "choice", on = document.activeElement?.closest?.("a, button, summary");
  const goal = {
    ArrowRight: () => next(size), ArrowLeft: () => before(size), PageDown: () => next("chapter"), PageUp: () => before("chapter"),
    Home: () => 0, End: () => total, x: () => costly.find((one) => one > wanted) ?? costly[0] ?? wanted,
  }[event.key];
  if (event.key === " " && !on) { event.preventDefault(); running ? rest() : run(); }
  if (!goal) return;
  event.preventDefault();
  rest();
  go(goal());
});
function seats() { play.style.setProperty("--seats-left", `${Math.round(document.querySelector(".bar .of").getBoundingClientRect().right + 16)}px`); }
seats();
document.fonts?.ready.then(() => { seats(); scale(); });
show(at);
