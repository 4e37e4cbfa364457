// The site's only script: colours, copying, and at a table the keyboard, places and options, tabs, clocks and moving pieces.
const $ = (id) => document.getElementById(id);
const all = (what, where = document) => [...where.querySelectorAll(what)];
const keep = (name, value) => { document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`; };

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;  // pages tell hours and days as they are here
if (zone && !document.cookie.includes(`zone=${zone}`)) keep("zone", zone);

let hush;
function toast(words, stay = 4000) {
  const box = $("toast");
  box.textContent = words;
  box.classList.add("on");
  clearTimeout(hush);
  if (stay) hush = setTimeout(() => box.classList.remove("on"), stay);
}

const acts = {
  theme() {
    const root = document.documentElement;
    const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = dark ? "light" : "dark";
    keep("theme", root.dataset.theme);
  },
  board(button) {  // the end of a game stands before the board: away with it, and back
    $("result").hidden = !$("result").hidden;
    button.setAttribute("aria-pressed", String($("result").hidden));
  },
  fold() { document.querySelector("main.play").classList.toggle("folded"); },
  async copy(button) {
    const field = $(button.dataset.from);
    field.select();
    try { await navigator.clipboard.writeText(field.value); } catch { document.execCommand("copy"); }
    toast(button.dataset.done);
  },
};
document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-act]");
  if (button) acts[button.dataset.act](button);
});
document.addEventListener("htmx:beforeSend", (event) => {  // what asked may be gone when the answer comes
  const { xhr } = event.detail;
  xhr.addEventListener("load", () => { if (xhr.status >= 400) toast(xhr.responseText.slice(0, 300)); });
});

// the waiting room renews itself: what was chosen, typed and focused stays
let filled = [];
let held = "";
document.addEventListener("htmx:beforeSwap", (event) => {
  if (event.detail.target?.id !== "waiting") return;
  filled = all("select[id], input[id]", event.detail.target).map((field) => [field.id, field.value]);
  held = event.detail.target.contains(document.activeElement) ? document.activeElement.id : "";
});
document.addEventListener("htmx:afterSwap", (event) => {
  if (event.detail.target?.id !== "waiting") return;
  for (const [id, value] of filled) if ($(id)) $(id).value = value;
  if (held) $(held)?.focus();
});

// a file that is too large is told before it is sent
for (const field of all("input[type=file][data-most]"))
  field.addEventListener("change", () => field.setCustomValidity(field.files[0]?.size > field.dataset.most * 1024 ? field.dataset.large : ""));

// the kind of screen, told before a table is drawn for it; the limits are those of table.css
const kinds = ["narrow", "middle", "small", "medium"];
const limits = [739, 1099, 1239, 1399].map((most) => matchMedia(`(max-width: ${most}px)`));
const narrow = limits[1];  // one part of the table at a time
const shape = () => kinds[limits.findIndex((limit) => limit.matches)] ?? "wide";
export function boardShape() {  // the same for a board on the stage, which knows low windows too
  const w = innerWidth, h = innerHeight;
  if (h < 500 && w > h) return "flat";
  if (w < 390) return "narrow";
  if (w < 740) return "phone";
  if (w < 1240) return h >= w || (w >= 1024 && h >= 700) || document.querySelector(".replay") ? "tall" : "phone";  // a low window: a part beside the choice
  return Math.min((w - 360) / 1080, (h - 52) / 848) >= 0.92 ? "wide" : "short";
}
const tell = () => { keep("shape", shape()); keep("board", boardShape()); };
tell();
addEventListener("resize", tell);

// the connection of a table or a hall; when the server refuses it, the page as it is now says why, and nothing is tried again
const wired = document.querySelector("[sse-connect]"), patience = 4500;
let lost = false, troubled = false;  // the stream is away; something is, and the page says so
function trouble() { troubled = true; toast(wired.dataset.lost, 0); }
function mended() {  // once the stream is there and no choice waits for an answer, by whichever way that was heard
  if (!troubled || lost || wired.querySelector(".options.again")) return;
  troubled = false;
  toast(wired.dataset.found, 1500);
}
if (wired) {
  wired.addEventListener("htmx:sseError", async (event) => {
    lost = true;
    trouble();
    if (event.detail.source?.readyState !== EventSource.CLOSED) return;
    const now = await fetch(location, { method: "HEAD", signal: AbortSignal.timeout(patience) }).catch(() => null);
    if (now && (now.redirected || (now.status >= 400 && now.status < 500)) && !leaving) location.reload();
  });
  let leaving = false;  // who gets up is on the way home: the stream that ends then is no news
  document.addEventListener("submit", (event) => { leaving ||= event.target.matches(".leave form"); });
  wired.addEventListener("htmx:sseClose", (event) => { if (event.detail.type === "message" && !leaving) location.reload(); });
  wired.addEventListener("htmx:sseOpen", () => { lost = false; mended(); });

  // one that swallows everything breaks nowhere: the server gives a sign of life every two seconds (door/stream.py); after
  // more than two that did not come it is hung up, and tried anew
  let source = null, alive = 0;
  const live = () => { alive = performance.now(); };
  htmx.createEventSource = (address) => {
    live();
    source = new EventSource(address);
    for (const sign of ["open", "still", "message", "error"]) source.addEventListener(sign, live);
    source.addEventListener("still", mended);
    return source;
  };
  setInterval(() => {
    const limit = source?.readyState === EventSource.CONNECTING ? 2 * patience : patience;
    if (!source || source.readyState === EventSource.CLOSED || performance.now() - alive < limit) return;
    live();
    source.close();
    source.dispatchEvent(new Event("error"));
  }, 250);
}

const play = document.querySelector("main.play");
if (play) atTable();

function atTable() {
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const title = document.title;
  const options = () => all("#choice .options .option");
  const typing = () => /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement?.tagName ?? "");

  // when the server drew for another kind of screen, load the page for this one; say so in the address where the
  // cookie is not taken or the address says otherwise, and never twice the same
  const wanted = () => ("board" in play.dataset ? { shape: shape(), board: boardShape() } : { shape: shape() });
  const fits = () => Object.entries(wanted()).every(([name, value]) => play.dataset[name] === value);
  function redraw() {
    const here = new URL(location), now = Object.entries(wanted());
    if (now.every(([name, value]) => here.searchParams.get(name) === value)) return;
    const silent = now.every(([name]) => !here.searchParams.has(name));
    if (silent && now.every(([name, value]) => document.cookie.includes(`${name}=${value}`))) location.reload();
    else { for (const [name, value] of now) here.searchParams.set(name, value); location.replace(here); }
  }
  if (!fits()) redraw();
  let sizing;
  addEventListener("resize", () => {
    clearTimeout(sizing);
    sizing = setTimeout(() => { if (!fits()) redraw(); }, 250);
  });

  // whose turn it is, in the title and the tab's picture
  function turn() {
    const mine = $("mark").dataset.mine === "1" || play.dataset.asked === "1";
    const says = mine ? `● ${play.dataset.yourTurn} · ${title}` : title, icon = $("favicon");
    if (document.title !== says) document.title = says;
    const shown = mine ? icon.dataset.turn : icon.dataset.calm;
    if (icon.getAttribute("href") !== shown) icon.href = shown;
    requestAnimationFrame(acting);
  }
  function acting() {  // who is asked stands in sight
    const chip = document.querySelector(".seat-chip.acting"), strip = $("seats");
    if (chip && strip.scrollWidth > strip.clientWidth)
      strip.scrollTo({ left: chip.offsetLeft - (strip.clientWidth - chip.offsetWidth) / 2, behavior: calm.matches ? "instant" : "smooth" });
  }

  // places on the table and options in the list: the same thing twice
  let keys = false;
  const pieces = (place) => all(`.zone [data-place="${CSS.escape(place)}"]`);
  const inList = (place) => all(`#choice [data-place="${CSS.escape(place)}"]`);
  let lingering;
  function aim(option, on) {
    clearTimeout(lingering);
    if (!option?.dataset.place) return;
    const found = pieces(option.dataset.place);
    for (const piece of found) piece.classList.toggle("aimed", on);
    for (const way of found.flatMap((piece) => all(`[data-way="${option.value}"]`, piece))) way.classList.toggle("aimed", on);
    if (!on || !found[0]) return;
    if (keys && option === document.activeElement) show(found[0]);
    else if (!narrow.matches) lingering = setTimeout(() => show(found[0]), 450);
  }
  function show(piece) {
    const panel = piece.closest(".panel");
    if (panel && narrow.matches) go(panel.id, false);
    if (!flows) return;  // on the stage stage.js does the rest, within the board's part
    const seen = piece.getBoundingClientRect(), frame = $("board").getBoundingClientRect();
    if (narrow.matches || seen.top < frame.top || seen.bottom > frame.bottom)
      piece.scrollIntoView({ behavior: narrow.matches || calm.matches ? "instant" : "smooth", block: "center", inline: "nearest" });
  }
  for (const [name, on] of [["mouseover", true], ["mouseout", false], ["focusin", true], ["focusout", false]])
    document.addEventListener(name, (event) => {
      const option = event.target.closest?.("#choice .option");
      if (option) aim(option, on);
      const piece = event.target.closest?.(".zone .can"), way = event.target.closest?.("[data-way]")?.dataset.way;
      if (piece) for (const twin of inList(piece.dataset.place)) twin.classList.toggle("lit", on && (way ?? twin.value) === twin.value);
    });
  function advise() {  // what the coach advises, also on the table
    for (const piece of all(".zone .advised")) piece.classList.remove("advised");
    for (const option of all("#choice .advised[data-place]"))
      for (const piece of pieces(option.dataset.place)) piece.classList.add("advised");
  }
  function press(piece) {
    const found = inList(piece.dataset.place).filter((option) => !option.classList.contains("no"));
    if (new Set(found.map((option) => option.value)).size === 1) found[0].click();
    else if (found.length) { found[0].scrollIntoView({ block: "nearest" }); found[0].focus(); found.forEach((o) => o.classList.add("lit")); }
  }
  play.addEventListener("click", (event) => {
    const piece = event.target.closest(".zone .can");
    if (piece) press(piece);
    if (event.target.closest('[aria-disabled="true"]')) event.preventDefault();
    const link = event.target.closest('a[href^="#"]');
    const goal = link && $(link.getAttribute("href").slice(1));
    if (goal) {
      event.preventDefault();
      if (narrow.matches) go(goal.closest(".panel").id);
      goal.scrollIntoView({ behavior: calm.matches ? "instant" : "smooth", block: "start" });
    }
  });

  // the keyboard
  document.addEventListener("pointerdown", () => { keys = false; });
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || typing()) return;
    keys = true;
    const here = document.activeElement;
    const list = options();
    const at = list.indexOf(here);
    const back = event.key === "ArrowUp" || event.key === "ArrowLeft";
    if (here?.getAttribute("role") === "tab" && /^Arrow(Left|Right)$/.test(event.key)) {
      const tabs = all("[role=tab]");
      open(tabs[(tabs.indexOf(here) + (back ? -1 : 1) + tabs.length) % tabs.length].id, true);
    } else if (event.key.startsWith("Arrow") && list.length && !here?.closest?.(".pane")) {
      event.preventDefault();
      list[at < 0 ? (back ? list.length - 1 : 0) : (at + (back ? -1 : 1) + list.length) % list.length].focus();
    } else if ((event.key === "Enter" || event.key === " ") && here?.matches?.(".zone .can")) {
      event.preventDefault();
      press(here);
    } else if (event.key === "u" || event.key === "U") $("undo")?.click();
    else if (event.key === "a" || event.key === "A") $("advice")?.click();
    else if (event.key === "h" || event.key === "H") open("tab-help", true);
    else if (event.key === "s" || event.key === "S") open("tab-story", true);
    else return;
  });

  // tabs, and the parts of the table on a phone
  function open(id, focus) {
    for (const tab of all("[role=tab]")) {
      const on = tab.id === id;
      tab.setAttribute("aria-selected", on);
      tab.tabIndex = on ? 0 : -1;
      $(tab.getAttribute("aria-controls")).hidden = !on;
      if (on && focus) tab.focus();
    }
    if (id === "tab-story") read();
    if (id === "tab-chat") document.querySelector("#tab-chat .news").hidden = true;
    if (narrow.matches && focus) go("panel-side");
  }
  function go(id, smooth = true) {
    $(id).scrollIntoView({ behavior: smooth && !calm.matches ? "smooth" : "instant", inline: "start", block: "nearest" });
    mark(id);
  }
  function mark(id) {
    for (const button of all(".switch button")) {
      const here = button.dataset.go === id && (!("board" in play.dataset) || (button.dataset.tab ?? play.dataset.tab) === play.dataset.tab);
      if (here && !button.matches(".since-open")) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
    }
  }
  all("[role=tab]").forEach((tab) => tab.addEventListener("click", () => open(tab.id, false)));
  all(".switch button").forEach((button) => button.addEventListener("click", () => go(button.dataset.go)));
  let settling;
  $("panels").addEventListener("scroll", () => {
    clearTimeout(settling);
    settling = setTimeout(() => {
      const panels = $("panels");
      const panel = all(".panel").find((p) => Math.abs(p.offsetLeft - panels.offsetLeft - panels.scrollLeft) < 30);
      if (panel) mark(panel.id);
    }, 80);
  });

  // one message, one change: remember where pieces lay, then let them travel to where they are now
  const flows = !("board" in play.dataset);  // on the stage motion.js does it
  const where = () => new Map(all(".zone [data-move]").map((piece) => [piece.id, piece.getBoundingClientRect()]));
  let before = new Map();
  let story = "", lit = [];
  const ARRIVED = 1200;  // ms that a new line shines (table.css); its light goes with later news, for its end lays the page anew
  let following = true, leafing = false;
  let chats = 0;
  let busy = false;
  let ended = $("mark").dataset.over === "1";
  play.addEventListener("htmx:sseBeforeMessage", () => {
    before = flows && !calm.matches && !document.hidden ? where() : new Map();
    story = all("#story li:not(.since)").at(-1)?.textContent ?? "";
    following = !leafing || $("pane-story").scrollTop + $("pane-story").clientHeight > $("pane-story").scrollHeight - 80;
    chats = all("#chat-lines b").length;
    busy = $("choice").contains(document.activeElement) || document.activeElement === document.body;
  });
  play.addEventListener("htmx:sseMessage", () => {
    turn();
    if (flows) travel();
    advise();
    if (!ended && $("mark").dataset.over === "1") {
      ended = true;
      if (narrow.matches) go("panel-centre");
      $("result").scrollIntoView({ block: "start" });
    }
    const now = performance.now(), told = lit.length;
    for (const line of all("#story li:not(.since)").reverse()) {
      if (line.textContent === story) break;
      line.classList.add("new");
      lit.push([line, now]);
    }
    if (lit.length > told) lit = lit.filter(([line, since]) => now - since < ARRIVED || line.classList.remove("new"));
    if (following) requestAnimationFrame(read);  // with the frame's own layout, not before it
    if (all("#chat-lines b").length > chats && $("pane-chat").hidden) document.querySelector("#tab-chat .news").hidden = false;
    if (keys && busy && !$("choice").contains(document.activeElement)) options()[0]?.focus({ preventScroll: true });
    if (narrow.matches && $("mark").dataset.mine === "1" && options()[0]?.dataset.place) {
      const [piece] = pieces(options()[0].dataset.place);
      if (piece && !$("panel-side").contains(document.activeElement)) show(piece);
    }
  });
  // the story ends with what is newest; on my turn it opens at what happened since my last one
  function read() {
    const pane = $("pane-story"), since = pane.querySelector(".since");
    const mine = since && $("mark").dataset.mine === "1", above = pane.querySelector(".since-open")?.offsetHeight ?? 0;
    pane.scrollTop = mine ? since.offsetTop - pane.offsetTop - above - 8 : pane.scrollHeight;
    leafing = false;
  }
  for (const turned of ["wheel", "touchmove", "pointerdown", "keydown"])  // who reads elsewhere is left there
    $("pane-story").addEventListener(turned, () => { leafing = true; }, { passive: true });
  function travel() {
    for (const piece of all(".zone [data-move]")) {
      const from = before.get(piece.id);
      if (!from || !from.width) continue;
      const to = piece.getBoundingClientRect();
      const dx = from.left - to.left, dy = from.top - to.top;
      if (Math.abs(dx) + Math.abs(dy) < 12) continue;
      const scale = piece.ownerSVGElement?.getScreenCTM()?.a || 1;
      piece.animate([{ transform: `translate(${dx / scale}px, ${dy / scale}px)` }, { transform: "none" }], { duration: 320, easing: "ease-out" });
    }
  }

  // choosing: at once visible, never as a plain form; sent once, and the same again until somebody answers
  let heard = 0;  // when something last came from the server
  play.addEventListener("htmx:sseBeforeMessage", () => { heard = performance.now(); });
  play.addEventListener("submit", (event) => { if (!event.target.matches("[data-plain]")) event.preventDefault(); });
  play.addEventListener("htmx:configRequest", (event) => {
    if (event.target.matches(".options")) event.detail.timeout = patience;
  });
  play.addEventListener("htmx:beforeRequest", (event) => {
    if (!event.target.matches(".options")) return;
    if (event.target.classList.contains("sent")) { event.preventDefault(); return; }
    event.target.classList.add("sent");
    event.detail.requestConfig.triggeringEvent?.submitter?.classList.add("taken");
  });
  play.addEventListener("htmx:afterRequest", (event) => {
    const { target: form, detail: { successful, xhr } } = event;
    if (form.matches("[data-clear]") && successful) form.reset();
    if (!form.matches(".options")) return;
    if (!xhr.status) {  // nobody answered
      form.classList.add("again");
      trouble();
      setTimeout(send, patience / 3, form);
    } else if (successful) {
      form.classList.remove("again");
      mended();
      setTimeout(doubt, 2 * patience, form, performance.now());
    } else form.classList.remove("sent", "again");
  });
  function send(form) {
    if (!form.isConnected) return mended();  // the stream was quicker
    form.classList.remove("sent");
    form.requestSubmit(form.querySelector(".taken"));
  }
  function doubt(form, since) {  // the choice was kept, but of the stream nothing is heard
    if (form.isConnected && form.classList.contains("sent") && heard < since) location.reload();
  }
  play.addEventListener("htmx:sendError", ({ target }) => { if (!target.matches(".options")) toast(play.dataset.lost); });

  // clocks, by the server's time; one's own last minute is said aloud
  const ahead = play.dataset.now - performance.now() / 1000, [days, hours] = (play.dataset.units ?? "").split(" ");
  const two = (number) => String(number).padStart(2, "0");
  function reads(left) {
    const [d, h, m] = [Math.floor(left / 86400), Math.floor(left / 3600) % 24, Math.floor(left / 60) % 60];
    return d ? `${d} ${days} ${h} ${hours}` : h ? `${h}:${two(m)}:${two(left % 60)}` : `${m}:${two(left % 60)}`;
  }
  const clocks = play.getElementsByClassName("clock");  // kept by the browser: nothing is searched four times a second
  const tick = () => {
    for (const clock of clocks) {
      const { due, left: stands } = clock.dataset, runs = due !== undefined;
      const left = Math.max(0, Math.round(runs ? due - performance.now() / 1000 - ahead : +stands));
      const words = reads(left), soon = left <= (clock.matches(".slow") ? 7200 : 60);
      if (clock.textContent !== words) clock.textContent = words;
      clock.classList.toggle("soon", soon);
      if (!runs || !clock.closest(".you")) continue;
      const says = left <= 10 ? "lastSeconds" : left <= 60 ? "lastMinute" : "";
      if (says !== told && says && left) { $("clock-says").textContent = play.dataset[says]; }
      if (!says) $("clock-says").textContent = "";
      told = says;
    }
    if (told && !play.querySelector(".you .clock[data-due]")) $("clock-says").textContent = told = "";
  };
  let told = "";
  if (days) setInterval(tick, 250);  // a game seen again has none

  play.addEventListener("asked", turn);
  turn();
  advise();
  read();
  play.dataset.ready = shape();
}
