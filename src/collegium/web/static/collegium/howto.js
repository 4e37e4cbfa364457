// How to play in pictures: a line and its place light each other, the card's parts have lines, a small board zooms.
const all = (what, where = document) => [...where.querySelectorAll(what)];
const board = document.querySelector(".howto-board");
const small = matchMedia("(max-width: 740px)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const views = all("svg.stage, svg.numbers", board);
const whole = views[0].getAttribute("viewBox").split(" ").map(Number);
let pinned = "";
let shown = whole;
let step = 0;

function light(call) {
  for (const one of all("[data-call]")) one.classList.toggle("on", one.dataset.call === call);
  board.classList.toggle("lit", call !== "");
}
function pin(call) {
  pinned = pinned === call ? "" : call;
  for (const one of all(".legend button")) one.setAttribute("aria-pressed", String(one.dataset.call === pinned));
  light(pinned);
  if (small.matches || shown !== whole) zoom(pinned && small.matches ? around(pinned) : whole);
}

// on a phone the place comes nearer: its box and a rim, in the proportions of the board
function around(call) {
  const { x, y, width, height } = board.querySelector(`.window[data-call="${call}"] rect`).getBBox();
  const [, , w, h] = whole;
  const share = Math.min(1, Math.max((width + 60) / w, (height + 60) / h, 0.45));
  const keep = (at, room, most) => Math.max(0, Math.min(at - room / 2, most - room));
  return [keep(x + width / 2, w * share, w), keep(y + height / 2, h * share, h), w * share, h * share];
}
function zoom(target) {
  const from = shown, begun = performance.now();
  shown = target;
  board.classList.toggle("near", target !== whole);
  cancelAnimationFrame(step);
  const draw = (now) => {
    const part = still.matches ? 1 : Math.min(1, (now - begun) / 280);
    const box = target.map((to, k) => from[k] + (to - from[k]) * part * (2 - part));
    for (const view of views) view.setAttribute("viewBox", box.map((value) => value.toFixed(1)).join(" "));
    if (part < 1) step = requestAnimationFrame(draw);
  };
  draw(begun);
}
for (const one of all(".legend li, .spot")) {
  one.addEventListener("pointerenter", (event) => { if (event.pointerType === "mouse") light(one.dataset.call); });
  one.addEventListener("pointerleave", () => light(pinned));
  one.addEventListener("focusin", (event) => { if (event.target.matches(":focus-visible")) light(one.dataset.call); });
  one.addEventListener("focusout", () => light(pinned));
}
for (const one of all(".legend button")) one.addEventListener("click", () => pin(one.dataset.call));
for (const one of all(".spot"))
  one.addEventListener("click", (event) => {
    event.preventDefault();
    if (pinned !== one.dataset.call) pin(one.dataset.call);
    document.getElementById(`call-${one.dataset.call}`).focus({ preventScroll: !small.matches });
  });
addEventListener("keydown", (event) => { if (event.key === "Escape" && pinned) pin(pinned); });
small.addEventListener("change", () => { if (shown !== whole) zoom(whole); });

// the card: each part's words stand beside it as high as they can, with a line to the point that is meant
const anatomy = document.getElementById("anatomy");
const LEAST = 560, GAP = 10;
function lines() {
  const wide = anatomy.clientWidth >= LEAST;
  anatomy.classList.toggle("lined", wide);
  const parts = all(".part", anatomy);
  for (const part of parts) part.style.top = "";
  const drawn = anatomy.querySelector(".lines");
  drawn.replaceChildren();
  if (!wide) return;
  const frame = anatomy.getBoundingClientRect();
  const point = (part) => {
    const box = anatomy.querySelector(`.dot[data-part="${part.dataset.part}"] circle`).getBoundingClientRect();
    return [box.x + box.width / 2 - frame.x, box.y + box.height / 2 - frame.y];
  };
  for (const side of ["left", "right"]) {
    const here = parts.filter((part) => part.classList.contains(side)).sort((a, b) => point(a)[1] - point(b)[1]);
    let free = here.reduce((sum, part) => sum + part.offsetHeight + GAP, -GAP);  // what those below still need
    let top = 0;
    for (const part of here) {
      top = Math.max(0, Math.min(Math.max(top, point(part)[1] - 12), frame.height - free));
      part.style.top = `${top}px`;
      free -= part.offsetHeight + GAP;
      const [x, y] = point(part);
      const box = part.getBoundingClientRect();
      const line = document.createElementNS("http://www.w3.org/2000/svg", "path");
      line.setAttribute("d", `M${side === "left" ? box.right - frame.x + 6 : box.left - frame.x - 6} ${top + 12}L${x} ${y}`);
      drawn.append(line);
      top += part.offsetHeight + GAP;
    }
  }
}
new ResizeObserver(lines).observe(anatomy);
document.fonts.ready.then(lines);
