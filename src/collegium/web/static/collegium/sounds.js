// Small synthesised sounds, where the reader wants them: a few strokes each.
import { wishes } from "./page.js";

const STROKES = {  // pitch, when, how long, form
  card: [[180, 0, 0.05, "triangle"]],
  turn: [[660, 0, 0.16], [880, 0.12, 0.22]],
  win: [[523, 0, 0.5], [659, 0.12, 0.5], [784, 0.24, 0.7], [1047, 0.4, 0.9]],
};
let desk = null;
export function sound(kind, delay = 0) {
  if (wishes.sounds !== "1") return;
  desk ??= new AudioContext();
  const now = desk.currentTime + delay;
  for (const [pitch, after, length, form] of STROKES[kind]) {
    const tone = desk.createOscillator(), loud = desk.createGain();
    tone.type = form ?? "sine";
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0.0001, now + after);
    loud.gain.exponentialRampToValueAtTime(0.12, now + after + 0.01);
    loud.gain.exponentialRampToValueAtTime(0.0001, now + after + length);
    tone.connect(loud).connect(desk.destination);
    tone.start(now + after);
    tone.stop(now + after + length + 0.05);
  }
}
