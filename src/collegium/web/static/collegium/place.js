// A message is put in place over a few frames, so that none of them is long. The work is a generator that says, before each
// piece of it, how many elements that will touch; a frame takes as many as this browser manages, one piece at least.
// Whatever its reader does meanwhile finds all of it in place.
import { all, still } from "./page.js";

export const FRAME = Infinity;  // what comes next has a frame of its own, in which reading where things lie costs nothing
const LEAST = 60, MOST = 240, LIGHT = 8, HEAVY = 14;  // elements of a frame; ms of a whole one, drawing included
const LATE = 1000;  // ms after which frames that do not come are not waited for
let room = 100, work = null, then, load = 0, beat = 0, late = 0, busy = false;

export const placing = () => work !== null;
export const weight = (fresh) => 1 + all("*", fresh).length + 5 * all("use", fresh).length;  // a symbol is several
export function place(steps, done) {  // what was still to be put in place comes first
  atOnce();
  [work, then, load] = [steps, done, 0];
  late = setTimeout(atOnce, LATE);
  if (still()) atOnce();
  else {
    beat = requestAnimationFrame(frame);
    step();  // what it reads and clears away before its first piece is no part of that frame
  }
}
export function atOnce() {
  while (work && !busy) step();
}
function step() {
  busy = true;
  const { value, done } = work.next();
  busy = false;
  if (!done) { load = value; return; }
  cancelAnimationFrame(beat);
  clearTimeout(late);
  work = null;
  then(value);
}
function frame() {
  const mine = work;
  let did = 0;
  begun = performance.now();
  do { did += load; step(); } while (work === mine && did + load <= room);
  if (work !== mine) return;
  beat = requestAnimationFrame(frame);
  if (did <= room) after.port1.postMessage("");
}

// ---- how much that is: by how long frames took
let begun = 0;
const after = new MessageChannel();  // its news come when the frame has been drawn
after.port2.onmessage = () => {
  const took = performance.now() - begun;
  if (took > HEAVY) room = Math.max(LEAST, room * 0.7);
  else if (took < LIGHT) room = Math.min(MOST, room * 1.3);
};
for (const input of ["pointerdown", "keydown", "click"]) addEventListener(input, atOnce, { capture: true });
