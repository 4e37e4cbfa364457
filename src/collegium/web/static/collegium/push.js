// Settings: notices in this browser. Says plainly how things stand; the rest is the browser's own.
import { $ } from "./page.js";

const part = $("push");
const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (sign) => sign.charCodeAt(0));
const text = (data) => btoa(String.fromCharCode(...new Uint8Array(data))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
const known = new Set((part?.dataset.known ?? "").split(" ").filter(Boolean));

function say(state, why = "") {
  part.dataset.state = state;
  for (const one of part.querySelectorAll("[data-when]")) one.hidden = !one.dataset.when.split(" ").includes(state);
  $("push-why").textContent = why;
}
async function digest(address) {
  const made = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(address));
  return [...new Uint8Array(made)].map((one) => one.toString(16).padStart(2, "0")).join("");
}
async function tell(todo, found) {
  const form = new URLSearchParams({ do: todo, address: found?.endpoint ?? "" });
  if (todo === "on") { form.set("key", text(found.getKey("p256dh"))); form.set("secret", text(found.getKey("auth"))); }
  const headers = { "X-CSRFToken": JSON.parse(document.body.getAttribute("hx-headers"))["X-CSRFToken"], "HX-Request": "true" };
  const answer = await fetch(part.dataset.post, { method: "POST", body: form, headers });
  if (!answer.ok) throw new Error(await answer.text());
}
async function worker() {
  const made = await navigator.serviceWorker.register(part.dataset.worker, { scope: "/push/" });
  const young = made.installing ?? made.waiting;
  if (!made.active) await new Promise((done) => young.addEventListener("statechange", () => young.state === "activated" && done()));
  return made;
}
async function standing() {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return say("never");
  if (Notification.permission === "denied") return say("blocked");
  const found = await (await navigator.serviceWorker.getRegistration("/push/"))?.pushManager.getSubscription();
  const ours = found && text(found.options.applicationServerKey ?? new ArrayBuffer(0)) === part.dataset.key;
  say(ours && Notification.permission === "granted" && known.has(await digest(found.endpoint)) ? "on" : "off");
}
async function on() {
  if (await Notification.requestPermission() !== "granted") return standing();
  const { pushManager } = await worker();
  await (await pushManager.getSubscription())?.unsubscribe();  // it may be for another key
  const found = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(part.dataset.key) });
  await tell("on", found);
  known.add(await digest(found.endpoint));
  say("on");
}
async function off() {
  const found = await (await navigator.serviceWorker.getRegistration("/push/"))?.pushManager.getSubscription();
  if (found) { known.delete(await digest(found.endpoint)); await tell("off", found); await found.unsubscribe(); }
  say("off");
}
async function test() {
  const made = await navigator.serviceWorker.getRegistration("/push/");
  await tell("test", await made.pushManager.getSubscription());
  $("push-why").textContent = part.dataset.sent;
}
async function none() { await tell("none"); known.clear(); $("push-none").hidden = true; await standing(); }

if (part) {
  const careful = (work) => async () => {
    part.inert = true;
    try { await work(); } catch (error) { say(part.dataset.state === "on" ? "on" : "off", `${part.dataset.failed} ${error.message}`); }
    part.inert = false;
  };
  for (const [id, work] of Object.entries({ on, off, test, none })) $(`push-${id}`)?.addEventListener("click", careful(work));
  careful(standing)();
}
