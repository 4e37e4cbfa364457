// The page of settings: what this browser keeps of its reader's wishes, the same that stands under Help at a table.
import { $, all, wish, wishes } from "./page.js";
import { sound } from "./sounds.js";

const root = document.documentElement;
for (const one of all("[name=theme]")) {
  one.checked = one.value === (root.dataset.theme ?? "");
  one.addEventListener("change", () => {
    document.cookie = `theme=${one.value}; path=/; max-age=${one.value ? 31536000 : 0}; samesite=lax`;
    if (one.value) root.dataset.theme = one.value; else delete root.dataset.theme;
  });
}
for (const one of all("[name=speed]")) {
  one.checked = one.value === wishes.speed;
  one.addEventListener("change", () => wish("speed", one.value));
}
$("set-taps").checked = wishes.taps === "1";
$("set-taps").addEventListener("change", (event) => wish("taps", event.target.checked ? "1" : "0"));
$("set-sound").checked = wishes.sounds === "1";
$("set-sound").addEventListener("change", (event) => { wish("sounds", event.target.checked ? "1" : "0"); sound("card"); });
$("set-keys").checked = wishes.letters === "1";
$("set-keys").addEventListener("change", (event) => wish("letters", event.target.checked ? "1" : "0"));
