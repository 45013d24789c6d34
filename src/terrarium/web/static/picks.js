/* Pointing at things: a move names what must be picked for it, in any order. */

let picked = [];

const moves = () => [...document.querySelectorAll("[data-picks]")];
const needs = (move) => move.dataset.picks.split(" ");
const fits = (move) => picked.every((key) => needs(move).includes(key));

/* Picks a thing. Answers the button of the move that is now complete, "picked", or nothing. */
export function pick(thing) {
  const key = thing.dataset.pick;
  if (picked.includes(key)) {
    picked = picked.filter((other) => other !== key);
    showPicks();
    return "picked";
  }
  const before = picked;
  picked = [...picked, key];
  if (!moves().some(fits)) picked = [key];
  const possible = moves().filter(fits);
  if (!possible.length) { picked = before; return null; }
  showPicks();
  return possible.find((move) => needs(move).length === picked.length) ?? "picked";
}

export function clearPicks() {
  picked = [];
}

/* Shows what is picked, what can be picked next, and the moves that fit. */
export function showPicks() {
  const possible = moves().filter(fits);
  const open = new Set(possible.flatMap(needs));
  const startable = new Set(moves().flatMap(needs));
  for (const thing of document.querySelectorAll("[data-pick]")) {
    const key = thing.dataset.pick;
    thing.classList.toggle("picked", picked.includes(key));
    thing.classList.toggle("can", picked.length ? open.has(key) && !picked.includes(key) : startable.has(key) && !thing.matches("[data-thing]"));
    if (startable.has(key)) thing.setAttribute("aria-pressed", String(picked.includes(key)));
    else thing.removeAttribute("aria-pressed");
    describe(thing, startable.has(key));
  }
  for (const move of moves()) move.classList.toggle("possible", picked.length > 0 && fits(move));
}

function describe(thing, able) {
  const reason = able ? null : document.getElementById(`why-${thing.dataset.pick}`);
  if (reason) thing.setAttribute("aria-describedby", reason.id);
  else thing.removeAttribute("aria-describedby");
}
