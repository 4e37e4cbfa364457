// The sheet of symbols, brought into the page: a mark shows art of its own document at once, that of another file only in
// a later frame. The page as it came points to the file; what comes afterwards to the page, as soon as the sheet is there.
import { play } from "./page.js";

const HERE = "#art-", file = `${play.dataset.sheet}#`;
let where = file;
const idle = globalThis.requestIdleCallback ?? setTimeout;
async function bring() {
  const answer = await fetch(play.dataset.sheet).catch(() => null);
  if (!answer?.ok) return;
  const sheet = document.createElement("template"), text = await answer.text();
  idle(() => {
    sheet.innerHTML = text.replaceAll('<symbol id="', '<symbol id="art-').replaceAll('href="#', `href="${HERE}`);
    const art = sheet.content.firstElementChild;
    art.setAttribute("class", "sheet");
    art.setAttribute("aria-hidden", "true");
    document.body.append(art);
    where = HERE;
  });
}
if (play.dataset.sheet) document.readyState === "complete" ? bring() : addEventListener("load", bring);

export const drawn = (html) => html.replaceAll('href="~#', `href="${where}`);  // a message: the sheet's address is told once
export function near(marks) {  // copies of what the page came with
  if (where !== file)
    for (const mark of marks)
      for (const use of mark.tagName === "use" ? [mark] : mark.querySelectorAll?.("use") ?? []) {
        const art = use.getAttribute("href");
        if (art.startsWith(file)) use.setAttribute("href", HERE + art.slice(file.length));
      }
  return marks;
}
