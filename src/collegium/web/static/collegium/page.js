// What the scripts of the stage share: finding things, and what this browser keeps of its reader's wishes.
export const $ = (id) => document.getElementById(id);
export const all = (what, where = document) => [...where.querySelectorAll(what)];
export const play = document.querySelector("main.play");
export const piece = (id) => $(`p-${id}`);
export const mine = () => $("mark").dataset.mine === "1";
export function wayAt(event) {  // what can be clicked on a piece by itself, for a mouse: fingers have the menu beside the piece
  const mouse = event.pointerType ? event.pointerType === "mouse" : event.detail > 0 && matchMedia("(pointer: fine)").matches;
  return (mouse && event.target.closest?.("#stage .can [data-way]")) || null;
}
export const typing = () => /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement?.tagName ?? "");

export function intoSight(one) {  // scrolls the board's part alone: of the panels beside it none comes or goes
  const part = $("panel-centre"), frame = part.getBoundingClientRect(), box = one.getBoundingClientRect();
  if (!box.height || (box.top >= frame.top && box.bottom <= frame.bottom)) return;
  part.scrollTop += box.top - frame.top - Math.max(0, (frame.height - box.height) / 2);  // in the middle, or from its top
}

const kept = (name, otherwise) => { try { return localStorage.getItem(name) ?? otherwise; } catch { return otherwise; } };
export const wishes = { speed: kept("speed", "normal"), sounds: kept("sounds", "0"), letters: kept("letters", "1"), taps: kept("taps", "0") };
export function wish(name, value) {
  wishes[name] = value;
  try { localStorage.setItem(name, value); } catch { /* private windows keep nothing */ }
}
const calm = matchMedia("(prefers-reduced-motion: reduce)");
export const still = () => calm.matches || document.hidden || wishes.speed === "instant";  // nothing moves
