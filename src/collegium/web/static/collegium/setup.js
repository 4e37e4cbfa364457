// Setting up a table: as many seats as are counted, within what the variant allows. What the server knows, it says.
const form = document.querySelector("form.setup");
const rows = [...form.querySelectorAll(".seatrow")], counts = [...form.querySelectorAll("[name=count]")];
const value = (row, wanted) => row.querySelector(`[value=${wanted}]`);
const nobody = (row) => value(row, "nobody")?.checked ?? false;
const limits = () => {
  const { low, high } = (form.querySelector("[name=variant]:checked") ?? form.querySelector("[name=variant]")).dataset;
  return [+low, +high];
};

function seat(count) {  // the first ones are taken, the others are away
  rows.forEach((row, number) => {
    if (number >= count && value(row, "nobody")) value(row, "nobody").checked = true;
    else if (number < count && nobody(row)) value(row, form.dataset.usual).checked = true;
    row.hidden = number >= count;
  });
  for (const one of counts) one.checked = +one.value === count;
}
function fit() {
  const [low, high] = limits(), taken = rows.filter((row) => !nobody(row)).length;
  for (const one of counts) one.disabled = +one.value < low || +one.value > high;
  seat(Math.min(Math.max(taken, low), high));
}
function explain() {  // what each seat's choice means
  for (const row of rows) {
    const chosen = row.querySelector("input:checked")?.value;
    for (const one of row.querySelectorAll("[data-of]")) one.hidden = one.dataset.of !== chosen;
  }
}
let own = false;  // a clock was chosen: it stays
const clocks = [...form.querySelectorAll("[name=clock]")];
function wind({ target }) {  // with people who come by a link there is a clock, against bots none
  if (clocks.includes(target)) own = true;
  const open = rows.some((row) => !row.hidden && value(row, "open").checked);
  if (!own) clocks[open ? 1 : 0].checked = true;
}
form.addEventListener("change", wind, true);  // before the sentence is asked for
for (const one of counts) one.addEventListener("change", () => seat(+one.value));
for (const one of form.querySelectorAll("[name=variant]")) one.addEventListener("change", fit);
form.addEventListener("change", explain);
form.classList.add("counted");
form.querySelector(".counts").hidden = counts.length < 2;
fit();
explain();
