/* What is told of is marked on the board, and points go to where they are counted. */
import { still } from "./motion.js";
import { all } from "./page.js";

const FLIGHT = 900; // milliseconds

let keys = []; // of the things that are marked

const thingsAt = (key) => all(`[data-at~="${CSS.escape(key)}"]`);
const isSeen = (thing) => thing.getClientRects().length > 0;

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

/* Pairs of whose and how many, from what they are scored for. */
export function flyPoints(points) {
  const isSource = (thing) => isSeen(thing) && !thing.querySelector("[data-points-of]");
  const from = all(".told").find(isSource);
  for (const [seat, amount] of points) {
    const goal = all(`[data-points-of="${seat}"]`).find(isSeen);
    if (goal) fly(amount, goal.getBoundingClientRect(), from?.getBoundingClientRect());
  }
}

function fly(amount, goal, from) {
  const sign = Object.assign(document.createElement("b"), { className: "scored" });
  sign.textContent = amount;
  document.body.append(sign);
  const [x, y] = [middle(goal.left, goal.right), middle(goal.top, goal.bottom)];
  Object.assign(sign.style, { left: `${x}px`, top: `${y}px` });
  if (!from || still()) return;
  const away = [middle(from.left, from.right) - x, middle(from.top, from.bottom) - y];
  const start = { translate: `${away[0]}px ${away[1]}px`, scale: 2.2 };
  const end = { translate: "0 0", scale: 1 };
  sign.animate([start, end], { duration: FLIGHT, easing: "ease-in-out" });
}

const middle = (one, other) => (one + other) / 2;

export function forgetPoints() {
  for (const sign of all(".scored")) sign.remove();
}
