/* Whoever is shown something that lies elsewhere on the page is led there, and back afterwards. */
import { isLeafed, turnTo, wayBack } from "./leafing.js";
import { all, isSeen } from "./page.js";
import { lookAt } from "./sight.js";

const BUSY = "#own.to-move, :popover-open, dialog[open]"; // something is asked, or lies over it

let back = null; // the way back
let [wished, stays] = [false, false]; // it was asked for; the reader has gone elsewhere meanwhile

/* What is shown begins; `again`: its reader has asked for it. */
export function setOut(again) {
  [wished, stays] = [again, false];
  if (again) back ??= wayBack();
}

/* To what is told of. Nobody who may be about to press something is led anywhere unasked, and only
   where a board shows one part at a time. */
export function lead() {
  const told = all("#board .told");
  if (stays || !told.length || !(wished || isFree())) return;
  back ??= wayBack();
  turnTo(() => told.some(isSeen));
  lookAt(told);
}

/* Who looks at nothing but what is their own goes on doing so. */
const isFree = () => isLeafed() && !document.querySelector(BUSY)
  && document.getElementById("board").offsetHeight > 0;

export function leadBack() {
  back?.();
  [back, wished, stays] = [null, false, false];
}

/* Where the reader has gone by hand they stay. */
export function stay() {
  [back, stays] = [null, true];
}

document.addEventListener("change", ({ target }) => { if (target.closest(".tabs")) stay(); });
for (const moved of ["wheel", "touchmove"])
  addEventListener(moved, () => { if (!wished) stay(); }, { passive: true });
