/* What is told of is marked on the board, and points go to where they are counted. */
import { middle } from "./boxes.js";
import { still } from "./motion.js";
import { all, isSeen, thingsAt } from "./page.js";

const FLIGHT = 900; // milliseconds

let keys = []; // of the things that are marked

export function mark(wanted) {
  keys = wanted;
  markAgain();
}

/* The page may have changed beneath the marks. */
export function markAgain() {
  const told = new Set(keys.flatMap(thingsAt));
  for (const thing of all(".told")) if (!told.has(thing)) thing.classList.remove("told");
  for (const thing of told) thing.classList.add("told");
}

/* Pairs of whose and how many, from what they are scored for, or from whoever scores. */
export function flyPoints(points) {
  const isSource = (thing) => !thing.querySelector("[data-points-of]");
  const told = all(".told").filter(isSeen);
  const from = told.find(isSource) ?? told[0]?.firstElementChild;
  for (const [seat, amount] of points) {
    const goal = all(`[data-points-of="${seat}"]`).find(isSeen);
    if (goal) fly(amount, goal.getBoundingClientRect(), from?.getBoundingClientRect());
  }
}

function fly(amount, goal, from) {
  const sign = Object.assign(document.createElement("b"), { className: "scored" });
  sign.textContent = amount;
  document.body.append(sign);
  const [x, y] = middle(goal);
  Object.assign(sign.style, { left: `${x}px`, top: `${y}px` });
  if (!from || still()) return;
  const [fromX, fromY] = middle(from);
  const start = { translate: `${fromX - x}px ${fromY - y}px`, scale: 2.2 };
  const end = { translate: "0 0", scale: 1 };
  sign.animate([start, end], { duration: FLIGHT, easing: "ease-in-out" });
}

export function forgetPoints() {
  for (const sign of all(".scored")) sign.remove();
}
